import { setTimeout as delay } from 'node:timers/promises';
import { print } from 'graphql';
import type { GraphqlAnswer, TestClient } from './test-api.ts';

const pauseMs = 100;
const patienceMs = 120_000;

/** Somebody who asks a process of the API over the network, and sends again under the same key until an answer comes. */
export function clientOverHttp(address: () => string, accessToken: string | undefined): TestClient {
  const request: TestClient['request'] = async <Data>(
    document: Parameters<TestClient['request']>[0],
    variables?: Record<string, unknown>,
  ) => {
    const query = typeof document === 'string' ? document : print(document);
    const sent = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
        authorization: `Bearer ${accessToken}`,
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({ query, variables }),
    };
    for (let waitedMs = 0; ; waitedMs += pauseMs) {
      const answer = await once<Data>(`${address()}/graphql`, sent);
      const isLost = answer === undefined || answer.errors?.some(({ extensions }) => extensions.code === 'UNAVAILABLE');
      if (!isLost) return answer;
      if (waitedMs > patienceMs) throw new Error('The API did not come back.');
      await delay(pauseMs);
    }
  };
  return {
    accessToken,
    request,
    query: async <Data>(document: Parameters<TestClient['request']>[0], variables?: Record<string, unknown>) => {
      const { data, errors } = await request<Data>(document, variables);
      if (errors) throw new Error(errors.map((error) => `${error.extensions.code}: ${error.message}`).join('\n'));
      return data;
    },
  };
}

/** Nothing where the process was killed before its answer was whole. */
async function once<Data>(url: string, sent: RequestInit): Promise<GraphqlAnswer<Data> | undefined> {
  try {
    const response = await fetch(url, sent);
    return { status: response.status, ...((await response.json()) as Omit<GraphqlAnswer<Data>, 'status'>) };
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
