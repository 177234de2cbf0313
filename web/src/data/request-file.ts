import { authorisedFetch } from './api.ts';
import { apiUrl } from './config.ts';
import { errorForStatus } from './request-error.ts';

/** Fetches a file; the browser keeps its bytes where it likes, so that a large one takes no memory of the page. */
export async function requestFile(path: string, init: RequestInit = {}): Promise<Blob> {
  const response = await authorisedFetch(apiUrl(path), init);
  if (!response.ok) throw errorForStatus(response.status, response.headers.get('x-request-id') ?? undefined);
  return response.blob();
}
