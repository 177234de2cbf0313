import { toMinor } from '@quarry/contracts';
import type { ExtractionMethod, Field, PriceValue, RawOffer } from '@quarry/contracts/offers';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { findSourceOffers } from './source-offer.store.ts';
import {
  confirmOffersOfPages,
  confirmUnchangedFeed,
  markAbsentOffers,
  type OfferShop,
  saveOffers,
  type SavedOffers,
} from './index.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const administrator = await api.asAdministrator();
const hourMs = 60 * 60 * 1000;
const start = new Date('2026-03-01T06:00:00Z');
const hour = (count: number): Date => new Date(start.getTime() + count * hourMs);
const pageId = newId<'page'>();
let shop: OfferShop;
let feed: string;
let pages: string;

beforeEach(async () => {
  const id = newId<'shop'>();
  const url = `https://${id}.example/`;
  await db.insertInto('shop').values({ id, name: 'Mill', slug: id, url, kind: 'observed', currency: 'EUR' }).execute();
  shop = { id, kind: 'observed', isMarketplace: false, currency: 'EUR', pricesIncludeTax: true };
  feed = await newGrabber('feed');
  pages = await newGrabber('upload');
});

async function newGrabber(kind: 'feed' | 'upload'): Promise<string> {
  const id = newId<'grabber'>();
  const feedUrl = kind === 'feed' ? 'https://mill.example/feed.xml' : null;
  await db
    .insertInto('grabber')
    .values({ id, shop_id: shop.id, name: kind, kind, feed_url: feedUrl, state: 'active' })
    .execute();
  return id;
}

function field<T>(value: T, method: ExtractionMethod): Field<T> {
  return { value, raw: `${method}: ${String(value)}`, method, path: method, confidence: 1 };
}

function price(amount: string, method: ExtractionMethod): Field<PriceValue> {
  return field({ amount, minor: toMinor(amount, 'EUR')?.minor ?? 0, currency: 'EUR' }, method);
}

type Said = { price?: string; name?: string; availability?: string; rest?: Partial<RawOffer> };

function save(grabberId: string, at: Date, row: RawOffer): Promise<SavedOffers> {
  const source = { kind: 'grab', grabberId, grabRunId: null } as const;
  const place = grabberId === pages ? { pageId } : {};
  return withTransaction(db, (tx) =>
    saveOffers(tx, deps, shop, source, [{ rawOffer: row, warnings: [], observedAt: at, ...place }]),
  );
}

function rowOf(
  method: ExtractionMethod,
  { price: amount = '50.00', name = 'Oak chair', availability, rest }: Said,
): RawOffer {
  return {
    name: field(name, method),
    [method === 'feed' ? 'itemId' : 'sku']: field('A1', method),
    price: price(amount, method),
    ...(availability !== undefined && { availability: field(availability, method) }),
    ...rest,
  };
}

const readFeed = (at: Date, said: Said = {}): Promise<SavedOffers> => save(feed, at, rowOf('feed', said));
const readPage = (at: Date, said: Said = {}): Promise<SavedOffers> => save(pages, at, rowOf('json-ld', said));

function withoutRow(grabberId: string, at: Date): Promise<number> {
  return withTransaction(db, async (tx) => {
    const ids = await tx.selectFrom('offer').select('id').where('shop_id', '=', shop.id).execute();
    const run = { id: null, shop, grabberId };
    return markAbsentOffers(
      tx,
      deps,
      run,
      ids.map(({ id }) => ({ id, at })),
    );
  });
}

async function offers() {
  return db
    .selectFrom('offer')
    .select(['id', 'title', 'state', 'price_minor', 'availability', 'price_state', 'current_snapshot_id'])
    .where('shop_id', '=', shop.id)
    .execute();
}

async function counts(): Promise<{ snapshots: number; points: number; events: number }> {
  const found = await sql<{ snapshots: number; points: number; events: number }>`
    select (select count(*) from offer_snapshot n join offer o on o.id = n.offer_id where o.shop_id = ${shop.id}) as snapshots,
      (select count(*) from price_point p join offer o on o.id = p.offer_id where o.shop_id = ${shop.id}) as points,
      (select count(*) from backlog where partition_id = ${shop.id}) as events`.execute(db);
  return found.rows[0] ?? { snapshots: 0, points: 0, events: 0 };
}

async function source() {
  const [offer] = await offers();
  return (await findSourceOffers(db, [offer?.id ?? ''])).get(offer?.id ?? '');
}

describe('an offer that a feed and the pages of its shop state', () => {
  it('is one offer, with each field from the better method and its own snapshot behind it', async () => {
    await readPage(hour(0), { name: 'The oak chair', rest: { description: field('Made of oak.', 'meta') } });
    await readFeed(hour(1), { rest: { color: field('brown', 'feed') } });
    expect(await offers()).toMatchObject([{ title: 'Oak chair', price_minor: 5000 }]);
    const merged = await source();
    expect(merged?.fields).toMatchObject({
      name: { method: 'feed', raw: 'feed: Oak chair' },
      description: { method: 'meta', raw: 'meta: Made of oak.' },
    });
    const { name, description, color } = merged?.fieldSnapshots ?? {};
    expect(color?.id).toBe(name?.id);
    expect(description?.id).not.toBe(name?.id);
  });

  it('writes nothing more while both say what they said, however often they are read', async () => {
    await readFeed(hour(0), { price: '50.00' });
    await readPage(hour(1), { price: '48.00', availability: 'InStock' });
    const before = await counts();
    for (const day of [1, 2, 3]) {
      expect(await readFeed(hour(day * 24), { price: '50.00' })).toMatchObject({ snapshots: 0, pricePoints: 0 });
      const page = await readPage(hour(day * 24 + 2), { price: '48.00', availability: 'InStock' });
      expect(page).toMatchObject({ snapshots: 0, pricePoints: 0 });
    }
    expect(await counts()).toEqual(before);
    expect(await offers()).toMatchObject([{ price_minor: 5000, availability: 'InStock' }]);
  });

  it('keeps the price of the feed while both are fresh, and follows the page when the feed has stopped', async () => {
    await readFeed(hour(0), { price: '50.00' });
    await readPage(hour(2), { price: '45.00' });
    expect(await offers()).toMatchObject([{ price_minor: 5000 }]);
    await sql`delete from outbox`.execute(db);
    expect(await readPage(hour(3), { price: '46.00' })).toMatchObject({ snapshots: 1, pricePoints: 0 });
    const told = await sql`select topic, changed from outbox where shop_id = ${shop.id}`.execute(db);
    expect(told.rows).toEqual([]);
    await readPage(hour(4), { price: '45.00' });
    expect(await readPage(hour(30), { price: '45.00' })).toMatchObject({ snapshots: 0, pricePoints: 1 });
    expect(await offers()).toMatchObject([{ price_minor: 4500, title: 'Oak chair' }]);
    const [point] = await db
      .selectFrom('price_point as p')
      .innerJoin('offer_snapshot as n', 'n.id', 'p.snapshot_id')
      .select(['p.amount_minor', 'n.page_id'])
      .where('p.valid_to', 'is', null)
      .where('p.offer_id', 'in', db.selectFrom('offer').select('id').where('shop_id', '=', shop.id))
      .execute();
    expect(point).toEqual({ amount_minor: 4500, page_id: pageId });
  });

  it('follows a page that answers as before when the feed has stopped', async () => {
    await readFeed(hour(0), { price: '50.00' });
    await readPage(hour(2), { price: '45.00' });
    const by = { shop, grabberId: pages, now: hour(40) };
    await withTransaction(db, (tx) => confirmOffersOfPages(tx, by, [{ pageId, at: hour(40), readAt: hour(2) }]));
    expect(await offers()).toMatchObject([{ price_minor: 4500 }]);
  });

  it('counts a feed as fresh that was found unchanged', async () => {
    await readFeed(hour(0), { price: '50.00' });
    await readPage(hour(2), { price: '45.00' });
    await db
      .updateTable('grabber')
      .set({ source_read_at: hour(0), source_confirmed_at: hour(48) })
      .where('id', '=', feed)
      .execute();
    expect(await readPage(hour(50), { price: '45.00' })).toMatchObject({ pricePoints: 0 });
    expect(await offers()).toMatchObject([{ price_minor: 5000 }]);
  });

  it('returns to a feed that comes back unchanged', async () => {
    await readFeed(hour(0), { price: '50.00' });
    await readPage(hour(2), { price: '45.00' });
    await readPage(hour(48), { price: '45.00' });
    expect(await offers()).toMatchObject([{ price_minor: 4500 }]);
    const by = { shop, grabberId: feed, now: hour(49) };
    await withTransaction(db, (tx) => confirmUnchangedFeed(tx, by, hour(49)));
    expect(await offers()).toMatchObject([{ price_minor: 5000 }]);
  });

  it('warns that feed and page disagree about the price, as long as both are fresh', async () => {
    await readFeed(hour(0), { price: '50.00' });
    await readPage(hour(2), { price: '45.00' });
    const [offer] = await offers();
    const document = `query ($id: ID!) { offer(id: $id) {
      priceDisagreement { given { minor currency } givenBy other { minor currency } otherBy } fields { name method raw snapshotId } } }`;
    const shown = await administrator.query<{ offer: object }>(document, { id: offer?.id });
    expect(shown.offer).toMatchObject({
      fields: expect.arrayContaining([
        expect.objectContaining({ name: 'price', method: 'feed', raw: price('50.00', 'feed').raw }),
      ]),
      priceDisagreement: {
        given: { minor: 5000, currency: 'EUR' },
        givenBy: 'feed',
        other: { minor: 4500, currency: 'EUR' },
        otherBy: 'json-ld',
      },
    });
    await readPage(hour(30), { price: '45.00' });
    const later = await administrator.query<{ offer: object }>(document, { id: offer?.id });
    expect(later.offer).toMatchObject({ priceDisagreement: null });
  });

  it('stays on sale with what the page says when the feed drops it, and is missing when both have', async () => {
    await readPage(hour(0), { price: '45.00', name: 'The oak chair' });
    await readFeed(hour(1), { price: '50.00' });
    expect(await withoutRow(feed, hour(24))).toBe(0);
    expect(await offers()).toMatchObject([{ state: 'active', price_minor: 4500, title: 'The oak chair' }]);
    expect(await withoutRow(pages, hour(26))).toBe(1);
    expect(await offers()).toMatchObject([{ state: 'missing' }]);
  });

  it('is on sale again when one of them shows it again, without a new snapshot for what it said before', async () => {
    await readPage(hour(0), { price: '45.00' });
    await readFeed(hour(1), { price: '50.00' });
    await withoutRow(feed, hour(24));
    await withoutRow(pages, hour(26));
    expect(await readFeed(hour(48), { price: '50.00' })).toMatchObject({ snapshots: 0, pricePoints: 1 });
    expect(await offers()).toMatchObject([{ state: 'active', price_minor: 5000 }]);
  });

  it('is not touched by a change of what does not count, but keeps the evidence', async () => {
    await readFeed(hour(0));
    await readPage(hour(1), { name: 'The oak chair' });
    const before = await counts();
    expect(await readPage(hour(2), { name: 'That oak chair' })).toMatchObject({ snapshots: 1, pricePoints: 0 });
    expect(await counts()).toEqual({ ...before, snapshots: before.snapshots + 1 });
    expect(await offers()).toMatchObject([{ title: 'Oak chair' }]);
  });

  it('does not take the page for the second sighting of a price that only the feed names', async () => {
    await readFeed(hour(0), { price: '50.00' });
    await readPage(hour(1), { price: '50.00' });
    await readFeed(hour(4), { price: '5000.00' });
    expect(await offers()).toMatchObject([{ price_minor: 5000, price_state: 'suspect' }]);
    await readPage(hour(6), { price: '50.00', name: 'The oak chair' });
    expect(await offers()).toMatchObject([{ price_minor: 5000, price_state: 'suspect' }]);
    await readPage(hour(7), { price: '5000.00' });
    expect(await offers()).toMatchObject([{ price_minor: 500_000, price_state: 'accepted' }]);
  });

  it('belongs to both grabbers in the list', async () => {
    await readFeed(hour(0));
    await readPage(hour(1));
    const list = 'query ($filter: OfferFilter) { offers(filter: $filter) { nodes { id } total { count } } }';
    for (const grabberId of [feed, pages]) {
      const variables = { filter: { grabberId: [grabberId] } };
      const listed = await administrator.query<{ offers: { nodes: object[] } }>(list, variables);
      expect(listed.offers.nodes).toHaveLength(1);
    }
  });

  it('goes to the new grabber alone when the old one is archived', async () => {
    await readFeed(hour(0), { price: '50.00' });
    await db.updateTable('grabber').set({ state: 'archived' }).where('id', '=', feed).execute();
    await readPage(hour(1), { price: '45.00' });
    expect(await offers()).toMatchObject([{ price_minor: 4500 }]);
  });
});
