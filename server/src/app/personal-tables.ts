import type { PersonalTables } from '../platform/personal/index.ts';
import { features } from './features.ts';

/** What the tables of all features hold of customers. */
export const personalTables: readonly PersonalTables[] = features.flatMap(({ personal }) =>
  personal ? [personal] : [],
);
