import type { Reasoned } from '@quarry/contracts/wording';
import type { RequestContext } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import type { ImportKind } from '../../platform/imports/index.ts';
import { offerImport } from '../offers/index.ts';
import { productImport } from '../products/index.ts';

/** Everything that is imported, by its name. */
export const importKinds: ReadonlyMap<string, ImportKind> = new Map(
  [productImport, offerImport].map((kind) => [kind.kind, kind]),
);

/** The kind of a name that the SDL or a row of ours says. */
export function kindOf(name: string): ImportKind {
  const kind = importKinds.get(name.toLowerCase());
  if (!kind) throw new Error(`There is no kind of import "${name}".`);
  return kind;
}

/** Why somebody cannot import where they want to; nothing for a kind whose records lie in no other. */
export async function refusedPlace(
  { within }: ImportKind,
  context: Pick<RequestContext, 'actor' | 'deps'>,
  id: string | null,
): Promise<Reasoned | undefined> {
  if (!within) return undefined;
  const name = id !== null && isId(id) ? await within.nameOf(context, id) : undefined;
  return name === undefined ? within.refusal() : undefined;
}
