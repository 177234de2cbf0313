import { type PostgresCursor, type PostgresPoolClient, type PostgresQueryResult, type RawBuilder, sql } from 'kysely';
import type { PoolClient } from 'pg';
import { CopyCursor } from './copy-out.ts';
import type { Pipeline } from './pipeline.ts';
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
  nameOf(compiled.sql);
  return (await db.executeQuery(compiled)).rows;
}

const pipelines = new WeakMap<Db, { pipeline: Pipeline; begin: string | undefined }>();

/** From now on the prepared reads of `db` that stand alone travel through the pipeline, those within a scope after the order that begins it. */
export function readThrough(db: Db, pipeline: Pipeline, begin?: string): void {
  pipelines.set(db, { pipeline, begin });
}

/** `executePrepared` for short reads: outside a transaction, those that are asked for in the same moment travel together. */
export async function readPrepared<Row>(db: Db | Tx, statement: RawBuilder<Row>): Promise<Row[]> {
  const way = pipelines.get(db);
  if (!way) return executePrepared(db, statement);
  const { sql: text, parameters } = statement.compile(db);
  return way.pipeline.read({ ...nameOf(text), text, values: [...parameters] });
}

/** `readPrepared` of tables whose rows are reached by scope: the scope leaves in the same write, and costs no further round trip. */
export async function readWithinScope<Row>(db: Db | Tx, statement: RawBuilder<Row>): Promise<Row[]> {
  const way = pipelines.get(db);
  if (!way) return executePrepared(db, statement);
  const { sql: text, parameters } = statement.compile(db);
  return way.pipeline.read({ ...nameOf(text), text, values: [...parameters] }, way.begin);
}

/**
 * One short statement that writes, committed by itself before this resolves; its scope and the commit leave in the same write. It has to
 * do no harm when it is done twice, since it is sent again where the connection is lost meanwhile. A lock that somebody holds for long
 * would hold up the reads behind it.
 */
export async function writeAlone(db: Db | Tx, statement: RawBuilder<unknown>): Promise<void> {
  await readWithinScope(db, statement);
}

function nameOf(text: string): { name?: string } {
  const known = names.get(text);
  if (known !== undefined) return { name: known };
  if (names.size >= mostStatements) return {};
  const name = `quarry_${names.size + 1}`;
  names.set(text, name);
  return { name };
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
    if (text instanceof CopyCursor) {
      this.#client.query(text.query);
      return text;
    }
    if (typeof text !== 'string') throw new TypeError('Cursors are read through the pool.');
    const name = names.get(text);
    return this.#client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}
