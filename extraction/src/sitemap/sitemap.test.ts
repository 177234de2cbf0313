import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isoLastModified, type OpenSitemap, readSitemap, type SitemapItem, walkSitemap } from './index.ts';

const folder = join(import.meta.dirname, 'fixtures');
type Expectation = { tests: string; address: string | null; items: string[] };

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let i = 0; i < bytes.length; i += size) yield bytes.subarray(i, i + size);
}

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of source) items.push(item);
  return items;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function read(bytes: Uint8Array, address?: string, size = 65_536): Promise<SitemapItem[]> {
  return collect(readSitemap(inChunks(bytes, size), address === undefined ? {} : { address }));
}

/** One line an item, as the fixtures write it. */
function lineOf(item: SitemapItem): string {
  if (item.kind === 'problem') return `problem ${item.code}${item.line === null ? '' : ` @${item.line}`}`;
  const head = `${item.kind === 'child' ? 'child ' : ''}${item.url} ${item.lastmod ?? '-'} @${item.line}`;
  if (item.kind === 'child') return [head, ...item.notes].join(' ');
  return [head, ...item.notes, ...item.alternates.map(({ hreflang, url }) => `${hreflang}=${url}`)].join(' ');
}

/** Several faults of one kind count once where the fixture names them without a line: which of them a parser reports is its own affair. */
function summarise(items: SitemapItem[], expected: string[]): string[] {
  if (!expected.includes('problem not_well_formed')) return items.map(lineOf);
  const isFault = (item: SitemapItem) => item.kind === 'problem' && item.code === 'not_well_formed';
  const others = items.filter((item) => !isFault(item)).map(lineOf);
  const at = expected.indexOf('problem not_well_formed');
  return items.some(isFault) ? others.toSpliced(at, 0, 'problem not_well_formed') : others;
}

describe('sitemap fixtures', () => {
  const names = readdirSync(folder).filter((name) => !name.endsWith('.expected.json'));
  it.each(names)('%s gives what its expectation says, however it is cut into chunks', async (name) => {
    const bytes = readFileSync(join(folder, name));
    const expectation: Expectation = JSON.parse(readFileSync(join(folder, `${name}.expected.json`), 'utf8'));
    expect(expectation.tests).not.toBe('');
    const address = expectation.address ?? undefined;
    for (const size of [65_536, 7, 1]) {
      expect(summarise(await read(bytes, address, size), expectation.items)).toEqual(expectation.items);
    }
  });
});

describe('readSitemap', () => {
  const entries = (count: number) =>
    `<urlset>${Array.from({ length: count }, (_, i) => `<url><loc>https://shop.example/p/${i}</loc></url>`).join('\n')}</urlset>`;

  it('keeps every entry of a sitemap that is longer than the protocol allows, and says so once', async () => {
    const items = await read(gzipSync(entries(50_003)));
    expect(items.filter((item) => item.kind === 'address')).toHaveLength(50_003);
    expect(items.flatMap((item) => (item.kind === 'problem' ? item.code : []))).toEqual(['too_many_entries']);
  });

  it('stops at a compression bomb and keeps what came before', async () => {
    const bomb = gzipSync(`${entries(3).replace('</urlset>', '')}${' '.repeat(30_000_000)}</urlset>`);
    const items = await read(bomb);
    expect(items.map(lineOf).at(-1)).toMatch(/problem (compression_bomb|not_a_sitemap)/);
    expect(items.filter((item) => item.kind === 'address')).toHaveLength(3);
  });

  it('keeps the entries before damaged gzip', async () => {
    const whole = gzipSync(entries(20_000), { level: 1 });
    const items = await read(whole.subarray(0, whole.length >> 1));
    expect(items.filter((item) => item.kind === 'address').length).toBeGreaterThan(5000);
    expect(items.some((item) => item.kind === 'problem' && item.code === 'broken_gzip')).toBe(true);
  });

  it('stops at the size limit', async () => {
    const items = await collect(readSitemap(inChunks(bytesOf(entries(5000)), 1000), { maxBytes: 50_000 }));
    expect(items.some((item) => item.kind === 'problem' && item.code === 'too_large')).toBe(true);
    expect(items.filter((item) => item.kind === 'address').length).toBeGreaterThan(500);
  });

  it.each([
    ['a text without end', `<urlset><url><loc>${'a'.repeat(3_000_000)}`, 'not_a_sitemap'],
    ['a line without end', `https://shop.example/${'a'.repeat(3_000_000)}`, 'not_a_sitemap'],
    ['elements without end', '<a>'.repeat(5000), 'too_deep'],
  ])('gives up on %s', async (_name, text, code) => {
    const items = await read(bytesOf(text));
    expect(items.some((item) => item.kind === 'problem' && item.code === code)).toBe(true);
  });

  it('lists the first faults of a file full of them and counts the rest', async () => {
    const items = await read(bytesOf(entries(500).replaceAll('/p/', '/p?a=1&b=')));
    const faults = items.filter((item) => item.kind === 'problem');
    expect(items.filter((item) => item.kind === 'address')).toHaveLength(500);
    expect(faults).toHaveLength(21);
    expect(faults.at(-1)?.reason).toContain('480 more');
  });

  it('passes on what the source of the bytes throws', async () => {
    const broken = async function* () {
      yield bytesOf('<urlset>');
      throw new Error('the line went dead');
    };
    await expect(collect(readSitemap(broken()))).rejects.toThrow('the line went dead');
  });
});

describe('walkSitemap', () => {
  const host = 'https://shop.example';
  const files: Record<string, string> = {
    '/index.xml': `<sitemapindex><sitemap><loc>${host}/a.xml</loc></sitemap><sitemap><loc>${host}/missing.xml</loc></sitemap><sitemap><loc>${host}/inner.xml</loc></sitemap><sitemap><loc>${host}/b.xml</loc></sitemap></sitemapindex>`,
    '/inner.xml': `<sitemapindex><sitemap><loc>${host}/index.xml</loc></sitemap><sitemap><loc>${host}/a.xml</loc></sitemap></sitemapindex>`,
    '/a.xml': `<urlset><url><loc>${host}/1</loc></url></urlset>`,
    '/b.xml': `<urlset><url><loc>${host}/2</loc></url></urlset>`,
    '/deep.xml': `<sitemapindex><sitemap><loc>${host}/deep.xml?2</loc></sitemap></sitemapindex>`,
  };
  const openFile: OpenSitemap = async (address) => {
    const text = files[new URL(address).pathname];
    if (text === undefined) return { code: 'not_found', reason: 'The host answered 404.' };
    return { chunks: inChunks(bytesOf(text), 50) };
  };

  it('follows an index, names the child that fails, and reads each file once although they lead in a circle', async () => {
    const items = await collect(walkSitemap(`${host}/index.xml`, openFile));
    expect(items.map((item) => (item.kind === 'problem' ? `${item.code} ${item.url}` : item.url))).toEqual([
      `${host}/1`,
      `unreachable ${host}/missing.xml`,
      `loop ${host}/index.xml`,
      `loop ${host}/a.xml`,
      `${host}/2`,
    ]);
  });

  it('follows a sitemap whose address is misplaced in its index, and gives its note', async () => {
    const index = `<sitemapindex><sitemap>${host}/a.xml</sitemap><sitemap><loc>${host}/b.xml</loc></sitemap></sitemapindex>`;
    const opener: OpenSitemap = async (address) =>
      address.endsWith('/loose.xml') ? { chunks: inChunks(bytesOf(index), 50) } : openFile(address);
    const items = await collect(walkSitemap(`${host}/loose.xml`, opener));
    expect(items.map(lineOf)).toEqual([`child ${host}/a.xml - @1 misplaced`, `${host}/1 - @1`, `${host}/2 - @1`]);
    expect(items.map(({ sitemap }) => sitemap)).toEqual([`${host}/loose.xml`, `${host}/a.xml`, `${host}/b.xml`]);
  });

  it('ends where indexes are nested too deep or too many', async () => {
    let calls = 0;
    const endless: OpenSitemap = async () => {
      calls += 1;
      const children = [1, 2, 3].map((i) => `<sitemap><loc>${host}/${calls}-${i}.xml</loc></sitemap>`).join('');
      return { chunks: inChunks(bytesOf(`<sitemapindex>${children}</sitemapindex>`), 1000) };
    };
    const deep = await collect(walkSitemap(`${host}/x.xml`, endless, { maxDepth: 2 }));
    expect(calls).toBe(1 + 3 + 9);
    expect(deep.every((item) => item.kind === 'problem' && item.code === 'too_deep')).toBe(true);
    calls = 0;
    await collect(walkSitemap(`${host}/x.xml`, endless, { maxDepth: 99, maxSitemaps: 20 }));
    expect(calls).toBe(20);
  });

  it('goes on behind a child whose reading breaks off', async () => {
    const dying: OpenSitemap = async (address) => {
      if (!address.endsWith('/a.xml')) return openFile(address);
      const chunks = async function* () {
        yield bytesOf(`<urlset><url><loc>${host}/whole</loc></url><url>`);
        throw new Error('connection reset');
      };
      return { chunks: chunks() };
    };
    const items = await collect(walkSitemap(`${host}/index.xml`, dying));
    expect(items.map((item) => item.url)).toContain(`${host}/2`);
    expect(items).toContainEqual(
      expect.objectContaining({ code: 'unreachable', reason: 'Reading broke off: connection reset' }),
    );
  });
});

describe('isoLastModified', () => {
  it.each([
    ['2026', '2026'],
    ['2026-02-28', '2026-02-28'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', null],
    ['2026-13-01', null],
    ['2026-01-01T25:00:00Z', null],
    ['2026-01-01T00:00Z', '2026-01-01T00:00:00.000Z'],
    ['2026-01-01T00:00:00.123456+0530', '2025-12-31T18:30:00.123Z'],
    ['2026-01-01t00:00:00z', '2026-01-01T00:00:00.000Z'],
    ['Thu, 01 Jan 2026 12:00:00 EST', '2026-01-01T17:00:00.000Z'],
    ['1 January 2026 12:00 GMT', '2026-01-01T12:00:00.000Z'],
    ['01.02.2026', null],
    ['', null],
  ])('of "%s" is %s', (text, expected) => expect(isoLastModified(text)).toBe(expected));
});
