import { type PostgresCursor, type PostgresPoolClient, type PostgresQueryResult, type RawBuilder, sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Db, Tx } from './pool.ts';

/** More than the product declares; what goes beyond, such as windows of odd sizes, is planned at every call. */
const mostStatements = 500;
const names = new Map<string, string>();

/**
 * Runs a statement that each connection parses and plans once and then keeps by name: for those whose best plan does not hang on
 * their values, such as rows by id or a list without filters.
 */
export async function executePrepared<Row>(db: Db | Tx, statement: RawBuilder<Row>): Promise<Row[]> {
  const compiled = statement.compile(db);
  if (!names.has(compiled.sql) && names.size < mostStatements) names.set(compiled.sql, `quarry_${names.size + 1}`);
  return (await db.executeQuery(compiled)).rows;
}

/**
 * `= any(...)` over ids in a prepared statement. The planner takes a list it can see for exactly as long as it is, so that the plan
 * for an unknown list looks dearer and every call is planned anew; behind a select both look the same.
 */
export function anyOf(ids: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`any((select ${ids}::uuid[])::uuid[])`;
}

/** A connection of the pool as the query builder knows it, which hands on a statement's text alone: here it gets its name. */
export class NamingClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Cursors are read through the pool.');
    const name = names.get(text);
    return this.#client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}
