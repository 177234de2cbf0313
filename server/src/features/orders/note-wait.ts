import { ordersShipWithinSetting } from '@quarry/contracts/orders';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { stuckSince } from './stuck.store.ts';

export type SettleDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/** Writes since when an order that the transaction has locked and changed waits too long. */
export async function noteWait(
  tx: Tx,
  deps: SettleDeps,
  { id, shopId }: { id: string; shopId: string },
  now: Date,
): Promise<void> {
  const hours = await settingValue(deps, ordersShipWithinSetting, { shopId });
  await sql`update "order" o set stuck_at = ${stuckSince(sql`${hours}::int`, now)} where o.id = ${id}`.execute(tx);
}
