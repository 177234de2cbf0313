import type { Reasoned } from '@quarry/contracts/wording';
import type { RequestContext } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { type ImportKind, startImport } from '../../platform/imports/index.ts';
import { commentImport } from '../comments/index.ts';
import { offerImport } from '../offers/index.ts';
import { orderImport, trackingImport } from '../orders/index.ts';
import { keepPaid, orderMoney } from '../payments/index.ts';
import { productImport } from '../products/index.ts';
import { taxImport } from '../taxes/index.ts';

/** Everything that is imported, by its name. */
export const importKinds: ReadonlyMap<string, ImportKind> = new Map(
  [
    productImport,
    offerImport,
    orderImport(keepPaid, orderMoney),
    trackingImport(orderMoney),
    commentImport,
    taxImport,
  ].map((kind) => [kind.kind, kind]),
);

/** The kind of a name that the SDL or a row of ours says. */
export function kindOf(name: string): ImportKind {
  const kind = importKinds.get(name.toLowerCase());
  if (!kind) throw new Error(`There is no kind of import "${name}".`);
  return kind;
}

/** Begins an import of a file that somebody uploaded; of a kind whose records lie in another, in one that they may import into. */
export async function beginImport(
  context: Pick<RequestContext, 'actor' | 'deps'>,
  userId: string,
  kind: ImportKind,
  { uploadId, withinId }: { uploadId: string; withinId: string | null },
): ReturnType<typeof startImport> {
  const refusal = await refusedPlace(kind, context, withinId);
  if (refusal) return { kind: 'not_allowed', ...refusal };
  return startImport(context.deps, { userId }, kind, { uploadId, withinId: kind.within ? withinId : null });
}

async function refusedPlace(
  { within }: ImportKind,
  context: Pick<RequestContext, 'actor' | 'deps'>,
  id: string | null,
): Promise<Reasoned | undefined> {
  if (!within) return undefined;
  const name = id !== null && isId(id) ? await within.nameOf(context, id) : undefined;
  return name === undefined ? within.refusal() : undefined;
}
