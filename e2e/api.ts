import { inject } from 'vitest';
import { address } from './visitor.ts';

/** What a door of the API answers to a JSON body, as anyone who holds the token. */
export async function post<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(address(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}

type Ask = <Data>(query: string, variables: object) => Promise<Data>;

/** Asks the GraphQL API as anyone who holds the token; throws what it answers as errors. */
export function askWith(token: string): Ask {
  return async <Data>(query: string, variables: object) => {
    const { data, errors } = await post<{ data: Data; errors?: unknown }>('/graphql', { query, variables }, token);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
}

/** The same as the administrator of the installation. */
export async function askAsAdministrator(): Promise<Ask> {
  const { accessToken } = await post<{ accessToken: string }>('/jwt/login', inject('administrator'));
  return askWith(accessToken);
}
