import { isExpired } from './access-token.ts';
import { session } from './current-session.ts';

const aheadMs = 120_000;

/** Renews the session when its end is near: where no server is asked, no refusal ever tells that it has come. */
export async function renewAhead(): Promise<void> {
  const accessToken = session.current()?.accessToken;
  if (accessToken === undefined || !isExpired(accessToken, Date.now() + aheadMs)) return;
  // Anyone who cannot be renewed is signed out by it.
  await session.refresh(accessToken).catch(() => undefined);
}
