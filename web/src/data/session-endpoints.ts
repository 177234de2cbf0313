import type { CodeWanted } from '@quarry/contracts/access';
import { apiUrl } from './config.ts';
import { fetchOnline } from './fetch-online.ts';
import { errorForStatus } from './request-error.ts';
import { parseSession, type Session } from './session-storage.ts';

export type Credentials = { email: string; password: string };
export type NewAccount = Credentials & { username: string };
/** A link that was opened, and the password chosen by it. */
export type LinkedPassword = { token: string; password: string };

/** The code of a second factor, and the log-in that waits for it. */
export type EnteredCode = { challenge: string; code: string };

/** Fields of the forms, by the names that the server gives their refusals. */
export type RefusedField = keyof NewAccount | 'code';

export type LogInResult =
  | { kind: 'signed-in'; session: Session }
  /** The password was right, and a code of the second factor is wanted. */
  | { kind: 'code-wanted'; challenge: string }
  /** `reasons` are the server's texts, each at its field; `reason` is one that belongs to no field. */
  | {
      kind: 'refused';
      reasons: Partial<Record<RefusedField, string>>;
      reason?: string;
      retryAfterSeconds?: number;
    };

export type SessionEndpoints = {
  logIn: (credentials: Credentials) => Promise<LogInResult>;
  register: (account: NewAccount) => Promise<LogInResult>;
  setPassword: (chosen: LinkedPassword) => Promise<LogInResult>;
  enterCode: (entered: EnteredCode) => Promise<LogInResult>;
  /** The next session; undefined when the server refuses the token. Rejects when nobody knows: no answer, or a broken one. */
  refresh: (refreshToken: string) => Promise<Session | undefined>;
  logOut: (session: Session) => Promise<void>;
};

/** `/jwt/*` on the server, each answer parsed. */
export function sessionEndpoints(fetchLike: typeof fetch): SessionEndpoints {
  const post = (path: string, body: unknown, accessToken?: string) =>
    fetchOnline(
      apiUrl(path),
      {
        method: 'POST',
        // The signed mark of this device is a cookie, which goes to a server of another name only when it is asked to.
        credentials: 'include',
        // A log-out is still sent when the tab closes right after it; a refresh whose answer nobody reads would be lost.
        keepalive: accessToken !== undefined,
        headers: {
          'content-type': 'application/json',
          ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
        },
        body: JSON.stringify(body),
      },
      fetchLike,
    );

  const enter = async (path: string, body: unknown): Promise<LogInResult> => {
    const response = await post(path, body);
    const answer: unknown = await response.json().catch(() => undefined);
    const session = response.ok ? parseSession(answer) : undefined;
    if (session) return { kind: 'signed-in', session };
    const challenge = challengeIn(answer);
    if (challenge !== undefined) return { kind: 'code-wanted', challenge };
    const refusal = refusalOf(answer);
    if (!refusal) throw errorForStatus(response.status);
    const retryAfterSeconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return { kind: 'refused', ...refusal, ...(Number.isFinite(retryAfterSeconds) ? { retryAfterSeconds } : {}) };
  };

  return {
    logIn: (credentials) => enter('/jwt/login', credentials),
    register: (account) => enter('/jwt/register', account),
    setPassword: (chosen) => enter('/jwt/set-password', chosen),
    enterCode: (entered) => enter('/jwt/second-factor', entered),
    refresh: async (refreshToken) => {
      const response = await post('/jwt/refresh-token', { refreshToken });
      const isRefused = response.status >= 400 && response.status < 500 && response.status !== 429;
      if (isRefused) return undefined;
      const session = response.ok ? parseSession(await response.json().catch(() => undefined)) : undefined;
      if (!session) throw errorForStatus(response.status);
      return session;
    },
    logOut: async ({ refreshToken, accessToken }) => {
      await post('/jwt/logout', { refreshToken }, accessToken);
    },
  };
}

/** Of `{secondFactor: {challenge}}`. */
function challengeIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('secondFactor' in answer)) return undefined;
  const { challenge } = { ...(answer.secondFactor as Partial<CodeWanted>) };
  return typeof challenge === 'string' ? challenge : undefined;
}

const fields = ['email', 'username', 'password', 'code'] as const satisfies readonly RefusedField[];

/** The texts of `{error: {email: [text], username: text}}`, or the one of `{error: text}`. */
function refusalOf(answer: unknown): Pick<Extract<LogInResult, { kind: 'refused' }>, 'reasons' | 'reason'> | undefined {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return undefined;
  const { error } = answer;
  if (typeof error === 'string') return { reasons: {}, reason: error };
  if (typeof error !== 'object' || error === null) return undefined;
  const texts = fields.flatMap((field) => {
    const value: unknown = Object.entries(error).find(([name]) => name === field)?.[1];
    const [text]: unknown[] = Array.isArray(value) ? value : [value];
    return typeof text === 'string' ? [[field, text] as const] : [];
  });
  return texts.length > 0 ? { reasons: Object.fromEntries(texts) } : undefined;
}
