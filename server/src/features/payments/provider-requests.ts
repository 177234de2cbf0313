import { setTimeout as delay } from 'node:timers/promises';
import { Attempts, isFaultOfWork } from '../../platform/batches/index.ts';
import { codeOf, messageOf } from '../../platform/failure.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { openSecret } from '../../platform/secrets/index.ts';
import { settleRequest } from './answer-request.ts';
import { type ClaimedRequest, claimRequest, putRequestOff } from './payment-request.store.ts';
import { adapterOf, type PaymentProviderAdapter, type ProviderAnswer } from './providers/index.ts';

const pauseMs = 500;
/** So many providers' answers are awaited at once. */
const calls = 4;
const minute = 60_000;
/** When an answer that is not there yet is looked up again; the last one from then on. */
const pendingPauses = [minute, 5 * minute, 30 * minute, 60 * minute];
const unknownPauses = [10_000, minute, 5 * minute, 30 * minute, 60 * minute];

/** Asks providers what people and rules wanted, and finds out what became of it. */
export const paymentRequestsLoop: WorkerLoop = {
  name: 'payment-requests',
  apart: { unit: 'record', leaves: 'reason' },
  async run(deps, wanted) {
    // Lanes that went on behind one that failed would be more with each new start.
    const failed = new AbortController();
    const signal = AbortSignal.any([wanted, failed.signal]);
    const one = async () => {
      while (!signal.aborted)
        if (!(await workOnRequest(deps))) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    };
    const stopAll = (error: unknown) => {
      failed.abort();
      throw error;
    };
    const lanes = await Promise.allSettled(Array.from({ length: calls }, () => one().catch(stopAll)));
    const lost = lanes.find((lane) => lane.status === 'rejected');
    if (lost) throw lost.reason;
  },
};

const failed = new Attempts();

/**
 * Sends, or looks up, the request that waited longest; answers whether there was one. One that fails three times by its own fault is left to
 * people, as one of which nothing can be found out.
 */
export async function workOnRequest(deps: Deps): Promise<boolean> {
  const request = await claimRequest(deps.db, deps.clock.now());
  if (!request) return false;
  const adapter = adapterOf(request.code);
  if (!adapter) {
    await waitForProvider(deps, request, `No provider "${request.code}" is built in.`);
    return true;
  }
  try {
    await conclude(deps, request, adapter, await answerTo(deps, request, adapter));
  } catch (error) {
    const reason = messageOf(error);
    if (codeOf(error) === 'SECRET_LOCKED') {
      await waitForProvider(deps, request, reason);
      return true;
    }
    if (!isFaultOfWork(error)) throw error;
    failed.note(request.id);
    log.error({ event: 'payment-request.failed', requestId: request.id, reason, err: error });
    const until = failed.areSpent(request.id) ? null : laterBy(deps, request, unknownPauses);
    await putRequestOff(deps.db, request, { state: 'UNKNOWN', until, error: reason });
  }
  return true;
}

/** What was not sent yet is sent once the provider can be asked. */
function waitForProvider(deps: Deps, request: ClaimedRequest, reason: string): Promise<void> {
  log.error({ event: 'payment-request.waits', requestId: request.id, provider: request.code, reason });
  const state = request.isNew ? 'REQUESTED' : 'UNKNOWN';
  return putRequestOff(deps.db, request, { state, until: laterBy(deps, request, unknownPauses), error: reason });
}

function laterBy({ clock }: Deps, { attempts }: ClaimedRequest, pauses: readonly number[]): Date {
  return new Date(clock.now().getTime() + (pauses[Math.min(attempts, pauses.length) - 1] ?? 0));
}

async function answerTo(deps: Deps, request: ClaimedRequest, adapter: PaymentProviderAdapter) {
  const { id, endpoint, secretId } = request;
  // A provider is saved with both.
  if (endpoint === null || secretId === null)
    return { kind: 'unknown', reason: 'The provider is not set up.' } as const;
  const secret = await openSecret(deps.db, deps.secrets, { id: secretId, last4: '' });
  const access = { endpoint, secret, allowHosts: deps.allowHosts };
  if (request.isNew) return adapter.request(access, { ...request, key: id });
  if (adapter.capabilities.lookup) return adapter.lookup(access, id);
  return adapter.capabilities.honoursKeys
    ? adapter.request(access, { ...request, key: id })
    : ({ kind: 'unknown', reason: 'The provider cannot be asked what became of it.' } as const);
}

async function conclude(
  deps: Deps,
  request: ClaimedRequest,
  { capabilities: { lookup, honoursKeys } }: PaymentProviderAdapter,
  answer: ProviderAnswer | { kind: 'unheard' },
): Promise<void> {
  const later = (pauses: readonly number[]) => laterBy(deps, request, pauses);
  switch (answer.kind) {
    case 'succeeded':
      return settleRequest(deps, request, answer);
    case 'failed':
      if (!answer.retryable) return settleRequest(deps, request, answer);
      return putRequestOff(deps.db, request, { state: 'REQUESTED', until: later(unknownPauses), error: answer.text });
    case 'pending':
      return putRequestOff(deps.db, request, { state: 'PENDING', until: later(pendingPauses), error: null });
    case 'unheard':
      // It never arrived, so that sending it again is the first time.
      return putRequestOff(deps.db, request, { state: 'REQUESTED', until: deps.clock.now(), error: null });
    default: {
      // What cannot be found out is left to people, and never repeated blindly.
      const until = lookup || honoursKeys ? later(unknownPauses) : null;
      return putRequestOff(deps.db, request, { state: 'UNKNOWN', until, error: answer.reason });
    }
  }
}
