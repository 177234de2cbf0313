export type AbilityRule = { action: string; subject: string };

export type UserData = {
  id: string;
  username: string;
  fullName: string;
  email: string;
  role: string;
  avatar: string | null;
  ability: readonly AbilityRule[];
};

export type Session = { accessToken: string; refreshToken: string; userData: UserData };

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
  if (!isRecord(value)) return undefined;
  const { accessToken, refreshToken } = value;
  const userData = parseUserData(value.userData);
  if (!isText(accessToken) || !isText(refreshToken) || !userData) return undefined;
  return { accessToken, refreshToken, userData };
}

function parseUserData(value: unknown): UserData | undefined {
  if (!isRecord(value)) return undefined;
  const { id, username, fullName, email, role, avatar, ability } = value;
  if ((!isText(id) && typeof id !== 'number') || !isText(email)) return undefined;
  return {
    id: String(id),
    email,
    username: isText(username) ? username : email,
    fullName: isText(fullName) ? fullName : '',
    role: isText(role) ? role : '',
    avatar: isText(avatar) ? avatar : null,
    ability: Array.isArray(ability) ? ability.filter(isAbilityRule) : [],
  };
}

function isAbilityRule(value: unknown): value is AbilityRule {
  return isRecord(value) && isText(value.action) && isText(value.subject);
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
    // Storage that somebody else wrote to is no session; the person signs in again.
    return undefined;
  }
}
