import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from '../failure.ts';
import type { Db, Tx } from './pool.ts';

const attempts = 4;
/** The longest wait before the second attempt, and as much more before each further one. */
const pauseMs = 100;
/** Serialisation failure and deadlock: the same work, done again, succeeds. */
const worthRepeating = new Set(['40001', '40P01']);

/** Whether PostgreSQL says with this code that the transaction may be done again. */
export function isWorthRepeating(code: string): boolean {
  return worthRepeating.has(code);
}

/**
 * Runs `work` in one transaction and resolves with its result; any throw rolls everything back. Called with an open
 * transaction it joins that one. After a deadlock or serialisation failure `work` runs again after a moment, a random
 * one so that the same two do not meet again; it must do nothing outside the database.
 */
export async function withTransaction<T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isWorthRepeating(codeOf(error))) throw error;
      await delay(Math.random() * pauseMs * attempt);
    }
  }
}

function isTransaction(db: Db | Tx): db is Tx {
  return db.isTransaction;
}
