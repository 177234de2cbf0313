import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { defineTopic, followOnce, followToEnd, openReach, publishEvents } from '../../platform/events/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildColourFromOffer, buildProduct } from '../products/product.builder.ts';
import { productFigures } from './product-figures.consumer.ts';

const { deps } = await testApi();
const { db } = deps;
const offerChanged = defineTopic({ name: 'offer_changed', aggregate: 'offer' });

/** Tells of all offers; resolves with the part of the log that tells of each product's. */
async function tellOfOffers(): Promise<Map<string | null, number>> {
  const offers = await db.selectFrom('offer').select('id').execute();
  const events = offers.map(({ id }) => ({ id, changed: ['state'] }));
  await withTransaction(db, (tx) => publishEvents(tx, offerChanged, { actor: systemActor, cause: 'schedule' }, events));
  const told = await db
    .selectFrom('outbox')
    .innerJoin('offer', 'offer.id', 'outbox.aggregate_id')
    .select(['offer.product_id', 'outbox.part'])
    .execute();
  return new Map(told.map(({ product_id: id, part }) => [id, part]));
}

it('leaves the figures of a product that somebody is writing to the next batch, without waiting', async () => {
  await followToEnd(deps, productFigures);
  for (let made = 0; made < 8; made += 1) {
    const { id, variantId } = await buildProduct(db);
    await buildColourFromOffer(db, id, variantId, 'blau');
  }
  const parts = await tellOfOffers();
  const [written] = parts.keys();
  const elsewhere = [...parts].flatMap(([id, part]) => (part === parts.get(written ?? '') ? [] : [id]));
  const counted = async () =>
    (await sql<{ id: string }>`select id from product where offer_count = 1 order by id`.execute(db)).rows.map(
      ({ id }) => id,
    );
  // What was told before somebody began to write is final, and followed while they do.
  const reach = openReach(db);
  await expect.poll(reach.look).toBe(parts.size);
  await withTransaction(db, async (tx) => {
    await sql`select 1 from product where id = ${written} for no key update`.execute(tx);
    while (await followOnce(deps, productFigures, parts.size));
    expect(await counted()).toEqual(expect.arrayContaining(elsewhere));
    expect(await counted()).not.toContain(written);
  });
  await followToEnd(deps, productFigures);
  expect(new Set(await counted())).toEqual(new Set(parts.keys()));
});
