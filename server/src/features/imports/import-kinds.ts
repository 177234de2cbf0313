import type { ImportKind } from '../../platform/imports/index.ts';
import { productImport } from '../products/index.ts';

/** Everything that is imported, by its name. */
export const importKinds: ReadonlyMap<string, ImportKind> = new Map([[productImport.kind, productImport]]);

/** The kind of a name that the SDL or a row of ours says. */
export function kindOf(name: string): ImportKind {
  const kind = importKinds.get(name.toLowerCase());
  if (!kind) throw new Error(`There is no kind of import "${name}".`);
  return kind;
}
