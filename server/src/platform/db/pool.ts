import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { type ClientConfig, type CustomTypesConfig, Pool, type PoolClient, TypeOverrides, types } from 'pg';
import { codeOf, messageOf } from '../failure.ts';
import { connectionLog } from '../log.ts';
import { connectionTo, type WorksAs } from './connection.ts';
import { CopyCursor } from './copy-out.ts';
import { openPipeline } from './pipeline.ts';
import { NamingClient, readThrough } from './prepared.ts';
import { beginWithin, databaseWithin, scopeBy } from './scope.ts';
import type { DB } from './tables.generated.ts';

/** All tables, as the migrations made them. */
export type Tables = DB;
/** The database, for reading and for statements that stand alone. */
export type Db = Kysely<Tables>;
/** An open transaction; it can do all that `Db` can. */
export type Tx = Transaction<Tables>;

export type DatabaseOptions = {
  /** `postgres://user:password@host:port/database`. */
  url: string;
  /** Shown in pg_stat_activity: `quarry api`. */
  applicationName: string;
  maxConnections?: number;
  /** A statement that runs longer is cancelled by the server. */
  statementTimeoutMs?: number;
  /** What it works as; by default the owner of the tables, who is asked for nothing. */
  as?: WorksAs;
};

/** An open database: `db` for composed statements, `pool` for COPY, cursors and LISTEN. */
export type Database = { db: Db; pool: Pool; url: string; close: () => Promise<void> };

/** A part of Quarry that hangs within a transaction lets go of it: what it wrote would hold back anyone who follows the log (decision 020). */
const hangsAtMostMs = 10_000;

/** Opens a pool of connections. None is made before the first statement, so this never fails. */
export function openDatabase(options: DatabaseOptions): Database {
  const config: ClientConfig = {
    ...connectionTo(options.url, options.as),
    application_name: options.applicationName,
    connectionTimeoutMillis: 10_000,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    ...(options.as && { idle_in_transaction_session_timeout: hangsAtMostMs }),
    keepAlive: true,
    types: valueParsers(),
  };
  const pool = new Pool({ ...config, max: options.maxConnections ?? 10, idleTimeoutMillis: 30_000 });
  // A connection may break at any moment (the server was killed), also between two statements of a transaction, where nobody but
  // the connection itself hears of it; without a handler Node would end the process. The next statement says so, or has its own.
  pool.on('connect', (client) => {
    client.on('error', (error) => connectionLog.warn({ event: 'database.connection-lost', reason: messageOf(error) }));
  });
  pool.on('error', () => undefined);
  // The query builder keeps what it knows of a connection by the object it is given, so each has one for its life.
  const clients = new WeakMap<PoolClient, NamingClient>();
  const connect = async (): Promise<NamingClient> => {
    const client = await patiently(() => pool.connect());
    const known = clients.get(client) ?? new NamingClient(client);
    clients.set(client, known);
    return known;
  };
  // Several query builders share the connections, so none of them ends the pool.
  const clientPool = { connect, end: async () => {}, options: pool.options };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: clientPool, cursor: CopyCursor }) });
  const pipeline = openPipeline(config, patiently);
  readThrough(db, pipeline);
  scopeBy(db, (scope) => {
    const within = databaseWithin(clientPool, scope);
    readThrough(within, pipeline, beginWithin(scope));
    return within;
  });
  const close = async () => {
    await pipeline.close();
    await db.destroy();
    await pool.end();
  };
  return { db, pool, url: options.url, close };
}

const patienceMs = 8_000;
const serverIsStarting = new Set(['ECONNREFUSED', 'ECONNRESET', '57P03', '57P01', '57P02']);

/** A server that was killed is back within seconds: who asks meanwhile waits for it instead of failing. */
async function patiently<Connected>(connect: () => Promise<Connected>): Promise<Connected> {
  const deadline = Date.now() + patienceMs;
  for (let pauseMs = 25; ; pauseMs = Math.min(pauseMs * 2, 500)) {
    try {
      return await connect();
    } catch (error) {
      if (!serverIsStarting.has(codeOf(error)) || Date.now() + pauseMs > deadline) throw error;
      await delay(pauseMs);
    }
  }
}

const int8 = types.builtins.INT8;
const date = types.builtins.DATE;
/** Not among pg's names: bigint[]. */
const int8Array: number = 1016;

/**
 * bigint arrives as number and throws beyond 2^53 (never rounded); timestamptz as Date; numeric and date as text,
 * because neither fits a JavaScript value.
 */
function valueParsers(): CustomTypesConfig {
  const parsers = new TypeOverrides();
  parsers.setTypeParser(int8, safeInteger);
  parsers.setTypeParser(int8Array, (text: string) => text.slice(1, -1).split(',').filter(Boolean).map(safeInteger));
  parsers.setTypeParser(date, (text: string) => text);
  return parsers;
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database value ${text} is beyond 2^53.`);
  return value;
}
