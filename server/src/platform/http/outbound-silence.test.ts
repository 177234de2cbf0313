import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchOutbound, openOutbound } from './index.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(ends.splice(0).map((end) => end()));
});

/** A host on a port of its own; gives the address of its front page and what lets the door reach it. */
async function serve(listener: RequestListener) {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  const hostPort = `127.0.0.1:${address.port}`;
  return { url: `http://${hostPort}/`, allowHosts: [hostPort] };
}

const hourMs = 3_600_000;

describe('a host that says nothing', () => {
  it.each<[string, RequestListener]>([
    ['never begins to answer', () => undefined],
    ['stops within its body', (_request, response) => void response.writeHead(200).write('half')],
    [
      'stops within a compressed body',
      (_request, response) =>
        void response.writeHead(200, { 'content-encoding': 'gzip' }).write(Buffer.from('1f8b', 'hex')),
    ],
    [
      'is silent behind a redirect',
      (request, response) => void (request.url === '/' && response.writeHead(302, { location: '/next' }).end()),
    ],
  ])('is given up long before a long deadline when it %s', async (_what, listener) => {
    const { url, allowHosts } = await serve(listener);
    const answer = await fetchOutbound(url, { allowHosts, timeoutMs: hourMs, silenceMs: 100 });
    expect(answer).toMatchObject({ code: 'timeout', reason: 'The host sent nothing for 0.1 s.' });
  });

  it('may take longer than the longest silence as long as bytes come', async () => {
    const { url, allowHosts } = await serve((_request, response) => {
      let left = 8;
      const timer = setInterval(() => (left-- > 0 ? response.write('.') : response.end()), 60);
      response.on('close', () => clearInterval(timer));
    });
    const answer = await fetchOutbound(url, { allowHosts, timeoutMs: hourMs, silenceMs: 400 });
    expect(answer).toMatchObject({ kind: 'response', body: Buffer.from('........') });
  });

  it('is not blamed for the time that its reader takes', async () => {
    const { url, allowHosts } = await serve((_request, response) => response.end('x'.repeat(400_000)));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opened = await openOutbound(url, { allowHosts, timeoutMs: 2 * hourMs, silenceMs: 1000 });
    if (opened.kind === 'refusal') throw new Error(opened.reason);
    let bytes = 0;
    for await (const chunk of opened.body) {
      if (bytes === 0) vi.advanceTimersByTime(hourMs);
      bytes += chunk.length;
    }
    expect(bytes).toBe(400_000);
  });
});

it('names a circle of redirects', async () => {
  const { url, allowHosts } = await serve((request, response) =>
    response.writeHead(302, { location: request.url === '/' ? '/next' : '/' }).end(),
  );
  const answer = await fetchOutbound(url, { allowHosts });
  expect(answer).toMatchObject({ code: 'too_many_redirects', wording: { key: 'too_many_redirects:loop' } });
});
