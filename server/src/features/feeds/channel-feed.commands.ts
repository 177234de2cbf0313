import { type FeedDraft, feedLimits } from '@quarry/contracts/channels';
import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, createRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { nextRunAfterEdit, nextRunAt, withHour } from '../../platform/runs/index.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { timeZoneOfShop } from '../shops/index.ts';
import {
  findFeedForUpdate,
  holdFeedChannel,
  insertFeed,
  isNameTaken,
  raiseFeedVersion,
  replaceTokenRow,
  updateFeedRow,
} from './channel-feed.store.ts';
import type { FeedRecord } from './feed.ts';
import { lockHeldRows, putRows, raiseRevision } from './feed-row.store.ts';
import { insertFeedRun, restartRebuild } from './feed-run.store.ts';
import { newToken } from './feed-token.ts';
import { waitToSettle } from './feed-dirty.store.ts';
import { tellOfHeldRows } from './settle-rows.ts';

type NotAllowed = { kind: 'not_allowed' } & Reasoned;
type Invalid = { kind: 'invalid'; issues: InputIssue[] };
export type FeedOutcome = Saved<FeedRecord> | Missed | NotAllowed | Invalid;

const dayMs = 86_400_000;

const feedKind: RecordKind<FeedRecord> = {
  entity: 'channel_feed',
  lock: findFeedForUpdate,
  audited: auditedFeed,
};

/** For what the rows in hand go into: it waits for them first, as anyone who writes and then waits would be waited for. */
const settledFeedKind: RecordKind<FeedRecord> = {
  ...feedKind,
  lock: async (tx, id) => {
    await waitToSettle(tx);
    return findFeedForUpdate(tx, id);
  },
};

/** The fields that an audit entry compares; of the token only that it is another. */
function auditedFeed({ channelId, tokenHash, previousUntil, ...feed }: FeedRecord): Record<string, unknown> {
  return { channelId, ...draftOf(feed), address: tokenHash.slice(0, 8), previousUntil };
}

function draftOf({ name, format, schedule }: Pick<FeedRecord, 'name' | 'format' | 'schedule'>): FeedDraft {
  return { name, format: shownFormat(format), schedule };
}

export function shownFormat(format: FeedRecord['format']): FeedDraft['format'] {
  return format.toUpperCase() as FeedDraft['format'];
}

/** Adds a feed to a channel, and queues the evaluation of its rows. */
export async function createFeed(
  deps: Deps,
  origin: ChangeOrigin,
  channelId: string,
  draft: FeedDraft,
): Promise<FeedOutcome> {
  return createRecord(deps, origin, feedKind, async (tx, id) => {
    const channel = await holdFeedChannel(tx, channelId);
    if (!channel) return { kind: 'not_found' as const };
    const { shopId, mappingVersion, name } = channel;
    if (channel.status === 'ARCHIVED') return notAllowed(reasoned('CHANNEL_IS_ARCHIVED', { channel: name }));
    if (!channel.hasFields) return notAllowed(reasoned('FEED_NO_KIND', { channel: name }));
    if (channel.feeds >= feedLimits.ofChannel)
      return notAllowed(reasoned('FEEDS_FULL', { channel: name, most: feedLimits.ofChannel }));
    const invalid = await refusalOf(tx, { id, channelId, formats: channel.formats }, draft);
    if (invalid) return invalid;
    const now = deps.clock.now();
    const token = await newToken(deps.secrets, id);
    const zone = await timeZoneOfShop(tx, shopId);
    const schedule = withHour(draft.schedule, now, zone);
    const due = nextRunAt(schedule, now, zone);
    await insertFeed(tx, { ...draft, schedule, id, shopId, channelId, mappingVersion, token, nextRunAt: due }, now);
    await insertFeedRun(tx, { feedId: id, shopId, mappingVersion, requestedBy: origin.actor.userId }, now);
    return undefined;
  });
}

/** Saves an edit; a feed of another format is evaluated anew. */
export function updateFeed(
  deps: Deps,
  origin: ChangeOrigin,
  { id, version }: { id: string; version: number },
  draft: FeedDraft,
): Promise<FeedOutcome> {
  return changeRecord(deps, origin, settledFeedKind, { id, version, action: 'updated' }, async (tx, before) => {
    const channel = await holdFeedChannel(tx, before.channelId);
    if (!channel) return { kind: 'not_found' as const };
    if (channel.status === 'ARCHIVED') return notAllowed(reasoned('CHANNEL_IS_ARCHIVED', { channel: channel.name }));
    const invalid = await refusalOf(tx, { id, channelId: before.channelId, formats: channel.formats }, draft);
    if (invalid) return invalid;
    const now = deps.clock.now();
    const zone = await timeZoneOfShop(tx, before.shopId);
    const schedule = withHour(draft.schedule, now, zone, before);
    const edited = { ...draft, schedule };
    if (sortedJson(draftOf(before)) === sortedJson(edited)) return undefined;
    await updateFeedRow(tx, id, edited, nextRunAfterEdit(before, schedule, now, zone), now);
    if (shownFormat(before.format) !== draft.format) {
      const { shopId, mappingVersion } = before;
      await raiseRevision(tx, id);
      await restartRebuild(tx, { feedId: id, shopId, mappingVersion, requestedBy: origin.actor.userId }, now);
    }
    return undefined;
  });
}

/** Gives a feed another address; the one before works for seven more days. */
export function replaceToken(
  deps: Deps,
  origin: ChangeOrigin,
  { id, version }: { id: string; version: number },
): Promise<Saved<FeedRecord> | Missed | NotAllowed> {
  return changeRecord(deps, origin, feedKind, { id, version, action: 'token_replaced' }, async (tx, before) => {
    if (before.channelStatus === 'ARCHIVED')
      return notAllowed(reasoned('CHANNEL_IS_ARCHIVED', { channel: before.channelName }));
    const now = deps.clock.now();
    const until = new Date(now.getTime() + feedLimits.oldTokenDays * dayMs);
    await replaceTokenRow(tx, id, await newToken(deps.secrets, id), until, now);
    return undefined;
  });
}

/** Queues the evaluation of every row of a feed. */
export function rebuildFeed(
  deps: Deps,
  origin: ChangeOrigin,
  { id, version }: { id: string; version: number },
): Promise<Saved<FeedRecord> | Missed | NotAllowed> {
  return changeRecord(deps, origin, feedKind, { id, version, action: 'rebuild_started' }, async (tx, before) => {
    const { shopId, mappingVersion, name, channelStatus, channelName } = before;
    if (channelStatus !== 'ACTIVE') return notAllowed(reasoned('FEED_CHANNEL_NOT_ACTIVE', { channel: channelName }));
    const run = { feedId: id, shopId, mappingVersion, requestedBy: origin.actor.userId };
    const isQueued = await insertFeedRun(tx, run, deps.clock.now());
    return isQueued ? undefined : notAllowed(reasoned('FEED_BEING_REBUILT', { feed: name }));
  });
}

/** Takes the rows out that the removal guard holds. */
export function removeHeld(
  deps: Deps,
  origin: ChangeOrigin,
  { id, version }: { id: string; version: number },
): Promise<Saved<FeedRecord> | Missed | NotAllowed> {
  return changeRecord(
    deps,
    origin,
    settledFeedKind,
    { id, version, action: 'held_rows_removed' },
    async (tx, before) => {
      const held = await lockHeldRows(tx, id);
      if (held.length === 0) return notAllowed(reasoned('FEED_NO_HELD_ROWS', { feed: before.name }));
      const now = deps.clock.now();
      const gone = { state: 'removed', removedBy: 'person', content: null } as const;
      await putRows(
        tx,
        { ...before, rules: [] },
        held.map((row) => ({ ...row, ...gone })),
        now,
      );
      await raiseRevision(tx, id);
      await raiseFeedVersion(tx, id, now);
      await tellOfHeldRows(tx, { id: before.channelId, shopId: before.shopId }, now);
      return undefined;
    },
  );
}

type FeedPlace = { id: string; channelId: string; formats: readonly string[] };

/** All that is wrong with what was sent, each at its field. */
async function refusalOf(
  tx: Tx,
  { id, channelId, formats }: FeedPlace,
  { name, format }: FeedDraft,
): Promise<Invalid | undefined> {
  const issues = [
    ...(formats.includes(format.toLowerCase()) ? [] : [inputIssue('format', 'not_a_choice')]),
    ...((await isNameTaken(tx, channelId, name, id)) ? [inputIssue('name', 'feed_name_taken')] : []),
  ];
  return issues.length > 0 ? { kind: 'invalid', issues } : undefined;
}

function notAllowed(said: Reasoned): NotAllowed {
  return { kind: 'not_allowed', ...said };
}
