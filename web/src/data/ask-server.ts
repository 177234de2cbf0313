import { apiUrl } from './config.ts';
import { fetchOnline } from './fetch-online.ts';

/** Asks whether the server is there again; the answer is told by `useServerReach`. */
export async function askServer(): Promise<void> {
  await fetchOnline(apiUrl('/healthz'), {}, fetch).catch(() => undefined);
}
