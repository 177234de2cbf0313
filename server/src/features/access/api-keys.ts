import { type Actor, channelActor } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { hashOfSecret, isWellFormed } from './api-key-secret.ts';
import { keyActor } from './api-key.ts';
import { openQuota } from './api-key-quota.ts';
import { findUsableKey, noteKeyUse, type UsableKey } from './api-key.store.ts';
import { callerOfUser } from './session-answer.ts';
import { actorCacheMs, minuteMs } from './session-times.ts';

/** Who is behind an API key, and how much one may ask. */
export type ApiKeys = {
  /**
   * The person as the key acts for them at this moment, or the sales channel; undefined for a key that is false, expired or revoked, or
   * whose person was disabled.
   */
  actorOf: (secret: string) => Promise<Actor | undefined>;
  /** The same of a key that is known by its id, for what was answered to it; never remembered. */
  actorOfKey: (id: string) => Promise<Actor | undefined>;
  /** Counts a request where a key sends it; the time to wait in milliseconds when it has asked too often, else undefined. */
  throttle: (actor: Actor) => Promise<number | undefined>;
};

/** Of a person, in each process of the API. */
export const keyRequestsPerMinute = 600;
const mostCached = 10_000;

/** `channelLimit` is how often a key of a sales channel may ask in a minute, of all processes together. */
export function openApiKeys({ db, clock }: Pick<Deps, 'db' | 'clock'>, channelLimit: number): ApiKeys {
  const quota = openQuota({ db, clock }, channelLimit);
  const actors = new Map<string, { actor: Actor | undefined; until: number }>();
  const counts = new Map<string, { minute: number; requests: number }>();

  const actorBy = async (key: UsableKey): Promise<Actor | undefined> => {
    if (key.userId === null) return channelActor(key);
    const person = await callerOfUser(db, key.userId);
    return person && keyActor(person, key);
  };
  const findActor = async (secret: string, now: Date): Promise<Actor | undefined> => {
    const key = await findUsableKey(db, { hash: hashOfSecret(secret) }, now);
    const actor = key && (await actorBy(key));
    if (!actor) return undefined;
    const notSince = new Date(now.getTime() - minuteMs);
    if (key.lastUsedAt === null || key.lastUsedAt <= notSince) await noteKeyUse(db, key.id, now, notSince);
    return actor;
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
    actorOfKey: async (id) => {
      const key = await findUsableKey(db, { id }, clock.now());
      return key && actorBy(key);
    },
    throttle: async ({ apiKeyId: keyId, kind }) => {
      if (keyId === undefined) return undefined;
      if (kind === 'channel') return quota(keyId);
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
