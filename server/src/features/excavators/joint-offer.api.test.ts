import type { ExtractionMethod, Field, RawOffer } from '@quarry/contracts/offers';
import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { buildObservedShop } from '../../testing/shop-offers.ts';
import { type OfferShop, saveOffers } from '../offers/index.ts';
import { acceptProposal, createExcavator, digEverything } from './index.ts';

const { deps } = await testApi();
const { db, clock } = deps;
const deciding = { actor: systemActor, cause: 'screen' as const };
const hourMs = 3_600_000;
const kettle = { name: 'Aurelo kettle KX-530', brand: 'Aurelo', gtin: '4006381333931' };
const lamp = { name: 'Brixxon desk lamp', brand: 'Brixxon', gtin: '4012345678901' };
let shop: OfferShop;
let feed: Source;
let pages: Source;

type Source = { method: ExtractionMethod; grabberId: string; grabRunId: string };

beforeEach(async () => {
  await sql`truncate offer, offer_snapshot, product, brand, shop, excavator, backlog, outbox, match_key, waiting_key cascade`.execute(
    db,
  );
  shop = await buildObservedShop(deps);
  feed = await source('feed');
  pages = await source('json-ld');
  await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
});

async function source(method: ExtractionMethod): Promise<Source> {
  const [grabberId, configId, grabRunId] = [newId<'grabber'>(), newId<'grabber_config'>(), newId<'grab_run'>()];
  const row = { id: grabberId, shop_id: shop.id, name: method, kind: 'upload', state: 'active' };
  await db.insertInto('grabber').values(row).execute();
  await db
    .insertInto('grabber_config')
    .values({ id: configId, grabber_id: grabberId, version: 1, config: '{}' })
    .execute();
  await db
    .insertInto('grab_run')
    .values({ id: grabRunId, grabber_id: grabberId, config_id: configId, trigger: 'manual', state: 'succeeded' })
    .execute();
  return { method, grabberId, grabRunId };
}

async function says(by: Source, said: Record<string, string>): Promise<void> {
  clock.advance(hourMs);
  const field = <T>(value: T): Field<T> => ({
    value,
    raw: String(value),
    method: by.method,
    path: 'x',
    confidence: 0.9,
  });
  const texts = Object.fromEntries(Object.entries(said).map(([name, value]) => [name, field(value)]));
  const rawOffer: RawOffer = {
    sku: field('1'),
    ...texts,
    price: field({ amount: '20.00', minor: 2000, currency: 'EUR' }),
  };
  const { grabberId, grabRunId } = by;
  await withTransaction(db, (tx) =>
    saveOffers(tx, deps, shop, { kind: 'grab', grabberId, grabRunId }, [
      { rawOffer, warnings: [], observedAt: clock.now() },
    ]),
  );
  await digEverything(deps);
}

async function open(kind: string): Promise<string[]> {
  const found = await sql<{ id: string }>`select id from proposal where kind = ${kind} and state = 'in_review'`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}

async function becomesProduct(): Promise<void> {
  const [creation = ''] = await open('create_product');
  await acceptProposal(deps, deciding, creation, undefined);
  await digEverything(deps);
}

/** The values of the product, each with the method that its snapshot gives for the field it names. */
async function values(): Promise<Record<string, unknown>> {
  const found = await sql<{ code: string; value: unknown; method: string | null }>`
    select a.code, v.value, n.fields #>> array[v.snapshot_field, 'method'] as method
    from product_value v join attribute a on a.id = v.attribute_id left join offer_snapshot n on n.id = v.snapshot_id and n.observed_at = v.snapshot_at
    where v.source_kind = 'offer'`.execute(db);
  return Object.fromEntries(found.rows.map(({ code, value, method }) => [code, [method, value]]));
}

describe('an offer that a feed and the pages of its shop state', () => {
  it('gives a product the values of both, each with the snapshot it was read from', async () => {
    await says(feed, kettle);
    await says(pages, { ...kettle, name: 'The Aurelo kettle', description: 'Boils water.' });
    await becomesProduct();
    expect(await values()).toMatchObject({
      name: ['feed', kettle.name],
      description: ['json-ld', 'Boils water.'],
      gtin: ['feed', '04006381333931'],
    });
  });

  it('gives what the page adds later, and asks nothing because the two differ in what does not count', async () => {
    await says(feed, kettle);
    await becomesProduct();
    await says(pages, { ...kettle, name: 'The Aurelo kettle', brand: 'Aurelo Ltd', description: 'Boils water.' });
    expect(await values()).toMatchObject({ name: ['feed', kettle.name], description: ['json-ld', 'Boils water.'] });
    expect(await open('unlink_offer')).toEqual([]);
  });

  it('is asked about when the feed begins to say something else, and no more when it takes that back', async () => {
    await says(feed, kettle);
    await says(pages, kettle);
    await becomesProduct();
    await says(feed, lamp);
    expect(await open('unlink_offer')).toHaveLength(1);
    await says(feed, kettle);
    expect(await open('unlink_offer')).toEqual([]);
  });
});
