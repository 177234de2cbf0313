import type { Field, PriceValue, RawOffer } from '@quarry/contracts/offers';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/index.ts';
import { derivedId, newId } from '../../platform/ids.ts';
import { noteBlob } from '../../platform/storage/index.ts';
import { testApi } from '../../testing/index.ts';
import { type OfferShop, saveOffers } from './index.ts';
import { pictureType } from '../../platform/pictures/index.ts';
import { fetchPicture, keepPicture } from '../media/index.ts';
import { buildProduct } from '../products/product.builder.ts';
import { refreshFigures } from './product-figures.store.ts';

const api = await testApi();
const { deps } = api;
const administrator = await api.asAdministrator();
const observedShop = await newShop('observed');
const ownShop = await newShop('own');

async function newShop(kind: OfferShop['kind']): Promise<OfferShop> {
  const id = newId<'shop'>();
  await deps.db
    .insertInto('shop')
    .values({
      id,
      name: `Shop ${kind}`,
      slug: id,
      url: `https://${id}.example/`,
      kind,
      currency: 'EUR',
      status: 'ACTIVE',
    })
    .execute();
  return { id, kind, isMarketplace: false, currency: 'EUR', pricesIncludeTax: true };
}

function field<T>(value: T, raw = String(value)): Field<T> {
  return { value, raw, method: 'json-ld', path: '$.x', confidence: 0.9 };
}

function price(minor: number): Field<PriceValue> {
  const amount = (minor / 100).toFixed(2);
  return field({ amount, minor, currency: 'EUR', currencyRule: 'page' }, amount);
}

async function save(shop: OfferShop, sku: string, fields: Partial<RawOffer>, html?: string): Promise<string> {
  const stored = html === undefined ? undefined : await deps.storage.put(Buffer.from(html));
  if (stored !== undefined) {
    await noteBlob(deps.db, deps.storage, stored, 'text/html; charset=utf-8', deps.clock.now());
  }
  const rawOffer: RawOffer = { name: field(`Chair ${sku}`), sku: field(sku), price: price(5000), ...fields };
  const pageId = stored === undefined ? null : newId<'page'>();
  const row = { rawOffer, warnings: [], observedAt: deps.clock.now(), pageId, blobSha256: stored?.sha256 ?? null };
  const source = { kind: 'grab', grabberId: null, grabRunId: null } as const;
  const saved = await withTransaction(deps.db, (tx) => saveOffers(tx, deps, shop, source, [row]));
  return saved.offerIds[0] ?? '';
}

const listDocument = `query ($search: String, $filter: OfferFilter, $sort: [OfferSort!], $first: Int, $after: String) {
  offers(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id title sku origin price { minor currency } priceState shop { name } }
    pageInfo { endCursor hasNextPage } total { count isExact } } }`;
type Listed = {
  offers: {
    nodes: { title: string; sku: string; origin: string; price: { minor: number } | null; shop: { name: string } }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    total: { count: number };
  };
};

const oak = await save(
  observedShop,
  'OAK',
  { name: field('Solid oak chair'), gtin: field('4006381333931') },
  pageOf('Solid oak chair', '50.00'),
);
await save(observedShop, 'ELM', { name: field('Elm stool'), price: price(3000) });
await save(ownShop, 'OWN', { name: field('Our own oak bench'), price: price(9000) });

function pageOf(title: string, amount: string): string {
  return `<html><head><script>alert('x')</script></head><body><h1>${title}</h1><b>${amount}</b></body></html>`;
}

describe('offers', () => {
  it('finds none by an id that cannot exist, and all by an empty list of ids', async () => {
    const countBy = async (filter: object) =>
      (await administrator.query<Listed>(listDocument, { filter })).offers.total.count;
    const all = await countBy({});
    expect(all).toBeGreaterThan(0);
    for (const name of ['shopId', 'grabberId', 'productId']) {
      expect(await countBy({ [name]: ['no id'] })).toBe(0);
      expect(await countBy({ [name]: [] })).toBe(all);
    }
    expect(await countBy({ shopId: ['no id', ownShop.id] })).toBe(1);
  });

  it('lists offers with shop and price, in any order, window by window', async () => {
    const variables = { sort: [{ field: 'price', direction: 'ASC' }], first: 2 };
    const first = (await administrator.query<Listed>(listDocument, variables)).offers;
    expect(first.nodes.map(({ sku, price: asked }) => [sku, asked?.minor])).toEqual([
      ['ELM', 3000],
      ['OAK', 5000],
    ]);
    expect(first).toMatchObject({ pageInfo: { hasNextPage: true }, total: { count: 3 } });
    const second = (await administrator.query<Listed>(listDocument, { ...variables, after: first.pageInfo.endCursor }))
      .offers;
    expect(second.nodes.map(({ sku }) => sku)).toEqual(['OWN']);
  });

  it.each([
    ['a word of the title', 'oak', ['OAK', 'OWN']],
    ['two words in any order', 'chair solid', ['OAK']],
    ['a GTIN', '4006381333931', ['OAK']],
    ['a GTIN with its zero', '04006381333931', ['OAK']],
    ['a GTIN with hyphens', '400-6381-33393-1', ['OAK']],
    ['a GTIN with blanks', '400 6381 333931', ['OAK']],
    ['a GTIN with the prefix of a scanner', 'EAN13#4006381333931', ['OAK']],
    ['a GTIN called EAN', 'EAN 4006381333931', ['OAK']],
    ['a GTIN called GTIN', 'GTIN: 4006381333931', ['OAK']],
    ['a SKU', 'ELM', ['ELM']],
    ['signs that a pattern would read', '100%_', []],
  ])('finds offers by %s', async (_what, search, skus) => {
    const { offers } = await administrator.query<Listed>(listDocument, { search });
    expect(offers.nodes.map(({ sku }) => sku).toSorted()).toEqual(skus);
  });

  it("hides an own shop's offers from who does not work there", async () => {
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const { offers } = await analyst.query<Listed>(listDocument, {});
    expect(offers.nodes.map(({ origin }) => origin)).toEqual(['observed', 'observed']);
    expect(offers.total.count).toBe(2);
  });

  it('says the same of a product wherever it stands, and own offers beside that to who sees them', async () => {
    const productId = newId<'product'>();
    await deps.db.insertInto('product').values({ id: productId, name: 'Oak', slug: productId }).execute();
    const setOffers = async (values: { product_id?: string | null; currency?: string }, skus: string[]) => {
      await deps.db.updateTable('offer').set(values).where('sku', 'in', skus).execute();
      await deps.db.transaction().execute((tx) => refreshFigures(tx, [productId], deps.clock.now()));
    };
    await setOffers({ product_id: productId }, ['OAK', 'OWN']);
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const figures = 'offerCount shopCount lowestPrice { minor currency } lowestPricesElsewhere { minor currency }';
    const seenBy = async (reader: typeof administrator) => {
      const { product, products } = await reader.query<{
        product: { offers: { nodes: object[] }; offerFigures: object };
        products: { nodes: { id: string }[] };
      }>(
        `query ($id: ID!) { products { nodes { id ${figures} } }
          product(id: $id) { ${figures} offers { nodes { id } }
            offerFigures { currency currencies ownOffers ownLowestPrice { minor currency } } } }`,
        { id: productId },
      );
      const { offers, offerFigures, ...counted } = product;
      expect(products.nodes.find(({ id }) => id === productId)).toEqual({ id: productId, ...counted });
      return { ...counted, rows: offers.nodes.length, ...offerFigures };
    };
    const market = {
      offerCount: 1,
      shopCount: 1,
      lowestPrice: { minor: 5000, currency: 'EUR' },
      lowestPricesElsewhere: [],
      currency: 'EUR',
    };
    const own = { ownOffers: 1, ownLowestPrice: { minor: 9000, currency: 'EUR' } };
    expect(await seenBy(administrator)).toEqual({ ...market, currencies: ['EUR'], rows: 2, ...own });
    const noOwn = { ownOffers: 0, ownLowestPrice: null };
    expect(await seenBy(analyst)).toEqual({ ...market, currencies: ['EUR'], rows: 1, ...noOwn });
    await setOffers({ currency: 'GBP' }, ['OAK']);
    expect(await seenBy(administrator)).toMatchObject({
      lowestPrice: null,
      lowestPricesElsewhere: [{ minor: 5000, currency: 'GBP' }],
      currencies: ['GBP'],
      ...own,
    });
    await setOffers({ currency: 'EUR' }, ['OAK']);
    await setOffers({ product_id: null }, ['OAK', 'OWN']);
  });

  it('refuses offers to a visitor', async () => {
    const answer = await api.visitor().request(listDocument);
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('shows an offer with its fields, their evidence and its price points', async () => {
    const { offer } = await administrator.query<{
      offer: {
        snapshot: { fields: { name: string; text: string; method: string }[] };
        pricePoints: { price: { minor: number } }[];
      };
    }>(
      `query ($id: ID!) { offer(id: $id) { snapshot { fields { name text method raw path } } snapshots { seq } pricePoints { state currencyRule price { minor } } } }`,
      { id: oak },
    );
    expect(offer.snapshot.fields).toContainEqual(
      expect.objectContaining({ name: 'price', text: '50.00 EUR', method: 'json-ld' }),
    );
    expect(offer.pricePoints).toMatchObject([{ state: 'accepted', currencyRule: 'PAGE', price: { minor: 5000 } }]);
  });

  it('answers an unknown id with nothing', async () => {
    const { offer } = await administrator.query<{ offer: null }>(`{ offer(id: "${newId()}") { id } }`);
    expect(offer).toBeNull();
  });
});

describe('suspect prices', () => {
  const decide = `mutation ($id: ID!, $accept: Boolean!) { decidePricePoint(id: $id, accept: $accept) {
    __typename ... on PricePointDecided { offer { price { minor } priceState pricePoints { state price { minor } } } } } }`;
  const suspectOf = async (offerId: string): Promise<string> =>
    (
      await deps.db
        .selectFrom('price_point')
        .select('id')
        .where('offer_id', '=', offerId)
        .where('state', '=', 'suspect')
        .executeTakeFirstOrThrow()
    ).id;

  it('takes the price a person accepts, from when it was first seen, once', async () => {
    const offerId = await save(observedShop, 'SLIP', {});
    deps.clock.advance(60_000);
    await save(observedShop, 'SLIP', { price: price(50) });
    const id = await suspectOf(offerId);
    const { decidePricePoint } = await administrator.query<{ decidePricePoint: object }>(decide, { id, accept: true });
    expect(decidePricePoint).toMatchObject({
      __typename: 'PricePointDecided',
      offer: { price: { minor: 50 }, priceState: 'accepted' },
    });
    const again = await administrator.query<{ decidePricePoint: object }>(decide, { id, accept: false });
    expect(again.decidePricePoint).toMatchObject({ __typename: 'NotAllowedNow' });
  });

  it('keeps a rejected price on record and the offer as it was', async () => {
    const offerId = await save(observedShop, 'SLIP2', {});
    deps.clock.advance(60_000);
    await save(observedShop, 'SLIP2', { price: price(50) });
    const variables = { id: await suspectOf(offerId), accept: false };
    const { decidePricePoint } = await administrator.query<{ decidePricePoint: object }>(decide, variables);
    expect(decidePricePoint).toMatchObject({ offer: { price: { minor: 5000 }, priceState: 'accepted' } });
    const changes = await deps.db.selectFrom('change').select('action').where('entity', '=', 'price_point').execute();
    expect(changes.map(({ action }) => action)).toContain('rejected');
  });

  it('are left to who may change the offers of the shop, and each reader is told whether they may', async () => {
    const shop = await newShop('observed');
    const offerId = await save(shop, 'SLIP3', {});
    deps.clock.advance(60_000);
    await save(shop, 'SLIP3', { price: price(50) });
    const user = await api.newUser({ roleKeys: ['shop_manager'] });
    await deps.db.insertInto('user_shop').values({ user_id: user.id, shop_id: shop.id }).execute();
    const own = await api.as(user);
    const other = await api.as(await api.newUser({ roleKeys: ['shop_manager'] }));
    const told = 'query ($id: ID!) { offer(id: $id) { mayUpdate } }';
    expect(await own.query(told, { id: offerId })).toEqual({ offer: { mayUpdate: true } });
    expect(await other.query(told, { id: offerId })).toEqual({ offer: { mayUpdate: false } });
    const variables = { id: await suspectOf(offerId), accept: true };
    expect((await other.request(decide, variables)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const { decidePricePoint } = await own.query<{ decidePricePoint: object }>(decide, variables);
    expect(decidePricePoint).toMatchObject({ __typename: 'PricePointDecided' });
  });
});

describe('stored pages', () => {
  const linkDocument = `query ($id: ID!) { offer(id: $id) { snapshot { storedPageUrl } } }`;
  const linkOf = async (id: string): Promise<string> => {
    const { offer } = await administrator.query<{ offer: { snapshot: { storedPageUrl: string } } }>(linkDocument, {
      id,
    });
    return offer.snapshot.storedPageUrl;
  };
  const link = () => linkOf(oak);

  it('shows the page as it was, with the raw text marked and nothing that could run', async () => {
    const answer = await api.app.inject(`${await link()}&mark=50.00`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/<b><mark [^>]*>50\.00<\/mark><\/b>/);
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  });

  it('shows a text that stands only in a script in a box at the top', async () => {
    const answer = await api.app.inject(`${await link()}&mark=${encodeURIComponent("alert('x')")}`);
    expect(answer.body).toMatch(/<body><pre [^>]*>[^]*<mark [^>]*>alert\('x'\)<\/mark>/);
  });

  it('marks the very place that a field was read at, in its script or in the page', async () => {
    const json = '{"@type": "Product", "name": "Ash 50.00", "offers": {"@type": "Offer", "price": "50.00"}}';
    const page = `<html><head><meta property="og:title" content="Ash"><script type="application/ld+json">${json}</script></head>
      <body><i>Other 50.00</i><p itemscope itemtype="https://schema.org/Product"><b itemprop="name">Ash 50.00</b></p></body></html>`;
    const stored = await deps.storage.put(Buffer.from(page));
    await noteBlob(deps.db, deps.storage, stored, 'text/html', deps.clock.now());
    await sql`update offer_snapshot set blob_sha256 = ${stored.sha256} where offer_id = ${oak}`.execute(deps.db);
    const bodyWith = async (field: Record<string, string>) =>
      (await api.app.inject(`${await link()}&${new URLSearchParams(field).toString()}`)).body;
    const inScript = await bodyWith({ mark: '50.00', method: 'json-ld', path: '$[0].offers.price' });
    expect(inScript).toMatch(/<pre [^>]*>\{[^]*&quot;price&quot;: &quot;<mark [^>]*>50\.00<\/mark>&quot;[^]*<\/pre>/);
    expect(inScript.split('<mark ')).toHaveLength(2);
    const inPage = await bodyWith({ mark: 'Ash 50.00', method: 'microdata', path: 'Product/name' });
    expect(inPage).toMatch(/<b><mark [^>]*>Ash 50\.00<\/mark><\/b>/);
    const inMeta = await bodyWith({ mark: 'Ash', method: 'meta', path: 'meta[property="og:title"]' });
    expect(inMeta).toMatch(/&lt;meta property=&quot;og:title&quot; content=&quot;<mark [^>]*>Ash<\/mark>&quot;&gt;/);
  });

  it('shows of a long feed only what stands around the entry, and goes on answering', async () => {
    const lines = Array.from({ length: 20_000 }, (_, line) => `<id>entry-${line}-${newId<'offer'>()}</id>`);
    lines[51] = '<title>Sons &amp; "Co" &lt;5 l></title>{"title":"8\\" board"}';
    const feed = lines.join('\n');
    const stored = await deps.storage.put(Buffer.from(feed));
    await noteBlob(deps.db, deps.storage, stored, 'application/xml', deps.clock.now());
    const rawOffer: RawOffer = { name: field('Fed chair'), itemId: field('entry-50-'), price: price(5000) };
    const row = { rawOffer, warnings: [], observedAt: deps.clock.now(), pageId: null, blobSha256: stored.sha256 };
    const source = { kind: 'grab', grabberId: null, grabRunId: null } as const;
    const feedShop = await newShop('observed');
    const saved = await withTransaction(deps.db, (tx) => saveOffers(tx, deps, feedShop, source, [row]));
    const address = await linkOf(saved.offerIds[0] ?? '');
    const answer = await api.app.inject(address);
    expect(answer.body).toMatch(/<mark [^>]*>entry-50-<\/mark>/);
    expect(answer.body).not.toContain('entry-200-');
    expect(answer.body).toContain('<meta name="viewport" content="width=device-width">');
    for (const [mark, written] of [
      ['Sons & "Co" <5 l>', 'Sons &amp;amp; &quot;Co&quot; &amp;lt;5 l&gt;'],
      ['8" board', '8\\&quot; board'],
    ] as const) {
      const { body } = await api.app.inject(`${address}&${new URLSearchParams({ mark, method: 'feed' }).toString()}`);
      expect(/<mark [^>]*>(.*)<\/mark>/.exec(body)?.[1]).toBe(written);
    }
    expect((await api.app.inject('/healthz')).statusCode).toBe(200);
  });

  it('refuses a link that was altered or has expired', async () => {
    const good = await link();
    const altered = await api.app.inject(good.replace(/expires=\d+/, 'expires=9999999999'));
    expect(altered.statusCode).toBe(403);
    deps.clock.advance(3 * 3_600_000);
    expect((await api.app.inject(good)).statusCode).toBe(403);
  });

  it('says in the language of the browser why a page cannot be shown', async () => {
    const url = '/pages/stored/fetch/unknown';
    const answer = await api.app.inject({ url, headers: { 'accept-language': 'fr-CH, de;q=0.8' } });
    expect(answer).toMatchObject({ statusCode: 404, body: 'Cette page n’existe pas.' });
    expect(answer.headers['content-language']).toBe('fr');
    expect((await api.app.inject('/media/unknown')).json()).toEqual({ error: 'There is no such file.' });
  });
});

describe('pictures', () => {
  const mediaOf = (address: string) =>
    deps.db.selectFrom('media').selectAll().where('source_url', '=', address).executeTakeFirstOrThrow();

  it.each([
    ['that is read now', false],
    ['that was kept when its id was formed from where it comes from', true],
  ])('are shown at an address that nobody can form from where they come from: one %s', async (_what, isOld) => {
    const address = `https://pictures.example/${newId()}.png`;
    const formed = derivedId<'media'>(`media:${address}`);
    if (isOld) await deps.db.insertInto('media').values({ id: formed, source_url: address }).execute();
    const offerId = await save(observedShop, `SHOWN ${isOld}`, { images: field([address]) });
    const { id } = await mediaOf(address);
    const bytes = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
    await keepPicture(deps, id, await deps.storage.put(bytes), 'image/png', deps.clock.now());
    const reader = await api.asAdministrator();
    const { offer } = await reader.query<{ offer: { imageUrl: string } }>(
      'query ($id: ID!) { offer(id: $id) { imageUrl } }',
      { id: offerId },
    );
    expect((await api.app.inject(offer.imageUrl)).statusCode).toBe(200);
    const product = await buildProduct(deps.db);
    await sql`insert into product_value (id, product_id, attribute_id, locale, value, source_kind, confidence)
      select ${newId()}, ${product.id}, a.id, '', to_jsonb(${id}::text), 'manual', 1 from attribute a where a.type = 'media' limit 1`.execute(
      deps.db,
    );
    const { product: shown } = await reader.query<{ product: { values: object[] } }>(
      'query ($id: ID!) { product(id: $id) { values { pictureUrl } } }',
      product,
    );
    expect(shown.values).toEqual([{ pictureUrl: offer.imageUrl }]);
    for (const guess of [formed, id]) expect((await api.app.inject(`/media/${guess}`)).statusCode).toBe(404);
  });

  it('tells pictures by their content', () => {
    expect(pictureType(Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'))).toBe('image/png');
    expect(pictureType(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('image/svg+xml');
    expect(pictureType(Buffer.from('<html>'))).toBeUndefined();
  });

  it('keeps no picture of a private address and says why', async () => {
    const id = newId<'media'>();
    const address = 'http://127.0.0.1:9/x.png';
    await deps.db.insertInto('media').values({ id, source_url: address }).execute();
    // A picture that is not here yet is no fault of anyone who asks for it.
    const { address_id: addressId } = await mediaOf(address);
    expect((await api.app.inject(`/media/${addressId}`)).statusCode).toBe(204);
    await fetchPicture(deps, { id, address });
    const row = await deps.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.error).toMatch(/\.$/);
    expect(row.blob_sha256).toBeNull();
  });
});
