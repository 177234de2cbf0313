import type { PermissionRule } from '@quarry/contracts/access';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { enterCatalogue, extractorVersion, findSourceOffers } from '../offers/index.ts';
import { buildProduct } from '../products/product.builder.ts';
import {
  type BuiltCrawler,
  type BuiltGrabber,
  type BuiltShop,
  buildCrawler,
  buildCrawlRun,
  buildGrabber,
  buildShop,
} from './grabber.builder.ts';
import { grabWaitingPages } from './index.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const administrator = await api.asAdministrator();

type Settings = { id: string; name: string; version: number; isCurrent: boolean };
type MadeBy = {
  extractorVersion: string | null;
  isExtractorCurrent: boolean;
  grabber: Settings | null;
  crawler: Settings | null;
};
type Seen = {
  offer: { snapshots: { madeBy: MadeBy }[] };
  product: { values: { source: { madeBy: MadeBy } | null }[] };
};

const document = `query ($offerId: ID!, $productId: ID!) {
  offer(id: $offerId) { snapshots { madeBy { ...Makers } } }
  product(id: $productId) { values { source { madeBy { ...Makers } } } } }
  fragment Makers on SnapshotMakers {
    extractorVersion isExtractorCurrent grabber { id name version isCurrent } crawler { id name version isCurrent } }`;

let shop: BuiltShop;
let crawler: BuiltCrawler;
let grabber: BuiltGrabber;
let offerId: string;
let productId: string;

beforeAll(async () => {
  shop = await buildShop(deps, { kind: 'own' });
  crawler = await buildCrawler(deps, shop);
  grabber = await buildGrabber(deps, shop, { crawlerId: crawler.id });
  const offers = { '@type': 'Offer', price: '19.00', priceCurrency: 'EUR' };
  const kettle = JSON.stringify({ '@type': 'Product', name: 'Kettle', offers });
  const bytes = Buffer.from(`<html lang="en"><script type="application/ld+json">${kettle}</script></html>`);
  await buildCrawlRun(deps, crawler, [{ url: `${shop.url}kettle`, outcome: 'changed', bytes }]);
  while ((await grabWaitingPages(deps)) > 0);
  const offer = await db.selectFrom('offer').select('id').where('shop_id', '=', shop.id).executeTakeFirstOrThrow();
  offerId = offer.id;
  const product = await buildProduct(db);
  productId = product.id;
  await withTransaction(db, async (tx) => {
    const source = (await findSourceOffers(tx, [offerId])).get(offerId);
    if (!source) throw new Error('The offer was not read.');
    const place = { productId, variantId: product.variantId, matchState: 'matched' } as const;
    const change = { actor: systemActor, cause: 'excavation' } as const;
    await enterCatalogue(tx, deps, [{ source, change, proposalId: newId(), isGtinMisused: false, ...place }]);
  });
});

/** What made the offer's newest snapshot, as it and the values that were read from it say. */
async function madeBy(reader: TestClient): Promise<MadeBy | undefined> {
  const { offer, product } = await reader.query<Seen>(document, { offerId, productId });
  const ofOffer = offer.snapshots[0]?.madeBy;
  const ofValues = product.values.flatMap(({ source }) => (source ? [source.madeBy] : []));
  expect(ofValues.length).toBeGreaterThan(0);
  expect(ofValues).toEqual(ofValues.map(() => ofOffer));
  return ofOffer;
}

/** Somebody of the shop who reads offers and products, and these besides. */
async function readerOf(...subjects: PermissionRule['subject'][]): Promise<TestClient> {
  const key = `reader_${newId()}`;
  const rules = ['Offer', 'Product', ...subjects].map((subject) => ({ action: 'read', subject }));
  await db
    .insertInto('role')
    .values({ id: newId(), key, name: key, rules: JSON.stringify(rules) })
    .execute();
  return api.as(await api.newUser({ roleKeys: [key] }));
}

describe('a snapshot', () => {
  it('names the rules that read it and the settings of its grabber and crawler', async () => {
    expect(await madeBy(administrator)).toEqual({
      extractorVersion,
      isExtractorCurrent: true,
      grabber: { id: grabber.id, name: 'Grabber', version: 1, isCurrent: true },
      crawler: { id: crawler.id, name: 'Crawler', version: 1, isCurrent: true },
    });
  });

  it('names no grabber or crawler to who may not read them', async () => {
    expect(await madeBy(await readerOf())).toMatchObject({ extractorVersion, grabber: null, crawler: null });
    expect(await madeBy(await readerOf('Grabber'))).toMatchObject({ grabber: { version: 1 }, crawler: null });
    expect(await madeBy(await readerOf('Crawler'))).toMatchObject({ grabber: null, crawler: { version: 1 } });
  });

  it('says which of them were replaced since', async () => {
    const newer = { grabber: newId<'grabber_config'>(), crawler: newId<'crawler_config'>() };
    await db
      .insertInto('grabber_config')
      .values({ id: newer.grabber, grabber_id: grabber.id, version: 2, config: '{}' })
      .execute();
    await db
      .insertInto('crawler_config')
      .values({ id: newer.crawler, crawler_id: crawler.id, version: 2, config: '{}' })
      .execute();
    await db.updateTable('grabber').set({ config_id: newer.grabber }).where('id', '=', grabber.id).execute();
    await db.updateTable('crawler').set({ config_id: newer.crawler }).where('id', '=', crawler.id).execute();
    await sql`update offer_snapshot set extractor_version = '1' where offer_id = ${offerId}`.execute(db);
    expect(await madeBy(administrator)).toEqual({
      extractorVersion: '1',
      isExtractorCurrent: false,
      grabber: { id: grabber.id, name: 'Grabber', version: 1, isCurrent: false },
      crawler: { id: crawler.id, name: 'Crawler', version: 1, isCurrent: false },
    });
  });

  it('names no crawler once its fetch was deleted', async () => {
    await sql`delete from page_fetch where crawler_id = ${crawler.id}`.execute(db);
    expect(await madeBy(administrator)).toMatchObject({ grabber: { version: 1 }, crawler: null });
  });

  it('names nothing where people stated it', async () => {
    type Made = { createOwnOffer: { offer: { snapshots: { madeBy: MadeBy }[] } } };
    const { createOwnOffer } = await administrator.query<Made>(
      `mutation ($input: CreateOwnOfferInput!) { createOwnOffer(input: $input) { ... on OwnOfferCreated { offer { snapshots {
        madeBy { extractorVersion isExtractorCurrent grabber { id } crawler { id } } } } } } }`,
      { input: { shopId: shop.id, productId, sku: 'BY-HAND', price: '19.00' } },
    );
    expect(createOwnOffer.offer.snapshots.map((one) => one.madeBy)).toEqual([
      { extractorVersion: null, isExtractorCurrent: false, grabber: null, crawler: null },
    ]);
  });
});
