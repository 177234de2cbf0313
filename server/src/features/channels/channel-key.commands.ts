import { channelKeyLimits, type ChannelKeyDraft } from '@quarry/contracts/channels';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { createRecord, type Saved } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import {
  addChannelKey,
  channelKeyKind,
  type ChannelKeyRecord,
  countHeldKeys,
  countUsedKeys,
  newSecret,
} from '../access/index.ts';
import { countPublished, findChannelForUpdate } from './channel.store.ts';

type Refused = { kind: 'not_found' } | ({ kind: 'not_allowed' } & Reasoned);

const usedWithinMs = 30 * 86_400_000;

/** Makes a key of a channel; the secret is in the answer and nowhere else. */
export async function createChannelKey(
  deps: Deps,
  origin: ChangeOrigin,
  channelId: string,
  draft: ChannelKeyDraft,
): Promise<(Saved<ChannelKeyRecord> & { secret: string }) | Refused> {
  const secret = newSecret();
  const outcome = await createRecord(deps, origin, channelKeyKind, async (tx, id): Promise<Refused | undefined> => {
    // Locked, so that no key comes to be while the channel is archived, nor one too many.
    const channel = await findChannelForUpdate(tx, channelId);
    if (!channel) return { kind: 'not_found' };
    const { name, shopId, status } = channel;
    if (status === 'ARCHIVED') return { kind: 'not_allowed', ...reasoned('CHANNEL_KEYS_END', { channel: name }) };
    const most = channelKeyLimits.held;
    if ((await countHeldKeys(tx, channelId, deps.clock.now())) >= most)
      return { kind: 'not_allowed', ...reasoned('CHANNEL_KEYS_FULL', { channel: name, most }) };
    await addChannelKey(tx, deps, origin, { id, channelId, shopId, secret, draft });
    return undefined;
  });
  return outcome.kind === 'saved' ? { ...outcome, secret } : outcome;
}

/** What somebody who archives a channel has to confirm; null where nothing uses it. */
export async function useToConfirm(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  channelId: string,
): Promise<Reasoned | null> {
  const now = clock.now();
  const used = await countUsedKeys(tx, { channelIds: [channelId], since: usedSince(now), now });
  const count = used.get(channelId) ?? 0;
  const published = await countPublished(tx, channelId);
  if (count === 0) return published === 0 ? null : reasoned('CHANNEL_HAS_LISTINGS', { count: published });
  return published === 0
    ? reasoned('CHANNEL_KEYS_USED', { count })
    : reasoned('CHANNEL_KEYS_USED:listed', { count, listings: published });
}

/** A key counts as in use that was used since then. */
export function usedSince(now: Date): Date {
  return new Date(now.getTime() - usedWithinMs);
}
