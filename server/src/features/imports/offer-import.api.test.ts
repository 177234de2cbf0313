import { inEnglish, parseWording } from '@quarry/contracts/wording';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { offerImport } from '../offers/index.ts';
import { importer } from './testing/import-file.ts';

const api = await testApi();
const { deps } = api;
const { db, clock } = deps;
const shopId = newId<'shop'>();
const strangeId = newId<'shop'>();
const gtin = '4006381333931';

let client: TestClient;
let manager: TestClient;
let own: ReturnType<typeof importer>;
let products: { chair: string; stool: string };

async function newShop(id: string, kind: 'own' | 'partner', currency: string): Promise<void> {
  const url = `https://${id}.example/`;
  await db.insertInto('shop').values({ id, name: 'Mill', slug: id, url, kind, currency, status: 'ACTIVE' }).execute();
}

async function newProduct(input: object): Promise<string> {
  const { createProduct } = await client.query<{ createProduct: { product: { id: string } } }>(
    'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id } } } }',
    { input },
  );
  return createProduct.product.id;
}

beforeAll(async () => {
  await newShop(shopId, 'own', 'EUR');
  await newShop(strangeId, 'own', 'EUR');
  client = await api.asAdministrator();
  products = {
    chair: await newProduct({ name: 'Chair', sku: 'CH-1' }),
    stool: await newProduct({ name: 'Stool', gtin }),
  };
  await newProduct({ name: 'Bench', sku: 'CH-2' });
  await newProduct({ name: 'Shelf', sku: 'CH-3' });
  for (let number = 1; number <= 7; number += 1) await newProduct({ name: `Tile ${number}`, sku: `T-${number}` });
});

beforeEach(async () => {
  clock.advance(60_000);
  client = await api.asAdministrator();
  const user = await api.newUser({ roleKeys: ['shop_manager'] });
  await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
  manager = await api.as(user);
  own = importer(api.engines, user, offerImport, shopId);
});

const said = (refusals: readonly { wording: unknown }[]) =>
  refusals.map(({ wording }) => inEnglish(parseWording(wording)!));

type Offer = {
  id: string;
  sku: string;
  productId: string;
  price: { minor: number } | null;
  own: { version: number; cost: { minor: number } | null; stock: number | null; sourceKind: string | null };
};

async function offers(): Promise<Record<string, Offer>> {
  const document = `query ($filter: OfferFilter) { offers(first: 100, filter: $filter) { nodes { id sku productId price { minor }
    own { version cost { minor } stock sourceKind } } } }`;
  const found = await manager.query<{ offers: { nodes: Offer[] } }>(document, { filter: { shopId: [shopId] } });
  return Object.fromEntries(found.offers.nodes.map((offer) => [offer.sku, offer]));
}

async function undo(id: string): Promise<void> {
  const { commandRun } = await manager.query<{ commandRun: { __typename: string } }>(
    'mutation ($id: ID!) { commandRun(id: $id, command: UNDO) { __typename } }',
    { id },
  );
  expect(commandRun.__typename).toBe('RunAnswered');
  await own.workOff();
}

describe('a file of own offers', () => {
  it('makes offers on the products of its SKUs and GTINs, changes those that are there, and says so before', async () => {
    const first = await own.preview(
      `SKU,EAN,Price,Cost,List price,Stock\nCH-1,,"49,90",20,60,3\nM 7,${gtin},12.00 EUR,,,\nNONE,,5,,,\n`,
    );
    expect(first.counts).toMatchObject({ create: 2, change: 0, refused: 1 });
    expect(said(first.rows.at(-1)?.refusals ?? [])).toEqual([expect.stringContaining('The shop has no offer “NONE”')]);
    await own.apply(first.id);
    const made = await offers();
    expect(made['CH-1']).toMatchObject({
      productId: products.chair,
      price: { minor: 4990 },
      own: { version: 1, cost: { minor: 2000 }, stock: 3, sourceKind: 'import' },
    });
    expect(made['M 7']).toMatchObject({ productId: products.stool, price: { minor: 1200 } });

    clock.advance(60_000);
    const second = await own.preview('SKU,Price,Stock\nCH-1,45,3\nM 7,12.00,\n');
    expect(second.counts).toMatchObject({ create: 0, change: 1, unchanged: 1, refused: 0 });
    await own.apply(second.id);
    expect((await offers())['CH-1']).toMatchObject({
      price: { minor: 4500 },
      own: { version: 2, cost: { minor: 2000 }, stock: 3, sourceKind: 'import' },
    });
  });

  it.each([
    ['-1', '“-1” is below zero'],
    ['1000000000000000', 'is larger than any price'],
    ['1.234', 'more decimals than EUR has'],
    ['1.299,00', 'is not an amount'],
    ['10 GBP', 'in another currency than the shop, which has EUR'],
    ['10 EUR GBP', 'is not an amount'],
    ['EUR 10 GBP', 'in another currency than the shop, which has EUR'],
    ['per 10', 'is not an amount'],
    ['free', 'is not an amount'],
  ])('refuses the price %s with its sentence', async (price, sentence) => {
    const { counts, rows } = await own.preview(`SKU,Price\nCH-2,"${price}"\n`);
    expect(counts).toMatchObject({ create: 0, refused: 1 });
    expect(said(rows[0]?.refusals ?? []).join(' ')).toContain(sentence);
  });

  it('refuses list prices below prices, doubtful prices, repeated SKUs and numbers of two products', async () => {
    const { rows } = await own.preview(
      `SKU,GTIN,Price,List price,Cost,Stock\nT-1,,10,9,,\nT-2,,9,,12,\nT-3,,39,100,,\nT-4,,,9,,\nT-5,,1,,,1.5\nT-6,,10,,,\nT-6,,11,,,\nT-7,${gtin},1,,,\n`,
    );
    expect(rows.map(({ refusals }) => refusals.map(({ code }) => code))).toEqual([
      ['row_list_price'],
      ['row_own_price'],
      ['row_own_price'],
      ['row_list_price'],
      ['cell_stock'],
      [],
      ['row_twice'],
      ['row_two_products'],
    ]);
  });

  it('is taken back: new offers lose what was stated, changed ones get what stood before', async () => {
    const start = await own.preview('SKU,Price,Cost\nCH-1,45,20\nCH-2,8,3\n');
    await own.apply(start.id);
    clock.advance(60_000);
    const { id } = await own.preview('SKU,Price\nCH-1,30\n');
    const jobId = await own.apply(id);
    await undo(jobId);
    expect((await offers())['CH-1']?.price).toEqual({ minor: 4500 });
    const made = await own.preview('SKU,Price\nCH-3,8\n');
    const madeBy = await own.apply(made.id);
    expect((await offers())['CH-3']).toMatchObject({ price: { minor: 800 } });
    clock.advance(60_000);
    await undo(madeBy);
    expect((await offers())['CH-3']).toMatchObject({ price: null, own: { version: 2 } });
  });
});

it('leaves amounts of an earlier currency of the shop out of what it doubts', async () => {
  const start = await own.preview('SKU,Price,Cost,Stock\nT-1,45,40,1\n');
  await own.apply(start.id);
  await db.updateTable('shop').set({ currency: 'GBP' }).where('id', '=', shopId).execute();
  try {
    clock.advance(60_000);
    const { id, counts } = await own.preview('SKU,Price\nT-1,30\n');
    expect(counts).toMatchObject({ change: 1, refused: 0 });
    await own.apply(id);
    expect((await offers())['T-1']).toMatchObject({ price: { minor: 3000 }, own: { cost: null, stock: 1 } });
  } finally {
    await db.updateTable('shop').set({ currency: 'EUR' }).where('id', '=', shopId).execute();
  }
});

describe('the shop of a file', () => {
  const start = async (withinId: string | null, asked = manager) => {
    const uploadId = await own.upload('SKU,Price\nCH-1,1\n');
    const document = `mutation ($uploadId: ID!, $withinId: ID) { startImport(kind: OWN_OFFERS, uploadId: $uploadId, withinId: $withinId) {
      __typename ... on NotAllowedNow { code } ... on ImportAnswered { import { kind within { id name } } } } }`;
    return (await asked.query<{ startImport: object }>(document, { uploadId, withinId })).startImport;
  };

  it('is an own one whose offers the person may change', async () => {
    expect(await start(shopId)).toMatchObject({ import: { kind: 'OWN_OFFERS', within: { id: shopId, name: 'Mill' } } });
    const refused = { __typename: 'NotAllowedNow', code: 'offer_import_no_shop' };
    expect(await start(null)).toEqual(refused);
    expect(await start('no id')).toEqual(refused);
    expect(await start(strangeId)).toEqual(refused);
  });
});
