import type { SessionAnswer, UserData } from '@quarry/contracts/access';

export type Session = SessionAnswer;

const keys = ['accessToken', 'refreshToken', 'userData'] as const;

/** The stored session, or nothing when any part of it is missing or is not what was stored. */
export function readSession(storage: Storage): Session | undefined {
  const userText = storage.getItem('userData');
  return parseSession({
    accessToken: storage.getItem('accessToken'),
    refreshToken: storage.getItem('refreshToken'),
    userData: userText === null ? null : parseJson(userText),
  });
}

/** The refresh token alone, which is enough to get the rest again. */
export function readRefreshToken(storage: Storage): string | undefined {
  return storage.getItem('refreshToken') || undefined;
}

export function writeSession(storage: Storage, session: Session): void {
  storage.setItem('refreshToken', session.refreshToken);
  storage.setItem('userData', JSON.stringify(session.userData));
  // Last, because other tabs take a changed access token as the sign that the whole session changed.
  storage.setItem('accessToken', session.accessToken);
}

export function clearSession(storage: Storage): void {
  for (const key of keys) storage.removeItem(key);
}

/**
 * A session out of an answer of a session endpoint, or out of storage.
 * By hand and not by the contracts' schema, which would bring 30 kB of its library to the log-in screen.
 */
export function parseSession(value: unknown): Session | undefined {
  if (!isRecord(value)) return undefined;
  const { accessToken, refreshToken, userData } = value;
  if (!isText(accessToken) || !isText(refreshToken) || !isUserData(userData)) return undefined;
  return { accessToken, refreshToken, userData };
}

/** What `/jwt/user-data` answers, and every session holds. */
export function isUserData(value: unknown): value is UserData {
  if (!isRecord(value)) return false;
  const { id, username, fullName, email, role, avatar, ability, extras } = value;
  return (
    (isText(id) || typeof id === 'number') &&
    [username, fullName, email, role].every((text) => typeof text === 'string') &&
    (avatar === null || typeof avatar === 'string') &&
    Array.isArray(ability) &&
    ability.every((rule) => isRecord(rule) && isText(rule.action) && isText(rule.subject)) &&
    isRecord(extras)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What somebody else wrote there is no session.
    return undefined;
  }
}
