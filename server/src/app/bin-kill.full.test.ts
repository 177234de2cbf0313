import { emptyBinJob } from '@quarry/contracts/jobs';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../platform/db/index.ts';
import { openJobQueue } from '../platform/jobs/index.ts';
import { partsOfProduct, refuseLongWriters, testDatabase } from '../testing/index.ts';
import { migrateAll } from './migrate-all.ts';

const patience = { timeout: 240_000, interval: 20 };
const database = await testDatabase();
refuseLongWriters(database.url);
const { db } = database;
await migrateAll(database.url);
const queue = await openJobQueue(database.url);

const start = partsOfProduct(database.url);
afterAll(() => queue.close());

const products = 1_500;
const young = 10;

/** Products with an offer each, deleted long ago but for a few. */
async function fillBin(): Promise<void> {
  await sql`
    with shop as (insert into shop (id, name, slug, url, kind) values (gen_random_uuid(), 'Shop', 'shop', 'https://shop.example/', 'observed') returning id),
      made as (insert into product (id, name, slug, deleted_at)
        select gen_random_uuid(), 'Product ' || n, 'product-' || n, now() - case when n > ${products} then interval '1 day' else interval '40 days' end
        from generate_series(1, ${products + young}) n returning id, name, deleted_at),
      hung as (insert into offer (id, shop_id, offer_key, origin, title, product_id, match_state, first_seen_at, last_seen_at, last_changed_at)
        select gen_random_uuid(), shop.id, made.name, 'observed', made.name, made.id, 'matched', now(), now(), now() from made, shop)
    insert into bin_entry (id, entity, name, deleted_at) select id, 'product', name, deleted_at from made`.execute(db);
}

const ask = () => withTransaction(db, (tx) => queue.enqueue(tx, emptyBinJob, {}));
const count = async (of: ReturnType<typeof sql>) =>
  (await sql<{ count: number }>`select count(*)::int as count from ${of}`.execute(db)).rows[0]?.count ?? 0;
const left = () => count(sql`bin_entry`);

describe('the purge of the bin', () => {
  it('takes each record once and whole, however often its worker is killed', async () => {
    await fillBin();
    for (const share of [0.8, 0.5, 0.2]) {
      await ask();
      const victim = start('worker');
      await expect.poll(left, patience).toBeLessThan(young + products * share);
      await victim.kill();
      expect(await count(sql`bin_entry b where not exists (select from product p where p.id = b.id)`)).toBe(0);
      expect(await count(sql`product p where not exists (select from bin_entry b where b.id = p.id)`)).toBe(0);
    }
    expect(await left()).toBeGreaterThan(young);
    await ask();
    const last = start('worker');
    await expect.poll(left, patience).toBe(young);
    await last.kill();
    expect(await count(sql`product`)).toBe(young);
    expect(await count(sql`offer where product_id is null and match_state = 'unmatched'`)).toBe(products);
    const purged = await sql<{ entries: number; records: number }>`
      select count(*)::int as entries, count(distinct entity_id)::int as records from change where action = 'purged' and cause = 'schedule'`.execute(
      db,
    );
    expect(purged.rows).toEqual([{ entries: products, records: products }]);
  }, 600_000);
});
