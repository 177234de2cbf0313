import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildObservedShop, type SaidOffer, storeOffers } from '../../testing/shop-offers.ts';
import { createExcavator, decideProposals, digEverything } from './index.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const deciding = { actor: systemActor, cause: 'screen' as const };
const things = ['kettle KX-530', 'lamp LX-201', 'toaster TR-774', 'mixer MB-118', 'scale SC-942', 'grill GR-365'];
await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));

const inColor = (color: string): SaidOffer[] =>
  things.map((name, at) => ({ ...said(name, at), mpn: name.split(' ')[1] ?? '', color }));
const otherwise = (): SaidOffer[] => things.map((name, at) => said(name.replace('-', ''), at));

function said(name: string, at: number): SaidOffer {
  return { sku: `${at}`, name: `Aurelo Sereno ${name} steel`, brand: 'Aurelo' };
}

/** The questions where offers belong. */
async function open(): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select p.id from proposal p join offer o on o.id = p.offer_id where p.state = 'in_review' and p.kind in ('create_product', 'link_offer') order by o.sku, p.id`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}

/** The deadlocks that this database ever had; every connection is made to tell those that it met. */
async function deadlocks(): Promise<number> {
  const connections = Array.from({ length: 10 }, () =>
    db.connection().execute((connection) => sql`select pg_stat_force_next_flush()`.execute(connection)),
  );
  await Promise.all(connections);
  const found = await sql<{ count: number }>`
    select deadlocks::integer as count from pg_stat_database where datname = current_database()`.execute(db);
  return found.rows[0]?.count ?? 0;
}

async function blocked(): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(distinct l.pid)::integer as count from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where not l.granted and a.datname = current_database()`.execute(db);
  return found.rows[0]?.count ?? 0;
}

describe('deciding while excavators dig', () => {
  it('takes every acceptance, and nobody runs into a deadlock, when both write the same products', async () => {
    const shop = await buildObservedShop(deps);
    await storeOffers(deps, shop, ...inColor('black'));
    await digEverything(deps);
    // The other way round than the offers: who locks in the order of the offers meets who locks in that of the products.
    await decideProposals(deps, deciding, (await open()).toReversed(), 'accept');
    await storeOffers(deps, await buildObservedShop(deps), ...otherwise());
    await digEverything(deps);
    const ids = await open();
    expect(ids).toHaveLength(things.length);
    deps.clock.advance(3_600_000);
    await storeOffers(deps, shop, ...inColor('white'));
    // Somebody edits a product that both come to in the middle, so that each holds some when they go on.
    const working = await withTransaction(db, async (tx) => {
      await sql`select 1 from product where id = (select id from product order by id offset ${things.length / 2} limit 1)
        for no key update`.execute(tx);
      const both = Promise.all([decideProposals(deps, deciding, ids, 'accept'), digEverything(deps)]);
      await expect.poll(blocked, { timeout: 10_000 }).toBe(2);
      return { both };
    });
    const [decided] = await working.both;
    expect(decided.map(({ ok }) => ok)).toEqual(ids.map(() => true));
    const waiting = await sql`select id from offer where product_id is null`.execute(db);
    expect(waiting.rows).toEqual([]);
    expect(await deadlocks()).toBe(0);
  });
});
