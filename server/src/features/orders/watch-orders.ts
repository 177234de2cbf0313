import { ordersAutoCompleteSetting } from '@quarry/contracts/orders';
import { systemActor } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { completeOrder } from './order-life.commands.ts';
import type { OrderMoney } from './order-money.ts';
import { findShipTime } from './ship-time.ts';
import { findDone, findShopsWithOpenOrders, markStuck } from './stuck.store.ts';

const first = '00000000-0000-0000-0000-000000000000';

/** Marks what waits too long in each shop, and completes what is done there, as far as the time goes. */
export async function watchOrders(deps: Deps, money: OrderMoney, signal: AbortSignal): Promise<void> {
  for (const { shopId, since } of await findShopsWithOpenOrders(deps.db)) {
    if (signal.aborted) return;
    const now = deps.clock.now();
    await markStuck(deps.db, shopId, await findShipTime(deps, deps.db, { shopId, since, now }), now);
    if (await settingValue(deps, ordersAutoCompleteSetting, { shopId }))
      await completeDone(deps, money, shopId, signal);
  }
}

/** One that somebody changes meanwhile, or that its payments keep open, waits for the next time. */
async function completeDone(deps: Deps, money: OrderMoney, shopId: string, signal: AbortSignal): Promise<void> {
  const door = { deps, money, origin: { actor: systemActor, cause: 'schedule' as const } };
  for (let after = first; ;) {
    const done = await findDone(deps.db, shopId, after);
    for (const { id, version } of done) {
      if (signal.aborted) return;
      await completeOrder(door, { id, version });
    }
    const last = done.at(-1);
    if (!last) return;
    after = last.id;
  }
}
