import DataLoader from 'dataloader';
import { perRequest, type RequestContext, type ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import type { ValueEvidence } from '../products/index.ts';
import { storedPageLink } from './stored-page-link.ts';
import { countOffersOfVariants, findValueSources, type ValueSourceRecord } from './value-source.store.ts';

const sourceOf = perRequest(
  ({ actor, deps }) =>
    new DataLoader<ValueEvidence, ValueSourceRecord | null, string>(
      (evidence) => findValueSources(deps.db, actor, evidence),
      { cacheKeyFn: ({ snapshotId, offerId, field }) => `${snapshotId} ${offerId} ${field}` },
    ),
);

const offerCountOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const counts = await countOffersOfVariants(deps.db, ids);
      return ids.map((id) => counts.get(id) ?? 0);
    }),
);

/** Products say of a value where it was read; what stands there is told by offers. */
async function source(value: { source?: unknown }, _args: unknown, context: RequestContext) {
  if (!isEvidence(value.source)) return null;
  const found = await sourceOf(context).load(value.source);
  if (found === null) return null;
  const { hasBytes, ...shown } = found;
  return hasBytes ? shown : { ...shown, storedPageUrl: null };
}

function isEvidence(said: unknown): said is ValueEvidence {
  return typeof said === 'object' && said !== null && 'snapshotId' in said && 'field' in said;
}

export const valueSourceResolvers = {
  ProductValue: { source },
  ValueAlternative: { source },
  ValueFinding: { source },
  ValueSource: {
    storedPageUrl: async ({ snapshotId, storedPageUrl }, _args, context) =>
      storedPageUrl === null || typeof snapshotId !== 'string'
        ? null
        : storedPageLink(context, { kind: 'snapshot', id: snapshotId }),
  },
  Variant: {
    offerCount: (variant, _args, context) => offerCountOf(context).load(variant.id ?? ''),
  },
} satisfies Pick<Resolvers, 'ProductValue' | 'ValueAlternative' | 'ValueFinding' | 'ValueSource' | 'Variant'> &
  ResolverMap;
