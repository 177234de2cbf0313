import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/index.ts';
import { followOnce, followToEnd, openReach } from '../../platform/events/index.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { refuseRows, testApi } from '../../testing/index.ts';
import type { OfferShop } from './index.ts';
import { offerShelves } from './offer-shelves.consumer.ts';
import { placeNextOffers } from './shelf-backfill.loop.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const administrator = await api.asAdministrator();
let shop: OfferShop;

beforeEach(async () => {
  shop = await buildObservedShop(deps);
});

type Shelf = { text: string; kind: string; offerCount: number; examples: { title: string }[] };
const follow = () => followToEnd(api.engines, offerShelves);
const store = (sku: string, category: string) => storeOffers(deps, shop, { sku, name: `Offer ${sku}`, category });

async function shelves(client = administrator, args: object = {}): Promise<Shelf[]> {
  const variables = { filter: { shopId: [shop.id] }, ...args };
  const read = await client.query<{ shelves: { nodes: Shelf[] } }>(
    `query ($filter: ShelfFilter, $search: String, $sort: [ShelfSort!]) { shelves(filter: $filter, search: $search, sort: $sort) {
      nodes { text kind offerCount examples { title } } total { count } } }`,
    variables,
  );
  return read.shelves.nodes.map((shelf) => ({
    ...shelf,
    examples: shelf.examples.toSorted((one, two) => one.title.localeCompare(two.title)),
  }));
}

it('notes each name of a shop once, with what lies there', async () => {
  await store('1', 'Möbel > Leuchten');
  await store('2', 'MÖBEL > LEUCHTEN');
  await store('3', 'Stühle');
  await follow();
  expect(await shelves()).toEqual([
    {
      text: expect.stringMatching(/^möbel > leuchten$/i),
      kind: 'PRODUCT_TYPE',
      offerCount: 2,
      examples: [{ title: 'Offer 1' }, { title: 'Offer 2' }],
    },
    { text: 'Stühle', kind: 'PRODUCT_TYPE', offerCount: 1, examples: [{ title: 'Offer 3' }] },
  ]);
  expect(await shelves(administrator, { search: 'leuch' })).toHaveLength(1);
  expect(await shelves(administrator, { sort: [{ field: 'TEXT', direction: 'DESC' }] })).toMatchObject([
    { text: 'Stühle' },
    { offerCount: 2 },
  ]);
});

it('lists the offers of one shelf', async () => {
  await store('1', 'Möbel > Leuchten');
  await store('2', 'Stühle');
  await follow();
  const { shelves: found } = await administrator.query<{ shelves: { nodes: { id: string }[] } }>(
    'query ($filter: ShelfFilter) { shelves(filter: $filter, search: "leuchten") { nodes { id } } }',
    { filter: { shopId: [shop.id] } },
  );
  const { offers } = await administrator.query<{ offers: { nodes: { title: string }[] } }>(
    'query ($ids: [ID!]) { offers(filter: { shelfId: $ids }) { nodes { title } } }',
    { ids: found.nodes.map(({ id }) => id) },
  );
  expect(offers.nodes).toEqual([{ title: 'Offer 1' }]);
});

it('follows an offer to another shelf, and leaves the one before', async () => {
  await store('1', 'Stühle');
  await follow();
  await store('1', 'Hocker');
  await follow();
  expect(await shelves()).toMatchObject([
    { text: 'Hocker', offerCount: 1 },
    { text: 'Stühle', offerCount: 0, examples: [] },
  ]);
});

it('takes names that are hostile', async () => {
  const long = 'ж'.repeat(10_000);
  await store('1', long);
  await store('2', ' \u00a0 ');
  await store('3', '照明器具');
  await store('4', `'; drop table shelf; -- > %_\\`);
  await follow();
  const found = await shelves();
  expect(found.map(({ text }) => text.length).toSorted((one, two) => one - two)).toEqual([4, 23, 120]);
  expect(await shelves(administrator, { search: '%_' })).toEqual([]);
});

it('leaves an offer that somebody is writing to the next batch, without waiting', async () => {
  const [id = ''] = await store('1', 'Stühle');
  await followToEnd(api.engines, offerShelves);
  await store('1', 'Hocker');
  const reach = openReach(db);
  const { rows } = await sql<{ last: number }>`select max(id)::integer as last from outbox`.execute(db);
  await expect.poll(reach.look).toBe(rows[0]?.last);
  await withTransaction(db, async (tx) => {
    await sql`select from offer where id = ${id} for no key update`.execute(tx);
    while (await followOnce(api.engines, offerShelves, rows[0]?.last ?? 0));
    expect(await shelves()).toMatchObject([{ text: 'Stühle' }]);
  });
  await follow();
  expect(await shelves()).toMatchObject([{ text: 'Hocker' }, { text: 'Stühle' }]);
});

it('reaches the offers that are older than shelves are', async () => {
  await store('1', 'Stühle');
  await sql`delete from outbox`.execute(db);
  while (!(await placeNextOffers(api.engines)));
  expect(await shelves()).toMatchObject([{ text: 'Stühle', offerCount: 1 }]);
});

it('reaches the older offers although one of them cannot be placed', async () => {
  await store('1', 'Stühle');
  await store('2', 'Bänke');
  await sql`delete from outbox`.execute(db);
  await sql`delete from installation_fact where key = 'shelves_placed'`.execute(db);
  const failures = await refuseRows(
    db,
    'offer',
    `new.shelf_id is not null and (select text from shelf where id = new.shelf_id) = 'Bänke'`,
  );
  while (!(await placeNextOffers(api.engines)));
  expect(await shelves()).toMatchObject([{ text: 'Stühle', offerCount: 1 }]);
  expect(failures()).toMatchObject([{ event: 'offer.not-placed', reason: 'refused' }]);
});

it('shows the shelves of a shop of our own to its people alone', async () => {
  await store('1', 'Stühle');
  await follow();
  const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
  expect(await shelves(analyst)).toHaveLength(1);
  await sql`update shop set kind = 'own' where id = ${shop.id}`.execute(db);
  await sql`update offer set origin = 'own' where shop_id = ${shop.id}`.execute(db);
  expect(await shelves(analyst)).toEqual([]);
  const manager = await api.newUser({ roleKeys: ['shop_manager'] });
  await db.insertInto('user_shop').values({ user_id: manager.id, shop_id: shop.id }).execute();
  expect(await shelves(await api.as(manager))).toMatchObject([{ text: 'Stühle', examples: [{ title: 'Offer 1' }] }]);
});
