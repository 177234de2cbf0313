import { dimensions, type OwnScope } from '@quarry/contracts/access';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  type PostgresPool,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { escapeLiteral } from 'pg';
import type { Db, Tables, Tx } from './pool.ts';

/** Whose rows a transaction reaches, as the policies of the tables read it. */
export type RowScope = OwnScope & {
  /** The sales channel whose key asks. */
  channelId?: string;
  /** Subjects of which every row may be read, or written; `*` for all of them. */
  reads: readonly string[];
  writes: readonly string[];
};

/** The order that begins a transaction within a scope, in one message. */
export function beginWithin(scope: RowScope): string {
  return `begin; ${reachOf(scope)}`;
}

/** From here on the open transaction reaches what the scope does, and nothing else that it reached before. */
export async function reachOnly(tx: Tx, scope: RowScope): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(reachOf(scope)));
}

/**
 * Has the open transaction reach what the scope does while `work` runs, and then what it reached before. Where `work` throws, the
 * caller's savepoint or transaction is rolled back, and the scope with it.
 */
export async function reachMeanwhile<T>(tx: Tx, scope: RowScope, work: () => Promise<T>): Promise<T> {
  const names = settingsOf(scope).map(([name]) => name);
  const asked = names.map((name) => `current_setting('quarry.${name}', true)`).join(', ');
  const { rows } = await tx.executeQuery<{ before: (string | null)[] }>(
    CompiledQuery.raw(`select array[${asked}] as before`),
  );
  await reachOnly(tx, scope);
  const result = await work();
  await tx.executeQuery(CompiledQuery.raw(saying(names.map((name, at) => [name, rows[0]?.before[at] ?? '']))));
  return result;
}

function reachOf(scope: RowScope): string {
  return saying(settingsOf(scope));
}

type Setting = readonly [name: string, value: string];

function settingsOf(scope: RowScope): Setting[] {
  return [
    ...dimensions.map(({ setting, given }): Setting => [setting, valueOf(scope[given])]),
    ['channel', scope.channelId ?? ''],
    ['reads', scope.reads.join(',')],
    ['writes', scope.writes.join(',')],
  ];
}

function saying(settings: readonly Setting[]): string {
  const set = settings.map(([name, value]) => `set_config('quarry.${name}', ${escapeLiteral(value)}, true)`);
  return `select ${set.join(', ')}`;
}

function valueOf(given: string | null | readonly string[]): string {
  return typeof given === 'string' || given === null ? (given ?? '') : `{${given.join(',')}}`;
}

/** Begins every transaction within its scope, without a further message to the server. */
class ScopedDriver extends PostgresDriver {
  readonly #scope: RowScope;
  constructor(pool: PostgresPool, scope: RowScope) {
    super({ pool });
    this.#scope = scope;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.isolationLevel || settings.accessMode)
      throw new Error('A transaction within a scope has no settings.');
    await connection.executeQuery(CompiledQuery.raw(beginWithin(this.#scope)));
  }
}

/** The same connections, with transactions within a scope. */
export function databaseWithin(pool: PostgresPool, scope: RowScope): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => new ScopedDriver(pool, scope),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  });
}

const scopers = new WeakMap<Db, (scope: RowScope) => Db>();
const within = new WeakMap<Db, WeakMap<RowScope, Db>>();

/** From now on `db` can be had within a scope, by `make`. */
export function scopeBy(db: Db, make: (scope: RowScope) => Db): void {
  scopers.set(db, make);
}

/**
 * The database as this scope reaches it: the same connections, with what may be reached said at the beginning of each transaction and
 * beside each `readPrepared`. A transaction that is open keeps the scope it began with.
 */
export function withinScope<Source extends Db | Tx>(db: Source, scope: RowScope): Source | Db {
  const make = scopers.get(db);
  if (make === undefined) return db;
  const known = within.get(db) ?? new WeakMap<RowScope, Db>();
  within.set(db, known);
  const scoped = known.get(scope) ?? make(scope);
  known.set(scope, scoped);
  return scoped;
}
