import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client, escapeIdentifier } from 'pg';
import { messageOf } from '../failure.ts';
import { connectionLog } from '../log.ts';
import { connectionTo, type WorksAs } from './connection.ts';
import type { Db, Tx } from './pool.ts';

/** Hears notifications on one connection of its own and keeps that connection alive. */
export type NotificationListener = {
  /** Calls `hear` with each payload of `channel`, and with undefined when notifications may have been missed. */
  on: (channel: string, hear: (payload: string | undefined) => void) => () => void;
  /** Settles once the first connection stands. */
  ready: Promise<void>;
  close: () => Promise<void>;
};

/** Sends a notification: at commit when `db` is a transaction, else at once. The payload is an id, at most 8,000 bytes. */
export async function notify(db: Db | Tx, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

const pingMs = 15_000;
const longestPauseMs = 5_000;

/** Opens a listener on the database at `url`; it reconnects by itself after any loss until `close`. */
export function openListener(url: string, applicationName: string, as?: WorksAs): NotificationListener {
  const hearers = new Map<string, Set<(payload: string | undefined) => void>>();
  const first = Promise.withResolvers<void>();
  let client: Client | undefined;
  let isClosed = false;

  const tellAll = () => {
    for (const channel of hearers.values()) for (const hear of channel) hear(undefined);
  };
  const connect = async (): Promise<Client> => {
    const fresh = new Client({
      ...connectionTo(url, as),
      application_name: applicationName,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    fresh.on('notification', ({ channel, payload }) => {
      for (const hear of hearers.get(channel) ?? []) hear(payload ?? '');
    });
    // The loss itself is noticed by untilLost; without a handler Node would end the process.
    fresh.on('error', (error) => connectionLog.warn({ event: 'listener.lost', reason: messageOf(error) }));
    try {
      await fresh.connect();
      for (const channel of hearers.keys()) await fresh.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      fresh.end().catch(() => undefined);
      throw error;
    }
    return fresh;
  };
  const run = async () => {
    let pauseMs = 50;
    while (true) {
      if (isClosed) return;
      try {
        client = await connect();
        // Closed meanwhile, when there was nothing to end yet.
        if (isClosed) return await client.end();
        pauseMs = 50;
        first.resolve();
        tellAll();
        await untilLost(client);
      } catch (error) {
        connectionLog.warn({ event: 'listener.retry', reason: messageOf(error) });
      }
      client = undefined;
      await delay(pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  };
  const running = run();

  return {
    ready: first.promise,
    on(channel, hear) {
      const present = hearers.get(channel);
      if (present) present.add(hear);
      else {
        hearers.set(channel, new Set([hear]));
        // What was sent before the server listened for us is missed.
        client?.query(`listen ${escapeIdentifier(channel)}`).then(
          () => hearers.get(channel)?.forEach((hearer) => hearer(undefined)),
          (error: unknown) =>
            connectionLog.warn({ event: 'listener.listen-failed', channel, reason: messageOf(error) }),
        );
      }
      return () => void hearers.get(channel)?.delete(hear);
    },
    async close() {
      isClosed = true;
      first.resolve();
      await client?.end();
      await running;
    },
  };
}

/** Settles when the connection is gone: closed, broken, or silent to a question. */
function untilLost(client: Client): Promise<void> {
  return new Promise((resolve) => {
    const ping = setInterval(() => {
      client.query('select 1').catch(() => {
        client.end().catch(() => undefined);
        finish();
      });
    }, pingMs);
    const finish = () => {
      clearInterval(ping);
      resolve();
    };
    client.once('end', finish);
  });
}
