import { type RawBuilder, sql } from 'kysely';
import { Failure } from '../failure.ts';
import type { Db, Tx } from './pool.ts';
import { executePrepared } from './prepared.ts';

/** A column that a list may be ordered by. `column` is written by us, never by a caller; an index must begin with it. */
export type SortKey = {
  column: string;
  type: 'text' | 'uuid' | 'bigint' | 'integer' | 'real' | 'timestamptz';
  /** Rows without a value come last in both directions, so the index of the falling order says `nulls last` too. */
  isNullable?: boolean;
};

export type SortDirection = 'ASC' | 'DESC';
export type ListSort<Field extends string> = { field: Field; direction: SortDirection };

/** What a list is made of: its table of keys and its closed list of orders. */
export type ListSpec<Field extends string> = {
  /** With an alias: `product p`. */
  from: string;
  /** The unique key that breaks ties: `p.id`. */
  id: string;
  sorts: Record<Field, SortKey>;
  defaultSort: readonly ListSort<Field>[];
};

export type ListRequest<Field extends string> = {
  /** 1 to 500 rows. */
  first: number;
  /** The `endCursor` of the window before. */
  after?: string | null | undefined;
  sort?: readonly ListSort<Field>[] | null | undefined;
  /** Scope, filters and search, all of which must hold. */
  where: readonly RawBuilder<unknown>[];
  /** Holds a list to the few rows of one record, by an index that begins with it: the plan is the same whichever record it is. */
  parent?: RawBuilder<unknown>;
};

/** `sort_values` is a JSON array of texts, read only where a cursor is made of it. */
export type KeyRow = { id: string; sort_values: string };
export type ListPage<Row> = { nodes: Row[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };

/** What a list shows: columns over its table, the key among them as `id`, and the joins that they need. */
export type ShownColumns = { columns: RawBuilder<unknown>; relations: RawBuilder<unknown> };

/** One window as SQL, and the reading of its rows. */
export type ListWindow = {
  /** A select of `id`, `sort_values` and `position`: `with key as (${window.keys}) select ... from key join ... order by key.position`. */
  keys: RawBuilder<KeyRow>;
  /** A select of `sort_values` and what is shown, in order. */
  rows: (shown: ShownColumns) => RawBuilder<unknown>;
  page: <Row extends KeyRow>(rows: readonly Row[]) => ListPage<Row>;
};

const largestWindow = 500;
const exactTotals = 10_000;

/**
 * One window of a list by keyset: its cost does not grow with the position. Where an order is not an index's own, take
 * `keys` and join to them, so that a sort drags no wide rows along; else `rows`.
 * Throws a Failure BAD_CURSOR for a cursor that another order made, BAD_WINDOW for a size outside 1 to 500.
 */
export function listWindow<Field extends string>(spec: ListSpec<Field>, request: ListRequest<Field>): ListWindow {
  const first = windowSize(request.first);
  const terms = orderTerms(spec, request.sort);
  const after = request.after ? readCursor(request.after, terms) : undefined;
  const rows = (shown: ShownColumns) => {
    const asked = { spec, terms, shown, limit: first + 1 };
    const where = request.parent ? [request.parent, ...request.where] : request.where;
    return after ? rowsAfter(asked, where, after) : rowsWhere(asked, where);
  };
  const keys = rows({ columns: sql`${sql.raw(spec.id)} as id`, relations: sql`` });
  return {
    keys: sql<KeyRow>`select w.id, w.sort_values, row_number() over () as position from (${keys}) w`,
    rows,
    page: (rows) => {
      const nodes = rows.slice(0, first);
      const last = nodes.at(-1);
      return {
        nodes,
        pageInfo: { endCursor: last ? writeCursor(terms, last.sort_values) : null, hasNextPage: rows.length > first },
      };
    },
  };
}

/**
 * How many rows a list has: exact to 10,000, beyond it the planner's estimate (never below 10,001), so that a total
 * costs no more on a large table than on a small one.
 */
export async function listTotal(
  db: Db | Tx,
  spec: Pick<ListSpec<string>, 'from'>,
  where: readonly RawBuilder<unknown>[],
): Promise<{ count: number; isExact: boolean }> {
  const all = sql`select 1 from ${sql.raw(spec.from)} ${whereAll(where)}`;
  const counted = sql<{
    count: number;
  }>`select count(*) as count from (${all} limit ${literalOf(exactTotals + 1)}) capped`;
  const rows = isWithoutValues(db, where) ? await executePrepared(db, counted) : (await counted.execute(db)).rows;
  const count = rows[0]?.count ?? 0;
  if (count <= exactTotals) return { count, isExact: true };
  return { count: Math.max(await estimate(db, all), exactTotals + 1), isExact: false };
}

/** Whether no condition carries a value: one plan is the best for every call then. */
export function isWithoutValues(db: Db | Tx, where: readonly RawBuilder<unknown>[]): boolean {
  return where.every((condition) => condition.compile(db).parameters.length === 0);
}

/** What the planner knows of a table changes with its statistics, minutes apart. */
const estimateMs = 60_000;
const mostEstimates = 1_000;
const estimates = new Map<string, { rows: number; until: number }>();

/** How many rows the planner expects. */
async function estimate(db: Db | Tx, statement: RawBuilder<unknown>): Promise<number> {
  const { sql: text, parameters } = statement.compile(db);
  const key = JSON.stringify([text, parameters]);
  const now = performance.now();
  const known = estimates.get(key);
  if (known && now < known.until) return known.rows;
  const plan = await sql<{
    'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
  }>`explain (format json) ${statement}`.execute(db);
  const rows = plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  if (estimates.size >= mostEstimates) estimates.clear();
  estimates.set(key, { rows, until: now + estimateMs });
  return rows;
}

type Term = SortKey & { isFalling: boolean; name: string };

function orderTerms<Field extends string>(
  spec: ListSpec<Field>,
  sort: readonly ListSort<Field>[] | null | undefined,
): Term[] {
  const wanted = sort && sort.length > 0 ? sort : spec.defaultSort;
  const terms = wanted.map(({ field, direction }): Term => ({
    ...spec.sorts[field],
    isFalling: direction === 'DESC',
    name: field,
  }));
  // The tie-breaker runs with the first key, so that one index serves both directions.
  const isFalling = terms[0]?.isFalling ?? false;
  return [...terms, { column: spec.id, type: 'uuid', isFalling, name: 'id' }];
}

type AskedRows = { spec: ListSpec<string>; terms: readonly Term[]; shown: ShownColumns; limit: number };

function rowsWhere(
  { spec, terms, shown, limit }: AskedRows,
  where: readonly RawBuilder<unknown>[],
): RawBuilder<unknown> {
  return sql`select ${sortValues(terms)} as sort_values, ${shown.columns}
    from ${sql.raw(spec.from)} ${shown.relations} ${whereAll(where)} order by ${orderBy(terms)} limit ${literalOf(limit)}`;
}

/**
 * The rows after a cursor. Where the first key may be null, rows with a value and rows without are two selects: one
 * condition over both would keep the index from starting at the cursor.
 */
function rowsAfter(
  asked: AskedRows,
  where: readonly RawBuilder<unknown>[],
  after: readonly (string | null)[],
): RawBuilder<unknown> {
  const { terms } = asked;
  const [head] = terms;
  if (!head?.isNullable) return rowsWhere(asked, [...where, beyond(terms, after)]);
  const column = sql.raw(head.column);
  const withoutValue = [...where, sql`${column} is null`];
  if (after[0] === null) return rowsWhere(asked, [...withoutValue, beyond(terms.slice(1), after.slice(1))]);
  const withValue = [...where, sql`${column} is not null`, beyond(terms, after)];
  return sql`select * from (
      (select *, 0 as part, row_number() over () as place from (${rowsWhere(asked, withValue)}) valued)
      union all
      (select *, 1 as part, row_number() over () as place from (${rowsWhere(asked, withoutValue)}) unvalued)
    ) both_parts order by part, place limit ${literalOf(asked.limit)}`;
}

/** The condition "comes after these values in this order". */
function beyond(terms: readonly Term[], after: readonly (string | null)[]): RawBuilder<unknown> {
  const isUniform = terms.every((term) => !term.isNullable && term.isFalling === terms[0]?.isFalling);
  if (isUniform) {
    const columns = sql.join(terms.map((term) => sql.raw(term.column)));
    const values = sql.join(terms.map((term, index) => literal(term, after[index] ?? null)));
    return sql`(${columns}) ${sql.raw(terms[0]?.isFalling ? '<' : '>')} (${values})`;
  }
  const alternatives = terms.map((term, index) => {
    const equal = terms.slice(0, index).map((earlier, at) => equals(earlier, after[at] ?? null));
    return sql`(${sql.join([...equal, follows(term, after[index] ?? null)], sql` and `)})`;
  });
  return sql`(${sql.join(alternatives, sql` or `)})`;
}

function equals(term: Term, value: string | null): RawBuilder<unknown> {
  return value === null ? sql`${sql.raw(term.column)} is null` : sql`${sql.raw(term.column)} = ${literal(term, value)}`;
}

function follows(term: Term, value: string | null): RawBuilder<unknown> {
  if (value === null) return sql`false`;
  const column = sql.raw(term.column);
  const later = sql`${column} ${sql.raw(term.isFalling ? '<' : '>')} ${literal(term, value)}`;
  return term.isNullable ? sql`(${later} or ${column} is null)` : later;
}

function literal(term: Term, value: string | null): RawBuilder<unknown> {
  return sql`${value}::${sql.raw(term.type)}`;
}

function orderBy(terms: readonly Term[]): RawBuilder<unknown> {
  return sql.join(
    terms.map((term) => {
      const direction = term.isFalling ? 'desc' : 'asc';
      return sql.raw(`${term.column} ${direction}${term.isNullable ? ' nulls last' : ''}`);
    }),
  );
}

/** In the text, because the plan of a prepared statement must know how few rows are wanted. */
function literalOf(count: number): RawBuilder<unknown> {
  return sql.raw(String(count));
}

/** As text, because a JavaScript date has milliseconds and the column microseconds. */
function sortValues(terms: readonly Term[]): RawBuilder<unknown> {
  return sql`to_json(array[${sql.join(terms.map((term) => sql.raw(`${term.column}::text`)))}])::text`;
}

function whereAll(where: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return where.length === 0 ? sql`` : sql`where ${sql.join(where, sql` and `)}`;
}

function windowSize(first: number): number {
  if (Number.isInteger(first) && first >= 1 && first <= largestWindow) return first;
  throw new Failure('BAD_WINDOW', `A window has 1 to ${largestWindow} rows; ${first} were asked for.`);
}

function writeCursor(terms: readonly Term[], sortValues: string): string {
  const values: unknown[] = JSON.parse(sortValues);
  return Buffer.from(JSON.stringify([signature(terms), ...values])).toString('base64url');
}

function readCursor(cursor: string, terms: readonly Term[]): (string | null)[] {
  const [order, ...values] = parseCursor(cursor);
  if (order === signature(terms) && values.length === terms.length && values.every(isTextOrNull)) return values;
  throw new Failure('BAD_CURSOR', 'The cursor belongs to another order of this list; ask for its first window again.');
}

function parseCursor(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function signature(terms: readonly Term[]): string {
  return terms.map((term) => `${term.name}${term.isFalling ? '-' : '+'}`).join('');
}
