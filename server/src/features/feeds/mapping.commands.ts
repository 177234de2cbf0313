import { checkRules, type CodedSource, type ExpressionFault, type MappingRule } from '@quarry/contracts/feeds';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { holdFeedChannel } from './channel-feed.store.ts';
import { waitToSettle } from './feed-dirty.store.ts';
import { restartRebuild } from './feed-run.store.ts';
import { findFeedChannel } from './kind-fields.store.ts';
import { findMapping, insertMapping } from './mapping.store.ts';

/** What a change of the rules of a channel works with. */
export type MappedChannel = {
  id: string;
  shopId: string;
  name: string;
  status: string;
  hasFields: boolean;
  /** Of its rules. */
  version: number;
};

export type MappingOutcome =
  | Saved<MappedChannel>
  | Missed
  | ({ kind: 'not_allowed' } & Reasoned)
  | { kind: 'refused'; faults: readonly ExpressionFault[] };

type Place = { channelId: string; version: number };

const mappingKind: RecordKind<MappedChannel> = {
  entity: 'channel',
  lock: lockMapping,
  audited: ({ version }) => ({ mappingVersion: version }),
};

/** First of all it waits for the rows in hand: they are evaluated by the rules before, and are so again from the beginning. */
async function lockMapping(tx: Tx, id: string): Promise<MappedChannel | undefined> {
  await waitToSettle(tx);
  const channel = await holdFeedChannel(tx, id);
  return channel && { ...channel, id, version: channel.mappingVersion };
}

/** Saves rules as the next version of a channel, and rebuilds its feeds by them; the same rules once more are no version. */
export function saveMapping(
  deps: Deps,
  origin: ChangeOrigin,
  place: Place,
  given: unknown,
  codedSource: CodedSource,
): Promise<MappingOutcome> {
  return change(deps, origin, place, 'mapping_saved', async (tx, channel) => {
    const { fields = [] } = (await findFeedChannel(tx, channel.id)) ?? {};
    const checked = checkRules(given, fields, codedSource);
    if ('faults' in checked) return { kind: 'refused', faults: checked.faults };
    const standing = await findMapping(tx, channel.id, null);
    return sortedJson(standing?.rules ?? []) === sortedJson(checked.rules) ? null : checked.rules;
  });
}

/** Saves an earlier version once more as the next one, if the kind still takes it. */
export function revertMapping(
  deps: Deps,
  origin: ChangeOrigin,
  place: Place,
  to: number,
  codedSource: CodedSource,
): Promise<MappingOutcome> {
  return change(deps, origin, place, 'mapping_reverted', async (tx, channel) => {
    const earlier = await findMapping(tx, channel.id, to);
    if (!earlier || to < 0)
      return { kind: 'not_allowed', ...reasoned('MAPPING_NO_VERSION', { channel: channel.name, version: to }) };
    if (to === channel.version) return null;
    const { fields = [] } = (await findFeedChannel(tx, channel.id)) ?? {};
    const checked = checkRules(earlier.rules, fields, codedSource);
    return 'faults' in checked ? { kind: 'refused', faults: checked.faults } : checked.rules;
  });
}

type Refused = Exclude<MappingOutcome, Saved<MappedChannel> | Missed>;

function change(
  deps: Deps,
  origin: ChangeOrigin,
  { channelId, version }: Place,
  action: string,
  next: (tx: Tx, channel: MappedChannel) => Promise<MappingRule[] | null | Refused>,
): Promise<MappingOutcome> {
  const request = { id: channelId, version, action };
  return changeRecord(deps, origin, mappingKind, request, async (tx, channel): Promise<Refused | undefined> => {
    const { shopId, name } = channel;
    if (channel.status === 'ARCHIVED')
      return { kind: 'not_allowed', ...reasoned('CHANNEL_IS_ARCHIVED', { channel: name }) };
    if (!channel.hasFields) return { kind: 'not_allowed', ...reasoned('FEED_NO_KIND', { channel: name }) };
    const rules = await next(tx, channel);
    if (rules === null) return undefined;
    if (!Array.isArray(rules)) return rules;
    const now = deps.clock.now();
    const saved = { channelId, shopId, version: version + 1, rules, authorId: origin.actor.userId };
    for (const feedId of await insertMapping(tx, saved, now)) {
      const run = { feedId, shopId, mappingVersion: saved.version, requestedBy: origin.actor.userId };
      await restartRebuild(tx, run, now);
    }
    return undefined;
  });
}
