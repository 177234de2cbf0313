import DataLoader from 'dataloader';
import { perRequest, type RequestContext, type ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { extractorVersion } from '../offers/index.ts';
import { findSnapshotMakers, type SnapshotKey, type SnapshotMakersRecord } from './snapshot-makers.store.ts';

const makersByKey = perRequest(
  ({ actor, deps }) =>
    new DataLoader<SnapshotKey, SnapshotMakersRecord | null, string>(
      async (keys) => {
        const makers = await findSnapshotMakers(deps.db, actor, keys);
        return keys.map(({ id }) => makers.get(id) ?? null);
      },
      { cacheKeyFn: ({ id }) => id },
    ),
);

/** What made a snapshot as GraphQL shows it; null where the snapshot is gone. */
async function snapshotMakers(key: SnapshotKey, context: RequestContext) {
  const makers = await makersByKey(context).load(key);
  return makers && { ...makers, isExtractorCurrent: makers.extractorVersion === extractorVersion };
}

/** Offers and products say which snapshot; what made it is told by grabbers, which stand above both. */
export const snapshotMakersResolvers = {
  Snapshot: {
    madeBy: ({ id, observedAt }, _args, context) => madeBy(id, observedAt, context),
  },
  ValueSource: {
    madeBy: ({ snapshotId, observedAt }, _args, context) => madeBy(snapshotId, observedAt, context),
  },
} satisfies Pick<Resolvers, 'Snapshot' | 'ValueSource'> & ResolverMap;

function madeBy(id: unknown, at: unknown, context: RequestContext) {
  return typeof id === 'string' && at instanceof Date ? snapshotMakers({ id, at }, context) : null;
}
