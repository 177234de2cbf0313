import type { Actor } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { hashOfSecret, isWellFormed } from './api-key-secret.ts';
import { keyActor } from './api-key.ts';
import { findUsableKey, noteKeyUse } from './api-key.store.ts';
import { callerOfUser } from './session-answer.ts';
import { actorCacheMs, minuteMs } from './session-times.ts';

/** Who is behind an API key, and how much one may ask. */
export type ApiKeys = {
  /** The person as the key acts for them at this moment; undefined for a key that is false, expired or revoked, or whose person was disabled. */
  actorOf: (secret: string) => Promise<Actor | undefined>;
  /** Counts a request of the key; the time to wait in milliseconds when it has asked too often, else undefined. */
  throttle: (keyId: string) => number | undefined;
};

/** In each process of the API. */
export const keyRequestsPerMinute = 600;
const mostCached = 10_000;

export function openApiKeys({ db, clock }: Pick<Deps, 'db' | 'clock'>): ApiKeys {
  const actors = new Map<string, { actor: Actor | undefined; until: number }>();
  const counts = new Map<string, { minute: number; requests: number }>();

  const findActor = async (secret: string, now: Date): Promise<Actor | undefined> => {
    const key = await findUsableKey(db, hashOfSecret(secret), now);
    const person = key && (await callerOfUser(db, key.userId));
    if (!person) return undefined;
    const notSince = new Date(now.getTime() - minuteMs);
    if (key.lastUsedAt === null || key.lastUsedAt <= notSince) await noteKeyUse(db, key.id, now, notSince);
    return keyActor(person, key);
  };

  return {
    actorOf: async (secret) => {
      if (!isWellFormed(secret)) return undefined;
      const now = clock.now();
      const cached = actors.get(secret);
      if (cached && cached.until > now.getTime()) return cached.actor;
      const actor = await findActor(secret, now);
      if (actors.size >= mostCached) actors.clear();
      actors.set(secret, { actor, until: now.getTime() + actorCacheMs });
      return actor;
    },
    throttle: (keyId) => {
      const now = clock.now().getTime();
      const minute = Math.floor(now / minuteMs);
      const before = counts.get(keyId);
      const requests = before?.minute === minute ? before.requests + 1 : 1;
      if (counts.size >= mostCached) counts.clear();
      counts.set(keyId, { minute, requests });
      return requests > keyRequestsPerMinute ? (minute + 1) * minuteMs - now : undefined;
    },
  };
}
