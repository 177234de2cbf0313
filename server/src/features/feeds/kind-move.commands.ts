import { reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord } from '../../platform/commands/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { channelKind, type ChannelOutcome, findKindVersion, setKindVersionRow } from '../channels/index.ts';
import { holdFeedChannel } from './channel-feed.store.ts';

/**
 * Moves a channel to another version of its kind; 0 is none. Rules and rows are made of the fields of one version, so a channel that has
 * feeds or rules stays where it is.
 */
export function moveKind(
  deps: Deps,
  origin: ChangeOrigin,
  { id, version }: { id: string; version: number },
  to: number,
): Promise<ChannelOutcome> {
  const request = { id, version, action: 'kind_moved' };
  return changeRecord(deps, origin, channelKind, request, async (tx, before) => {
    const { name: channel, kindCode, kindVersion, status } = before;
    if (status === 'ARCHIVED') return { kind: 'not_allowed' as const, ...reasoned('CHANNEL_IS_ARCHIVED', { channel }) };
    if (to === kindVersion) return undefined;
    const now = deps.clock.now();
    const versionId = to === 0 ? null : await findKindVersion(tx, kindCode, to, now);
    if (versionId === undefined)
      return { kind: 'not_allowed' as const, ...reasoned('KIND_NO_VERSION', { channel, version: to }) };
    const held = await holdFeedChannel(tx, id);
    if (held && (held.feeds > 0 || held.mappingVersion > 0))
      return { kind: 'not_allowed' as const, ...reasoned('KIND_IN_USE', { channel, version: kindVersion }) };
    await setKindVersionRow(tx, id, versionId, now);
    return undefined;
  });
}
