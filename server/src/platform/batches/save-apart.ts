import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';
import { isFaultOfWork } from './fault-of-work.ts';

/** How a batch is saved, and what becomes of a row that cannot be. */
export type ApartSaving<Row> = {
  /** Saves some rows, all or none of them. */
  save: (rows: readonly Row[]) => Promise<void>;
  /** Notes that this row cannot be saved, and why; called once for each such row. */
  giveUp: (row: Row, error: unknown) => Promise<void>;
};

/**
 * The rule of every batch: one row that cannot be read or stored costs nobody else's. Saves the rows together; where that fails by the fault
 * of a row, it halves them until the row stands alone, and gives that up. Failures of the surroundings (a lost database, a deadlock,
 * an order to stop) are thrown on, for the batch is begun again then. All in savepoints of the caller's transaction.
 */
export async function saveApart<Row>(tx: Tx, rows: readonly Row[], saving: ApartSaving<Row>): Promise<void> {
  if (rows.length === 0) return;
  await sql`savepoint saved_apart`.execute(tx);
  try {
    await saving.save(rows);
    await sql`release savepoint saved_apart`.execute(tx);
    return;
  } catch (error) {
    if (!isFaultOfWork(error)) throw error;
    await sql`rollback to savepoint saved_apart`.execute(tx);
    await sql`release savepoint saved_apart`.execute(tx);
    const [row] = rows;
    if (rows.length === 1 && row !== undefined) return saving.giveUp(row, error);
  }
  const half = Math.ceil(rows.length / 2);
  await saveApart(tx, rows.slice(0, half), saving);
  await saveApart(tx, rows.slice(half), saving);
}
