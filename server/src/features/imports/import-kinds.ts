import type { ImportKind } from '../../platform/imports/index.ts';
import { productImport } from '../products/index.ts';

/** Everything that is imported, by its name. */
export const importKinds: ReadonlyMap<string, ImportKind> = new Map([[productImport.kind, productImport]]);
