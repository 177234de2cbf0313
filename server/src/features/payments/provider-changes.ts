import { setTimeout as delay } from 'node:timers/promises';
import { saveApart } from '../../platform/batches/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { codeOf, messageOf } from '../../platform/failure.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { openSecret } from '../../platform/secrets/index.ts';
import { keepEvents } from './payment-event.store.ts';
import { claimChanges, type ClaimedChanges, endTurn } from './provider-changes.store.ts';
import { adapterOf, type ChangesAnswer, type ProviderEvent } from './providers/index.ts';

const pauseMs = 5_000;
const minute = 60_000;
/** How long a provider is left alone once nothing new is there, and twice as long after each reading that failed. */
const readEveryMs = 5 * minute;
const longestPauseMs = 60 * minute;

/** Reads what happened at providers, so that nothing stays unknown of which the hook was lost. */
export const paymentChangesLoop: WorkerLoop = {
  name: 'payment-changes',
  apart: { unit: 'record', leaves: 'rest' },
  async run(deps, signal) {
    while (!signal.aborted)
      if (!(await readChanges(deps))) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
  },
};

/** Reads on at the provider that is due longest, and keeps what it tells as events of hooks are kept; answers whether there was one. */
export async function readChanges(deps: Deps): Promise<boolean> {
  const claimed = await claimChanges(deps.db, deps.clock.now());
  if (!claimed) return false;
  const told = await changesAt(deps, claimed);
  const now = deps.clock.now();
  const after = (ms: number) => new Date(now.getTime() + ms);
  const { id, cursor } = claimed;
  if ('kind' in told) {
    const failures = claimed.failures + 1;
    log.warn({ event: 'payment-changes.unread', providerId: id, failures, reason: told.reason });
    await endTurn(deps.db, claimed, {
      cursor,
      failures,
      outcome: { problem: told.problem },
      dueAt: after(Math.min(readEveryMs * 2 ** claimed.failures, longestPauseMs)),
    });
    return true;
  }
  if (told.unread > 0)
    log.error({ event: 'payment-changes.not-understood', providerId: id, count: told.unread, cursor });
  // There may be more than one answer holds.
  const isMore = told.events.length + told.unread > 0 && told.cursor !== cursor;
  const dueAt = isMore ? now : after(readEveryMs);
  const turn = { cursor: told.cursor, failures: 0, outcome: { readAt: now }, dueAt };
  await withTransaction(deps.db, async (tx) => {
    if (await endTurn(tx, claimed, turn)) await keepApart(tx, claimed, told.events, now);
  });
  return true;
}

/** One event that cannot be kept would have the provider read from before it for ever. */
function keepApart(tx: Tx, claimed: ClaimedChanges, events: readonly ProviderEvent[], now: Date): Promise<void> {
  return saveApart(tx, events, {
    save: (some) => keepEvents(tx, claimed, some, { bytes: null, now }),
    giveUp: async ({ id: told }, error) =>
      log.error({
        event: 'payment-changes.not-kept',
        providerId: claimed.id,
        told,
        reason: messageOf(error),
        err: error,
      }),
  });
}

async function changesAt(deps: Deps, { code, endpoint, secretId, cursor }: ClaimedChanges): Promise<ChangesAnswer> {
  const adapter = adapterOf(code);
  // A provider is saved with both.
  if (!adapter?.changesSince || endpoint === null || secretId === null)
    return { kind: 'unknown', problem: 'NOT_SET_UP', reason: 'The provider is not set up.' };
  try {
    const secret = await openSecret(deps.db, deps.secrets, { id: secretId, last4: '' });
    return await adapter.changesSince({ endpoint, secret, allowHosts: deps.allowHosts }, cursor);
  } catch (error) {
    if (codeOf(error) !== 'SECRET_LOCKED') throw error;
    return { kind: 'unknown', problem: 'NOT_SET_UP', reason: messageOf(error) };
  }
}
