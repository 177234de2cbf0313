import { currentLanguage } from '../i18n/index.ts';
import { fetchOnline } from './fetch-online.ts';
import { previewOf } from './preview.ts';
import { RequestError } from './request-error.ts';
import type { SessionStore } from './session.ts';

export type AuthorisedFetch = (url: string, init?: RequestInit) => Promise<Response>;

/** `fetch` with the Bearer token and the language of the screen; a 401 waits for the one refresh and is then asked once more. */
export function createAuthorisedFetch(
  session: Pick<SessionStore, 'current' | 'refresh'>,
  fetchLike: typeof fetch,
): AuthorisedFetch {
  const send = (url: string, init: RequestInit, accessToken: string | undefined) => {
    const headers = new Headers(init.headers);
    const view = previewOf(session.current()?.userData.id)?.view;
    if (view) headers.set('preview-as', view);
    // The browser names the languages of its person, who may have chosen another one here.
    headers.set('accept-language', currentLanguage());
    if (accessToken) headers.set('authorization', `Bearer ${accessToken}`);
    return fetchOnline(url, { ...init, headers }, fetchLike);
  };
  return async (url, init = {}) => {
    const asked = session.current();
    const response = await send(url, init, asked?.accessToken);
    if (response.status !== 401 || !asked) return response;
    const renewed = await session.refresh(asked.accessToken);
    if (renewed.userData.id !== asked.userData.id) {
      throw new RequestError('Somebody else has signed in meanwhile.', { code: 'UNAUTHENTICATED', status: 401 });
    }
    return send(url, init, renewed.accessToken);
  };
}
