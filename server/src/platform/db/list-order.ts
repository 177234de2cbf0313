import { type RawBuilder, sql } from 'kysely';
import type { FanOut, ListSort, ListSpec, ShownColumns, SortKey, Stride } from './list.ts';
import type { SortValues } from './list-cursor.ts';
import type { NameOrder } from './name-order.ts';

/** One key of an order, in the direction it is read in. */
export type Term = SortKey & { isFalling: boolean; isNullFirst: boolean; name: string; nameOrder?: NameOrder };

/** The order asked for, with the key that breaks ties last. */
export function orderTerms<Field extends string>(
  spec: Pick<ListSpec<Field>, 'id' | 'idType' | 'sorts' | 'defaultSort'>,
  sort: readonly ListSort<Field>[] | null | undefined,
  nameOrder?: NameOrder,
): Term[] {
  const wanted = sort && sort.length > 0 ? sort : spec.defaultSort;
  const terms = wanted.map(({ field, direction }): Term => ({
    ...(nameOrder ? inNameOrder(spec.sorts[field], nameOrder) : spec.sorts[field]),
    isFalling: direction === 'DESC',
    isNullFirst: false,
    name: field,
  }));
  // The tie-breaker runs with the first key, so that one index serves both directions.
  const isFalling = terms[0]?.isFalling ?? false;
  return [...terms, { column: spec.id, type: spec.idType ?? 'uuid', isFalling, isNullFirst: false, name: 'id' }];
}

/** A key of names, sorted by the collation of a language. */
function inNameOrder(key: SortKey, nameOrder: NameOrder): SortKey & { nameOrder?: NameOrder } {
  if (!key.isName) return key;
  return { ...key, column: `${key.column} collate "${nameOrder.collation}"`, nameOrder };
}

/** The same order read from its end: the same index, walked backwards. */
export function reversed(terms: readonly Term[]): Term[] {
  return terms.map((term) => ({ ...term, isFalling: !term.isFalling, isNullFirst: !term.isNullFirst }));
}

export type AskedRows = {
  from: string;
  terms: readonly Term[];
  shown: ShownColumns;
  where: readonly RawBuilder<unknown>[];
  limit: number;
  /** Rows passed over first. */
  skip: number;
  /** Whether the row beside which it begins is the first of them. */
  isFromThere?: boolean;
  /** Without the values that cursors are made of. */
  isBare?: boolean;
  fanOut?: FanOut | undefined;
  /** Only where no rows are passed over. */
  stride?: (Stride & { rows: number }) | undefined;
};

/** The rows in order, from the first of all or from the one after these values. */
export function selectRows(asked: AskedRows, after: SortValues | undefined): RawBuilder<unknown> {
  if (asked.skip === 0) return selectFrom(asked, after);
  // What is passed over is walked as bare keys: the columns and texts of rows that nobody sees would cost more than the walk.
  const id = sql.raw(asked.terms.at(-1)?.column ?? '');
  const keys = selectFrom({ ...asked, shown: { columns: sql`${id} as id`, relations: sql`` }, isBare: true }, after);
  const where = [...asked.where, sql`${id} = any(array(select w.id from (${keys}) w))`];
  return rowsWhere({ ...asked, where, skip: 0, fanOut: undefined });
}

function selectFrom(asked: AskedRows, after: SortValues | undefined): RawBuilder<unknown> {
  const { terms, where } = asked;
  if (!after) return rowsFrom(asked, []);
  const [head] = terms;
  const isFromThere = asked.isFromThere ?? false;
  if (!head?.isNullable) return rowsFrom(asked, [beyond(terms, after, isFromThere)]);
  // Rows with a value and rows without are two selects: one condition over both would keep the index from starting at the cursor, and
  // so would the mere mention that the first key may be absent.
  const column = sql.raw(head.column);
  const rest =
    after[0] === null
      ? [sql`${column} is null`, beyond(terms.slice(1), after.slice(1), isFromThere)]
      : [sql`${column} is not null`, beyond([{ ...head, isNullable: false }, ...terms.slice(1)], after, isFromThere)];
  const isFirstPart = (after[0] === null) === head.isNullFirst;
  if (!isFirstPart) return rowsWhere({ ...asked, where: [...where, ...rest] });
  const others = head.isNullFirst ? sql`${column} is not null` : sql`${column} is null`;
  const part = (conditions: readonly RawBuilder<unknown>[]) =>
    rowsWhere({ ...asked, where: [...where, ...conditions], limit: asked.skip + asked.limit, skip: 0 });
  return sql`select * from (
      (select *, 0 as part, row_number() over () as place from (${part(rest)}) near_part)
      union all
      (select *, 1 as part, row_number() over () as place from (${part([others])}) far_part)
    ) both_parts order by part, place ${limitOf(asked)}`;
}

/** The rows from a place on. Where there is a stride, the place bounds it and not what is joined to it. */
function rowsFrom(asked: AskedRows, place: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const { terms, where, skip, stride } = asked;
  if (!stride || skip > 0) return rowsWhere({ ...asked, where: [...where, ...place] });
  const { keys, columns, joins, rows } = stride;
  const alias = keys.split(' ').at(-1) ?? keys;
  const near = sql`select ${sql.raw(columns)} from ${sql.raw(keys)} ${whereAll([stride.where, ...place])}
    order by ${orderBy(terms)} limit ${sql.raw(String(rows))}`;
  return rowsWhere(asked, sql`(${near}) ${sql.raw(alias)} ${sql.raw(joins)}`);
}

function rowsWhere(asked: AskedRows, from: RawBuilder<unknown> = sql.raw(asked.from)): RawBuilder<unknown> {
  const { terms, shown, where, fanOut } = asked;
  if (fanOut) return fannedRows(asked, fanOut);
  const values = asked.isBare ? sql`` : sql`${sortValues(terms)} as sort_values,`;
  return sql`select ${values} ${shown.columns}
    from ${from} ${shown.relations} ${whereAll(where)} order by ${orderBy(terms)} ${limitOf(asked)}`;
}

/** The first rows of each value, and of these the first of all. */
function fannedRows(asked: AskedRows, { column, ids }: FanOut): RawBuilder<unknown> {
  const { terms, shown, where, limit, skip } = asked;
  const keys = sql.join(terms.map((term, at) => sql.raw(`${term.column} as fan_${at}`)));
  const columns = sql`${keys}, ${shown.columns}`;
  const each = rowsWhere({
    ...asked,
    shown: { ...shown, columns },
    where: [sql.raw(`${column} = fan.id`), ...where],
    limit: limit + skip,
    skip: 0,
    fanOut: undefined,
  });
  const order = orderBy(terms.map((term, at) => ({ ...term, column: `w.fan_${at}` })));
  return sql`select w.* from unnest(${ids}::uuid[]) fan (id) cross join lateral (${each}) w order by ${order} ${limitOf(asked)}`;
}

/** In the text, because the plan of a prepared statement must know how few rows are wanted. */
function limitOf({ limit, skip }: { limit: number; skip: number }): RawBuilder<unknown> {
  return sql.raw(skip > 0 ? `limit ${limit} offset ${skip}` : `limit ${limit}`);
}

/** The condition "comes after these values in this order", or "is there, or comes after". */
function beyond(terms: readonly Term[], after: SortValues, isFromThere: boolean): RawBuilder<unknown> {
  const isUniform = terms.every((term) => !term.isNullable && term.isFalling === terms[0]?.isFalling);
  if (isUniform) {
    const columns = sql.join(terms.map((term) => sql.raw(term.column)));
    const values = sql.join(terms.map((term, index) => literal(term, after[index] ?? null)));
    return sql`(${columns}) ${sql.raw((terms[0]?.isFalling ? '<' : '>') + (isFromThere ? '=' : ''))} (${values})`;
  }
  const equal = terms.map((term, at) => equals(term, after[at] ?? null));
  const alternatives = terms.map((term, index) => {
    return sql`(${sql.join([...equal.slice(0, index), follows(term, after[index] ?? null)], sql` and `)})`;
  });
  if (isFromThere) alternatives.push(sql`(${sql.join(equal, sql` and `)})`);
  return sql`(${sql.join(alternatives, sql` or `)})`;
}

function equals(term: Term, value: string | null): RawBuilder<unknown> {
  return value === null ? sql`${sql.raw(term.column)} is null` : sql`${sql.raw(term.column)} = ${literal(term, value)}`;
}

function follows(term: Term, value: string | null): RawBuilder<unknown> {
  const column = sql.raw(term.column);
  if (value === null) return term.isNullFirst ? sql`${column} is not null` : sql`false`;
  const later = sql`${column} ${sql.raw(term.isFalling ? '<' : '>')} ${literal(term, value)}`;
  return term.isNullable && !term.isNullFirst ? sql`(${later} or ${column} is null)` : later;
}

function literal(term: Term, value: string | null): RawBuilder<unknown> {
  return sql`${value}::${sql.raw(term.type)}`;
}

export function orderBy(terms: readonly Term[]): RawBuilder<unknown> {
  return sql.join(
    terms.map((term) => {
      const nulls = term.isNullFirst ? ' nulls first' : ' nulls last';
      return sql.raw(`${term.column} ${term.isFalling ? 'desc' : 'asc'}${term.isNullable ? nulls : ''}`);
    }),
  );
}

/** As text, because a JavaScript date has milliseconds and the column microseconds. */
export function sortValues(terms: readonly Term[]): RawBuilder<unknown> {
  return sql`to_json(array[${sql.join(terms.map((term) => sql.raw(`${term.column}::text`)))}])::text`;
}

export function whereAll(where: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return where.length === 0 ? sql`` : sql`where ${sql.join(where, sql` and `)}`;
}
