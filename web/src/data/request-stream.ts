import { authorisedFetch } from './api.ts';
import { apiUrl } from './config.ts';
import { errorForStatus } from './request-error.ts';

/** Asks an HTTP endpoint for what is too long to hold; the answer's body is read by the caller, part by part. */
export async function requestStream(
  path: string,
  body: unknown,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await authorisedFetch(apiUrl(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  const requestId = response.headers.get('x-request-id') ?? undefined;
  if (!response.ok || !response.body) throw errorForStatus(response.status, requestId);
  return response.body;
}
