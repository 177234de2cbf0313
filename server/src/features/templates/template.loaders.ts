import DataLoader from 'dataloader';
import { perRequest } from '../../platform/feature.ts';
import type { StandingEntry } from './template.ts';
import { findStanding, findUses } from './template.store.ts';

/** Of each category the entries on its way, by attribute in the order of the template, the nearest first. */
export const templateOfCategory = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = Map.groupBy(await findStanding(deps.db, ids), ({ categoryId }) => categoryId);
      return ids.map((id): StandingEntry[][] => [
        ...Map.groupBy(found.get(id) ?? [], ({ attributeId }) => attributeId).values(),
      ]);
    }),
);

/** The categories that themselves say something of an attribute. */
export const usesOfAttribute = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const uses = Map.groupBy(await findUses(deps.db, ids), ({ attributeId }) => attributeId);
      return ids.map((id) => uses.get(id) ?? []);
    }),
);
