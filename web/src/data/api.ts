import { createAuthorisedFetch } from './authorised-fetch.ts';
import { apiUrl } from './config.ts';
import { session } from './current-session.ts';
import { createGraphqlRequest } from './graphql-client.ts';
import { createRestRequest } from './rest-client.ts';

export const authorisedFetch = createAuthorisedFetch(session, (...request) => fetch(...request));

export const requestGraphql = createGraphqlRequest(() => apiUrl('/graphql'), authorisedFetch);
export const requestRest = createRestRequest(authorisedFetch);
