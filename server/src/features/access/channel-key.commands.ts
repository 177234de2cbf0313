import { type ChangeOrigin, recordChange, recordChanges } from '../../platform/audit/index.ts';
import type { RecordKind } from '../../platform/commands/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { hashOfSecret, shownPartOf } from './api-key-secret.ts';
import { auditedChannelKey, type ChannelKeyRecord } from './channel-key.ts';
import { insertChannelKey, lockChannelKey, lockHeldKeys, revokeChannelKeyRows } from './channel-key.store.ts';

const dayMs = 86_400_000;

export const channelKeyKind: RecordKind<ChannelKeyRecord> = {
  entity: 'channel_key',
  lock: lockChannelKey,
  audited: auditedChannelKey,
};

type ChannelKeyDraft = { name: string; expiresInDays: number | null };

/** Adds a key of a channel, which the caller holds locked; of its secret only the hash is kept. */
export async function addChannelKey(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { actor }: ChangeOrigin,
  { draft, secret, ...key }: { id: string; channelId: string; shopId: string; secret: string; draft: ChannelKeyDraft },
): Promise<void> {
  const now = clock.now();
  const { name, expiresInDays } = draft;
  await insertChannelKey(tx, {
    ...key,
    name,
    hash: hashOfSecret(secret),
    shownPart: shownPartOf(secret),
    createdBy: actor.userId,
    expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * dayMs),
    now,
  });
}

/** Lets a key in no more; one that was revoked before stays as it is. */
export function revokeChannelKey(
  deps: Deps,
  origin: ChangeOrigin,
  id: string,
): Promise<{ kind: 'revoked'; key: ChannelKeyRecord } | { kind: 'not_found' }> {
  return withTransaction(deps.db, async (tx) => {
    const before = await lockChannelKey(tx, id);
    if (!before) return { kind: 'not_found' };
    await revokeChannelKeyRows(tx, [id], deps.clock.now());
    const key = (await lockChannelKey(tx, id)) ?? before;
    await recordChange(tx, deps, entryOf(origin, before, key));
    return { kind: 'revoked', key };
  });
}

/** Revokes all keys of a channel that hold, in the transaction that closes it. */
export async function revokeKeysOfChannel(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  origin: ChangeOrigin,
  channelId: string,
): Promise<void> {
  const now = deps.clock.now();
  const held = await lockHeldKeys(tx, channelId, now);
  await revokeChannelKeyRows(
    tx,
    held.map(({ id }) => id),
    now,
  );
  await recordChanges(
    tx,
    deps,
    held.map((key) => entryOf(origin, key, { ...key, revokedAt: now })),
  );
}

function entryOf(origin: ChangeOrigin, before: ChannelKeyRecord, after: ChannelKeyRecord) {
  return {
    ...origin,
    entity: channelKeyKind.entity,
    entityId: after.id,
    action: 'revoked',
    before: auditedChannelKey(before),
    after: auditedChannelKey(after),
  };
}
