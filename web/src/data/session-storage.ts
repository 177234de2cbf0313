import { sessionAnswerSchema, type SessionAnswer } from '@quarry/contracts/access';

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

export function writeSession(storage: Storage, session: Session): void {
  storage.setItem('refreshToken', session.refreshToken);
  storage.setItem('userData', JSON.stringify(session.userData));
  // Last, because other tabs take a changed access token as the sign that the whole session changed.
  storage.setItem('accessToken', session.accessToken);
}

export function clearSession(storage: Storage): void {
  for (const key of keys) storage.removeItem(key);
}

/** A session out of an answer of `/jwt/login` or `/jwt/refresh-token`, or out of storage. */
export function parseSession(value: unknown): Session | undefined {
  const parsed = sessionAnswerSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Storage that somebody else wrote to is no session; the person signs in again.
    return undefined;
  }
}
