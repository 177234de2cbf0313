import type { DemoShops } from '@quarry/demo-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerWorld } from '../../features/payments/testing/provider-world.ts';
import { testApi } from '../../testing/index.ts';
import { lastDay, livedDays } from './testing/lived-days.ts';
import { buildOwnShops, payAtProvider } from './testing/own-shops-world.ts';
import { findDifferences } from './testing/sale-counts.ts';

const api = await testApi();
const { db } = api.deps;
const { today, live } = livedDays(api);
const dayMs = 86_400_000;

const disputes = async () => {
  const { rows } = await sql<{ provider: string; state: string; day: number; events: number }>`
    select v.code as provider, r.dispute_state as state, (select count(*)::int from payment_event e where e.payment_id = p.id) as events,
      extract(day from r.happened_at - ${new Date(today.getTime() - lastDay * dayMs)}::timestamptz)::int as day
    from refund r join payment_transaction t on t.refund_id = r.id and t.kind = 'CHARGEBACK'
      join payment p on p.id = t.payment_id join payment_provider v on v.id = p.provider_id
    where r.purpose = 'DISPUTE' order by v.code, r.dispute_state`.execute(db);
  return rows;
};

let demo: DemoShops;
afterAll(() => demo.stop());
beforeAll(async () => {
  await buildOwnShops(api);
  demo = await payAtProvider(api);
  // Nothing is done about the orders of the other days.
  for (const day of [2, 3, 4]) await live(day);
}, 120_000);

describe('disputes of the demo data', () => {
  it('are told by the hooks of the provider on the day of the shops, once though the day is begun again', async () => {
    await live(7);
    await live(7);
    const told = { provider: 'demo', state: 'OPEN', day: 7, events: 1 };
    expect(await disputes()).toEqual([told, told]);
    expect(await findDifferences(db)).toEqual([]);
  });

  it('are recorded by hand where people entered the payment, and end as banks decide', async () => {
    for (const day of [9, 12, 13, 14]) await live(day);
    expect(await disputes()).toEqual([
      { provider: 'demo', state: 'LOST', day: 7, events: 2 },
      { provider: 'demo', state: 'WON', day: 7, events: 2 },
      { provider: 'manual', state: 'OPEN', day: 9, events: 0 },
      { provider: 'manual', state: 'WON', day: 9, events: 0 },
    ]);
    expect(await findDifferences(db)).toEqual([]);
  });

  it('are no further ones when all that happened at the provider is read', async () => {
    const before = (await disputes()).map(({ provider, state }) => [provider, state]);
    const world = providerWorld(api, demo);
    await world.readAll();
    while (await world.apply());
    expect((await disputes()).map(({ provider, state }) => [provider, state])).toEqual(before);
    const { rows } = await sql`select from payment_event where state <> 'APPLIED'`.execute(db);
    expect(rows).toEqual([]);
    expect(await findDifferences(db)).toEqual([]);
  });
});
