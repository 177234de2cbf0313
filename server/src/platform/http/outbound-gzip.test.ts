import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutboundNetwork, encodingRemark, fetchOutbound, openOutbound } from './index.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

/** A shop that answers so, reached under its name: nothing real is resolved or dialled. */
async function serve(listener: RequestListener) {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  const network = createOutboundNetwork({
    resolve: async () => ['93.184.216.34'],
    dial: () => (_options, callback) => {
      const socket = connect(address.port, '127.0.0.1');
      socket.once('connect', () => callback(null, socket)).once('error', (error) => callback(error, null));
    },
  });
  ends.push(() => network.close());
  ends.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return { network };
}

const serveBytes = (bytes: Uint8Array, encoding = 'gzip') =>
  serve((_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(bytes));

const shop = 'http://shop.example/lamp';
const page = `<html><body>${Array.from({ length: 2000 }, (_, index) => `<p>${index} ${(index * 7919) % 10_007}</p>`).join('')}</body></html>`;
const whole = gzipSync(page);
const more = gzipSync('<!-- more -->');
const changed = (at: number) => {
  const copy = Buffer.from(whole);
  copy[at < 0 ? copy.length + at : at] = (copy.at(at) ?? 0) ^ 0xff;
  return copy;
};
const named = Buffer.concat([
  whole.subarray(0, 3),
  Buffer.from([8]),
  whole.subarray(4, 10),
  Buffer.from('page.html\0'),
  whole.subarray(10),
]);

type Case = [what: string, bytes: Uint8Array[], plain: string | null, fault: 'followed' | 'cut' | undefined];

/** `plain` is null where only a beginning can be read. */
const read: Case[] = [
  ['one member', [whole], page, undefined],
  ['two members', [whole, more], `${page}<!-- more -->`, undefined],
  ['an empty member', [gzipSync('')], '', undefined],
  ['a member with a name', [named], page, undefined],
  ['a member and a zero', [whole, Buffer.alloc(1)], page, undefined],
  ['a member and padding', [whole, Buffer.alloc(4096)], page, undefined],
  ['padding between members', [whole, Buffer.alloc(64), more], `${page}<!-- more -->`, undefined],
  ['a line break behind', [whole, Buffer.from('\r\n')], page, 'followed'],
  ['a comment behind', [whole, Buffer.from('<!-- served in 0.1 s -->')], page, 'followed'],
  ['a German sentence behind', [whole, Buffer.from('Seite erzeugt in 0,1 s – Größe 3 kB')], page, 'followed'],
  ['a Japanese comment behind', [whole, Buffer.from('<!-- キャッシュ -->')], page, 'followed'],
  ['an Arabic comment behind', [whole, Buffer.from('<!-- ذاكرة -->')], page, 'followed'],
  ['a PHP warning behind', [whole, Buffer.from('<br />\n<b>Warning</b>: headers already sent')], page, 'followed'],
  ['the page again, not packed', [whole, Buffer.from(page)], page, 'followed'],
  ['a single byte behind', [whole, Buffer.from([7])], page, 'followed'],
  ['noise behind', [whole, changed(99).subarray(60)], page, 'followed'],
  ['padding and text behind', [whole, Buffer.alloc(300), Buffer.from('end')], page, 'followed'],
  ['text behind two members', [whole, more, Buffer.from('end')], `${page}<!-- more -->`, 'followed'],
  ['half a member', [whole.subarray(0, whole.length / 2)], null, 'cut'],
  ['a member without its checksum', [whole.subarray(0, -8)], page, 'cut'],
  ['a member with half of its checksum', [whole.subarray(0, -5)], page, 'cut'],
  ['a second member that is cut', [whole, more.subarray(0, 14)], null, 'cut'],
  ['nothing but a mark', [whole.subarray(0, 2)], '', 'cut'],
];

const refused: [what: string, bytes: Uint8Array[]][] = [
  ['a page that is not packed', [Buffer.from(page)]],
  ['a wrong checksum', [changed(-8)]],
  ['a wrong length', [changed(-1)]],
  ['a byte that is another one', [changed(Math.floor(whole.length / 2))]],
  ['a wrong checksum and a whole member behind', [changed(-8), more]],
  ['another method', [Buffer.from([0x1f, 0x8b, 7, 0, 0, 0, 0, 0, 0, 0])]],
];

describe('a body in gzip', () => {
  it.each(read)('of %s is read and says what was wrong', async (_what, bytes, plain, fault) => {
    for (const encoding of ['gzip', 'x-gzip']) {
      const answer = await fetchOutbound(shop, await serveBytes(Buffer.concat(bytes), encoding));
      if (answer.kind === 'refusal') throw new Error(answer.reason);
      const text = Buffer.from(answer.body).toString();
      expect(plain === null ? `${page}<!-- more -->`.startsWith(text) : text === plain).toBe(true);
      expect(answer.encodingFault).toBe(fault);
    }
  });

  it.each(refused)('of %s is damaged and refused', async (_what, bytes) => {
    expect(await fetchOutbound(shop, await serveBytes(Buffer.concat(bytes)))).toMatchObject({
      code: 'broken_encoding',
    });
  });

  it('tells a stream of its fault once it was read to its end', async () => {
    const opened = await openOutbound(shop, await serveBytes(Buffer.concat([whole, Buffer.from('end')])));
    if (opened.kind === 'refusal') throw new Error(opened.reason);
    expect(opened.encodingFault()).toBeUndefined();
    const parts: Uint8Array[] = [];
    for await (const part of opened.body) parts.push(part);
    expect(Buffer.concat(parts).toString()).toBe(page);
    expect(opened.encodingFault()).toBe('followed');
    expect(encodingRemark('followed')).toMatchObject({ code: 'gzip_followed' });
  });

  it('keeps its limits whatever follows', async () => {
    const bomb = Buffer.concat([gzipSync(Buffer.alloc(15_000_000)), Buffer.from('end')]);
    expect(await fetchOutbound(shop, await serveBytes(bomb))).toMatchObject({ code: 'compression_bomb' });
    const large = await fetchOutbound(shop, { ...(await serveBytes(whole)), maxBytes: 1000 });
    expect(large).toMatchObject({ code: 'body_too_large' });
    const first = await fetchOutbound(shop, { ...(await serveBytes(whole)), maxBytes: 1000, overflow: 'truncate' });
    expect(first).toMatchObject({ truncated: true, body: Buffer.from(page.slice(0, 1000)) });
  });

  it('of many small members keeps the limit of what they unpack to', async () => {
    const bomb = Buffer.concat(Array.from({ length: 30 }, () => gzipSync(Buffer.alloc(1_000_000))));
    expect(await fetchOutbound(shop, await serveBytes(bomb))).toMatchObject({ code: 'compression_bomb' });
  });

  it('that the host breaks off is a failed connection, not a fault of its coding', async () => {
    const served = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': String(whole.length) });
      response.write(whole.subarray(0, 2000), () => response.destroy());
    });
    expect(await fetchOutbound(shop, served)).toMatchObject({ code: 'connection_failed' });
  });
});
