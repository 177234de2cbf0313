import DataLoader from 'dataloader';
import { perRequest, type RequestContext } from '../../platform/feature.ts';
import { extractorVersion } from './save-offers.ts';
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
export async function snapshotMakers(key: SnapshotKey, context: RequestContext) {
  const makers = await makersByKey(context).load(key);
  return makers && { ...makers, isExtractorCurrent: makers.extractorVersion === extractorVersion };
}
