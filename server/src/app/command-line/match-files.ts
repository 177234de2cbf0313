import { readFile } from 'node:fs/promises';
import { isBelowZero, readPrice } from '@quarry/extraction/price';
import type { MatchOffer } from '@quarry/matching';
import papa from 'papaparse';
import { CommandFailure } from './command.ts';
import { callerPath } from './input.ts';

/** A place in a file where a row could not be used. */
export type BadRow = { file: string; line: number; code: string; reason: string };

export type OfferTable = { file: string; offers: Map<string, MatchOffer>; bad: BadRow[] };

/** One row of a pairs file, as ids; `isMatch` only where the file has a third column. */
export type PairRow = { line: number; left: string; right: string; isMatch?: boolean };

type Row = { line: number; cells: string[] };

const columnsByName: Record<string, keyof MatchOffer> = {
  name: 'title',
  title: 'title',
  brand: 'brand',
  manufacturer: 'brand',
  price: 'price',
  gtin: 'gtin',
  ean: 'gtin',
  mpn: 'mpn',
  modelno: 'mpn',
  description: 'description',
  category: 'category',
};

/** Reads a CSV file of offers. The id is the first column unless `idColumn` names another. Rows without id, or repeating one, are told apart. */
export async function readOffers(path: string, idColumn: string | undefined): Promise<OfferTable> {
  const { header, rows, faults } = await readCsv(path);
  const idAt = idColumn === undefined ? 0 : header.indexOf(normalName(idColumn));
  if (idAt < 0)
    throw new CommandFailure(
      'no_id_column',
      `${path} has no column "${idColumn}"; its columns are ${header.join(', ')}.`,
    );
  const offers = new Map<string, MatchOffer>();
  const bad: BadRow[] = [...faults];
  const titleAt = header.findIndex((name) => columnsByName[name] === 'title');
  if (titleAt < 0)
    throw new CommandFailure(
      'no_title_column',
      `${path} has no column "name" or "title"; its columns are ${header.join(', ')}.`,
    );
  for (const { line, cells } of rows) {
    const id = cells[idAt]?.trim() ?? '';
    const refuse = (code: string, reason: string): void => void bad.push({ file: path, line, code, reason });
    if (id === '') refuse('no_id', 'The row has no id.');
    else if (offers.has(id)) refuse('repeated_id', `The id "${id}" stands in an earlier row, which is kept.`);
    else if (cells.length > header.length)
      refuse(
        'too_many_cells',
        `The row has ${cells.length} cells for ${header.length} columns. Quote a cell that holds the delimiter.`,
      );
    else offers.set(id, offerOf(id, header, cells, idAt));
  }
  return { file: path, offers, bad };
}

/** Reads a CSV file of pairs: left id, right id, and for training a verdict (1 or 0, true or false, yes or no) under `label`, `match` or in the third column. */
export async function readPairs(path: string, wantsVerdict: boolean): Promise<{ pairs: PairRow[]; bad: BadRow[] }> {
  const { header, rows, faults } = await readCsv(path);
  const named = header.findIndex((name) => ['label', 'match', 'ismatch', 'verdict', 'gold'].includes(name));
  const leftAt = Math.max(
    0,
    header.findIndex((name) => ['left', 'leftid', 'ltableid', 'idleft', 'id1', 'ida'].includes(name)),
  );
  const rightNamed = header.findIndex((name) =>
    ['right', 'rightid', 'rtableid', 'idright', 'id2', 'idb'].includes(name),
  );
  const rightAt = rightNamed < 0 ? leftAt + 1 : rightNamed;
  const verdictAt = named < 0 ? 2 : named;
  const pairs: PairRow[] = [];
  const bad: BadRow[] = [...faults];
  for (const { line, cells } of rows) {
    const left = cells[leftAt]?.trim() ?? '';
    const right = cells[rightAt]?.trim() ?? '';
    const isMatch = verdictOf(cells[verdictAt]);
    if (wantsVerdict && (left === '' || right === ''))
      bad.push({ file: path, line, code: 'no_ids', reason: 'The row does not name two ids.' });
    else if (wantsVerdict && isMatch === undefined)
      bad.push({
        file: path,
        line,
        code: 'no_verdict',
        reason: 'The row has no verdict; write 1 for a match and 0 for different things.',
      });
    else pairs.push({ line, left, right, ...(isMatch === undefined ? {} : { isMatch }) });
  }
  return { pairs, bad };
}

async function readCsv(path: string): Promise<{ header: string[]; rows: Row[]; faults: BadRow[] }> {
  const text = decode(
    await readFile(callerPath(path)).catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      throw new CommandFailure(
        'unreadable_file',
        code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read (${code}).`,
      );
    }),
  );
  const parsed = papa.parse<string[]>(text, { skipEmptyLines: false });
  let line = 1;
  const rows: Row[] = [];
  const faults: BadRow[] = [];
  const withBadQuotes = new Set(parsed.errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  for (const [at, cells] of parsed.data.entries()) {
    if (withBadQuotes.has(at)) {
      const reason = 'A quote that opens here is not closed rightly; the cells after it may be wrong.';
      faults.push({ file: path, line, code: 'bad_quotes', reason });
    }
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\n/g)?.length ?? 0), 0);
  }
  const [head, ...body] = rows;
  if (!head) throw new CommandFailure('empty_file', `${path} is empty; its first row should name the columns.`);
  return { header: head.cells.map(normalName), rows: body, faults };
}

/** UTF-8 with or without byte-order mark; anything that is no UTF-8 is read as windows-1252. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function normalName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function offerOf(id: string, header: string[], cells: string[], idAt: number): MatchOffer {
  const offer: MatchOffer = { id, title: '' };
  const attributes: Record<string, string> = {};
  header.forEach((name, at) => {
    const cell = cells[at]?.trim() ?? '';
    if (at === idAt || cell === '') return;
    const field = columnsByName[name];
    if (field === undefined) attributes[name] = cell;
    else if (field === 'price') Object.assign(offer, priceOf(cell));
    else if (offer[field] === undefined || offer[field] === '') Object.assign(offer, { [field]: cell });
  });
  return Object.keys(attributes).length > 0 ? { ...offer, attributes } : offer;
}

/** The price of a cell; a cell that holds none, one below zero or one per period is left out, since a price is evidence and not a condition. */
function priceOf(cell: string): Pick<MatchOffer, 'price'> {
  const price = readPrice(cell);
  return price.amount === null || price.kind === 'recurring' || isBelowZero(price.amount)
    ? {}
    : { price: { minor: price.minor, currency: price.currency } };
}

function verdictOf(cell: string | undefined): boolean | undefined {
  const text = cell?.trim().toLowerCase() ?? '';
  if (/^(?:1(?:\.0+)?|true|yes|match)$/.test(text)) return true;
  return /^(?:0(?:\.0+)?|false|no|different)$/.test(text) ? false : undefined;
}
