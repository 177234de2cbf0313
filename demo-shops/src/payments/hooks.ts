import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PaymentEvent } from './account.ts';

/** How events reach the shop: each once, twice at the same moment, never, or only when `release` says so. */
export const hookModes = ['once', 'twice', 'lost', 'held'] as const;
export type HookMode = (typeof hookModes)[number];

const retryMs = [200, 500, 1_000, 2_000, 5_000];

/** Sends signed events to the address of the shop, again until it answers 200. */
export function openHooks({ secret, delayMs }: { secret: string; delayMs: () => number }) {
  const stopping = new AbortController();
  const held: PaymentEvent[] = [];
  let mode: HookMode = 'once';
  let address: string | undefined;

  const send = async (event: PaymentEvent) => {
    for (const pauseMs of [delayMs(), ...retryMs]) {
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted || address === undefined) return;
      const body = JSON.stringify(event);
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'demo-signature': signature(secret, body, new Date()) },
        body,
        signal: stopping.signal,
      }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      // A refusal of what was sent is final; everything else may pass.
      if (answer && (answer.ok || (answer.status >= 400 && answer.status < 500))) return;
    }
  };

  return {
    tell(event: PaymentEvent) {
      if (mode === 'held') held.push(event);
      else if (mode !== 'lost') for (let n = mode === 'twice' ? 2 : 1; n > 0; n -= 1) void send(event);
    },
    set(next: { mode?: HookMode | undefined; address?: string | undefined }) {
      mode = next.mode ?? mode;
      address = next.address ?? address;
    },
    /** Sends what was held, one after the other, the newest first when asked so; resolves when all were answered. */
    async release(isReversed: boolean) {
      const events = held.splice(0);
      for (const event of isReversed ? events.toReversed() : events) await send(event);
      return events.length;
    },
    stop: () => stopping.abort(),
  };
}

export type Hooks = ReturnType<typeof openHooks>;

/** `t=<seconds>,v1=<hmac of "t.body">`. */
export function signature(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
