import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** How far the log may be read. */
export type Reach = {
  /** Looks once more; resolves with the last id up to which nothing can be added any more. */
  look: () => Promise<number>;
};

/** `xid` was given out after `lastId`. */
type Mark = { lastId: number; xid: bigint };

/**
 * Finds how far the log is final. An id is drawn before its transaction commits, so that a lower one may become visible after a higher
 * one. Each look marks the last id that was drawn and, after it, the number of a transaction of its own: the transaction that drew that id or a lower
 * one had a lower number. Once every transaction below the number has ended (`pg_snapshot_xmin`), all rows up to the id are there or will
 * never be, and they are read in the order of their ids, which is the order in which each record was written.
 *
 * Transactions that only read have no number and hold nothing back; those of other databases on the server do.
 */
export function openReach(db: Db): Reach {
  let marks: Mark[] = [];
  let marked = -1;
  let reached = 0;
  return {
    async look() {
      const lastId = await lastDrawnId(db);
      if (lastId !== marked) {
        // A statement of its own: the number must be given out after the id was read.
        const xid = await ownTransaction(db);
        // `marks` is read only now: a look that began beside this one may have replaced it meanwhile.
        marks.push({ lastId, xid });
        marked = lastId;
      }
      if (marks.length === 0) return reached;
      const oldest = await oldestOpenTransaction(db);
      for (const { lastId: id, xid } of marks) if (xid < oldest) reached = Math.max(reached, id);
      marks = marks.filter(({ xid }) => xid >= oldest);
      return reached;
    },
  };
}

/** Consumers of one process that look at about the same time share one look. */
const sharedMs = 100;
const shared = new WeakMap<Db, Reach>();

/** The reach of all consumers that follow the log by this connection; a look may be a moment old. */
export function sharedReach(db: Db): Reach {
  const present = shared.get(db);
  if (present) return present;
  const reach = openReach(db);
  let last: { at: number; reached: Promise<number> } | undefined;
  const made: Reach = {
    look() {
      const now = performance.now();
      if (last === undefined || now - last.at > sharedMs) last = { at: now, reached: reach.look() };
      return last.reached;
    },
  };
  shared.set(db, made);
  return made;
}

/** The last id that anybody drew, also in a transaction that is open still. */
export async function lastDrawnId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`
    select pg_sequence_last_value(pg_get_serial_sequence('outbox', 'id')::regclass) as id`.execute(db);
  return rows[0]?.id ?? 0;
}

async function ownTransaction(db: Db): Promise<bigint> {
  const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(db);
  return BigInt(rows[0]?.xid ?? 0);
}

async function oldestOpenTransaction(db: Db): Promise<bigint> {
  const { rows } = await sql<{ xid: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xid`.execute(db);
  return BigInt(rows[0]?.xid ?? 0);
}
