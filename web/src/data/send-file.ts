import { authorisedFetch } from './api.ts';
import { apiUrl } from './config.ts';
import { errorForStatus } from './request-error.ts';

/** The file cannot be taken: too large, not what it should be, or not now. */
const refusals = new Set([413, 422, 429, 503]);

/** Sends a file as it is; the answer is parsed by the caller, what is wrong with the file included. */
export async function sendFile<Answer>(path: string, file: Blob, parse: (body: unknown) => Answer): Promise<Answer> {
  const headers = { 'content-type': 'application/octet-stream' };
  const response = await authorisedFetch(apiUrl(path), { method: 'POST', headers, body: file });
  if (!response.ok && !refusals.has(response.status))
    throw errorForStatus(response.status, response.headers.get('x-request-id') ?? undefined);
  return parse(await response.json());
}
