import { setTimeout as delay } from 'node:timers/promises';

/** The rhythm of requests to one host within a session. */
export type Pace = {
  /** Waits for the next free moment and takes it; resolves with false when the signal ended the wait. */
  next: (signal: AbortSignal) => Promise<boolean>;
  /** A request ended: the pause begins again, so that two requests never lie closer than it. */
  ended: () => void;
  setPauseMs: (pauseMs: number) => void;
  pauseMs: () => number;
};

/** With a pause of zero nothing waits; with one, the pause counts from the later of the last start and the last end. */
export function createPace(pauseMs: number): Pace {
  let pause = pauseMs;
  let freeAt = 0;
  return {
    async next(signal) {
      for (let waitMs = freeAt - performance.now(); waitMs > 0; waitMs = freeAt - performance.now()) {
        await delay(Math.ceil(waitMs), undefined, { signal }).catch(() => undefined);
        if (signal.aborted) return false;
      }
      freeAt = performance.now() + pause;
      return true;
    },
    ended: () => void (freeAt = Math.max(freeAt, performance.now() + pause)),
    setPauseMs: (ms) => void (pause = ms),
    pauseMs: () => pause,
  };
}
