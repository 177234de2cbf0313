import { type FeedField, feedFields } from '@quarry/extraction/feed';
import { escapedMarkup, type Spread, spread } from './hostile-pages.ts';
import { bytesOf, type HostileValue } from './hostile-values.ts';

/** What a good row says in the fields that are read as more than a text. */
const decent: Partial<Record<FeedField, string>> = {
  link: 'https://cups.example/c',
  mobile_link: 'https://m.cups.example/c',
  canonical_link: 'https://cups.example/c',
  image_link: 'https://cups.example/c.jpg',
  additional_image_link: 'https://cups.example/c-2.jpg',
  price: '5.00 EUR',
  sale_price: '4.00 EUR',
  sale_price_start: '2020-01-31',
  sale_price_end: '2030-01-31',
  sale_price_effective_date: '2020-01-31T00:00Z/2030-01-31T00:00Z',
  list_price: '7.00 EUR',
  currency: 'EUR',
  availability: 'in stock',
  availability_date: '2030-01-31',
  stock: '7',
  condition: 'new',
  gtin: '4006381333931',
  shipping: 'DE:::3.90 EUR',
  shipping_price: '3.90 EUR',
  multipack: '2',
  rating: '4.5',
  rating_count: '12',
  expiration_date: '2030-01-31',
};

type Row = Record<FeedField, string>;

function decentRow(key: string): Row {
  const says = (field: FeedField) => (field === 'id' || field === 'sku' ? key : (decent[field] ?? `${field} ${key}`));
  return Object.fromEntries(feedFields.map((field) => [field, says(field)])) as Row;
}

/** A field of a row as it is written: a text, or what stands in a JSON document in its place. */
type Cell = { text: string; json?: string };
type CellRow = Record<string, Cell>;

type Format = { file: string; write: (rows: readonly CellRow[]) => string };

const names: readonly string[] = feedFields;
const entries = (row: CellRow, write: (name: string, cell: Cell) => string) =>
  names.map((name) => write(name, row[name] ?? { text: '' }));

function delimited(delimiter: string): Format['write'] {
  const quoted = ({ text }: Cell) => `"${text.replaceAll('"', '""')}"`;
  return (rows) =>
    [names.join(delimiter), ...rows.map((row) => entries(row, (_name, cell) => quoted(cell)).join(delimiter))].join(
      '\n',
    );
}

const jsonRow = (row: CellRow) =>
  `{${entries(row, (name, { text, json }) => `${JSON.stringify(name)}:${json ?? JSON.stringify(text)}`).join(',')}}`;

function markup(open: string, close: string, entry: string, prefix: string): Format['write'] {
  return (rows) => {
    const element = (name: string, { text }: Cell) => `<${prefix}${name}>${escapedMarkup(text)}</${prefix}${name}>`;
    return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${rows.map((row) => `<${entry}>${entries(row, element).join('')}</${entry}>`).join('\n')}\n${close}`;
  };
}

/** Every format in which a feed is read. */
export const feedFormats: Record<string, Format> = {
  rss: {
    file: 'cups.rss',
    write: markup(
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Cups</title>',
      '</channel></rss>',
      'item',
      'g:',
    ),
  },
  atom: {
    file: 'cups.atom',
    write: markup(
      '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Cups</title>',
      '</feed>',
      'entry',
      'g:',
    ),
  },
  xml: { file: 'cups.xml', write: markup('<products>', '</products>', 'product', '') },
  csv: { file: 'cups.csv', write: delimited(',') },
  semicolons: { file: 'cups.csv', write: delimited(';') },
  bars: { file: 'cups.txt', write: delimited('|') },
  tsv: { file: 'cups.tsv', write: delimited('\t') },
  json: { file: 'cups.json', write: (rows) => `[${rows.map(jsonRow).join(',\n')}]` },
  jsonl: { file: 'cups.jsonl', write: (rows) => rows.map(jsonRow).join('\n') },
};

/** A feed of rows that are well, among them rows with hostile values in each field that a feed is read for. */
export function writtenFeed(
  format: string,
  { texts, shapes }: { texts: readonly HostileValue[]; shapes: readonly HostileValue[] },
  { well, how }: { well: number; how: Spread },
): { bytes: Uint8Array; rows: number } {
  const writer = feedFormats[format];
  if (writer === undefined) throw new Error(`There is no format "${format}".`);
  const takesJson = format.startsWith('json');
  const next = spread(takesJson ? [...texts, ...shapes] : texts, how);
  const rows: CellRow[] = [];
  const add = (key: string, field?: FeedField, value?: HostileValue) => {
    const row: CellRow = Object.fromEntries(Object.entries(decentRow(key)).map(([name, text]) => [name, { text }]));
    if (field !== undefined && value !== undefined) row[field] = takesJson ? value : { text: value.text };
    rows.push(row);
  };
  for (let at = 0; at < well; at += 1) add(`good-${format}-${at}`);
  for (const field of feedFields) for (const value of next()) add(`bad-${format}-${rows.length}`, field, value);
  // Good rows stand among the bad ones and behind the last: what a bad one swallows is then missed.
  for (let at = well; at < 2 * well; at += 1) {
    add(`good-${format}-${at}`);
    const row = rows.pop();
    if (row !== undefined) rows.splice(Math.round((rows.length * (at - well + 1)) / well), 0, row);
  }
  return { bytes: bytesOf(writer.write(rows)), rows: rows.length };
}
