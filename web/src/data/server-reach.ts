import { useSyncExternalStore } from 'react';
import { hasServer } from './config.ts';

let isReached = true;
const listeners = new Set<() => void>();

/** Notes whether the server answered at all, whatever it said. */
export function noteReach(hasAnswered: boolean): void {
  if (!hasServer || hasAnswered === isReached) return;
  isReached = hasAnswered;
  for (const listener of listeners) listener();
}

/** Whether the server answered when it was last asked. */
export const isServerReached = (): boolean => isReached;

/** Whether the last call that came to an end was answered. */
export function useServerReach(): boolean {
  return useSyncExternalStore(subscribe, isServerReached);
}

/** Calls when the server answers again. */
export function onServerBack(listener: () => void): void {
  subscribe(() => isReached && listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
