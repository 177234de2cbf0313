import { createHash } from 'node:crypto';
import { detailed } from '@quarry/contracts/wording';
import { repeatedIssue, uniqueValues } from '@quarry/extraction/channel-row';
import type { Tx } from '../../platform/db/index.ts';
import type { FeedChannel, FeedRecipe } from './feed.ts';
import type { MadeRow } from './made-row.ts';
import { findEarlierRows, putUniqueKeys, type UniqueKey } from './unique-rows.store.ts';

const shownAtMost = 200;

/** Rows with an issue more where an earlier row of the feed says the same in a field that should be its own. */
export async function withRepeated(
  tx: Tx,
  channel: FeedChannel,
  feed: FeedRecipe,
  made: readonly MadeRow[],
): Promise<MadeRow[]> {
  const said = made.flatMap((one) =>
    one.input.state === 'OFF'
      ? []
      : uniqueValues(one.row, channel.fields).map(({ field, value }) => ({
          externalId: one.input.externalId,
          field,
          value,
        })),
  );
  const keys = said.map(({ externalId, field, value }): UniqueKey => ({
    externalId,
    field: field.name,
    hash: createHash('sha256').update(sameText(field, value)).digest('hex'),
  }));
  const externalIds = made.map(({ input }) => input.externalId);
  await putUniqueKeys(tx, channel, feed, externalIds, keys);
  const earlier = await findEarlierRows(tx, channel, feed, keys);
  if (earlier.length === 0) return [...made];
  const placed = new Map(earlier.map(({ externalId, field, other }) => [`${field} ${externalId}`, other]));
  const issues = said.flatMap(({ externalId, field, value }) => {
    const other = placed.get(`${field.name} ${externalId}`);
    if (other === undefined) return [];
    const shown = value.slice(0, shownAtMost).toWellFormed();
    return [
      { externalId, issue: repeatedIssue(field, detailed('ROW_TAKEN', { field: field.name, value: shown, other })) },
    ];
  });
  const byRow = Map.groupBy(issues, ({ externalId }) => externalId);
  return made.map((one) => ({
    ...one,
    issues: [...one.issues, ...(byRow.get(one.input.externalId) ?? []).map(({ issue }) => issue)],
  }));
}

/** A GTIN is the same with zeros before it. */
function sameText({ type }: { type: string }, value: string): string {
  return type === 'gtin' ? value.padStart(14, '0') : value;
}
