import { describe, expect, it } from 'vitest';
import { open, signedInVisitor } from './visitor.ts';

const visitor = await signedInVisitor();
const { page } = visitor;

/** Requests that left the page. */
const sent: string[] = [];
page.on('request', (request) => {
  const { pathname } = new URL(request.url());
  if (!pathname.startsWith('/assets/') && pathname !== '/graphql') sent.push(`${request.method()} ${pathname}`);
});

const statusOf = (path: string) => page.evaluate(async (path) => (await fetch(path)).status, path);

/** A request as a client of one's own would make it. */
function byXhr(method: string, path: string, body: string | null = null): Promise<{ status: number; text: string }> {
  return page.evaluate(
    ([method, path, body]) =>
      new Promise<{ status: number; text: string }>((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open(method, path);
        request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
        request.addEventListener('error', () => reject(new Error('The request failed.')));
        if (body !== null) request.setRequestHeader('content-type', 'application/json');
        request.send(body);
      }),
    [method, path, body] as const,
  );
}

describe('the sample layer in the page', () => {
  it('answers its own requests by fetch and by XMLHttpRequest once the dashboard stands, and nothing leaves the page', async () => {
    await open(page, '/', 'Dashboard');
    await expect.poll(() => statusOf('/apps/invoice/invoices?perPage=5'), { timeout: 15_000 }).toBe(200);
    sent.length = 0;
    const { invoices } = await page.evaluate(
      async () => (await (await fetch('/apps/invoice/invoices?perPage=5')).json()) as { invoices: object[] },
    );
    expect(invoices).toHaveLength(5);
    const tasks = await byXhr('GET', '/apps/todo/tasks');
    expect(tasks.status).toBe(200);
    expect((JSON.parse(tasks.text) as object[]).length).toBeGreaterThan(10);
    expect(
      (await byXhr('POST', '/apps/users/add-user', '{"fullName":"Ida Brook","email":"ida@example.org"}')).status,
    ).toBe(201);
    expect(sent).toEqual([]);
  });

  it('keeps what was changed until the page is loaded anew, and registers no service worker', async () => {
    const find = async () =>
      JSON.parse((await byXhr('GET', '/api/users/list/data?q=Ida%20Brook')).text) as { total: number };
    expect((await find()).total).toBe(1);
    await page.reload();
    await expect.poll(() => statusOf('/profile/data'), { timeout: 15_000 }).toBe(200);
    expect((await find()).total).toBe(0);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });

  it('lets everything else pass as it is: other methods, deeper paths, sessions', async () => {
    sent.length = 0;
    expect((await byXhr('PUT', '/profile/data', '{}')).status).toBe(404);
    expect(await statusOf('/profile/data/deeper')).toBe(404);
    expect((await byXhr('POST', '/jwt/login', '{}')).status).toBe(400);
    expect((await byXhr('GET', '/healthz')).text).toBe('{"status":"ok"}');
    expect(sent).toEqual(['PUT /profile/data', 'GET /profile/data/deeper', 'POST /jwt/login', 'GET /healthz']);
  });

  it('leaves bodies and aborts of other requests as they are', async () => {
    const answer = await page.evaluate(async () => {
      const body = JSON.stringify({ query: `{ __typename } # ${'x'.repeat(5000)}` });
      const token = localStorage.getItem('accessToken');
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const response = await fetch('/graphql', { method: 'POST', headers, body });
      const aborting = new AbortController();
      const aborted = fetch('/healthz', { signal: aborting.signal }).then(
        () => 'answered',
        (error: Error) => error.name,
      );
      aborting.abort();
      return { status: response.status, text: await response.text(), aborted: await aborted };
    });
    expect(answer).toEqual({ status: 200, text: '{"data":{"__typename":"Query"}}', aborted: 'AbortError' });
  });
});
