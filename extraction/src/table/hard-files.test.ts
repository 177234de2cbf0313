import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readTable, type TableComplaint, type TableRow, type TableSummary } from './index.ts';

type Read = { names: string[]; rows: TableRow[]; complaints: TableComplaint[]; summary: TableSummary };

/** The text that tells delimiter and encoding, which is looked at as a whole. */
const begun = `a,b,c\n${'é,b,c\n'.repeat(12_000)}`;

async function* inParts(bytes: Uint8Array, size: number, first: number): AsyncGenerator<Uint8Array> {
  if (first > 0) yield bytes.subarray(0, first);
  for (let at = first; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(content: string | Uint8Array, partSize = 65_536, first = 0): Promise<Read> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const found: Omit<Read, 'summary'> = { names: [], rows: [], complaints: [] };
  for await (const item of readTable(inParts(bytes, partSize, first))) {
    if (item.kind === 'end') return { ...found, summary: item.summary };
    if (item.kind === 'columns') found.names = item.names;
    else for (const row of item.rows) found.rows.push(row);
    found.complaints.push(...item.complaints);
  }
  throw new Error('The table ended without a summary.');
}

const utf16 = (text: string, isBig = false): Buffer => {
  const little = Buffer.from(text, 'utf16le');
  return isBig ? Buffer.from(little).swap16() : little;
};
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const join = (...parts: (string | Buffer)[]): Buffer => Buffer.concat(parts.map((part) => Buffer.from(part)));

/** What a file gives: its rows as `row:cell|cell`, and its complaints as `code row/column`, with a `!` where the row was left out. */
type Expected = { rows: string[]; complaints?: string[]; summary?: Partial<TableSummary>; names?: string[] };

const files: [name: string, content: string | Buffer, expected: Expected][] = [
  ['commas', 'sku,name\n1,Chair\n', { rows: ['2:1|Chair'], summary: { delimiter: ',', encoding: 'utf-8' } }],
  ['semicolons beside decimal commas', 'sku;price, net\n1;2,50\n2;3,50\n', { rows: ['2:1|2,50', '3:2|3,50'] }],
  [
    'three semicolons beside commas everywhere',
    'a;b, c;d\n1;2,5;3\n',
    { rows: ['2:1|2,5|3'], names: ['a', 'b, c', 'd'] },
  ],
  ['tabs', 'sku\tname\n1\tChair, red\n', { rows: ['2:1|Chair, red'], summary: { delimiter: '\t' } }],
  ['pipes', 'sku|name\n1|Chair\n', { rows: ['2:1/Chair'], summary: { delimiter: '|' } }],
  [
    'a sep= line',
    'sep=;\nsku;name\n1;Chair, red; old\n2;x\n',
    { rows: ['3:2|x'], complaints: ['table_too_many_cells 2/3!'] },
  ],
  [
    'a sep= line of another delimiter',
    'sep=:\nsku:name\n1:Chair\n',
    { rows: ['2:1|Chair'], summary: { delimiter: ':' } },
  ],
  ['one column', 'sku\n1\n2\n', { rows: ['2:1', '3:2'] }],
  ['CRLF', 'sku,name\r\n1,Chair\r\n', { rows: ['2:1|Chair'] }],
  ['CR alone', 'sku,name\r1,Chair\r2,Desk', { rows: ['2:1|Chair', '3:2|Desk'] }],
  ['no line end at its end', 'sku,name\n1,Chair', { rows: ['2:1|Chair'] }],
  ['UTF-8 with a mark', '\uFEFFsku,name\n1,Stühle\n', { rows: ['2:1|Stühle'], names: ['sku', 'name'] }],
  ['UTF-16 LE', utf16('\uFEFFsku\tname\n1\tStühle\n'), { rows: ['2:1|Stühle'], summary: { encoding: 'utf-16le' } }],
  ['UTF-16 BE', utf16('\uFEFFsku;name\n1;Стул\n', true), { rows: ['2:1|Стул'], summary: { encoding: 'utf-16be' } }],
  ['UTF-16 without a mark', utf16('sku;name\n1;Chair number\n'), { rows: ['2:1|Chair number'] }],
  ['windows-1252', latin('sku;name\n1;Stühle\n'), { rows: ['2:1|Stühle'], summary: { encoding: 'windows-1252' } }],
  ['windows-1252 with a euro sign', join('sku;price\n1;5 ', Buffer.from([0x80]), '\n'), { rows: ['2:1|5 €'] }],
  [
    'windows-1252 within UTF-8',
    join('sku,name\n1,Stühle\n2,', latin('Tür'), '\n3,Bänke\n'),
    { rows: ['2:1|Stühle', '4:3|Bänke'], complaints: ['table_encoding_mixed 3/2!'] },
  ],
  [
    'UTF-8 within windows-1252',
    join('sku,name\n1,', latin('Tür'), '\n2,Stühle\n3,', latin('BÂNKE'), '\n'),
    { rows: ['2:1|Tür', '4:3|BÂNKE'], complaints: ['table_encoding_mixed 3/2!'] },
  ],
  ['gzip', gzipSync('sku,name\n1,Chair\n'), { rows: ['2:1|Chair'], summary: { compression: 'gzip' } }],
  [
    'gzip that is cut',
    gzipSync(`sku,name\n${'1,Chair\n'.repeat(50)}`).subarray(0, -6),
    { rows: Array.from({ length: 50 }, (_, at) => `${at + 2}:1|Chair`), complaints: ['compression_damaged 52/-'] },
  ],
  ['quotes', 'sku,name\n1,"Chair, ""red"""\n', { rows: ['2:1|Chair, "red"'] }],
  ['quotes escaped by a backslash', 'sku,name,n\n1,"a \\"b\\" c",2\n', { rows: ['2:1|a "b" c|2'] }],
  ['line ends in quotes', 'sku,name\n1,"two\nlines"\n2,x\n', { rows: ['2:1|two\nlines', '3:2|x'] }],
  ['a cell whose lines look like rows', 'a,b,c\n1,"x,y\nz,w",2\n', { rows: ['2:1|x,y\nz,w|2'] }],
  [
    'inches',
    'sku,name\n1,Screen 27"\n2,"Screen 27" wide"\n',
    {
      rows: ['2:1|Screen 27"', '3:2|Screen 27" wide'],
      complaints: ['table_quote_not_doubled 3/-'],
    },
  ],
  [
    'ragged rows',
    'a,b,c\n1,2,3\n1,2\n1,2,3,4\n1,2,3,\n5,6,7\n',
    { rows: ['2:1|2|3', '5:1|2|3', '6:5|6|7'], complaints: ['table_too_few_cells 3/3!', 'table_too_many_cells 4/4!'] },
  ],
  [
    'columns without a name at the end',
    'a,b,,\n1,2,,\n1,2,,x\n',
    {
      rows: ['2:1|2'],
      names: ['a', 'b'],
      complaints: ['table_too_many_cells 3/4!'],
    },
  ],
  [
    'a column without a name between others',
    'a,,c\n1,2,3\n',
    { rows: ['2:1|2|3'], complaints: ['table_column_unnamed 1/2'] },
  ],
  ['one name twice', 'sku,Name,name \n1,2,3\n', { rows: ['2:1|2|3'], complaints: ['table_column_twice 1/3'] }],
  [
    'blank rows',
    '\n\nsku,name\n\n1,Chair\n,\n  \n2,Desk\n\n',
    {
      rows: ['5:1|Chair', '8:2|Desk'],
      summary: { rows: 2, blankRows: 6 },
    },
  ],
  [
    'rounded numbers',
    'sku,gtin,note\n1,4.26E+12,x\n2,"4,00638E+12",y\n3,4006381333931,E+12\n4,1E+3,a\n',
    {
      rows: ['2:1|4.26E+12|x', '3:2|4,00638E+12|y', '4:3|4006381333931|E+12', '5:4|1E+3|a'],
      complaints: ['table_number_rounded 2/2', 'table_number_rounded 3/2'],
    },
  ],
  ['NUL', 'sku,name\n1,Ch\0air\n2,Desk\n', { rows: ['3:2|Desk'], complaints: ['table_nul 2/2!'] }],
  [
    'a quote that is never closed',
    'a,b,c\n1,"x,y\n2,b,c\n3,"d",e\n4,f,g\n',
    { rows: ['3:2|b|c', '4:3|d|e', '5:4|f|g'], complaints: ['table_quote_open 2/-!'] },
  ],
  [
    'a file that is cut within quotes',
    'a,b,c\n1,x,y\n2,"some text\nthat goes, on, here\nand ends',
    { rows: ['2:1|x|y'], complaints: ['table_quote_open:rows 3/-!'] },
  ],
  [
    'a file that is cut in one column',
    'text\nx\n"some\ntext',
    { rows: ['2:x'], complaints: ['table_quote_open:rows 3/-!'] },
  ],
  [
    'a cell of 10 MB in quotes',
    `a,b\n1,"${'x, "" y\n'.repeat(1_300_000)}"\n2,z\n`,
    { rows: ['3:2|z'], complaints: ['table_cell_too_long 2/2!'] },
  ],
  [
    'a cell of 10 MB without quotes',
    `a,b\n1,${'x'.repeat(10_000_000)}\n2,z\n`,
    {
      rows: ['3:2|z'],
      complaints: ['table_cell_too_long 2/2!'],
    },
  ],
  [
    'a cell just over 64 KB',
    `a,b\n${'ü'.repeat(32_769)},1\n${'ü'.repeat(32_768)},2\n`,
    {
      rows: [`3:${'ü'.repeat(32_768)}|2`],
      complaints: ['table_cell_too_long 2/1!'],
    },
  ],
  [
    'a row of endlessly many cells',
    `a,b\n1${',x'.repeat(2_000_000)}\n2,z\n`,
    { rows: ['3:2|z'], complaints: ['table_row_too_long 2/-!'] },
  ],
  [
    'a quote that swallows megabytes',
    `a,b,c\n1,"x,y\n${'2,b,c\n'.repeat(400_000)}3,"d",e\n4,f,g\n5,h,i\n`,
    { rows: ['400004:4|f|g', '400005:5|h|i'], complaints: ['table_quote_open:rows 2/-!'] },
  ],
  [
    '1,000 columns',
    `${Array.from({ length: 1_000 }, (_, at) => `n${at}`).join(',')}\n${'1,'.repeat(999)}2\n`,
    { rows: [`2:${'1|'.repeat(999)}2`] },
  ],
];

const refusals: [name: string, content: string | Buffer, reason: string][] = [
  ['nothing', '', 'The file is empty. Choose a file with content.'],
  ['blanks', ' \n \n', 'The file is empty.'],
  ['a mark alone', '\uFEFF', 'The file is empty.'],
  ['empty cells', ',,\n,,\n', 'The file is empty.'],
  ['a header alone', 'sku,name\n', 'The file has column names and no row below them.'],
  [
    '10,000 columns',
    `${'name,'.repeat(9_999)}name\n1\n`,
    'The file has 10000 columns, and no more than 1000 are read.',
  ],
  ['a million columns', `${'n,'.repeat(1_000_000)}n\n1\n`, 'columns, and no more than 1000 are read.'],
  ['a header that never ends', `"${'x'.repeat(3_000_000)}`, 'The row of column names does not end.'],
  ['a workbook', join('PK\x03\x04', Buffer.alloc(26), 'xl/workbook.xml'), 'This is an Excel workbook.'],
  ['a page', '<html><body>Not found</body></html>', 'This is an HTML page.'],
];

const shown = ({ code, wording, row, column, isLeftOut }: TableComplaint) => {
  const key = code === 'table_quote_open' ? wording.key : code;
  return `${key} ${row}/${column ?? '-'}${isLeftOut ? '!' : ''}`;
};

describe('a hard file', () => {
  it.each(files)('with %s gives its good rows, and a complaint for each other', async (name, content, expected) => {
    const { rows, complaints, summary, names } = await read(content);
    const between = name === 'pipes' ? '/' : '|';
    expect(rows.map(({ row, cells }) => `${row}:${cells.join(between)}`)).toEqual(expected.rows);
    expect(complaints.map(shown)).toEqual(expected.complaints ?? []);
    expect(summary).toMatchObject({ rows: expected.rows.length, ...expected.summary });
    expect(summary.refusal).toBeUndefined();
    expect(names).toEqual(expected.names ?? names);
  });

  it.each([
    ['quotes and line ends', '1,"two\nlines, ""and"" more",3\r\n4,5 ,"6" \r7,"8","9"'],
    ['a quote that is never closed', '1,"x,y\n2,b,c\n3,"d",e\n4,f,g\n5,"cut'],
    ['ragged rows', '1,2\n1,2,3,4\n\n,,\n5,6,7'],
    ['other encodings', join('1,Tür,Стул,3\n2,', latin('Tür'), ',3\n3,4.26E+12,x\0y')],
    ['a long cell', `1,"${'x"" y\n'.repeat(200_000)}",3\n4,5,6\n`],
    ['a long row without quotes', `1,2${',x'.repeat(600_000)}\n4,5,6\n`],
    ['a quote that swallows much', `1,"x,y\n${'2,b,c\n'.repeat(200_000)}3,"d",e\n4,f,g\n5,h,i`],
  ])('with %s gives the same wherever the parts are cut', async (_name, content) => {
    const bytes = Buffer.from(content);
    const whole = await read(join(begun, bytes));
    const sizes = bytes.length < 1_000 ? [1, 2, 3, 7, 64] : [997, 16_001];
    for (const size of sizes) expect(await read(join(begun, bytes), size, Buffer.byteLength(begun))).toEqual(whole);
  });

  it.each(refusals)('that is %s is refused as a whole in one sentence', async (_name, content, reason) => {
    const { rows, summary } = await read(content);
    expect(rows).toEqual([]);
    expect(summary.refusal?.reason).toContain(reason);
  });

  it('that unpacks to far more than its size is refused', async () => {
    const bomb = gzipSync(`sku,name\n${`1,${'x'.repeat(60_000)}\n`.repeat(420)}`);
    const { summary } = await read(bomb);
    expect(summary.refusal?.code).toBe('compression_ratio');
  });

  it('names row, column and next step in each complaint', async () => {
    const { complaints } = await read('sku,name,price\n1,Chair\n2,Desk,4.26E+12\n');
    expect(complaints.map(({ reason }) => reason)).toEqual([
      'Row 2 ends before column “price”: it has 2 of 3 cells. Add the missing cells; they may be empty.',
      'Row 3, column “price”: a spreadsheet turned a long number into “4.26E+12”, and digits are lost. Format the column as text, enter the number again and save the file anew.',
    ]);
  });

  it('comes to an end on twenty thousand unclosed quotes', async () => {
    const { summary } = await read(`a,b,c\n${'1,"Chair,2\n'.repeat(20_000)}`);
    expect(summary.rows).toBe(0);
    expect(summary.leftOut).toBeGreaterThan(0);
  });
});
