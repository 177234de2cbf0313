import { useSyncExternalStore } from 'react';
import { hasServer } from './config.ts';
import { openSamples } from './samples.ts';
import { createSessionStore } from './session.ts';
import type { Session } from './session-storage.ts';

export const session = createSessionStore({
  storage: localStorage,
  fetch: async (...request) => {
    if (!hasServer) await openSamples();
    return fetch(...request);
  },
  locks: navigator.locks,
});

// Other tabs sign in, refresh and sign out through the same storage; `key` is null when all of it was cleared.
addEventListener('storage', ({ key }) => {
  if (key === 'accessToken' || key === null) session.reload();
});

// A page that comes back out of the browser's cache has heard nothing while it was away.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) session.reload();
});

export function useSession(): Session | undefined {
  return useSyncExternalStore(session.subscribe, session.current);
}
