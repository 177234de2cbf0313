import { type RawBuilder, sql } from 'kysely';
import { Failure } from '../failure.ts';
import { keptForAMinute } from './kept.ts';
import type { ListSpec } from './list.ts';
import { type ListOffset, readCursor, readSortValues, type SortValues } from './list-cursor.ts';
import { orderBy, reversed, selectRows, sortValues, type Term, whereAll } from './list-order.ts';
import { estimatedRows, exactRows, listTotal, recentTotal } from './list-total.ts';
import type { Db, Tx } from './pool.ts';

/** Where a window begins other than after a cursor: exactly one of these. */
export type ListStart = {
  /** The window that ends before the row of this `startCursor`. */
  before?: string | null | undefined;
  /** The window that begins with the row of this `startCursor`. */
  at?: string | null | undefined;
  /** The window from about this row on, the first being 0. */
  row?: number | null | undefined;
  /** The window from the first row on whose name begins so, or would stand after it; only where the order is one of names. */
  text?: string | null | undefined;
};

/** A start as the statement of the window needs it. */
export type ResolvedStart = {
  /** The row beside the window, which is none of it unless `isFromThere`; undefined for the first row of all, or backwards for the last. */
  beside: SortValues | undefined;
  isBackward: boolean;
  isFromThere?: boolean;
  skip: number;
  /** Rows before the window; where it is read backwards, rows before its end. */
  offset: ListOffset;
};

type Asked = {
  db: Db | Tx;
  spec: ListSpec<string>;
  terms: readonly Term[];
  where: readonly RawBuilder<unknown>[];
  first: number;
};

const firstRow: ResolvedStart = { beside: undefined, isBackward: false, skip: 0, offset: { count: 0, isExact: true } };

/** Throws a Failure BAD_CURSOR for a cursor of another order, BAD_START for a text where the order is not one of names. */
export async function resolveStart(
  asked: Asked,
  after: string | null | undefined,
  from: ListStart | null | undefined,
): Promise<ResolvedStart> {
  if (after) return besideCursor(asked.terms, after);
  if (from?.before) return { ...besideCursor(asked.terms, from.before), isBackward: true };
  if (from?.at) return { ...besideCursor(asked.terms, from.at), isFromThere: true };
  if (from?.text) return startAtText(asked, from.text);
  if (from?.row) return startAtRow(asked, from.row);
  return firstRow;
}

function besideCursor(terms: readonly Term[], cursor: string): ResolvedStart {
  const { values, offset } = readCursor(cursor, terms);
  return { beside: values, isBackward: false, skip: 0, offset };
}

/** Exact where the rows before can be walked over, by a sample beyond; the last rows are read from the end. */
async function startAtRow(asked: Asked, row: number): Promise<ResolvedStart> {
  if (row < 0) return firstRow;
  const { db, spec, where } = asked;
  const isFar = row > exactRows;
  const known = isFar ? recentTotal(db, spec, where) : undefined;
  const total = known ?? (await listTotal(db, spec, where));
  if (row >= total.count - asked.first) return lastRows(known ? await listTotal(db, spec, where) : total);
  const walked = { ...firstRow, skip: row, offset: { count: row, isExact: true } };
  if (!isFar) return walked;
  const sample = await sampleOf(asked);
  const share = row / total.count;
  const index = sample.findLastIndex((one) => one.share <= share);
  const nearest = sample[index];
  if (!nearest) return { ...walked, skip: exactRows, offset: { count: exactRows, isExact: true } };
  // What was long a moment ago may have become short.
  if (known && (await rowsOf(asked, nearest.values)).length === 0) {
    return lastRows(await listTotal(db, spec, where));
  }
  const between = sample[index + 1] ? Math.round((share - nearest.share) * total.count) : 0;
  return {
    beside: nearest.values,
    isBackward: false,
    skip: Math.min(between, exactRows),
    offset: { count: row, isExact: false },
  };
}

function lastRows(offset: ListOffset): ResolvedStart {
  return { beside: undefined, isBackward: true, skip: 0, offset };
}

async function startAtText(asked: Asked, typed: string): Promise<ResolvedStart> {
  const [head] = asked.terms;
  if (head?.type !== 'text') {
    throw new Failure('BAD_START', 'A text leads to a row only in an order of names: sort by the name, or search.');
  }
  const text = await spelling(asked, head, typed);
  const column = sql.raw(head.column);
  // Falling, whatever begins with the text comes before what is greater than all that does.
  const isBefore = head.isFalling ? sql`${column} > ${afterAll(text)}` : sql`${column} < ${text}`;
  const before = [...asked.where, isBefore];
  const [last] = await rowsOf({ ...asked, terms: reversed(asked.terms), where: before });
  if (!last) return firstRow;
  const total = await listTotal(asked.db, asked.spec, before);
  const beside = readSortValues(last.sort_values);
  const [next] = await rowsOf(asked, beside);
  if (!next) return { beside: undefined, isBackward: true, skip: 0, offset: total };
  return {
    beside,
    isBackward: false,
    skip: 0,
    offset: total.isExact ? total : await offsetBySample(asked, head, text),
  };
}

/** By code point capital letters come first, and names mostly begin with one; by a language small letters do, beside the same capital. */
async function spelling({ db, spec, where }: Asked, head: Term, typed: string): Promise<string> {
  if (head.nameOrder) return typed.toLowerCase();
  const column = sql.raw(head.column);
  const capital = typed.slice(0, 1).toUpperCase() + typed.slice(1);
  const spellings = [...new Set([capital, typed, typed.toUpperCase()])];
  const known = await sql<{ text: string }>`
    select spelling as text from unnest(${spellings}::text[]) with ordinality as spelled (spelling, nth)
    where exists (select 1 from ${sql.raw(spec.from)}
      ${whereAll([...where, sql`${column} >= spelling`, sql`${column} <= spelling || ${lastCharacter}`])})
    order by nth limit 1`.execute(db);
  return known.rows[0]?.text ?? capital;
}

const lastCharacter = '\u{10ffff}';
const afterAll = (text: string) => `${text}${lastCharacter}`;

async function rowsOf({ db, spec, terms, where }: Asked, after?: SortValues): Promise<{ sort_values: string }[]> {
  const shown = { columns: sql`${sql.raw(spec.id)} as id`, relations: sql`` };
  const rows = selectRows({ from: spec.from, terms, shown, where, limit: 1, skip: 0 }, after);
  return (await sql<{ sort_values: string }>`${rows}`.execute(db)).rows;
}

/** A row of a sample, and which share of the sampled rows stands before it or is it. */
type SampledRow = { values: SortValues; share: number };

/** Rows of the table that a sample reads, and rows of it that are kept. */
const sampledRows = 20_000;
const keptRows = 256;
/** Fewer say nothing about a place. */
const leastSampled = 20;
const samples = keptForAMinute<readonly SampledRow[]>();

/**
 * Rows spread evenly over the list, found in a sample of the table's blocks: the cost is the same for every filter, order and size.
 * Empty where too few of the sampled rows belong to the list.
 */
async function sampleOf({ db, spec, terms, where }: Asked): Promise<readonly SampledRow[]> {
  if (spec.isView) return [];
  const counted = sql`select ${sortValues(terms)} as values, row_number() over (order by ${orderBy(terms)}) as position, count(*) over () as count
    from ${await sampledTable(db, spec)} ${whereAll(where)}`;
  const spread = sql<{ values: string; position: number; count: number }>`
    select values, position, count from (${counted}) sampled
    where count >= ${leastSampled} and position * ${keptRows} / count > (position - 1) * ${keptRows} / count order by position`;
  const { sql: text, parameters } = spread.compile(db);
  const key = JSON.stringify([text, parameters]);
  const known = samples.get(key);
  if (known) return known;
  const { rows } = await spread.execute(db);
  const sample = rows.map(({ values, position, count }) => ({
    values: readSortValues(values),
    share: position / count,
  }));
  samples.set(key, sample);
  return sample;
}

/** About how many rows stand before a name, by the share of a sample that does. */
async function offsetBySample(asked: Asked, head: Term, text: string): Promise<ListOffset> {
  const [total, sample] = [await listTotal(asked.db, asked.spec, asked.where), await sampleOf(asked)];
  const { compare } = comparisonOf(head);
  const isBefore = ([name = null]: SortValues) =>
    name !== null && (head.isFalling ? compare(name, afterAll(text)) > 0 : compare(name, text) < 0);
  const share = sample.findLast(({ values }) => isBefore(values))?.share ?? 0;
  return { count: Math.max(Math.round(share * total.count), exactRows), isExact: false };
}

/** As the database compares the names, near enough for an estimate. */
function comparisonOf({ nameOrder }: Term): Pick<Intl.Collator, 'compare'> {
  if (nameOrder && !nameOrder.signature.endsWith('/C')) return new Intl.Collator(nameOrder.locale);
  return { compare: (left, right) => (left < right ? -1 : Number(left > right)) };
}

async function sampledTable(db: Db | Tx, { from }: ListSpec<string>): Promise<RawBuilder<unknown>> {
  const [table = '', alias = '', ...joins] = from.split(' ');
  const rows = await estimatedRows(db, sql`select 1 from ${sql.raw(table)}`);
  const percent = Math.min(100, (100 * sampledRows) / Math.max(rows, 1));
  return sql.raw(`${table} ${alias} tablesample system (${percent.toFixed(4)}) repeatable (1) ${joins.join(' ')}`);
}
