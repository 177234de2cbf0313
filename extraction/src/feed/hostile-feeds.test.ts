import { constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readFeed, type FeedItem, type FeedOptions, type FeedRow, type FeedSummary } from './index.ts';

async function* inParts(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(
  content: string | Uint8Array,
  options: FeedOptions = {},
  partSize = 65_536,
): Promise<{ rows: FeedRow[]; summary: FeedSummary }> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const items: FeedItem[] = [];
  for await (const item of readFeed(inParts(bytes, partSize), options)) items.push(item);
  const last = items.pop();
  if (last === undefined || !('summary' in last)) throw new Error('The feed ended without a summary.');
  return { rows: items.filter((item): item is FeedRow => !('summary' in item)), summary: last.summary };
}

/** A deterministic source of numbers below `limit`. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * limit);
  };
}

const csvHead = 'id,title,price,color\n';
const csvRow = (id: number): string => `A${id},"Chair, no. ${id}",${id + 1}.50 EUR,red\n`;
const xmlItem = (id: number): string =>
  `<item><g:id>A${id}</g:id><g:title><![CDATA[Chair no. ${id}]]></g:title><g:price>${id + 1}.50 EUR</g:price></item>\n`;
const xmlFeed = (items: string): string =>
  `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>\n${items}</channel></rss>`;
const jsonRow = (id: number): string => `{"id":"A${id}","title":"Chair no. ${id}","price":"${id + 1}.50 EUR"}`;
const ids = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const samples = {
  csv: csvHead + ids(60).map(csvRow).join(''),
  xml: xmlFeed(ids(60).map(xmlItem).join('')),
  json: `[\n${ids(60).map(jsonRow).join(',\n')}\n]`,
};

describe('hostile and damaged feeds', () => {
  it.each(Object.entries(samples))('gives the same rows of %s wherever the parts are cut', async (_format, content) => {
    const whole = await read(content);
    expect(whole.summary.good).toBe(60);
    for (const size of [1, 7, 64, 1000]) expect((await read(content, {}, size)).rows).toEqual(whole.rows);
  });

  it.each(Object.entries(samples))(
    'loses at most the two rows beside a single damaged character of %s',
    async (format, content) => {
      const random = numbers(format.length * 7919);
      const first = content.indexOf('A0');
      for (let round = 0; round < 300; round += 1) {
        const at = first + random(content.length - first - 30);
        const damage = ['"', '<', '>', '{', '}', ',', '&', '\n', ''][random(9)] ?? '';
        const { summary } = await read(content.slice(0, at) + damage + content.slice(at + 1));
        const place = content.slice(at - 20, at + 20);
        const isKept = summary.good >= 58 && summary.good + summary.bad === summary.rows;
        expect({ format, damage, place, isKept }).toEqual({ format, damage, place, isKept: true });
      }
    },
  );

  it.each(Object.entries(samples))('ends with a summary after random damage to %s', async (format, content) => {
    const random = numbers(format.length * 104_729);
    for (let round = 0; round < 100; round += 1) {
      const bytes = Buffer.from(content);
      for (let hit = 0; hit < 40; hit += 1) bytes[random(bytes.length)] = random(256);
      const { rows, summary } = await read(bytes.subarray(0, random(bytes.length)));
      expect(summary.rows).toBe(rows.length);
    }
  });

  it('refuses data that unpacks to more than a hundred times its size', async () => {
    const bomb = gzipSync(`${csvHead}A1,${' '.repeat(40_000_000)}`);
    expect((await read(bomb)).summary.refusal?.code).toBe('compression_ratio');
  });

  describe('in zstd', () => {
    const whole = csvHead + ids(3_000).map(csvRow).join('');
    const half = Math.floor(whole.length / 2);
    const frames = [whole.slice(0, half), whole.slice(half)].map((part) => zstdCompressSync(Buffer.from(part)));
    const checked = zstdCompressSync(Buffer.from(whole), { params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    const skipped = Buffer.from([0x52, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);

    it.each([
      ['one frame', [zstdCompressSync(Buffer.from(whole))]],
      ['a checksum', [checked]],
      ['two frames', frames],
      ['frames with one between that holds something else', [frames[0]!, skipped, frames[1]!]],
    ])('are read whole by content: %s', async (_what, parts) => {
      for (const size of [1, 1000, 65_536]) {
        const { summary } = await read(Buffer.concat(parts), {}, size);
        expect(summary).toMatchObject({ compression: 'zstd', good: 3_000, bad: 0, warnings: [] });
      }
    });

    it.each(['behind it', '\0\0\0\0', 'x'])('are told of what follows them (%j)', async (junk) => {
      const { summary } = await read(Buffer.concat([...frames, Buffer.from(junk)]));
      expect(summary.good).toBe(3_000);
      expect(summary.warnings.map(({ code }) => code)).toEqual(['compression_followed']);
    });

    it('are read as far as they go where they are cut or damaged', async () => {
      const both = Buffer.concat(frames);
      for (const length of [both.length - 1, both.length - 500, frames[0]!.length + 3, frames[0]!.length + 30]) {
        const { summary } = await read(both.subarray(0, length));
        expect({ length, isKept: summary.good >= 1_400 }).toEqual({ length, isKept: true });
        expect(summary.warnings.map(({ code }) => code)).toContain('compression_damaged');
      }
      const wrong = Buffer.from(checked);
      wrong[wrong.length - 1]! ^= 255;
      const { summary } = await read(wrong);
      expect(summary.warnings.map(({ code }) => code)).toContain('compression_damaged');
    });
  });

  it('never expands entities, however they are nested', async () => {
    const bomb = `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>`;
    const { rows } = await read(`${bomb}<rss><item><id>1</id><title>&c;</title><price>1 EUR</price></item></rss>`);
    expect(rows[0]).toMatchObject({ id: '1', offer: { name: { value: '&c;' } } });
  });

  it('names each entity it leaves as written, with the lines where it stands, however many rows use it', async () => {
    const item = (id: number) =>
      `<item>\n<id>${id}</id><title>Lamp\n by &maker;</title><link href="https://a.example/&path;"/><price>1 EUR</price>\n</item>\n`;
    const declared = '<!DOCTYPE rss [<!ENTITY maker "Ossa">]>\n';
    const { rows, summary } = await read(`${declared}<rss>\n${ids(12).map(item).join('')}</rss>`);
    expect(rows[0]).toMatchObject({ line: 3, offer: { name: { value: 'Lamp by &maker;' } } });
    const said = summary.warnings.filter(({ code }) => code === 'entities_left');
    expect(said.map(({ line, wording }) => ({ line, ...wording.params }))).toEqual([
      { line: 5, name: 'maker', lines: '5, 9, 13, 17, 21, 25, 29, 33, 37, 41, …', count: 12 },
      { line: 5, name: 'path', lines: '5, 9, 13, 17, 21, 25, 29, 33, 37, 41, …', count: 12 },
    ]);
    expect(said[0]?.detail).toBe(
      'The entity &maker; is never expanded and stays as written on 12 lines (5, 9, 13, 17, 21, 25, 29, 33, 37, 41, …).',
    );
  });

  it('keeps a title of a megabyte from growing the offer', async () => {
    const { rows } = await read(
      xmlFeed(`<item><g:id>1</g:id><g:title>${'x '.repeat(500_000)}</g:title><g:price>1 EUR</g:price></item>`),
    );
    const [row] = rows;
    expect(row !== undefined && 'offer' in row && (row.offer.name?.value.length ?? 0) <= 1000).toBe(true);
  });

  it('gives up an entry that never ends and goes on with the next', async () => {
    const endless = `<item><g:id>X</g:id><g:note>${'<b>x</b>'.repeat(300_000)}`;
    const { rows, summary } = await read(xmlFeed(`${xmlItem(1)}${endless}${xmlItem(2)}`));
    expect(summary.good).toBe(2);
    expect(rows.map((row) => row.id)).toEqual(['A1', 'X', 'A2']);
  });

  it.each([
    ['delimited text', `${csvHead}${csvRow(1)}A2,${'x'.repeat(3_000_000)}\n${csvRow(3)}`],
    ['JSON lines', `${jsonRow(1)}\n{"id":"A2","title":"${'x'.repeat(5_000_000)}"}\n${jsonRow(3)}\n`],
  ])('passes over a line of %s that does not end and goes on behind it', async (_format, content) => {
    const { rows } = await read(content);
    expect(rows.map((row) => 'offer' in row)).toEqual([true, false, true]);
    expect(rows.map((row) => row.line).slice(1)).toEqual([rows[0]!.line + 1, rows[0]!.line + 2]);
  });

  it('comes to an end on twenty thousand unclosed quotes', async () => {
    const rows = ids(20_000).map((id) => `A${id},"Chair,${id}.50 EUR,red\n`);
    const { summary } = await read(csvHead + rows.join(''));
    expect(summary.good).toBe(0);
    expect(summary.bad).toBeGreaterThan(0);
  });

  it('remembers every id it has seen among a hundred thousand', async () => {
    const rows = ids(100_000).map((id) => `A${id},Chair,1 EUR,red\n`);
    const { summary } = await read(`${csvHead}${rows.join('')}A0,Again,1 EUR,red\nA99999,Again,1 EUR,red\n`);
    expect(summary).toMatchObject({ good: 100_000, bad: 2 });
  });
});
