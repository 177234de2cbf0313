import { RequestError } from './request-error.ts';

/** `fetch`, where a server out of reach is an error with a code of its own and an aborted call stays an abort. */
export async function fetchOnline(url: string, init: RequestInit, fetchLike: typeof fetch): Promise<Response> {
  try {
    return await fetchLike(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new RequestError('The server could not be reached.', { code: 'OFFLINE', cause: error });
  }
}
