import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemActor } from '../platform/auth/index.ts';
import { defineTopic, publishEvents } from '../platform/events/index.ts';
import { newId } from '../platform/ids.ts';
import { partsOfProduct, refuseLongWriters, testDatabase } from '../testing/index.ts';
import { migrateAll } from './migrate-all.ts';

const patience = { timeout: 240_000, interval: 50 };
const database = await testDatabase();
refuseLongWriters(database.url);
const { db } = database;
await migrateAll(database.url);

const start = partsOfProduct(database.url);

const brandId = newId();
const productId = newId();
const searchText = async () =>
  (await db.selectFrom('product').select('search_text').where('id', '=', productId).executeTakeFirstOrThrow())
    .search_text;
const brandChanged = defineTopic({ name: 'brand_changed', aggregate: 'brand' });
const waiting = async () =>
  (
    await sql`select 1 from outbox o join outbox_cursor c on c.part = o.part and c.consumer = 'brand-names' and o.id > c.position
      where o.topic = 'brand_changed'`.execute(db)
  ).rows.length;
const isWorkerAtTheProduct = async () => {
  const found = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike 'update product p set search_text%'`.execute(
    db,
  );
  return found.rows.length > 0;
};

describe('an event in the outbox', () => {
  it('outlives the worker that was killed while it followed it, and takes effect once', async () => {
    const key = { id: brandId, slug: 'neuname', name: 'Neuname', name_key: 'neuname' };
    await db.insertInto('brand').values(key).execute();
    await db
      .insertInto('product')
      .values({ id: productId, name: 'Lamp', slug: 'lamp', brand_id: brandId, status: 'DRAFT' })
      .execute();
    // Products are held, so that the worker is caught after it took the event and before it saved what came of it: by a lock of the table,
    // since one of a row would make a transaction that writes, behind which nobody follows the log.
    await db.transaction().execute(async (holding) => {
      await sql`lock table product in share mode`.execute(holding);
      await db
        .transaction()
        .execute((tx) =>
          publishEvents(tx, brandChanged, { actor: systemActor, cause: 'screen' }, [
            { id: brandId, changed: ['name'] },
          ]),
        );
      const victim = start('worker');
      await expect.poll(isWorkerAtTheProduct, patience).toBe(true);
      await victim.kill();
    });
    expect([await waiting(), await searchText()]).toEqual([1, '']);
    const next = start('worker');
    await expect.poll(waiting, patience).toBe(0);
    expect(await searchText()).toContain('neuname');
    await next.kill();
  }, 1_200_000);

  it('reaches everything that it is about, once each, however often its workers are killed', async () => {
    const brands = 300;
    // Every effect that was committed leaves a row.
    await sql`create table effect (product_id uuid)`.execute(db);
    await sql`create function note_effect() returns trigger language plpgsql security definer as $$
      begin insert into public.effect values (new.id); return new; end $$`.execute(db);
    await sql`create trigger note_effect after update of search_text on product for each row execute function note_effect()`.execute(
      db,
    );
    await sql`insert into brand (id, name, slug, name_key)
      select gen_random_uuid(), 'Umbenannt ' || n, 'umbenannt-' || n, 'umbenannt' || n from generate_series(1, ${brands}) n`.execute(
      db,
    );
    await sql`insert into product (id, name, slug, brand_id, status)
      select gen_random_uuid(), 'Piece', b.slug, b.id, 'DRAFT' from brand b where b.slug like 'umbenannt-%'`.execute(
      db,
    );
    const renamed = await db.selectFrom('brand').select('id').where('slug', 'like', 'umbenannt-%').execute();
    const events = renamed.map(({ id }) => ({ id, changed: ['name'] }));
    await db
      .transaction()
      .execute((tx) => publishEvents(tx, brandChanged, { actor: systemActor, cause: 'screen' }, events));
    const done = async () =>
      (await sql<{ count: number }>`select count(*) from effect`.execute(db)).rows[0]?.count ?? 0;
    for (const share of [0.1, 0.4, 0.7]) {
      const victim = start('worker');
      await expect.poll(done, { ...patience, interval: 2 }).toBeGreaterThan(brands * share);
      await victim.kill();
      await expect.poll(async () => (await waiting()) + (await done()), patience).toBe(brands);
    }
    const last = start('worker');
    await expect.poll(waiting, patience).toBe(0);
    await last.kill();
    const { rows } = await sql<{ effects: number; products: number; found: number }>`
      select count(*) as effects, count(distinct e.product_id) as products,
        count(*) filter (where p.search_text like '%umbenannt%') as found from effect e join product p on p.id = e.product_id`.execute(
      db,
    );
    expect(rows).toEqual([{ effects: brands, products: brands, found: brands }]);
  }, 1_200_000);
});
