import { sql } from 'kysely';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { followToEnd } from '../../platform/events/index.ts';
import { log } from '../../platform/log.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { testApi } from '../../testing/index.ts';
import { buildProduct } from '../products/product.builder.ts';
import { shelfCategories } from '../shelves/shelf-categories.consumer.ts';
import type { OfferShop } from './index.ts';
import { offerShelves } from './offer-shelves.consumer.ts';
import { proposeNextShelves } from './shelf-proposal.loop.ts';
import { shelfProposals } from './shelf-proposals.consumer.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const administrator = await api.asAdministrator();
let shop: OfferShop;

beforeEach(async () => {
  shop = await buildObservedShop(deps);
});

type Shelf = {
  id: string;
  version: number;
  proposal: { category: { name: string }; isByRule: boolean; confidence: number; reason: object } | null;
};

const follow = async () => {
  for (const consumer of [offerShelves, shelfCategories, shelfProposals]) await followToEnd(api.engines, consumer);
  while ((await proposeNextShelves(api.engines)) > 0);
};
let stored = 0;
const store = (category: string, count = 1) =>
  storeOffers(
    deps,
    shop,
    ...Array.from({ length: count }, () => ({ sku: `n${(stored += 1)}`, name: `Offer ${stored}`, category })),
  );

async function shelves(filter: object = {}): Promise<Shelf[]> {
  const read = await administrator.query<{ shelves: { nodes: Shelf[] } }>(
    `query ($filter: ShelfFilter) { shelves(filter: $filter, sort: [{ field: TEXT, direction: ASC }]) { nodes { id version
      proposal { category { name } isByRule confidence reason { text wording { key params } } } } } }`,
    { filter: { shopId: [shop.id], ...filter } },
  );
  return read.shelves.nodes;
}

async function makeCategory(names: Record<string, string>): Promise<string> {
  const input = { names: Object.entries(names).map(([locale, text]) => ({ locale, text })) };
  const { createCategory } = await administrator.query<{ createCategory: { category: { id: string } } }>(
    'mutation ($input: CategoryInput!) { createCategory(input: $input) { ... on CategoryCreated { category { id } } } }',
    { input },
  );
  return createCategory.category.id;
}

async function accept({ id, version }: Shelf): Promise<object> {
  const { acceptShelf } = await administrator.query<{ acceptShelf: object }>(
    `mutation ($id: ID!, $version: Int!) { acceptShelf(id: $id, version: $version) { __typename
      ... on ShelfDecided { shelf { state category { name } proposal { isByRule } } } ... on NotAllowedNow { code } } }`,
    { id, version },
  );
  return acceptShelf;
}

it('proposes the category that is called like a shelf, in any language, and takes it when none is named', async () => {
  await store('Wanduhr');
  await follow();
  const [before] = await shelves();
  expect(before).toMatchObject({ proposal: null });
  expect(await accept(before!)).toEqual({ __typename: 'NotAllowedNow', code: 'SHELF_NOT_PROPOSED' });
  await makeCategory({ en: 'Wall clocks', de: 'Wanduhren' });
  await follow();
  const [after] = await shelves({ isByRule: true });
  expect(after).toMatchObject({
    proposal: {
      category: { name: 'Wall clocks' },
      isByRule: true,
      reason: {
        text: '“Wanduhr” is called like the category “Wanduhren”.',
        wording: { key: 'shelf_is:name', params: { step: 'Wanduhr', name: 'Wanduhren' } },
      },
    },
  });
  // Who saw the shelf without the proposal accepts no other category unawares.
  expect(await accept(before!)).toMatchObject({ __typename: 'VersionConflict' });
  expect(await accept(after!)).toEqual({
    __typename: 'ShelfDecided',
    shelf: { state: 'ACCEPTED', category: { name: 'Wall clocks' }, proposal: null },
  });
});

it('proposes where the products of a shelf are already, as far as they are there', async () => {
  const categoryId = await makeCategory({ en: 'Stools' });
  const offers = await store('Aktion', 4);
  await follow();
  const place = async (offerId: string | undefined) => {
    const { id, variantId } = await buildProduct(db);
    await sql`update offer set product_id = ${id}, variant_id = ${variantId} where id = ${offerId}`.execute(db);
    await administrator.query(
      'mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename } }',
      { input: { productId: id, version: 1, attributeCode: 'category', value: categoryId } },
    );
  };
  await place(offers[0]);
  await place(offers[1]);
  await follow();
  expect(await shelves({ hasProposal: true })).toEqual([]);
  await place(offers[2]);
  await follow();
  expect(await shelves({ hasProposal: true })).toMatchObject([
    {
      proposal: {
        category: { name: 'Stools' },
        isByRule: false,
        reason: { text: '3 of 3 products of this shop category are in this category already.' },
      },
    },
  ]);
});

it('proposes a category no longer that lies in the bin, and another one once it is called otherwise', async () => {
  const id = await makeCategory({ en: 'Benches' });
  await store('Bench');
  await follow();
  expect(await shelves()).toMatchObject([{ proposal: { category: { name: 'Benches' } } }]);
  await administrator.query('mutation ($id: ID!) { deleteCategory(id: $id, version: 1) { __typename } }', { id });
  expect(await shelves()).toMatchObject([{ proposal: null }]);
  const [shelf] = await shelves();
  expect(await accept(shelf!)).toMatchObject({ code: 'SHELF_NOT_PROPOSED' });
  await follow();
  await makeCategory({ en: 'Bench' });
  await follow();
  expect(await shelves()).toMatchObject([{ proposal: { category: { name: 'Bench' }, isByRule: true } }]);
});

it('leaves a shelf without a proposal that cannot be saved, and proposes for the others of its batch', async () => {
  const failures = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  onTestFinished(() => failures.mockRestore());
  await makeCategory({ en: 'Lamps' });
  await makeCategory({ en: 'Vases' });
  await store('Lamps');
  await store('Vases');
  await sql`create function refuse_vases() returns trigger language plpgsql as $$ begin
    if new.text = 'Vases' and new.confidence is not null then raise exception 'refused' using errcode = '22000'; end if;
    return new; end $$`.execute(db);
  await sql`create trigger refuse before update on shelf for each row execute function refuse_vases()`.execute(db);
  try {
    await follow();
  } finally {
    await sql`drop function refuse_vases() cascade`.execute(db);
  }
  expect(await shelves()).toMatchObject([{ proposal: { category: { name: 'Lamps' } } }, { proposal: null }]);
  expect(failures.mock.calls.map(([line]) => line)).toMatchObject([{ event: 'shelf.not-proposed', reason: 'refused' }]);
});

it('proposes the category that people linked to the node of Google which a feed names, and says so', async () => {
  const categoryId = await makeCategory({ en: 'Trellises and arbours' });
  await sql`insert into category_taxonomy (category_id, publisher, external_id) values (${categoryId}, 'GOOGLE', '58123')`.execute(
    db,
  );
  await sql`insert into shelf (id, shop_id, kind, text, text_key)
    values (gen_random_uuid(), ${shop.id}, 'GOOGLE_PRODUCT_CATEGORY', '58123', 'google 58123')`.execute(db);
  await follow();
  expect((await shelves()).map(({ proposal }) => proposal)).toMatchObject([
    {
      category: { name: 'Trellises and arbours' },
      isByRule: false,
      reason: { text: 'Google’s category 58123 is linked to “Trellises and arbours”.' },
    },
  ]);
});
