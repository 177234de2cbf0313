import { describe, expect, it } from 'vitest';
import { createGraphqlRequest, type TypedDocument } from './graphql-client.ts';

const document: TypedDocument<{ answer: number }, { of: string }> = { name: 'Ask', text: 'query Ask { answer }' };

const requestAnswering = (body: unknown, init?: ResponseInit) =>
  createGraphqlRequest(
    () => '/graphql',
    async () => (typeof body === 'string' ? new Response(body, init) : Response.json(body, init)),
  );

describe('a GraphQL request', () => {
  it('answers the data', async () => {
    expect(await requestAnswering({ data: { answer: 42 } })(document, { of: 'life' })).toEqual({ answer: 42 });
  });

  it('throws the code and the request id of the server', async () => {
    const body = { errors: [{ message: 'No', extensions: { code: 'FORBIDDEN', requestId: 'r-7' } }] };
    await expect(requestAnswering(body)(document, { of: 'x' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      requestId: 'r-7',
    });
  });

  it('throws the status of an answer that is not GraphQL, such as a proxy’s error page', async () => {
    const request = requestAnswering('<h1>Bad gateway</h1>', { status: 502 });
    await expect(request(document, { of: 'x' })).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 502 });
  });

  it('takes an answer without data and without errors for a fault', async () => {
    await expect(requestAnswering({ data: null })(document, { of: 'x' })).rejects.toMatchObject({
      code: 'INVALID_ANSWER',
    });
  });
});
