import { inTurn, untilStored, type Locks } from './refresh-turn.ts';
import { RequestError } from './request-error.ts';
import {
  sessionEndpoints,
  type Credentials,
  type EnteredCode,
  type LinkedPassword,
  type LogInResult,
  type NewAccount,
} from './session-endpoints.ts';
import { clearSession, readRefreshToken, readSession, writeSession, type Session } from './session-storage.ts';

export type SessionDependencies = { storage: Storage; fetch: typeof fetch; locks: Locks | undefined };

export type SessionStore = {
  current: () => Session | undefined;
  subscribe: (listener: () => void) => () => void;
  logIn: (credentials: Credentials) => Promise<LogInResult>;
  register: (account: NewAccount) => Promise<LogInResult>;
  /** Signs in with a password chosen by a link. */
  setPassword: (chosen: LinkedPassword) => Promise<LogInResult>;
  /** The second step of a log-in. */
  enterCode: (entered: EnteredCode) => Promise<LogInResult>;
  /** Clears storage at once; rejects when the server could not be told. */
  logOut: () => Promise<void>;
  /** A session newer than the one whose access token was refused; rejects when there is none to be had. */
  refresh: (refusedAccessToken: string) => Promise<Session>;
  /** Mends storage in which only a refresh token can be read: gets the rest anew, or clears what is left. */
  restore: () => Promise<void>;
  /** Takes note of what the server told the bearer of this token about themselves. */
  learn: (accessToken: string, userData: Session['userData']) => void;
  /** Takes note that another tab changed the stored session. */
  reload: () => void;
};

/** The signed-in session, kept in browser storage and shared by every tab. */
export function createSessionStore({ storage, fetch, locks }: SessionDependencies): SessionStore {
  const endpoints = sessionEndpoints(fetch);
  let session = readSession(storage);
  let refreshing: Promise<Session> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: Session | undefined) => {
    session = next;
    for (const listener of listeners) listener();
  };
  const keep = (next: Session) => {
    writeSession(storage, next);
    set(next);
  };
  const end = () => {
    clearSession(storage);
    set(undefined);
  };

  const enter = (result: LogInResult): LogInResult => {
    if (result.kind === 'signed-in') keep(result.session);
    return result;
  };

  /** What is stored now belongs to somebody who signed in or out meanwhile: it counts, and not what we asked for. */
  const adoptStored = (): Session => {
    set(readSession(storage));
    if (!session) throw ended();
    return session;
  };

  const spend = async (refreshToken: string): Promise<Session> => {
    const next = await endpoints.refresh(refreshToken);
    if (readRefreshToken(storage) !== refreshToken) return adoptStored();
    if (!next) {
      end();
      throw ended();
    }
    keep(next);
    return next;
  };

  const renew = async (refusedAccessToken: string, hasWaited: boolean): Promise<Session> => {
    const isStillStored = () => readSession(storage)?.accessToken === refusedAccessToken;
    if (hasWaited) await untilStored(() => !isStillStored());
    const isNewerStored = readSession(storage) !== undefined && !isStillStored();
    const refreshToken = readRefreshToken(storage);
    return isNewerStored || !refreshToken ? adoptStored() : spend(refreshToken);
  };

  return {
    current: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    logIn: async (credentials) => enter(await endpoints.logIn(credentials)),
    register: async (account) => enter(await endpoints.register(account)),
    setPassword: async (chosen) => enter(await endpoints.setPassword(chosen)),
    enterCode: async (entered) => enter(await endpoints.enterCode(entered)),
    logOut: async () => {
      const over = session;
      end();
      if (over) await endpoints.logOut(over);
    },
    refresh: (refusedAccessToken) => {
      if (session && session.accessToken !== refusedAccessToken) return Promise.resolve(session);
      refreshing ??= inTurn(locks, (hasWaited) => renew(refusedAccessToken, hasWaited)).finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    restore: async () => {
      if (session) return;
      const refreshToken = readRefreshToken(storage);
      if (!refreshToken) return clearSession(storage);
      await inTurn(locks, async () => (readSession(storage) ? adoptStored() : spend(refreshToken))).catch(
        // Refused or out of reach: either way the person signs in.
        () => undefined,
      );
    },
    learn: (accessToken, userData) => {
      // A session that began, ended or was refreshed meanwhile knows better.
      if (session?.accessToken !== accessToken || readSession(storage)?.accessToken !== accessToken) return;
      if (JSON.stringify(userData) !== JSON.stringify(session.userData)) keep({ ...session, userData });
    },
    reload: () => set(readSession(storage)),
  };
}

function ended(): RequestError {
  return new RequestError('The session has ended.', { code: 'UNAUTHENTICATED', status: 401 });
}
