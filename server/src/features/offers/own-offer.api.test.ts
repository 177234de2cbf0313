import { formatMinor } from '@quarry/contracts/money';
import type { Field, RawOffer } from '@quarry/contracts/offers';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { buildProduct } from '../products/product.builder.ts';
import { markAbsentOffers, type OfferShop, saveOffers } from './index.ts';

const api = await testApi();
const { deps } = api;
const { db, clock } = deps;
const dayMs = 86_400_000;

let shop: OfferShop;
let grabber: string;
let product: { id: string; variantId: string };
let manager: TestClient;
let administrator: TestClient;
const others: Record<string, TestClient> = {};
type User = Parameters<typeof api.as>[0];
const users: Record<string, User> = {};

async function newShop(kind: OfferShop['kind'] = 'own', currency = 'EUR'): Promise<OfferShop> {
  const id = newId<'shop'>();
  const url = `https://${id}.example/`;
  await db.insertInto('shop').values({ id, name: 'Mill', slug: id, url, kind, currency, status: 'ACTIVE' }).execute();
  return { id, kind, isMarketplace: false, currency, pricesIncludeTax: true };
}

async function somebody(role: string, given: { shopId?: string; brandId?: string } = {}): Promise<User> {
  const user = await api.newUser({ roleKeys: [role] });
  const { shopId, brandId } = given;
  if (shopId) await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
  if (brandId) await db.insertInto('user_brand').values({ user_id: user.id, brand_id: brandId }).execute();
  return user;
}

beforeAll(async () => {
  shop = await newShop();
  const brandId = newId<'brand'>();
  await db.insertInto('brand').values({ id: brandId, name: 'Mill', slug: 'mill', name_key: 'mill' }).execute();
  product = await buildProduct(db, { name: 'Oak chair', brandId });
  grabber = newId<'grabber'>();
  await db
    .insertInto('grabber')
    .values({ id: grabber, shop_id: shop.id, name: 'Pages', kind: 'upload', state: 'active' })
    .execute();
  users.manager = await somebody('shop_manager', { shopId: shop.id });
  users.otherShop = await somebody('shop_manager', { shopId: (await newShop()).id });
  users.brandManager = await somebody('brand_manager', { brandId });
  users.analyst = await somebody('analyst', { shopId: shop.id });
});

beforeEach(async () => {
  clock.advance(60_000);
  await signIn();
});

/** Tokens are short-lived, and the clock goes on. */
async function signIn(): Promise<void> {
  administrator = await api.asAdministrator();
  const { manager: ownManager, ...strangers } = users;
  manager = await api.as(ownManager!);
  for (const [who, user] of Object.entries(strangers)) others[who] = await api.as(user);
}

function field<T>(value: T): Field<T> {
  return { value, raw: String(value), method: 'feed', path: 'x', confidence: 1 };
}

let skus = 0;
const nextSku = (): string => `S${(skus += 1)}`;

/** A grab of the shop's page, at this moment. */
async function grab(sku: string, minor: number, rest: Partial<RawOffer> = {}): Promise<string> {
  const amount = formatMinor(minor, 'EUR');
  const price = field({ amount, minor, currency: 'EUR' });
  const rawOffer = { name: field('Chair of the page'), sku: field(sku), price, ...rest };
  const source = { kind: 'grab', grabberId: grabber, grabRunId: null } as const;
  const row = { rawOffer, warnings: [], observedAt: clock.now() };
  const saved = await withTransaction(db, (tx) => saveOffers(tx, deps, shop, source, [row]));
  return saved.offerIds[0]!;
}

function missed(offerId: string): Promise<number> {
  clock.advance(60_000);
  const run = { id: null, shop, grabberId: grabber };
  return withTransaction(db, (tx) => markAbsentOffers(tx, deps, run, [{ id: offerId, at: clock.now() }]));
}

type Price = { minor: number; currency: string } | null;
type Own = {
  version: number;
  price: Price;
  listPrice: Price;
  cost: Price;
  stock: number | null;
  pagePrice: Price;
  pageSnapshot: { sourceKind: string; observedAt: string } | null;
  currency: string | null;
  sourceKind: string | null;
  updatedBy: string | null;
};
type Shown = {
  id: string;
  title: string;
  state: string;
  price: Price;
  listPrice: Price;
  priceState: string | null;
  availability: string | null;
  matchState: string;
  productId: string | null;
  variantId: string | null;
  own: Own | null;
  pricePoints: { price: Price; validTo: string | null; state: string }[];
  snapshot: { sourceKind: string } | null;
};
type Answer = {
  __typename: string;
  changeId?: string | null;
  offer?: Shown;
  issues?: { path: string; code: string; message: string }[];
  code?: string;
  reason?: string;
  currentVersion?: number;
};

const shown = `id title state price { minor currency } listPrice { minor currency } priceState availability matchState productId variantId
  own { version price { minor currency } listPrice { minor currency } cost { minor currency } stock pagePrice { minor currency }
    pageSnapshot { sourceKind observedAt } currency sourceKind updatedBy }
  pricePoints { price { minor currency } validTo state } snapshot { sourceKind }`;
const refusals = `... on InvalidInput { issues { path code message } } ... on NotAllowedNow { code reason }
  ... on VersionConflict { currentVersion }`;

async function offerOf(id: string, client = manager): Promise<Shown | null> {
  return (await client.query<{ offer: Shown | null }>(`query ($id: ID!) { offer(id: $id) { ${shown} } }`, { id }))
    .offer;
}

async function set(id: string, version: number, input: object, client = manager): Promise<Answer> {
  const document = `mutation ($id: ID!, $version: Int!, $input: OwnOfferInput!) {
    setOwnOffer(id: $id, version: $version, input: $input) { __typename ... on OwnOfferSet { changeId offer { ${shown} } } ${refusals} } }`;
  return (await client.query<{ setOwnOffer: Answer }>(document, { id, version, input })).setOwnOffer;
}

async function clear(id: string, version: number): Promise<Answer> {
  const document = `mutation ($id: ID!, $version: Int!) {
    clearOwnOffer(id: $id, version: $version) { __typename ... on OwnOfferCleared { changeId offer { ${shown} } }
      ... on NotAllowedNow { code reason } ... on VersionConflict { currentVersion } } }`;
  return (await manager.query<{ clearOwnOffer: Answer }>(document, { id, version })).clearOwnOffer;
}

async function create(input: object, client = manager): Promise<Answer> {
  const document = `mutation ($input: CreateOwnOfferInput!) { createOwnOffer(input: $input) { __typename
    ... on OwnOfferCreated { offer { ${shown} } } ... on OfferSkuTaken { offer { ${shown} } }
    ... on InvalidInput { issues { path code message } } ... on NotAllowedNow { code reason } } }`;
  const wanted = { shopId: shop.id, productId: product.id, ...input };
  return (await client.query<{ createOwnOffer: Answer }>(document, { input: wanted })).createOwnOffer;
}

/** By what the fields of the latest statement were read, as the page of the offer shows them. */
async function methodsOf(id: string): Promise<Record<string, string>> {
  const { offer } = await manager.query<{
    offer: { snapshots: { sourceKind: string; fields: { name: string; method: string }[] }[] };
  }>('query ($id: ID!) { offer(id: $id) { snapshots(first: 1) { sourceKind fields { name method } } } }', { id });
  return Object.fromEntries(offer.snapshots.flatMap(({ fields }) => fields.map(({ name, method }) => [name, method])));
}

const eur = (minor: number): Price => ({ minor, currency: 'EUR' });

describe('a price that people of the shop type', () => {
  it('holds against the grab before it and the one after it, which stays to be seen beside it', async () => {
    const sku = nextSku();
    const readAt = clock.now().toISOString();
    const id = await grab(sku, 2190, { listPrice: field({ amount: '30.00', minor: 3000, currency: 'EUR' }) });
    clock.advance(60_000);
    const answer = await set(id, 0, { price: '19.90', stock: 3, cost: '12.00', availability: 'BackOrder' });
    expect(answer).toMatchObject({ __typename: 'OwnOfferSet', changeId: expect.any(String) });
    expect(answer.offer).toMatchObject({
      title: 'Chair of the page',
      price: eur(1990),
      listPrice: null,
      availability: 'BackOrder',
      snapshot: { sourceKind: 'form' },
      own: { version: 1, price: eur(1990), cost: eur(1200), stock: 3, pagePrice: eur(2190), sourceKind: 'form' },
    });
    expect(answer.offer?.own).toMatchObject({
      currency: 'EUR',
      pageSnapshot: { sourceKind: 'grab', observedAt: readAt },
    });
    clock.advance(3 * dayMs);
    await signIn();
    await grab(sku, 20_500, { name: field('Renamed chair') });
    expect(await offerOf(id)).toMatchObject({
      title: 'Renamed chair',
      price: eur(1990),
      priceState: 'accepted',
      own: { price: eur(1990), pagePrice: eur(20_500) },
      pricePoints: [
        { price: eur(1990), validTo: null, state: 'accepted' },
        { price: eur(2190), validTo: expect.any(String) },
      ],
    });
  });

  it('leaves name and SKU with the source they were read from, and lets every page of its own name it', async () => {
    const sku = nextSku();
    const id = await grab(sku, 2190);
    clock.advance(60_000);
    await set(id, 0, { price: '19.90' });
    expect(await methodsOf(id)).toEqual({ name: 'feed', sku: 'feed', price: 'person' });
    clock.advance(60_000);
    await grab(sku, 2190, { name: { ...field('Later chair'), method: 'selector' } });
    expect((await offerOf(id))?.title).toBe('Later chair');
    await missed(id);
    await set(id, 1, { price: '18.90' });
    expect(await methodsOf(id)).toEqual({ name: 'feed', sku: 'feed', price: 'person' });
    const made = (await create({ sku: nextSku(), price: '49.00' })).offer!.id;
    expect(await methodsOf(made)).toEqual({ name: 'catalogue', sku: 'person', price: 'person' });
    const typed = (await create({ sku: nextSku(), price: '49.00', title: 'My chair' })).offer!.id;
    expect(await methodsOf(typed)).toEqual({ name: 'person', sku: 'person', price: 'person' });
  });

  it('gives way to the page where it is taken back', async () => {
    const id = await grab(nextSku(), 2190);
    await set(id, 0, { price: '19.90', cost: '5.00' });
    clock.advance(60_000);
    const { offer } = await clear(id, 1);
    expect(offer).toMatchObject({ price: eur(2190), snapshot: { sourceKind: 'grab' } });
    expect(offer?.own).toMatchObject({ version: 2, price: null, cost: null, stock: null });
  });

  it('is not missed by runs that do not find the offer', async () => {
    const id = await grab(nextSku(), 2190);
    await set(id, 0, { price: '19.90' });
    for (let run = 0; run < 4; run += 1) await missed(id);
    expect(await offerOf(id)).toMatchObject({
      state: 'active',
      title: 'Chair of the page',
      price: eur(1990),
      own: { pagePrice: null },
    });
  });

  it('is accepted however far it lies from the price before, and tells those who listen', async () => {
    const id = await grab(nextSku(), 2190);
    await sql`delete from outbox`.execute(db);
    expect((await set(id, 0, { price: '2190' })).offer).toMatchObject({ price: eur(219_000), priceState: 'accepted' });
    const { rows } = await sql`select topic from outbox where aggregate_id = ${id} order by topic`.execute(db);
    expect(rows).toEqual(expect.arrayContaining([{ topic: 'offer_changed' }, { topic: 'price_changed' }]));
  });

  it('keeps its currency when the shop’s becomes another, in which the next one is stated', async () => {
    const moving = await newShop();
    const id = (await create({ shopId: moving.id, sku: nextSku(), price: '10' }, administrator)).offer!.id;
    await db.updateTable('shop').set({ currency: 'GBP' }).where('id', '=', moving.id).execute();
    expect((await offerOf(id, administrator))?.own).toMatchObject({ currency: 'GBP', price: eur(1000) });
    clock.advance(60_000);
    const { offer } = await set(id, 1, { price: '9', currency: 'GBP' }, administrator);
    expect(offer?.own).toMatchObject({ currency: 'GBP', price: { minor: 900, currency: 'GBP' } });
  });

  it('changes nothing when it is stated twice, and is refused on an older version', async () => {
    const id = await grab(nextSku(), 2190);
    const statement = { price: '19.90', stock: 2 };
    await set(id, 0, statement);
    const snapshots = async () =>
      (await sql<{ n: number }>`select count(*) as n from offer_snapshot where offer_id = ${id}`.execute(db)).rows[0]
        ?.n;
    const before = await snapshots();
    expect(await set(id, 1, statement)).toMatchObject({
      __typename: 'OwnOfferSet',
      changeId: null,
      offer: { own: { version: 1 } },
    });
    expect(await snapshots()).toBe(before);
    expect(await set(id, 0, { price: '18.00' })).toMatchObject({ __typename: 'VersionConflict', currentVersion: 1 });
    const both = await Promise.all([set(id, 1, { price: '17.00' }), set(id, 1, { price: '16.00' })]);
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['OwnOfferSet', 'VersionConflict']);
  });

  it('comes back with what was stated before when its change is taken back', async () => {
    const id = await grab(nextSku(), 2190);
    await set(id, 0, { price: '19.90', cost: '5.00' });
    clock.advance(60_000);
    const { changeId } = await set(id, 1, { price: '15.00' });
    clock.advance(60_000);
    const document = 'mutation ($changeId: ID!) { revertChange(changeId: $changeId) { __typename } }';
    expect(await manager.query(document, { changeId })).toEqual({ revertChange: { __typename: 'ChangeReverted' } });
    expect(await offerOf(id)).toMatchObject({
      price: eur(1990),
      own: { version: 3, price: eur(1990), cost: eur(500) },
    });
  });
});

describe('what is refused', () => {
  it.each([
    [{ price: '-1' }, 'price', 'too_small'],
    [{ price: '1000000000000000' }, 'price', 'too_large'],
    [{ price: '19,99' }, 'price', 'not_a_decimal'],
    [{ price: '1.234' }, 'price', 'too_many_decimals'],
    [{ price: '10', currency: 'GBP' }, 'currency', 'other_currency'],
    [{ price: '10', listPrice: '9.99' }, 'listPrice', 'list_below_price'],
    [{ listPrice: '9.99' }, 'listPrice', 'list_without_price'],
    [{ cost: '-0.01' }, 'cost', 'too_small'],
    [{ stock: -1 }, 'stock', 'too_small'],
    [{ availability: 'Maybe' }, 'availability', 'not_a_choice'],
  ])('%j at its field', async (input, path, code) => {
    const id = await grab(nextSku(), 2190);
    const answer = await set(id, 0, input);
    expect(answer.issues?.map((issue) => [issue.path, issue.code])).toEqual([[path, code]]);
  });

  it('another currency by the name of the shop’s', async () => {
    const id = await grab(nextSku(), 2190);
    const { issues } = await set(id, 0, { price: '10', currency: 'GBP' });
    expect(issues?.[0]?.message).toContain('EUR');
  });

  it('no amount with the decimals that its currency has', async () => {
    const gulf = await newShop('own', 'KWD');
    const answer = await create({ shopId: gulf.id, sku: 'K', price: '1.234' }, administrator);
    expect(answer.offer?.price).toEqual({ minor: 1234, currency: 'KWD' });
  });

  it('a price below cost or far below the list price, until it is confirmed', async () => {
    const id = await grab(nextSku(), 2190);
    const below = await set(id, 0, { price: '9.90', cost: '12.00' });
    expect(below).toMatchObject({ __typename: 'NotAllowedNow', code: 'own_price' });
    expect(below.reason).toContain('9.90');
    expect(below.reason).toContain('12.00');
    expect(await set(id, 0, { price: '39.99', listPrice: '100' })).toMatchObject({ code: 'own_price' });
    expect(await set(id, 0, { price: '40.00', listPrice: '100' })).toMatchObject({ __typename: 'OwnOfferSet' });
    expect(await set(id, 1, { price: '9.90', cost: '12.00', confirmed: true })).toMatchObject({
      offer: { price: eur(990) },
    });
  });

  it('an offer of a shop that is not an own one', async () => {
    const partner = await newShop('partner');
    const id = newId<'offer'>();
    await sql`insert into offer (id, shop_id, offer_key, origin, title, first_seen_at, last_seen_at, last_changed_at)
      values (${id}, ${partner.id}, 'sku:1', 'own', 'Bench', now(), now(), now())`.execute(db);
    expect(await set(id, 0, { stock: 1 }, administrator)).toMatchObject({ code: 'offer_not_own' });
    expect((await offerOf(id, administrator))?.own).toBeNull();
    const made = await create({ shopId: partner.id, sku: '2' }, administrator);
    expect(made.issues?.[0]).toMatchObject({ path: 'shopId', code: 'not_an_own_shop' });
  });
});

describe('an offer that people make', () => {
  it('hangs on its product at once, by the only variant, under the name of the product', async () => {
    const sku = nextSku();
    const { offer } = await create({ sku, price: '49.00', cost: '20.00' });
    expect(offer).toMatchObject({
      title: 'Oak chair',
      state: 'active',
      price: eur(4900),
      matchState: 'matched',
      productId: product.id,
      variantId: product.variantId,
      own: { version: 1, cost: eur(2000), pagePrice: null },
    });
    const again = await create({ sku, price: '50.00' });
    expect(again).toMatchObject({ __typename: 'OfferSkuTaken', offer: { id: offer?.id, price: eur(4900) } });
  });

  it('has the page of the shop beside it once a grab finds its SKU, outlives the page, and has no price when it is cleared', async () => {
    const sku = nextSku();
    const id = (await create({ sku, price: '49.00', title: 'My chair' })).offer!.id;
    clock.advance(60_000);
    expect(await grab(sku, 5100)).toBe(id);
    expect(await offerOf(id)).toMatchObject({
      title: 'Chair of the page',
      price: eur(4900),
      own: { pagePrice: eur(5100) },
    });
    await missed(id);
    expect(await offerOf(id)).toMatchObject({ title: 'My chair', state: 'active', price: eur(4900) });
    clock.advance(60_000);
    expect((await clear(id, 1)).offer).toMatchObject({ state: 'active', price: null, title: 'My chair' });
  });

  it.each([
    [{ productId: newId() }, 'productId', 'unknown'],
    [{ productId: null }, 'productId', 'required'],
    [{ variantId: newId() }, 'variantId', 'unknown'],
    [{ sku: ' ' }, 'sku', 'required'],
  ])('is refused with %j at its field', async (input, path, code) => {
    const { issues } = await create({ sku: nextSku(), price: '1', ...input });
    expect(issues?.map((issue) => [issue.path, issue.code])).toEqual([[path, code]]);
  });
});

describe('who sees cost and stock', () => {
  const changes = 'query ($id: ID!) { changes(entity: "own_offer", id: $id) { nodes { fields { name after } } } }';
  const trail = '{ auditTrail(first: 100) { nodes { entity entityId } } }';

  it('are the people of the shop alone, in fields, history and trail', async () => {
    const id = (await create({ sku: nextSku(), price: '49.00', cost: '20.00', stock: 7 })).offer!.id;
    expect((await offerOf(id))?.own).toMatchObject({ cost: eur(2000), stock: 7 });
    const told = await manager.query<{ changes: { nodes: { fields: { name: string }[] }[] } | null }>(changes, { id });
    expect(told.changes?.nodes[0]?.fields.map(({ name }) => name)).toContain('cost');
    expect(await offerOf(id, others.otherShop)).toBeNull();
    for (const reader of [others.brandManager, others.analyst])
      expect(await offerOf(id, reader)).toMatchObject({ price: eur(4900), own: null });
    for (const reader of Object.values(others)) {
      expect(await reader.query(changes, { id })).toEqual({ changes: null });
      const audit = await reader.query<{ auditTrail: { nodes: { entity: string }[] } }>(trail);
      expect(audit.auditTrail.nodes.filter(({ entity }) => entity === 'own_offer')).toEqual([]);
    }
    const seen = await manager.query<{ auditTrail: { nodes: { entity: string; entityId: string }[] } }>(trail);
    expect(seen.auditTrail.nodes).toContainEqual({ entity: 'own_offer', entityId: id });
  });

  it('stand in no snapshot, and are not set by others', async () => {
    const id = (await create({ sku: nextSku(), price: '49.00', cost: '20.00', stock: 7 })).offer!.id;
    const { rows } = await sql<{ fields: object }>`select fields from offer_snapshot where offer_id = ${id}`.execute(
      db,
    );
    expect(rows.map(({ fields }) => Object.keys(fields).toSorted())).toEqual([['name', 'price', 'sku']]);
    expect(await set(id, 1, { price: '1' }, others.otherShop)).toEqual({ __typename: 'NotFound' });
    expect(await create({ sku: nextSku(), price: '1' }, others.otherShop)).toEqual({ __typename: 'NotFound' });
    await expect(set(id, 1, { price: '1' }, others.analyst)).rejects.toThrow('FORBIDDEN');
    expect((await offerOf(id))?.price).toEqual(eur(4900));
  });
});
