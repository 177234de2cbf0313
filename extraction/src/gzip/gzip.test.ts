import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readFeed } from '../feed/index.ts';
import { readSitemap } from '../sitemap/index.ts';
import { gunzip, type GzipFault } from './index.ts';

const text = Array.from({ length: 3000 }, (_, index) => `item ${index} ${(index * 7919) % 10_007}`).join('\n');
const whole = gzipSync(text);
const second = gzipSync('and more');
const bytes = (...values: number[]) => Buffer.from(values);
const changed = (at: number) => {
  const copy = Buffer.from(whole);
  copy[at < 0 ? copy.length + at : at] = (copy.at(at) ?? 0) ^ 0xff;
  return copy;
};
/** The same member with optional parts of a header (RFC 1952, 2.3). */
const withHeader = (flags: number, ...parts: Uint8Array[]) =>
  Buffer.concat([whole.subarray(0, 3), bytes(flags), whole.subarray(4, 10), ...parts, whole.subarray(10)]);
const extra = Buffer.concat([bytes(5, 0), Buffer.from('extra')]);
const name = Buffer.from('feed.csv\0');

/** `plain` is null where only a beginning of the text can be read. */
type Case = [what: string, packed: Uint8Array[], plain: string | null, fault: GzipFault | undefined];

const cases: Case[] = [
  ['one member', [whole], text, undefined],
  ['two members', [whole, second], `${text}and more`, undefined],
  ['three members', [second, whole, second], `and more${text}and more`, undefined],
  ['a hundred members', Array.from({ length: 100 }, () => second), 'and more'.repeat(100), undefined],
  ['an empty member', [gzipSync('')], '', undefined],
  ['an empty member between two', [second, gzipSync(''), second], 'and moreand more', undefined],
  ['a header with extra data', [withHeader(4, extra)], text, undefined],
  ['a header with a name', [withHeader(8, name)], text, undefined],
  ['a header with a comment', [withHeader(16, Buffer.from('nightly\0'))], text, undefined],
  ['a header with its checksum', [withHeader(2, bytes(0, 0))], text, undefined],
  ['a header with everything', [withHeader(30, extra, name, name, bytes(1, 2))], text, undefined],
  ['one zero behind', [whole, bytes(0)], text, undefined],
  ['a block of zeros behind', [whole, Buffer.alloc(512)], text, undefined],
  ['many zeros behind', [whole, Buffer.alloc(200_000)], text, undefined],
  ['zeros between members', [whole, Buffer.alloc(100), second], `${text}and more`, undefined],
  ['a line break behind', [whole, Buffer.from('\n')], text, 'followed'],
  ['text behind', [whole, Buffer.from('Warning: cannot modify header')], text, 'followed'],
  ['markup behind', [whole, Buffer.from('<!-- cached 0.02 s -->')], text, 'followed'],
  ['plain items behind', [whole, Buffer.from(text)], text, 'followed'],
  ['noise behind', [whole, changed(500).subarray(400)], text, 'followed'],
  ['a bare byte behind', [whole, bytes(7)], text, 'followed'],
  ['zeros and text behind', [whole, Buffer.alloc(700), Buffer.from('x')], text, 'followed'],
  ['another method behind', [whole, bytes(0x1f, 0x8b, 7, 0)], text, 'followed'],
  ['text behind two members', [whole, second, Buffer.from('end')], `${text}and more`, 'followed'],
  ['text between members', [whole, Buffer.from('--'), second], text, 'followed'],
  ['nothing but a mark', [bytes(0x1f, 0x8b)], '', 'cut'],
  ['half a header', [whole.subarray(0, 7)], '', 'cut'],
  ['a name without an end', [withHeader(8, name).subarray(0, 14)], '', 'cut'],
  ['half a member', [whole.subarray(0, whole.length / 2)], null, 'cut'],
  ['a member without its checksum', [whole.subarray(0, -8)], text, 'cut'],
  ['a member with half of its checksum', [whole.subarray(0, -5)], text, 'cut'],
  ['a wrong checksum', [changed(-8)], text, 'damaged'],
  ['a wrong length', [changed(-1)], text, 'damaged'],
  ['a wrong checksum and a member behind', [changed(-8), second], text, 'damaged'],
  ['a second member that is cut', [whole, second.subarray(0, 14)], null, 'cut'],
  ['a second member that is a mark', [whole, bytes(0x1f)], text, 'followed'],
];

async function* inWindows(packed: Uint8Array[], size: number): AsyncGenerator<Uint8Array> {
  const joined = Buffer.concat(packed);
  for (let at = 0; at < joined.length; at += size) yield joined.subarray(at, at + size);
}

async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function unpack(packed: Uint8Array[], size: number) {
  let fault: GzipFault | undefined;
  const parts: Uint8Array[] = [];
  for await (const part of gunzip(inWindows(packed, size), (found) => (fault = found))) parts.push(part);
  return { plain: Buffer.concat(parts).toString(), fault };
}

describe('gzip', () => {
  it.each(cases)('of %s', async (_what, packed, plain, fault) => {
    for (const size of [61, 65_536]) {
      const found = await unpack(packed, size);
      expect(found.fault).toBe(fault);
      const isRead = plain === null ? `${text}and more`.startsWith(found.plain) : found.plain === plain;
      expect(isRead).toBe(true);
    }
  });

  it('gives what stands before a damaged place', async () => {
    expect((await unpack([whole.subarray(0, whole.length / 2)], 61)).plain.length).toBeGreaterThan(text.length / 4);
  });

  it('passes on what its source throws', async () => {
    async function* failing() {
      yield whole.subarray(0, 100);
      throw new Error('The line is cut.');
    }
    await expect(allOf(gunzip(failing(), () => undefined))).rejects.toThrow('The line is cut.');
  });

  it('loses no item of a feed to what follows, and names it', async () => {
    const row = (index: number) => `{"id":"${index}","title":"Lamp ${index}","price":"5 EUR"}\n`;
    const rows = Array.from({ length: 3000 }, (_, index) => row(index)).join('');
    for (const count of [3000, 1]) {
      const packed = gzipSync(count === 1 ? row(0) : rows);
      const items = await allOf(readFeed(inWindows([packed, Buffer.from('<!-- 0.2 s -->')], 4096)));
      const last = items.pop();
      expect(items).toHaveLength(count);
      expect(last && 'summary' in last && last.summary.warnings.map(({ code }) => code)).toEqual([
        'compression_followed',
      ]);
    }
  });

  it('loses no address of a sitemap to what follows, and names it', async () => {
    const entries = Array.from({ length: 2000 }, (_, index) => `<url><loc>https://shop.example/${index}</loc></url>`);
    const packed = gzipSync(`<urlset>${entries.join('')}</urlset>`);
    const items = await allOf(readSitemap(inWindows([packed, Buffer.from('end')], 4096)));
    expect(items.filter(({ kind }) => kind === 'address')).toHaveLength(2000);
    expect(items.flatMap((item) => (item.kind === 'problem' ? [item.code] : []))).toEqual(['gzip_followed']);
  });
});
