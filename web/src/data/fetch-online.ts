import { RequestError } from './request-error.ts';
import { noteReach } from './server-reach.ts';

/** `fetch`, where a server out of reach is an error with a code of its own and an aborted call stays an abort. */
export async function fetchOnline(url: string, init: RequestInit, fetchLike: typeof fetch): Promise<Response> {
  try {
    const response = await fetchLike(url, init);
    noteReach(true);
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    noteReach(false);
    throw new RequestError('The server could not be reached.', { code: 'OFFLINE', cause: error });
  }
}
