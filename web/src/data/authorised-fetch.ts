import { fetchOnline } from './fetch-online.ts';
import type { SessionStore } from './session.ts';

export type AuthorisedFetch = (url: string, init?: RequestInit) => Promise<Response>;

/** `fetch` with the Bearer token; a 401 waits for the one refresh and is then asked once more. */
export function createAuthorisedFetch(
  session: Pick<SessionStore, 'current' | 'refresh'>,
  fetchLike: typeof fetch,
): AuthorisedFetch {
  const send = (url: string, init: RequestInit, accessToken: string | undefined) => {
    const headers = new Headers(init.headers);
    if (accessToken) headers.set('authorization', `Bearer ${accessToken}`);
    return fetchOnline(url, { ...init, headers }, fetchLike);
  };
  return async (url, init = {}) => {
    const accessToken = session.current()?.accessToken;
    const response = await send(url, init, accessToken);
    if (response.status !== 401 || !accessToken) return response;
    const { accessToken: renewed } = await session.refresh(accessToken);
    return send(url, init, renewed);
  };
}
