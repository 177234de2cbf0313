import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { shippedKinds } from '@quarry/contracts/channel-kinds';
import { attributesOf, partName, partsOf, readKind } from '@quarry/contracts/feeds';
import {
  type ChannelRow,
  delimitedHeader,
  delimitedRow,
  xmlFoot,
  xmlHead,
  xmlItem,
} from '@quarry/extraction/channel-row';
import { keptCommandLine } from '../../testing/index.ts';
import { brokenProducts, firstProduct } from './testing/broken-feed.ts';

const kind = readKind(shippedKinds[0]);
const fields = 'kind' in kind ? kind.kind.fields : [];
const products = brokenProducts(fields);
const first = firstProduct(fields);
const forGermany = ['--kind', 'google_merchant', '--country', 'de', '--currency', 'eur', '--json'];
const folder = await mkdtemp(join(tmpdir(), 'quarry-check-'));
const quarry = keptCommandLine({ INIT_CWD: folder });
afterAll(() => rm(folder, { recursive: true }));

type Line = { row: number; line: number; id: string; field: string; code: string; severity: string; detail: string };
type Summary = Record<'rows' | 'good' | 'errors' | 'warnings' | 'hints', number>;

async function check(name: string, content: string | Uint8Array, words = forGermany) {
  await writeFile(join(folder, name), content);
  return quarry('feed', 'check', name, ...words);
}

async function checked(name: string, content: string | Uint8Array) {
  const { output, status } = await check(name, content);
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line | { summary: Summary });
  const issues = lines.filter((line) => !('summary' in line)) as Line[];
  return { status, issues, summary: (lines.at(-1) as { summary: Summary }).summary };
}

function xml(rows: readonly ChannelRow[]): string {
  const items = rows.map((row) => xmlItem(row, fields)).join('');
  return xmlHead({ title: 'Kernhaus', link: 'https://shop.example/' }) + items + xmlFoot;
}

function packed(rows: readonly ChannelRow[]): Uint8Array {
  const columns = attributesOf(fields).map(({ name }) => ({ field: name, parts: partsOf(fields, name).map(partName) }));
  const lines = rows.map((row) => delimitedRow(row, columns, fields, '\t'));
  return gzipSync(delimitedHeader(columns, '\t') + lines.join(''));
}

describe('quarry feed check', () => {
  const inOneCell = products.filter(({ onlyInXml }) => !onlyInXml);
  const files = [
    { form: 'XML', name: 'feed.xml', of: products, write: xml },
    { form: 'packed tab separated text', name: 'feed.tsv.gz', of: inOneCell, write: packed },
  ];

  it.each(files)('finds in $form the rule that each product breaks', async ({ name, of, write }) => {
    const { status, issues, summary } = await checked(name, write([first, ...of.map(({ broken }) => broken)]));
    const wanted = of.map(({ code, field }, index) => [index + 2, code, field]);
    // A product without a GTIN, which needs an MPN, is also told of the GTIN.
    const told = issues.filter(({ row, code }) => code !== 'ROW_RECOMMENDED' || of[row - 2]?.code === code);
    expect(told.map(({ row, code, field }) => [row, code, field])).toEqual(wanted);
    expect([status, summary.rows]).toEqual([1, of.length + 1]);
    process.stdout.write(`${name}: ${of.length} rules of ${fields.length} fields broken and found\n`);
  });

  it.each(files)('finds no fault in $form of products that keep the rules', async ({ name, of, write }) => {
    const { status, issues, summary } = await checked(name, write([first, ...of.map(({ twin }) => twin)]));
    expect(issues.map(({ code, field }) => [code, field])).toEqual([['ROW_RECOMMENDED', 'gtin']]);
    expect([status, summary]).toMatchObject([0, { good: of.length + 1, errors: 0, warnings: 0, hints: 1 }]);
  });

  it('says one of a thing as one', async () => {
    const unknown = xml([first]).replace('<g:price>', '<g:prise>1</g:prise><g:price>');
    const { output } = await check('one.xml', unknown, forGermany.slice(0, -1));
    expect(output).toMatch(/^1 row: 1 good, 0 refused; 0 errors, 1 warning, 0 hints /m);
  });

  it('warns once of what is no field, and says in how many rows it stands', async () => {
    const rowsOf = xml([first, ...inOneCell.map(({ twin }) => twin)]);
    const content = rowsOf.replaceAll('</item>', '<g:prise>1</g:prise></item>');
    const rows = inOneCell.length + 1;
    const { issues, summary } = await checked('prise.xml', content);
    expect(issues.filter(({ code }) => code === 'ROW_UNKNOWN')).toMatchObject([{ row: 1, field: 'prise' }]);
    expect(summary).toMatchObject({ rows, good: rows, warnings: 1, unknown: [{ field: 'prise', rows }] });
    const { output } = await check('prise.xml', content, forGermany.slice(0, -1));
    expect(output).toContain(`ROW_UNKNOWN: prise in ${rows} rows`);
  });

  it('tells what cannot be read as a row, and goes on behind it', async () => {
    const row = xmlItem(first, fields);
    const items = [
      row,
      '<item><g:id>A</g:id><g:title>x</item>',
      row.replace('<g:price>', '<g:prise>1</g:prise><g:price>'),
    ];
    const { issues } = await checked('hard.xml', `<rss><channel>${items.join('')}`);
    expect(issues.map(({ row: number, id, code, field }) => [number, id, code, field])).toEqual([
      [2, 'A', 'xml_not_well_formed', null],
      [3, 'item-999999', 'ROW_REPEATED', 'id'],
      [3, 'item-999999', 'ROW_REPEATED', 'gtin'],
      [3, 'item-999999', 'ROW_UNKNOWN', 'prise'],
    ]);
    const lines = ['id,title,shipping(country:price)', 'A,"one', 'B,two,DE:1 EUR', 'C,three', 'D,four,DE:1 EUR:9'];
    const delimited = await checked('hard.csv', lines.join('\n'));
    expect(delimited.issues.filter(({ code }) => !/REQUIRED|RECOMMENDED/.test(code))).toMatchObject([
      { row: 1, line: 2, id: 'A', code: 'quote_not_closed' },
      { row: 3, line: 4, id: 'C', code: 'wrong_column_count' },
      { row: 4, line: 5, id: 'D', code: 'ROW_FORM', field: 'shipping' },
    ]);
  });

  const kindFile = {
    code: 'other',
    name: 'Other',
    version: 3,
    validFrom: '2026-11-29',
    source: 'A document of 2026-11-29',
    format: { root: 'rss', item: 'item', namespaces: {}, delimiter: ',', header: true },
    fields: [
      { name: 'id', type: 'text', level: 'required' },
      { name: 'motto', type: 'text', level: 'required', maxLen: 5 },
    ],
  };

  it('goes by the rules of a kind file, told by its path', async () => {
    await writeFile(join(folder, 'kind.json'), JSON.stringify(kindFile));
    const checkedBy = ['--kind', './kind.json'];
    const { output, status } = await check('own.csv', 'id,motto\nA,short\nB,longer\nC,\n', checkedBy);
    expect(status).toBe(1);
    expect(output.trimEnd().split('\n')).toEqual([
      'row 2, line 3  B  error ROW_TOO_LONG: motto has 6 characters, and 5 are allowed. Shorten it, or truncate it in the rule.',
      'row 3, line 4  C  error ROW_REQUIRED: motto is missing. Add the value, or a rule for it.',
      expect.stringContaining('3 rows: 1 good, 2 refused; 2 errors, 0 warnings, 0 hints (by other 3; delimited'),
    ]);
    expect((await quarry('feed', 'read', 'own.csv', ...checkedBy)).output).toContain('3 good, 0 bad (by other 3;');
  });

  it.each([
    ['is not there', undefined, './none.json can not be read (ENOENT)'],
    ['is not JSON', '{', './none.json is not JSON; correct the file'],
    ['is a JSON array', '[]', './none.json: The file is not a JSON object. Write one with code, name, version'],
    ['is a JSON text', '"kind"', './none.json: The file is not a JSON object.'],
    ['lacks a part', JSON.stringify({ ...kindFile, code: undefined }), './none.json: code is missing or not valid.'],
    [
      'has an unknown type',
      JSON.stringify({ ...kindFile, fields: [{ name: 'id', type: 'word', level: 'required' }] }),
      './none.json: fields.id has the unknown type word. Use one of: ',
    ],
    [
      'has many faults',
      JSON.stringify({ ...kindFile, fields: [1, 2, 3, 4, 5, 6, 7] }),
      'fields.4 is missing or not valid. Correct the file. There are 2 more faults.',
    ],
  ])('refuses a kind file that %s in one sentence', async (_what, content, sentence) => {
    if (content === undefined) await rm(join(folder, 'none.json'), { force: true });
    else await writeFile(join(folder, 'none.json'), content);
    expect(await check('own.csv', 'id\n1', ['--kind', './none.json'])).toMatchObject({
      status: 2,
      output: '',
      complaint: expect.stringContaining(sentence),
    });
  });

  it.each([
    ['a kind that is none', 'a.csv', 'id\n1', ['--kind', 'google'], 2, 'one of google_merchant, not "google"'],
    ['a country that is none', 'a.csv', 'id\n1', [...forGermany, '--country', 'Germany'], 2, 'ISO 3166 code'],
    ['columns of no field', 'b.csv', 'a,b\n1,2', forGermany.slice(0, 2), 1, 'give the file a header line'],
    ['JSON', 'c.json', '[{"id": 1}]', forGermany.slice(0, 2), 1, 'This is JSON'],
  ])('refuses %s in one sentence', async (_what, name, content, words, status, sentence) => {
    expect(await check(name, content, words)).toMatchObject({
      status,
      output: '',
      complaint: expect.stringContaining(sentence),
    });
  });
});
