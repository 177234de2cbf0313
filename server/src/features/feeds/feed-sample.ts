import { attributesOf } from '@quarry/contracts/feeds';
import { withTransaction } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { FeedSample, Shape } from '../../platform/graphql/index.ts';
import type { FeedRecord } from './feed.ts';
import { findEmptySince, listFeedRows } from './feed-list.store.ts';
import { findFeedChannel } from './kind-fields.store.ts';

/** The first rows of a file as a table: a column for each field that one of them has. */
export async function sampleOf(
  { actor, deps }: RequestContext,
  { id, channelId }: FeedRecord,
  first: number,
): Promise<Shape<FeedSample>> {
  const [{ nodes }, channel] = await Promise.all([
    listFeedRows(deps.db, {
      actor,
      feedId: id,
      first,
      after: null,
      states: 'file',
      search: null,
      now: deps.clock.now(),
    }),
    withTransaction(deps.db, (tx) => findFeedChannel(tx, channelId)),
  ]);
  const rows = nodes.map(({ externalId, sources }) => ({
    externalId,
    said: new Map(sources.map(({ field, values }) => [field, values.join(', ')])),
  }));
  const emptySince = rows.length === 0 ? await findEmptySince(deps.db, id, deps.clock.now()) : null;
  const columns = attributesOf(channel?.fields ?? [])
    .map(({ name }) => name)
    .filter((name) => rows.some(({ said }) => said.has(name)));
  return {
    columns,
    emptySince,
    rows: rows.map(({ externalId, said }) => ({ externalId, cells: columns.map((name) => said.get(name) ?? null) })),
  };
}
