import { type RawBuilder, sql } from 'kysely';
import { Failure } from '../failure.ts';
import { type ListOffset, writeCursor } from './list-cursor.ts';
import { orderTerms, reversed, selectRows, sortValues, type Term } from './list-order.ts';
import { type ListStart, resolveStart, type ResolvedStart } from './list-start.ts';
import type { NameOrder } from './name-order.ts';
import type { Db, Tx } from './pool.ts';

/** A column that a list may be ordered by. `column` is written by us, never by a caller; an index must begin with it. */
export type SortKey = {
  column: string;
  type: 'text' | 'uuid' | 'bigint' | 'integer' | 'real' | 'date' | 'timestamptz';
  /** Rows without a value come last in both directions, so the index of the falling order says `nulls last` too. */
  isNullable?: boolean;
  /** Whether it is sorted as the reader's language sorts names, where the request says how. */
  isName?: boolean;
};

export type SortDirection = 'ASC' | 'DESC';
export type ListSort<Field extends string> = { field: Field; direction: SortDirection };

/** What a list is made of: its table of keys and its closed list of orders. */
export type ListSpec<Field extends string> = {
  /** With an alias: `product p`. */
  from: string;
  /** Views have no blocks of which a sample could be taken. */
  isView?: boolean;
  /** The unique key that breaks ties: `p.id`. */
  id: string;
  /** Where the key is no id. */
  idType?: SortKey['type'];
  sorts: Record<Field, SortKey>;
  defaultSort: readonly ListSort<Field>[];
  /** What bounds how far a window is looked for, where a request says how far. */
  stride?: Stride | undefined;
};

/** Keys in the order of an index, so many of which are looked at for one window; what is joined to them may turn most of them down. */
export type Stride = {
  /** The table with the index, the first of `from`, with its alias: `product_name n`. */
  keys: string;
  /** Its columns that the order has and the joins need, all of them in the index: `n.product_id, n.name`. */
  columns: string;
  /** Which of its rows the index has. */
  where: RawBuilder<unknown>;
  /** The joins of `from`. */
  joins: string;
};

export type ListRequest<Field extends string> = {
  /** 1 to 500 rows. */
  first: number;
  /** The `endCursor` of the window before. */
  after?: string | null | undefined;
  /** Where the window begins instead. */
  from?: ListStart | null | undefined;
  sort?: readonly ListSort<Field>[] | null | undefined;
  /** How names are sorted; by code point where it is left out. */
  nameOrder?: NameOrder | undefined;
  /** How many keys are looked at for the window, which may then be too short; only where the list has a `stride`. */
  farthest?: number | undefined;
  /** Scope, filters and search, all of which must hold. */
  where: readonly RawBuilder<unknown>[];
  /** Holds a list to the few rows of one record, by an index that begins with it: the plan is the same whichever record it is. */
  parent?: RawBuilder<unknown>;
  /**
   * Reads so many rows for each of these values of a column and the first of all then, where an index begins with the column: one plan
   * over many values would read every row of each. The conditions hold beside it.
   */
  fanOut?: FanOut | undefined;
};

/** A column of ids that is written by us, and the values of it that are asked for, each once. */
export type FanOut = { column: string; ids: readonly string[] };

/** `sort_values` is a JSON array of texts, read only where a cursor is made of it. */
export type KeyRow = { id: string; sort_values: string };
export type ListPage<Row> = { nodes: Row[]; pageInfo: ListPageInfo };
export type ListPageInfo = {
  startCursor: string | null;
  endCursor: string | null;
  hasPreviousPage: boolean;
  hasNextPage: boolean;
  /** How many rows stand before the first of the page. */
  offset: ListOffset;
};

/** What a list shows: columns over its table, the key among them as `id`, and the joins that they need. */
export type ShownColumns = { columns: RawBuilder<unknown>; relations: RawBuilder<unknown> };

/** One window as SQL, and the reading of its rows. */
export type ListWindow = {
  /** A select of `id`, `sort_values` and `position`: `with key as (${window.keys}) select ... from key join ... order by key.position`. */
  keys: RawBuilder<KeyRow>;
  /** A select of `sort_values` and what is shown, in the order that `page` expects. */
  rows: (shown: ShownColumns) => RawBuilder<unknown>;
  page: <Row extends KeyRow>(rows: readonly Row[]) => ListPage<Row>;
};

/** Of a list without a row. */
export const emptyPageInfo: ListPageInfo = {
  startCursor: null,
  endCursor: null,
  hasPreviousPage: false,
  hasNextPage: false,
  offset: { count: 0, isExact: true },
};

const largestWindow = 500;

/**
 * One window of a list by keyset: its cost does not grow with the position. Where an order is not an index's own, take
 * `keys` and join to them, so that a sort drags no wide rows along; else `rows`.
 * Throws a Failure BAD_CURSOR for a cursor that another order made, BAD_WINDOW for a size outside 1 to 500, BAD_START for a start
 * that the order does not have.
 */
export async function listWindow<Field extends string>(
  db: Db | Tx,
  spec: ListSpec<Field>,
  request: ListRequest<Field>,
): Promise<ListWindow> {
  const first = windowSize(request.first);
  const terms = orderTerms(spec, request.sort, request.nameOrder);
  const where = request.parent ? [request.parent, ...request.where] : request.where;
  const start = await resolveStart({ db, spec, terms, where, first }, request.after, request.from);
  const order = start.isBackward ? reversed(terms) : terms;
  const { fanOut } = request;
  const { skip, isFromThere = false } = start;
  const { from } = spec;
  const stride = spec.stride && request.farthest ? { ...spec.stride, rows: request.farthest } : undefined;
  const asked = { from, stride, terms: order, where, limit: first + 1, skip, isFromThere, fanOut };
  const rows = (shown: ShownColumns) => selectRows({ ...asked, shown }, start.beside);
  // Where rows are found and then sorted, texts for cursors of all that were found take longer than the sort.
  const named = order.map((term, at) => ({ ...term, column: `w.key_${at}` }));
  const columns = sql.raw([`${spec.id} as id`, ...order.map(({ column }, at) => `${column} as key_${at}`)].join(', '));
  const keys = selectRows({ ...asked, shown: { columns, relations: sql`` }, isBare: true }, start.beside);
  return {
    keys: sql<KeyRow>`select w.id, ${sortValues(named)} as sort_values, row_number() over () as position from (${keys}) w`,
    rows,
    page: (found) => {
      const nodes = start.isBackward ? found.slice(0, first).toReversed() : found.slice(0, first);
      return { nodes, pageInfo: pageInfoOf(nodes, terms, start, found.length > first) };
    },
  };
}

function pageInfoOf(
  nodes: readonly KeyRow[],
  terms: readonly Term[],
  start: ResolvedStart,
  hasFurther: boolean,
): ListPageInfo {
  const isAfterRows = start.isFromThere ? start.offset.count > 0 : start.beside !== undefined || start.skip > 0;
  const hasPreviousPage = start.isBackward ? hasFurther : isAfterRows;
  const offset = start.isBackward ? offsetBefore(start.offset, nodes.length, hasPreviousPage) : start.offset;
  const cursorOf = (row: KeyRow | undefined, count: number) =>
    row ? writeCursor(terms, row.sort_values, { count: offset.count + count, isExact: offset.isExact }) : null;
  return {
    startCursor: cursorOf(nodes[0], 0),
    endCursor: cursorOf(nodes.at(-1), nodes.length),
    hasPreviousPage,
    hasNextPage: start.isBackward ? start.beside !== undefined : hasFurther,
    offset,
  };
}

/** An estimate may say that no rows are left where some are, or the other way round: what was read wins. */
function offsetBefore(end: ListOffset, rows: number, hasPrevious: boolean): ListOffset {
  if (!hasPrevious) return { count: 0, isExact: true };
  return { count: Math.max(1, end.count - rows), isExact: end.isExact };
}

function windowSize(first: number): number {
  if (Number.isInteger(first) && first >= 1 && first <= largestWindow) return first;
  throw new Failure('BAD_WINDOW', `A window has 1 to ${largestWindow} rows; ${first} were asked for.`);
}
