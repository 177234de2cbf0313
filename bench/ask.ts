import type { Product } from './product.ts';

/** Asks GraphQL as the administrator; an answer with errors is thrown. */
export type Ask = <Data>(query: string, variables?: object) => Promise<Data>;

export async function asker({ address, logIn }: Product): Promise<Ask> {
  const token = await logIn();
  return async <Data>(query: string, variables: object = {}) => {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const answer = (await response.json()) as { data?: Data; errors?: { message: string }[] };
    if (answer.data === undefined || answer.errors) throw new Error(answer.errors?.[0]?.message ?? 'no answer');
    return answer.data;
  };
}
