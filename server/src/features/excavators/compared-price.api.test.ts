import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { acceptProposal, createExcavator, digEverything } from './index.ts';
import { findCatalogueTexts, pairKey } from './review.store.ts';

const { deps } = await testApi();
const { db } = deps;
const deciding = { actor: systemActor, cause: 'screen' as const };

it('compares the price of an offer with those of the other offers of its product', async () => {
  await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
  const kettle = { sku: 'K-1', name: 'Aurelo kettle KX-530', brand: 'Aurelo', gtin: '4006381333931', price: '19.00' };
  const [own = ''] = await storeOffers(deps, await buildObservedShop(deps), kettle);
  await digEverything(deps);
  const found = await sql<{ id: string }>`select id from proposal where kind = 'create_product'`.execute(db);
  await acceptProposal(deps, deciding, found.rows[0]?.id ?? '', undefined);
  const { product_id: productId } = await db
    .selectFrom('offer')
    .select('product_id')
    .where('id', '=', own)
    .executeTakeFirstOrThrow();
  const priceFor = async (offerId: string) => {
    const pair = { productId: productId ?? '', offerId };
    return (await findCatalogueTexts(db, [pair])).get(pairKey(pair))?.get('price');
  };
  expect(await priceFor(own)).toBeUndefined();
  const [other = ''] = await storeOffers(deps, await buildObservedShop(deps), {
    ...kettle,
    sku: 'Z-9',
    price: '24.00',
  });
  expect(await priceFor(other)).toBe('19.00 EUR');
  await sql`update offer set product_id = ${productId} where id = ${other}`.execute(db);
  expect([await priceFor(own), await priceFor(other)]).toEqual(['24.00 EUR', '19.00 EUR']);
});
