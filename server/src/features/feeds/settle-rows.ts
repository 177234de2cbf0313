import { createHash } from 'node:crypto';
import { publicAddressSetting } from '@quarry/contracts/installation';
import { storeWording, wording } from '@quarry/contracts/wording';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { resolveChannelIssue, syncIssues } from '../channels/index.ts';
import type { FeedChannel, FeedRecipe } from './feed.ts';
import {
  countForGuard,
  countHeldListings,
  lockRows,
  putRows,
  reformatRows,
  raiseRevision,
  type StandingRow,
  type WrittenRow,
} from './feed-row.store.ts';
import { hashOfRow, type MadeRow, makeRow, rewriting } from './made-row.ts';
import { pagePriceIssues } from './page-price.ts';
import { findRowInputs, type RowInput } from './row-input.store.ts';
import { issuesOf } from './row-issues.ts';
import { withRepeated } from './unique-rows.ts';

const dayMs = 86_400_000;
/** So many rows go at once, whatever share of the feed they are. */
const alwaysRemoved = 20;
const massRemoval = 'mass_removal_held';

/** Brings the rows of these variants in feeds of a channel up to date, and the issues of their listings where `feeds` has the first feed. */
export async function settleRows(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'settings'> & { db: Deps['db'] },
  channel: FeedChannel,
  feeds: readonly FeedRecipe[],
  variantIds: readonly string[],
  issuesOfFeed: string | undefined,
): Promise<void> {
  const now = deps.clock.now();
  const inputs = await findRowInputs(tx, channel.id, variantIds, now);
  const publicAddress = (await settingValue(deps, publicAddressSetting)).replace(/\/$/, '');
  for (const feed of feeds) {
    const each = inputs.map((input) => makeRow(input, feed, channel, { publicAddress, now }));
    const made = await withRepeated(tx, channel, feed, each);
    await settleFeed(tx, channel, feed, made, now);
    if (feed.id === issuesOfFeed) {
      const found = made.flatMap((one) =>
        one.input.state === 'OFF' ? [] : [...issuesOf(one), ...pagePriceIssues(one)],
      );
      const listingIds = inputs.map(({ listingId }) => listingId);
      await syncIssues(tx, { shopId: channel.shopId, channelId: channel.id }, listingIds, found, now);
    }
  }
}

async function settleFeed(
  tx: Tx,
  channel: FeedChannel,
  feed: FeedRecipe,
  made: readonly MadeRow[],
  now: Date,
): Promise<void> {
  const standing = await lockRows(
    tx,
    feed.id,
    made.map(({ input }) => input.externalId),
  );
  const wanted = made.flatMap((one): WrittenRow[] => {
    const next = nextOf(one, standing.get(one.input.externalId));
    return next ? [next] : [];
  });
  const guarded = await guard(tx, channel, feed, wanted, standing, now);
  const changed = guarded.filter((row) => isChanged(row, standing.get(row.externalId)));
  await putRows(tx, feed, changed, now);
  await keepInFormat(tx, channel, feed, guarded, standing);
  if (changed.some((row) => isVisible(row, standing.get(row.externalId)))) await raiseRevision(tx, feed.id);
  const touchesHeld = changed.some(
    ({ externalId, state }) => state === 'held' || standing.get(externalId)?.state === 'held',
  );
  if (touchesHeld) await tellOfHeldRows(tx, channel, now);
}

/** Held rows say what they said, in the format that their feed has by now. */
async function keepInFormat(
  tx: Tx,
  { fields }: FeedChannel,
  feed: FeedRecipe,
  rows: readonly WrittenRow[],
  standing: ReadonlyMap<string, StandingRow>,
): Promise<void> {
  const kept = rows.flatMap(({ state, externalId }) => {
    const before = standing.get(externalId);
    return state === 'held' && before && before.format !== feed.format ? [before] : [];
  });
  for (const [format, some] of Map.groupBy(kept, ({ format }) => format)) {
    const rewrite = rewriting(format, feed.format, fields);
    const rewritten = some.flatMap(({ externalId, rendered: before }) => {
      const rendered = rewrite(before);
      return rendered === undefined ? [] : [{ externalId, rendered }];
    });
    await reformatRows(tx, feed, rewritten);
  }
}

/** What becomes of a row; undefined for one that is not there and does not come. */
function nextOf(made: MadeRow, before: StandingRow | undefined): WrittenRow | undefined {
  const { input, rendered, sources, issues } = made;
  const { externalId, listingId, publishAt, unpublishAt } = input;
  const removedBy = removerOf(input, issues);
  if (removedBy !== null)
    return before && before.state !== 'removed'
      ? { externalId, listingId, state: 'removed', removedBy, content: null }
      : undefined;
  const times = { servedFrom: publishAt, servedUntil: unpublishAt };
  const content = { rendered, sources, ...times, hash: hashOfRow({ rendered, sources, ...times }) };
  return { externalId, listingId, state: 'served', removedBy: null, content };
}

/** Who takes a row out: people by what they said of listing and product, checks by what they found; null where it stays. */
export function removerOf({ state, reasons }: RowInput, issues: MadeRow['issues']): WrittenRow['removedBy'] {
  if (state === 'OFF' || reasons.includes('PRODUCT_NOT_ACTIVE') || reasons.includes('CHANNEL_DRAFT')) return 'person';
  return state === 'REFUSED' || issues.some(({ severity }) => severity === 'error') ? 'check' : null;
}

/** Holds rows that checks would take out beyond the share that the channel allows in a day: they stay as they are. */
async function guard(
  tx: Tx,
  { removalGuardPpm }: FeedChannel,
  { id }: FeedRecipe,
  rows: readonly WrittenRow[],
  standing: ReadonlyMap<string, StandingRow>,
  now: Date,
): Promise<WrittenRow[]> {
  const leaving = rows.filter(({ removedBy }) => removedBy === 'check');
  if (leaving.length === 0) return [...rows];
  const { standing: served, gone } = await countForGuard(tx, id, new Date(now.getTime() - dayMs));
  const allowed = Math.max(alwaysRemoved, Math.floor(((served + gone) * removalGuardPpm) / 1_000_000));
  let room = Math.max(0, allowed - gone);
  return rows.map((row) => {
    if (row.removedBy !== 'check') return row;
    const isHeld = standing.get(row.externalId)?.state === 'held';
    room -= isHeld ? 0 : 1;
    return isHeld || room < 0 ? { ...row, state: 'held', removedBy: null } : row;
  });
}

function isChanged({ state, content }: WrittenRow, before: StandingRow | undefined): boolean {
  return state !== before?.state || (content !== null && content.hash !== before.hash);
}

/** Whether the file shows another thing for it. */
function isVisible({ state, content }: WrittenRow, before: StandingRow | undefined): boolean {
  const [was, is] = [before !== undefined && before.state !== 'removed', state !== 'removed'];
  if (was !== is) return true;
  if (!is || content === null || before === undefined) return false;
  return (
    content.rendered !== before.rendered ||
    content.servedFrom?.getTime() !== before.servedFrom?.getTime() ||
    content.servedUntil?.getTime() !== before.servedUntil?.getTime()
  );
}

/** One issue of the channel says how many rows wait for a person. */
export async function tellOfHeldRows(
  tx: Tx,
  { id, shopId }: Pick<FeedChannel, 'id' | 'shopId'>,
  now: Date,
): Promise<void> {
  const count = await countHeldListings(tx, id);
  if (count === 0) return resolveChannelIssue(tx, id, massRemoval, now);
  const detail = storeWording(wording('FEED_ROWS_HELD', { count }));
  const fingerprint = createHash('sha256').update(detail).digest('hex');
  const issue = {
    listingId: null,
    code: massRemoval,
    severity: 'error' as const,
    attribute: null,
    detail,
    documentation: null,
    rootKind: 'mapping' as const,
    rootRef: null,
    made: null,
    fingerprint,
  };
  return syncIssues(tx, { shopId, channelId: id }, [], [issue], now);
}
