import { apiUrl } from './config.ts';
import { fetchOnline } from './fetch-online.ts';

/** Asks whether the server is there again; the answer is told by `useServerReach`. */
export async function askServer(): Promise<void> {
  await fetchOnline(apiUrl('/healthz'), {}, fetch).catch(() => undefined);
}

/** Asks whether there is any way to where the dashboard itself comes from; throws OFFLINE where there is none. */
export async function askOrigin(): Promise<void> {
  await fetchOnline(document.baseURI, { method: 'HEAD', cache: 'no-store' }, fetch);
}
