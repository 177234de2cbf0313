import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/index.ts';
import { testApi } from '../../testing/index.ts';
import { refreshChangedProducts } from './catalogue-refresh.loop.ts';
import { buildColourFromOffer, buildProduct } from '../products/product.builder.ts';

const { deps } = await testApi();
const { db } = deps;

async function refreshAll(): Promise<void> {
  while ((await refreshChangedProducts(deps)) > 0);
}

it('leaves the figures of a product that somebody is writing to the next batch, without waiting', async () => {
  const products = [await buildProduct(db), await buildProduct(db)];
  for (const { id, variantId } of products) await buildColourFromOffer(db, id, variantId, 'blau');
  await sql`insert into outbox (topic, partition_id, subject_id) select 'offer_changed', shop_id, id from offer`.execute(
    db,
  );
  const counted = async () =>
    (await sql<{ id: string }>`select id from product where offer_count = 1 order by id`.execute(db)).rows.map(
      ({ id }) => id,
    );
  const [written, other] = products.map(({ id }) => id).toSorted();
  await withTransaction(db, async (tx) => {
    await sql`select 1 from product where id = ${written} for no key update`.execute(tx);
    await refreshAll();
    expect(await counted()).toEqual([other]);
  });
  await refreshAll();
  expect(await counted()).toEqual([written, other]);
});
