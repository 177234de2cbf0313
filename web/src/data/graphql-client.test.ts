import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGraphqlRequest, type TypedDocument } from './graphql-client.ts';
import { RequestError } from './request-error.ts';

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

describe('a document of the dashboard', () => {
  const known = { ...document, id: 'x-Ask-abc' };
  const sentTo = (answerTo: (body: Record<string, unknown>) => unknown) => {
    const sent: Record<string, unknown>[] = [];
    const request = createGraphqlRequest(
      () => '/graphql',
      async (_url, init) => {
        const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Record<string, unknown>;
        sent.push(body);
        return Response.json(answerTo(body));
      },
    );
    return { request, sent };
  };

  it('is asked for by its id', async () => {
    const { request, sent } = sentTo(() => ({ data: { answer: 42 } }));
    await request(known, { of: 'life' });
    expect(sent).toEqual([{ operationName: 'Ask', documentId: 'x-Ask-abc', variables: { of: 'life' } }]);
  });

  it('is sent in full to a server of another release, from the first time on that it is not known', async () => {
    const { request, sent } = sentTo(({ documentId }) =>
      documentId === undefined
        ? { data: { answer: 42 } }
        : { errors: [{ message: 'No', extensions: { code: 'DOCUMENT_UNKNOWN' } }] },
    );
    expect(await Promise.all([request(known, { of: 'x' }), request(known, { of: 'y' })])).toHaveLength(2);
    await request(known, { of: 'z' });
    expect(sent.map(({ query }) => query)).toEqual([undefined, undefined, document.text, document.text, document.text]);
  });
});

describe('a mutation', () => {
  const save: TypedDocument<{ saved: boolean }, { name: string }> = { name: 'Save', text: 'mutation Save { saved }' };

  /** A server that answers each call with the next of these, and remembers the keys it was sent. */
  const serverAnswering = (...answers: (() => Response)[]) => {
    const keys: (string | null)[] = [];
    const request = createGraphqlRequest(
      () => '/graphql',
      async (_url, init) => {
        keys.push(new Headers(init?.headers).get('idempotency-key'));
        return (answers[keys.length - 1] ?? answers.at(-1) ?? unreachable)();
      },
    );
    return { request, keys };
  };
  const unreachable = (): Response => {
    throw new RequestError('The server could not be reached.', { code: 'OFFLINE' });
  };
  const saved = () => Response.json({ data: { saved: true } });
  const badGateway = () => new Response('', { status: 502 });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is sent again under the same key while its answer is lost', async () => {
    const { request, keys } = serverAnswering(unreachable, badGateway, saved);
    const answer = request(save, { name: 'A' });
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ saved: true });
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  });

  it('keeps its key when a person asks again for what had no answer, and takes a new one once it had', async () => {
    const { request, keys } = serverAnswering(unreachable, unreachable, unreachable, saved);
    const lost = request(save, { name: 'A' }).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await lost).toMatchObject({ code: 'OFFLINE' });
    await request(save, { name: 'A' });
    await request(save, { name: 'A' });
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[0]);
  });

  it('has a key of its own for each input, and a query has none', async () => {
    const { request, keys } = serverAnswering(saved);
    await request(save, { name: 'A' });
    await request(save, { name: 'B' });
    await request({ name: 'Ask', text: 'query Ask { answer }' }, {});
    expect(keys[0]).not.toBe(keys[1]);
    expect(keys[2]).toBeNull();
  });

  it('is not sent again after a refusal', async () => {
    const refused = () => Response.json({ errors: [{ message: 'No', extensions: { code: 'FORBIDDEN' } }] });
    const { request, keys } = serverAnswering(refused);
    await expect(request(save, { name: 'A' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(keys).toHaveLength(1);
  });
});
