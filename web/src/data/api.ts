import { createAuthorisedFetch, type AuthorisedFetch } from './authorised-fetch.ts';
import { apiUrl, hasServer } from './config.ts';
import { session } from './current-session.ts';
import { createGraphqlRequest } from './graphql-client.ts';
import { fetchOnline } from './fetch-online.ts';
import { RequestError } from './request-error.ts';
import { createRestRequest } from './rest-client.ts';

/** In sample mode nothing is sent: what hangs on the server hears so at once. */
const refuse: AuthorisedFetch = () =>
  Promise.reject(new RequestError('There is no server in sample mode.', { code: 'NO_SERVER' }));

export const authorisedFetch = hasServer ? createAuthorisedFetch(session, (...request) => fetch(...request)) : refuse;

export const requestGraphql = createGraphqlRequest(() => apiUrl('/graphql'), authorisedFetch);
export const requestRest = createRestRequest(authorisedFetch);

/** Posts without a session, for people who are not signed in. */
export function postAsVisitor(path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetchOnline(apiUrl(path), { method: 'POST', headers, body: JSON.stringify(body) }, fetch);
}
