import { apiUrl } from './config.ts';
import { fetchOnline } from './fetch-online.ts';
import { errorForStatus, RequestError } from './request-error.ts';
import { clearSession, parseSession, readSession, writeSession, type Session } from './session-storage.ts';

type Locks = Pick<LockManager, 'request'>;
export type SessionDependencies = { storage: Storage; fetch: typeof fetch; locks: Locks | undefined };

export type LogInResult =
  | { kind: 'signed-in'; session: Session }
  | { kind: 'refused'; reason: string; retryAfterSeconds?: number };

export type SessionStore = {
  current: () => Session | undefined;
  subscribe: (listener: () => void) => () => void;
  logIn: (credentials: { email: string; password: string }) => Promise<LogInResult>;
  logOut: () => Promise<void>;
  /** A session newer than the one whose access token was refused; rejects when there is none to be had. */
  refresh: (refusedAccessToken: string) => Promise<Session>;
  /** Takes note that another tab changed the stored session. */
  reload: () => void;
};

/** The signed-in session, kept in browser storage and shared by every tab. */
export function createSessionStore({ storage, fetch, locks }: SessionDependencies): SessionStore {
  let session = readSession(storage);
  let refreshing: Promise<Session> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: Session | undefined) => {
    session = next;
    for (const listener of listeners) listener();
  };
  const post = (path: string, body: unknown, accessToken?: string) =>
    fetchOnline(
      apiUrl(path),
      {
        method: 'POST',
        // A log-out is still sent when the tab closes right after it.
        keepalive: true,
        headers: {
          'content-type': 'application/json',
          ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
        },
        body: JSON.stringify(body),
      },
      fetch,
    );

  const end = () => {
    clearSession(storage);
    set(undefined);
  };

  const requestRefresh = async (refusedAccessToken: string): Promise<Session> => {
    const stored = readSession(storage);
    if (stored && stored.accessToken !== refusedAccessToken) {
      // Another tab was faster: its session is ours too.
      set(stored);
      return stored;
    }
    if (!stored) {
      end();
      throw errorForStatus(401);
    }
    const response = await post('/jwt/refresh-token', { refreshToken: stored.refreshToken });
    if (response.status >= 500 || response.status === 429) throw errorForStatus(response.status);
    const next = response.ok ? parseSession(await response.json().catch(() => undefined)) : undefined;
    if (!next) {
      end();
      throw new RequestError('The session has ended.', { code: 'UNAUTHENTICATED', status: response.status });
    }
    writeSession(storage, next);
    set(next);
    return next;
  };

  return {
    current: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    logIn: async (credentials) => {
      const response = await post('/jwt/login', credentials);
      const body: unknown = await response.json().catch(() => undefined);
      const next = response.ok ? parseSession(body) : undefined;
      if (next) {
        writeSession(storage, next);
        set(next);
        return { kind: 'signed-in', session: next };
      }
      const reason = refusalReason(body);
      if (!reason) throw errorForStatus(response.status);
      const retryAfterSeconds = Number(response.headers.get('retry-after') ?? Number.NaN);
      return { kind: 'refused', reason, ...(Number.isFinite(retryAfterSeconds) ? { retryAfterSeconds } : {}) };
    },
    logOut: async () => {
      const ended = session;
      end();
      if (!ended) return;
      await post('/jwt/logout', { refreshToken: ended.refreshToken }, ended.accessToken);
    },
    refresh: (refusedAccessToken) => {
      if (session && session.accessToken !== refusedAccessToken) return Promise.resolve(session);
      refreshing ??= withLock(locks, () => requestRefresh(refusedAccessToken)).finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    reload: () => set(readSession(storage)),
  };
}

/** One refresh for all tabs: the lock is held by the tab that asks; without Web Locks a tab has only its own promise. */
function withLock<Result>(locks: Locks | undefined, work: () => Promise<Result>): Promise<Result> {
  return locks ? locks.request('quarry-session-refresh', work) : work();
}

/** The text of `{error: {email: [text]}}`, or of `{error: text}`. */
function refusalReason(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null || !('email' in error)) return undefined;
  const [reason]: unknown[] = Array.isArray(error.email) ? error.email : [error.email];
  return typeof reason === 'string' ? reason : undefined;
}
