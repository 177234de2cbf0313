import { newId } from './new-id.ts';

/** How long a call that had no answer counts as the same when it is made again. */
const sameForMs = 10 * 60_000;

/** Idempotency keys of the mutations that this page sends. */
export type MutationKeys = {
  /** The key of a call with this body: that of the last such call while that has no answer, else a new one. */
  keyOf: (body: string) => string;
  /** The call was answered: the same once more is meant to happen once more. */
  settle: (body: string) => void;
};

/** A call that ended without an answer may have been done: asked for again, it goes by the same key. */
export function createMutationKeys(now: () => number = Date.now): MutationKeys {
  const unanswered = new Map<string, { key: string; since: number }>();
  return {
    keyOf: (body) => {
      const known = unanswered.get(body);
      const held = known && now() - known.since < sameForMs ? known : { key: newId(), since: now() };
      unanswered.set(body, held);
      return held.key;
    },
    settle: (body) => void unanswered.delete(body),
  };
}
