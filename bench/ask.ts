import type { Product } from './product.ts';

type Answer<Data> = { data?: Data; errors?: { message: string; extensions?: { code: string } }[] };

/** Asks GraphQL as the administrator; an answer with errors is thrown. */
export type Ask = <Data>(query: string, variables?: object) => Promise<Data>;

export async function asker({ address, logIn }: Product): Promise<Ask> {
  let token = await logIn();
  const send = async <Data>(body: string) => {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
    });
    return (await response.json()) as Answer<Data>;
  };
  return async <Data>(query: string, variables: object = {}) => {
    const body = JSON.stringify({ query, variables });
    let answer = await send<Data>(body);
    // What is measured may take longer than a token lives.
    if (answer.errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) {
      token = await logIn();
      answer = await send<Data>(body);
    }
    if (answer.data === undefined || answer.errors) throw new Error(answer.errors?.[0]?.message ?? 'no answer');
    return answer.data;
  };
}
