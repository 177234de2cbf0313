import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { findShipTime } from './ship-time.ts';
import { stuckSince } from './stuck.store.ts';

export type SettleDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** Writes since when an order that the transaction has locked and changed waits too long. */
export async function noteWait(
  tx: Tx,
  deps: SettleDeps,
  { id, shopId }: { id: string; shopId: string },
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ since: Date | null }>`select placed_at as since from "order" where id = ${id}`.execute(
    tx,
  );
  const since = rows[0]?.since ?? now;
  const shipTime = await findShipTime(deps, tx, { shopId, since, now });
  await sql`update "order" o set stuck_at = ${stuckSince(shipTime, now)} where o.id = ${id}`.execute(tx);
}
