import { apiUrl } from './config.ts';
import type { AuthorisedFetch } from './authorised-fetch.ts';
import { errorForStatus } from './request-error.ts';

export type RestRequest = <Result>(
  path: string,
  parse: (body: unknown) => Result,
  init?: RequestInit,
) => Promise<Result>;

/** Asks a plain HTTP endpoint; the answer is parsed by the caller's own reader. */
export function createRestRequest(authorisedFetch: AuthorisedFetch): RestRequest {
  return async (path, parse, init = {}) => {
    const response = await authorisedFetch(apiUrl(path), init);
    if (!response.ok) throw errorForStatus(response.status, response.headers.get('x-request-id') ?? undefined);
    return parse(await response.json());
  };
}
