import { authorisedFetch } from './api.ts';
import { apiUrl } from './config.ts';
import { errorForStatus } from './request-error.ts';

/** Statuses by which an endpoint says why it did not do what was asked, in words of its own. */
const refusals = new Set([404, 409, 413, 422, 507]);

/** Asks an HTTP endpoint whose refusals are answers; undefined where it answers nothing. */
export async function requestAnswer(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await authorisedFetch(apiUrl(path), init);
  const failure = () => errorForStatus(response.status, response.headers.get('x-request-id') ?? undefined);
  if (!response.ok && !refusals.has(response.status)) throw failure();
  if (response.status === 204) return undefined;
  // A proxy refuses in a page of its own.
  return response.json().catch(() => {
    throw failure();
  });
}
