import { type PostgresCursor, type RawBuilder, sql } from 'kysely';
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams';
import type { Tx } from './pool.ts';

/** Chunks of up to 64 kB that wait to be read; as objects, since the stream would copy what waits into one. */
const bufferedChunks = 4;

/** A COPY in the place of a cursor, since that is what the query builder hands to the connection of a transaction. */
export class CopyCursor<Row> implements PostgresCursor<Row> {
  readonly query: CopyToStreamQuery;
  readonly #chunks: AsyncIterator<unknown, unknown>;

  constructor(text: string, parameters: readonly unknown[]) {
    if (parameters.length > 0) throw new TypeError('COPY takes no parameters: write literals.');
    this.query = copyTo(text, { objectMode: true, highWaterMark: bufferedChunks });
    this.#chunks = this.query[Symbol.asyncIterator]();
  }

  async read(): Promise<Row[]> {
    const next = await this.#chunks.next();
    return next.done === true ? [] : [next.value as Row];
  }

  /** The server sends all of it or loses the connection, so what nobody wants is read to its end. */
  async close(): Promise<void> {
    while ((await this.#chunks.next()).done !== true);
  }
}

/**
 * The rows of a query as COPY writes them in its binary form, which nothing decodes; one who reads slowly slows the server down. The query
 * has literals (`sql.lit`) in the place of parameters.
 */
export async function* copyOut(tx: Tx, rows: RawBuilder<unknown>): AsyncGenerator<Buffer, void, undefined> {
  const statement = sql`copy (${rows}) to stdout (format binary)`.compile(tx);
  for await (const result of tx.getExecutor().stream<Buffer>(statement, 1)) yield* result.rows;
}
