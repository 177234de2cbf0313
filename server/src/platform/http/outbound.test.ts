import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createOutboundNetwork,
  fetchOutbound,
  isPublicAddress,
  openOutbound,
  type OutboundNetwork,
  userAgentFor,
} from './index.ts';

const open: (Server | TcpServer)[] = [];
const networks: OutboundNetwork[] = [];

afterEach(async () => {
  await Promise.all(networks.splice(0).map((network) => network.close()));
  await Promise.all(
    open.splice(0).map(async (server) => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
      await once(server, 'close');
    }),
  );
});

async function listen(server: Server | TcpServer): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const serve = async (listener: RequestListener) => listen(createServer(listener));

/** A raw host that answers each connection with exactly these bytes and then keeps silent. */
async function serveRaw(answer: string): Promise<number> {
  const sockets = new Set<{ destroy: () => void }>();
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('data', () => socket.write(answer, 'latin1'));
  });
  server.on('close', () => undefined);
  const port = await listen(server);
  const close = server.close.bind(server);
  server.close = (callback) => {
    for (const socket of sockets) socket.destroy();
    return close(callback);
  };
  return port;
}

/** A network where every name resolves as told and every connection lands on a loopback port: nothing real is reached. */
function fakeNetwork(names: Record<string, string[]>, port: number): OutboundNetwork & { dialled: string[][] } {
  const dialled: string[][] = [];
  const network = createOutboundNetwork({
    resolve: async (hostname) => {
      const found = names[hostname];
      if (!found) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
      return found;
    },
    dial: (addresses) => (_options, callback) => {
      dialled.push([...addresses]);
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => callback(null, socket)).once('error', (error) => callback(error, null));
    },
  });
  networks.push(network);
  return Object.assign(network, { dialled });
}

const neverNetwork = () =>
  createOutboundNetwork({
    resolve: () => Promise.reject(new Error('resolved')),
    dial: () => {
      throw new Error('dialled');
    },
  });

const at = (port: number, path = '/') => `http://127.0.0.1:${port}${path}`;
const allow = (port: number) => ({ allowHosts: [`127.0.0.1:${port}`] });
const textOf = (body: Uint8Array) => new TextDecoder().decode(body);

describe('which addresses the door opens for', () => {
  it.each([
    ['http://127.0.0.1/', 'private_address'],
    ['http://10.1.2.3/', 'private_address'],
    ['http://172.31.255.255/', 'private_address'],
    ['http://192.168.1.1:8080/', 'private_address'],
    ['http://100.64.0.1/', 'private_address'],
    ['http://169.254.169.254/latest/meta-data/', 'private_address'],
    ['http://168.63.129.16/', 'private_address'],
    ['http://0.0.0.0/', 'private_address'],
    ['http://224.0.0.251/', 'private_address'],
    ['http://255.255.255.255/', 'private_address'],
    ['http://2130706433/', 'private_address'],
    ['http://0x7f.1/', 'private_address'],
    ['http://0177.0.0.1/', 'private_address'],
    ['http://127.0.0.1./', 'private_address'],
    ['http://127。0。0。1/', 'private_address'],
    ['http://[::1]/', 'private_address'],
    ['http://[::]/', 'private_address'],
    ['http://[fe80::1]/', 'private_address'],
    ['http://[fd00:ec2::254]/', 'private_address'],
    ['http://[ff02::1]/', 'private_address'],
    ['http://[::ffff:127.0.0.1]/', 'private_address'],
    ['http://[::ffff:8.8.8.8]/', 'private_address'],
    ['http://[::7f00:1]/', 'private_address'],
    ['http://[64:ff9b::7f00:1]/', 'private_address'],
    ['http://[64:ff9b:1::a00:1]/', 'private_address'],
    ['http://[2002:7f00:1::]/', 'private_address'],
    ['http://[2001:0:53aa:64c::1]/', 'private_address'],
    ['http://[2001:db8::1]/', 'private_address'],
    ['https://user:secret@shop.example/', 'credentials_refused'],
    ['http://shop.example:22/', 'port_refused'],
    ['http://shop.example:5432/', 'port_refused'],
    ['ftp://shop.example/', 'scheme_refused'],
    ['file:///etc/passwd', 'scheme_refused'],
    ['javascript:alert(1)', 'scheme_refused'],
    ['gopher://shop.example/', 'scheme_refused'],
    ['shop.example', 'not_an_address'],
    ['http://', 'not_an_address'],
    ['', 'not_an_address'],
    ['http://shop.example:99999/', 'not_an_address'],
  ])('refuses %s with %s before anything is dialled', async (address, code) => {
    expect(await fetchOutbound(address, { network: neverNetwork() })).toMatchObject({ kind: 'refusal', code });
  });

  it('names a private host as it has to be allowed, in brackets where it is an IPv6 address', async () => {
    const refusal = await fetchOutbound('http://[fd00::7]:8080/', { network: neverNetwork() });
    expect(refusal).toMatchObject({ wording: { params: { pair: '[fd00::7]:8080' } } });
  });

  it('keeps the password out of its refusal', async () => {
    const refusal = await fetchOutbound('https://user:secret@shop.example/', { network: neverNetwork() });
    expect(JSON.stringify(refusal)).not.toContain('secret');
  });

  it.each(['8.8.8.8', '93.184.216.34', '100.128.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'holds %s for public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it('refuses a name when any one of its addresses is private', async () => {
    const network = fakeNetwork({ 'shop.example': ['93.184.216.34', '10.0.0.7'] }, 1);
    expect(await fetchOutbound('http://shop.example/', { network })).toMatchObject({ code: 'private_address' });
    expect(network.dialled).toEqual([]);
  });

  it('pins the connection to the addresses that were checked', async () => {
    const port = await serve((_request, response) => response.end('shop'));
    const network = fakeNetwork({ 'shop.example': ['93.184.216.34', '2606:4700::1111'] }, port);
    const result = await fetchOutbound('http://shop.example./a#part', { network });
    expect(result).toMatchObject({ kind: 'response', status: 200, finalUrl: 'http://shop.example/a' });
    expect(network.dialled).toEqual([['93.184.216.34', '2606:4700::1111']]);
  });

  it('says so when the host name does not exist', async () => {
    const network = fakeNetwork({}, 1);
    expect(await fetchOutbound('http://nowhere.example/', { network })).toMatchObject({ code: 'host_not_found' });
  });

  it('opens exactly the allowed port of an allowed private host', async () => {
    const port = await serve((_request, response) => response.end('private'));
    expect(await fetchOutbound(at(port), allow(port))).toMatchObject({ kind: 'response', status: 200 });
    expect(await fetchOutbound(at(port + 1), allow(port))).toMatchObject({ code: 'port_refused' });
    expect(await fetchOutbound('http://127.0.0.1/', allow(port))).toMatchObject({ code: 'private_address' });
  });
});

describe('redirects', () => {
  it('checks every redirect again, so that a public host cannot lead inside', async () => {
    const port = await serve((_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
    );
    const network = fakeNetwork({ 'shop.example': ['93.184.216.34'] }, port);
    expect(await fetchOutbound('http://shop.example/', { network })).toMatchObject({
      code: 'private_address',
      address: 'http://169.254.169.254/latest/',
    });
  });

  it.each([
    [5, { kind: 'response', redirects: { length: 5 } }],
    [6, { kind: 'refusal', code: 'too_many_redirects' }],
  ])('after %i redirects gives %o', async (count, expected) => {
    const port = await serve((request, response) => {
      const step = Number(request.url?.slice(1));
      if (step < count) response.writeHead(301, { location: `${step + 1}` });
      response.end('done');
    });
    const result = await fetchOutbound(at(port, '/0'), allow(port));
    expect(result).toMatchObject(expected);
  });

  it('leaves credentials and cookies behind when the origin changes, and keeps them within it', async () => {
    const seen: Record<string, unknown>[] = [];
    const port = await serve((request, response) => {
      seen.push({ host: request.headers.host, auth: request.headers.authorization, cookie: request.headers.cookie });
      const next = { '/a': '/b', '/b': 'http://other.example/c' }[request.url ?? ''];
      if (next) response.writeHead(302, { location: next });
      response.end();
    });
    const network = fakeNetwork({ 'shop.example': ['93.184.216.34'], 'other.example': ['93.184.216.35'] }, port);
    const headers = { authorization: 'Bearer x', Cookie: 'a=b' };
    await fetchOutbound('http://shop.example/a', { network, headers });
    expect(seen).toEqual([
      { host: 'shop.example', auth: 'Bearer x', cookie: 'a=b' },
      { host: 'shop.example', auth: 'Bearer x', cookie: 'a=b' },
      { host: 'other.example', auth: undefined, cookie: undefined },
    ]);
  });

  it('reads a redirect that is written in UTF-8', async () => {
    const port = await serveRaw('HTTP/1.1 301 Moved\r\nLocation: /caf\xc3\xa9\r\nContent-Length: 0\r\n\r\n');
    const result = await fetchOutbound(at(port), { ...allow(port), maxRedirects: 0 });
    expect(result).toMatchObject({ code: 'too_many_redirects' });
    const target = await serve((request, response) => response.end(request.url));
    const first = await serve((_request, response) => {
      response.writeHead(302, { location: Buffer.from(at(target, '/café')).toString('latin1') }).end();
    });
    const followed = await fetchOutbound(at(first), { allowHosts: [`127.0.0.1:${first}`, `127.0.0.1:${target}`] });
    expect(followed).toMatchObject({ finalUrl: at(target, '/caf%C3%A9') });
  });

  it('refuses a redirect to another scheme', async () => {
    const port = await serve((_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end());
    expect(await fetchOutbound(at(port), allow(port))).toMatchObject({ code: 'scheme_refused' });
  });

  it('gives a redirect as it is to a caller who follows by hand', async () => {
    const port = await serve((_request, response) => response.writeHead(302, { location: '/next' }).end());
    const result = await fetchOutbound(at(port), { ...allow(port), maxRedirects: 'manual' });
    expect(result).toMatchObject({ kind: 'response', status: 302, headers: { location: '/next' } });
  });

  it('gives a 3xx without a Location as the response it is', async () => {
    const port = await serve((_request, response) => response.writeHead(302).end('where?'));
    expect(await fetchOutbound(at(port), allow(port))).toMatchObject({ kind: 'response', status: 302 });
  });
});

describe('bodies', () => {
  const page = 'Espresso grinder, 64 mm burrs. '.repeat(50);
  it.each([
    ['gzip', gzipSync(page)],
    ['x-gzip', gzipSync(page)],
    ['deflate', deflateSync(page)],
    ['deflate', deflateRawSync(page)],
    ['br', brotliCompressSync(page)],
    ['zstd', zstdCompressSync(page)],
    ['identity', Buffer.from(page)],
    ['GZip, identity', gzipSync(page)],
  ])('decodes %s', async (encoding, bytes) => {
    const port = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(bytes),
    );
    const result = await fetchOutbound(at(port), allow(port));
    expect(result.kind === 'response' && textOf(result.body)).toBe(page);
  });

  it.each(['gzip', 'br', 'zstd', 'deflate'])('stops a %s bomb by its ratio', async (encoding) => {
    const zeros = Buffer.alloc(15_000_000);
    const compress = { gzip: gzipSync, br: brotliCompressSync, zstd: zstdCompressSync, deflate: deflateSync }[encoding];
    const bomb = compress?.(zeros);
    const port = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(bomb),
    );
    expect(await fetchOutbound(at(port), allow(port))).toMatchObject({ code: 'compression_bomb' });
  });

  it('says that a compressed body is damaged', async () => {
    const port = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('<html>not gzip at all</html>'),
    );
    expect(await fetchOutbound(at(port), allow(port))).toMatchObject({ code: 'broken_encoding' });
  });

  it.each(['gzip, br', 'made-up'])('refuses the encoding "%s"', async (encoding) => {
    const port = await serve((_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end('abc'),
    );
    expect(await fetchOutbound(at(port), allow(port))).toMatchObject({ code: 'broken_encoding' });
  });

  it('takes an empty body for empty whatever encoding it claims', async () => {
    const port = await serve((_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end());
    expect(await fetchOutbound(at(port), allow(port))).toMatchObject({ kind: 'response', body: Buffer.alloc(0) });
  });

  it('refuses an endless body at its limit, or keeps the first bytes when asked to', async () => {
    const port = await serve((_request, response) => {
      const more = () => {
        while (response.write('x'.repeat(10_000)));
      };
      response.on('drain', more);
      more();
    });
    const options = { ...allow(port), maxBytes: 55_555 };
    expect(await fetchOutbound(at(port), options)).toMatchObject({ code: 'body_too_large' });
    const cut = await fetchOutbound(at(port), { ...options, overflow: 'truncate' });
    expect(cut).toMatchObject({ kind: 'response', truncated: true });
    expect(cut.kind === 'response' && cut.body.length).toBe(55_555);
  });

  it('leaves a body unread when its head is not wanted', async () => {
    const port = await serve((_request, response) =>
      response.writeHead(200, { 'content-type': 'video/mp4' }).end('x'.repeat(100_000)),
    );
    const result = await fetchOutbound(at(port), {
      ...allow(port),
      shouldRead: ({ headers }) => headers['content-type'] !== 'video/mp4',
    });
    expect(result).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  });

  it('streams a body and throws the refusal where the stream ends early', async () => {
    const port = await serve((_request, response) => response.end('a'.repeat(5000)));
    const opened = await openOutbound(at(port), { ...allow(port), maxBytes: 1000 });
    if (opened.kind === 'refusal') throw new Error(opened.reason);
    let bytes = 0;
    const read = async () => {
      for await (const chunk of opened.body) bytes += chunk.length;
    };
    await expect(read()).rejects.toMatchObject({ refusal: { code: 'body_too_large' } });
    expect(bytes).toBe(1000);
  });

  it('says that a body broke off', async () => {
    const port = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      setImmediate(() => response.destroy());
    });
    expect(await fetchOutbound(at(port), allow(port))).toMatchObject({ code: 'connection_failed' });
  });
});

describe('hosts that misbehave', () => {
  it('ends at the deadline when a host accepts and never answers', async () => {
    const port = await serveRaw('');
    expect(await fetchOutbound(at(port), { ...allow(port), timeoutMs: 150 })).toMatchObject({ code: 'timeout' });
  });

  it('ends at the deadline when a body trickles for ever', async () => {
    const port = await serve((_request, response) => {
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect(await fetchOutbound(at(port), { ...allow(port), timeoutMs: 200 })).toMatchObject({ code: 'timeout' });
  });

  it('ends at the deadline when the name server never answers', async () => {
    const network = createOutboundNetwork({ resolve: () => new Promise(() => undefined) });
    expect(await fetchOutbound('http://shop.example/', { network, timeoutMs: 100 })).toMatchObject({ code: 'timeout' });
  });

  it('counts redirects and bodies against one deadline', async () => {
    const port = await serve((request, response) => {
      const step = Number(request.url?.slice(1));
      setTimeout(() => response.writeHead(302, { location: `/${step + 1}` }).end(), 120);
    });
    const result = await fetchOutbound(at(port, '/0'), { ...allow(port), timeoutMs: 300 });
    expect(result).toMatchObject({ code: 'timeout' });
  });

  it('stops when the caller calls it off, also before it began', async () => {
    const port = await serveRaw('');
    const controller = new AbortController();
    const running = fetchOutbound(at(port), { ...allow(port), signal: controller.signal });
    controller.abort();
    expect(await running).toMatchObject({ code: 'aborted' });
    expect(await fetchOutbound(at(port), { ...allow(port), signal: controller.signal })).toMatchObject({
      code: 'aborted',
    });
  });

  it('refuses more than 64 kB of headers', async () => {
    const port = await serveRaw(`HTTP/1.1 200 OK\r\n${`X-Pad: ${'y'.repeat(1000)}\r\n`.repeat(70)}\r\n`);
    expect(await fetchOutbound(at(port), allow(port))).toMatchObject({ code: 'headers_too_large' });
  });

  it('says that an answer is not HTTP', async () => {
    const port = await serveRaw('220 mail.example ESMTP\r\n');
    expect(await fetchOutbound(at(port), allow(port))).toMatchObject({ code: 'broken_response' });
  });

  it('says that a host refuses connections', async () => {
    const server = createTcpServer();
    const port = await listen(server);
    open.splice(open.indexOf(server), 1);
    server.close();
    await once(server, 'close');
    expect(await fetchOutbound(at(port), allow(port))).toMatchObject({ code: 'connection_failed' });
  });
});

describe('what is sent', () => {
  it('names itself honestly and sends validators that HTTP can carry', async () => {
    const port = await serve((request, response) => response.end(JSON.stringify(request.headers)));
    const result = await fetchOutbound(at(port), {
      ...allow(port),
      userAgent: userAgentFor('https://quarry.example/bot'),
      headers: { Host: 'evil.example', 'Accept-Language': 'de' },
      conditional: { etag: 'W/"abc"', lastModified: 'bad\r\nvalue' },
    });
    const sent: unknown = result.kind === 'response' ? JSON.parse(textOf(result.body)) : undefined;
    expect(sent).toMatchObject({
      host: `127.0.0.1:${port}`,
      'user-agent': 'QuarryBot/0.1 (+https://quarry.example/bot)',
      'accept-encoding': 'gzip, deflate, br, zstd',
      'accept-language': 'de',
      'if-none-match': 'W/"abc"',
    });
    expect(sent).not.toHaveProperty('if-modified-since');
  });

  it('reuses its connection to one origin', async () => {
    let connections = 0;
    const server = createServer((_request, response) => response.end('ok'));
    server.on('connection', () => (connections += 1));
    const port = await listen(server);
    for (let i = 0; i < 5; i += 1) await fetchOutbound(at(port), allow(port));
    expect(connections).toBeLessThan(5);
  });

  it('gives a 304 with an empty body', async () => {
    const port = await serve((request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 200, { etag: '"v1"' }).end(),
    );
    const result = await fetchOutbound(at(port), { ...allow(port), conditional: { etag: '"v1"' } });
    expect(result).toMatchObject({ status: 304, headers: { etag: '"v1"' } });
  });
});
