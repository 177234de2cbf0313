import { requestRest } from './api.ts';
import { session } from './current-session.ts';
import { isUserData } from './session-storage.ts';

let asking: Promise<void> | undefined;

/**
 * Asks the server who the person is and what they may do now, since what is stored is as old as the token; once for all who wait. By a
 * reading: a refresh would spend a token for every look.
 */
export function renewRights(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

/** The same where nobody waits for the answer. */
export function noticeRights(): void {
  void renewRights().catch(() => undefined);
}

async function ask(): Promise<void> {
  const accessToken = session.current()?.accessToken;
  if (accessToken === undefined) return;
  const userData = await requestRest('/jwt/user-data', (body) => (isUserData(body) ? body : undefined));
  if (userData) session.learn(accessToken, userData);
}
