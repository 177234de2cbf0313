import { toMinor } from '@quarry/contracts';
import type { Field, PriceValue, RawOffer } from '@quarry/contracts/offers';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { settableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { testDatabase } from '../../testing/index.ts';
import {
  confirmOffersOfPages,
  confirmUnchangedFeed,
  markAbsentOffers,
  rekeyCandidates,
  saveOffers,
  type OfferShop,
  type SavedOffers,
} from './index.ts';

const { db } = await testDatabase();
const dayMs = 24 * 60 * 60 * 1000;
const start = new Date('2026-03-01T10:00:00Z');
const clock = settableClock(start);
const day = (count: number): Date => new Date(start.getTime() + count * dayMs);
let shop: OfferShop;

beforeEach(async () => {
  shop = await newShop();
});

async function newShop(overrides: Partial<OfferShop> = {}): Promise<OfferShop> {
  const made: OfferShop = {
    id: newId<'shop'>(),
    kind: 'observed',
    isMarketplace: false,
    currency: 'EUR',
    pricesIncludeTax: true,
    ...overrides,
  };
  await db
    .insertInto('shop')
    .values({
      id: made.id,
      name: 'Mill',
      slug: made.id,
      url: `https://${made.id}.example/`,
      kind: made.kind,
      currency: made.currency,
    })
    .execute();
  return made;
}

function field<T>(value: T): Field<T> {
  return { value, raw: String(value), method: 'feed', path: 'x', confidence: 1 };
}

function price(amount: string, currency: string | null = 'EUR'): Field<PriceValue> {
  return field({ amount, minor: toMinor(amount, currency)?.minor ?? 0, currency });
}

function offer(overrides: Partial<RawOffer> = {}): RawOffer {
  return {
    name: field('Oak chair'),
    sku: field('A1'),
    price: price('50.00'),
    availability: field('InStock'),
    ...overrides,
  };
}

function save(at: Date, ...offers: RawOffer[]): Promise<SavedOffers> {
  const source = { kind: 'grab', grabberId: null, grabRunId: null } as const;
  const rows = offers.map((rawOffer) => ({ rawOffer, warnings: [], observedAt: at }));
  return withTransaction(db, (tx) => saveOffers(tx, { clock }, shop, source, rows));
}

async function points(): Promise<string[]> {
  const found = await sql<{ text: string }>`
    select concat_ws(' ', p.kind, p.amount_minor, p.currency, p.state, to_char(p.valid_from at time zone 'UTC', 'DD'),
      coalesce('to ' || to_char(p.valid_to at time zone 'UTC', 'DD'), 'open')) as text
    from price_point p join offer o on o.id = p.offer_id where o.shop_id = ${shop.id}
    order by p.valid_from, p.amount_minor`.execute(db);
  return found.rows.map(({ text }) => text);
}

async function offers(): Promise<
  { offer_key: string; state: string; price_minor: number | null; price_state: string | null }[]
> {
  return db
    .selectFrom('offer')
    .select(['offer_key', 'state', 'price_minor', 'price_state', 'is_quarantined', 'snapshot_seq', 'missing_runs'])
    .where('shop_id', '=', shop.id)
    .orderBy('offer_key')
    .execute();
}

describe('saving offers', () => {
  it("keeps what gave a price its currency, the shop's word too, and nothing where that was not noted", async () => {
    const inText = {
      ...price('19.90', 'USD'),
      value: { ...price('19.90', 'USD').value, currencyRule: 'text' as const },
    };
    await save(
      day(0),
      offer({ price: inText }),
      offer({ sku: field('A2'), price: price('12800', null) }),
      offer({ sku: field('A3') }),
    );
    const found = await sql<{ text: string }>`
      select concat_ws(' ', o.sku, p.amount_minor, p.currency, coalesce(p.currency_rule, '-')) as text
      from price_point p join offer o on o.id = p.offer_id where o.shop_id = ${shop.id} order by 1`.execute(db);
    expect(found.rows.map(({ text }) => text)).toEqual(['A1 1990 USD text', 'A2 1280000 EUR shop', 'A3 5000 EUR -']);
  });

  it("keeps what a price says of tax itself, and the shop's word where it says nothing", async () => {
    const net = { ...price('50.00'), value: { ...price('50.00').value, tax: 'excluded' as const } };
    await save(day(0), offer({ price: net }), offer({ sku: field('A2') }));
    const found = await sql<{ text: string }>`
      select concat_ws(' ', o.sku, o.is_tax_included, p.is_tax_included) as text
      from price_point p join offer o on o.id = p.offer_id where o.shop_id = ${shop.id} order by 1`.execute(db);
    expect(found.rows.map(({ text }) => text)).toEqual(['A1 f f', 'A2 t t']);
    expect(await save(day(1), offer())).toMatchObject({ snapshots: 1, pricePoints: 1 });
  });

  it('writes the offer, one snapshot and one price point the first time, and nothing more when it is seen again', async () => {
    expect(await save(day(0), offer())).toMatchObject({ offers: 1, created: 1, snapshots: 1, pricePoints: 1 });
    expect(await save(day(1), offer())).toMatchObject({ offers: 1, created: 0, snapshots: 0, pricePoints: 0 });
    expect(await offers()).toMatchObject([
      { offer_key: 'sku:A1', state: 'active', price_minor: 5000, snapshot_seq: 1 },
    ]);
    const [snapshot] = await db
      .selectFrom('offer_snapshot')
      .selectAll()
      .where('offer_id', 'in', db.selectFrom('offer').select('id').where('shop_id', '=', shop.id))
      .execute();
    expect(snapshot).toMatchObject({ observed_at: day(0), last_confirmed_at: day(1) });
  });

  it('writes many rows in parts, all of them or none', async () => {
    const many = Array.from({ length: 1_200 }, (_, at) => offer({ sku: field(`A${at}`) }));
    const unstorable = offer({ sku: field('A700'), name: field('Oak\u0000chair') });
    await expect(save(day(0), ...many.with(700, unstorable))).rejects.toThrow('Unicode');
    expect(await offers()).toEqual([]);
    expect(await save(day(0), ...many)).toMatchObject({ created: 1_200, snapshots: 1_200, pricePoints: 1_200 });
    expect(await offers()).toHaveLength(1_200);
    expect(await points()).toHaveLength(1_200);
  });

  it('takes 50.0 and 50.00 for one price, and other evidence for no change', async () => {
    await save(day(0), offer());
    const again = offer({ price: { ...price('50.0'), raw: 'EUR 50', method: 'json-ld', confidence: 0.5 } });
    expect(await save(day(1), again)).toMatchObject({ snapshots: 0, pricePoints: 0 });
  });

  it('closes one price interval and opens the next when the price moves', async () => {
    await save(day(0), offer());
    await save(day(1), offer({ price: price('45.00') }));
    await save(day(2), offer({ price: price('40.00'), listPrice: price('50.00') }));
    expect(await points()).toEqual([
      'regular 5000 EUR accepted 01 to 02',
      'regular 4500 EUR accepted 02 to 03',
      'sale 4000 EUR accepted 03 open',
    ]);
  });

  it('opens a new interval when only the availability changes', async () => {
    await save(day(0), offer());
    await save(day(1), offer({ availability: field('OutOfStock') }));
    expect(await points()).toEqual(['regular 5000 EUR accepted 01 to 02', 'regular 5000 EUR accepted 02 open']);
  });

  it('holds back a slip of the decimal sign until it is seen again a while later', async () => {
    await save(day(0), offer());
    await save(day(1), offer({ price: price('5000.00') }));
    expect(await offers()).toMatchObject([{ price_minor: 5000, price_state: 'suspect' }]);
    await save(new Date(day(1).getTime() + 60_000), offer({ price: price('5000.00') }));
    expect(await offers()).toMatchObject([{ price_minor: 5000, price_state: 'suspect' }]);
    await save(day(2), offer({ price: price('5000.00') }));
    expect(await offers()).toMatchObject([{ price_minor: 500_000, price_state: 'accepted' }]);
    expect(await points()).toEqual(['regular 5000 EUR accepted 01 to 02', 'regular 500000 EUR accepted 02 open']);
  });

  it('rejects a suspect price that the next sighting does not confirm', async () => {
    await save(day(0), offer());
    await save(day(1), offer({ price: price('5000.00') }));
    await save(day(2), offer());
    expect(await points()).toEqual(['regular 5000 EUR accepted 01 open', 'regular 500000 EUR rejected 02 to 03']);
    expect(await offers()).toMatchObject([{ price_minor: 5000, price_state: 'accepted' }]);
  });

  it('never takes the end of a range for the price', async () => {
    const range = offer({ lowPrice: price('40.00'), highPrice: price('60.00') });
    delete range.price;
    await save(day(0), range);
    await save(day(1), range);
    expect(await points()).toEqual(['from 4000 EUR suspect 01 open']);
    expect(await offers()).toMatchObject([{ price_minor: null, price_state: 'suspect' }]);
  });

  it("exports an own shop's price at once, with the reason as a remark", async () => {
    shop = await newShop({ kind: 'own' });
    await save(day(0), offer());
    await save(day(1), offer({ price: price('5.00') }));
    expect(await points()).toEqual(['regular 5000 EUR accepted 01 to 02', 'regular 500 EUR accepted 02 open']);
  });

  it('keeps the current snapshot when an older fetch is read later', async () => {
    await save(day(2), offer());
    await save(day(1), offer({ price: price('45.00') }));
    expect(await offers()).toMatchObject([{ price_minor: 5000, snapshot_seq: 1 }]);
    expect(await points()).toEqual(['regular 5000 EUR accepted 03 open']);
  });

  it('replaces what older rules read off the same fetch', async () => {
    await save(day(0), offer({ price: price('5000.00') }));
    await save(day(0), offer());
    expect(await offers()).toMatchObject([{ price_minor: 5000, price_state: 'accepted' }]);
    expect(await points()).toEqual(['regular 5000 EUR accepted 01 open', 'regular 500000 EUR rejected 01 to 01']);
  });

  it('tells variants of one SKU on one page apart by their options', async () => {
    await save(day(0), offer({ color: field('red') }), offer({ color: field('blue') }));
    expect((await offers()).map((row) => row.offer_key)).toEqual(['sku:A1', 'sku:A1|blue////']);
  });

  it('keeps the sellers of a marketplace apart', async () => {
    shop = await newShop({ isMarketplace: true });
    await save(day(0), offer({ seller: field('Ada') }), offer({ seller: field('Bo') }));
    expect((await offers()).map((row) => row.offer_key)).toEqual(['seller:ada|sku:A1', 'seller:bo|sku:A1']);
  });

  it('quarantines an offer whose price names no currency in a shop without one', async () => {
    shop = await newShop({ currency: null });
    await save(day(0), offer({ price: price('50.00', null) }));
    expect(await offers()).toMatchObject([{ is_quarantined: true, price_minor: null }]);
  });

  it('tells the excavators of each new snapshot, once', async () => {
    await save(day(0), offer());
    await save(day(1), offer());
    const events = await db.selectFrom('backlog').select('topic').where('partition_id', '=', shop.id).execute();
    expect(events).toEqual([{ topic: 'snapshot_created' }]);
  });

  it('saves five hundred offers with as many statements as one', async () => {
    const many = Array.from({ length: 500 }, (_, index) => offer({ sku: field(`S${index}`) }));
    expect(await save(day(0), ...many)).toMatchObject({ created: 500, snapshots: 500, pricePoints: 500 });
    expect(await save(day(1), ...many)).toMatchObject({ created: 0, snapshots: 0, pricePoints: 0 });
  });
});

describe('absent offers', () => {
  const absent = async (at: Date): Promise<number> => {
    const rows = await db
      .selectFrom('offer')
      .select('id')
      .where('grabber_id', '=', grabberId)
      .where('shop_id', '=', shop.id)
      .execute();
    const absences = rows.map(({ id }) => ({ id, at }));
    return withTransaction(db, (tx) => markAbsentOffers(tx, { clock }, { id: null, shop, grabberId }, absences));
  };
  const grabberId = newId<'grabber'>();

  async function saveByGrabber(at: Date, ...rows: RawOffer[]): Promise<SavedOffers> {
    const source = { kind: 'grab', grabberId, grabRunId: null } as const;
    const list = rows.map((rawOffer) => ({ rawOffer, warnings: [], observedAt: at }));
    return withTransaction(db, (tx) => saveOffers(tx, { clock }, shop, source, list));
  }

  it('goes missing, expires after three runs and is active again on sight', async () => {
    await saveByGrabber(day(0), offer());
    expect(await absent(day(1))).toBe(1);
    expect(await offers()).toMatchObject([{ state: 'missing' }]);
    await absent(day(2));
    await absent(day(3));
    expect(await offers()).toMatchObject([{ state: 'expired' }]);
    await saveByGrabber(day(4), offer());
    expect(await offers()).toMatchObject([{ state: 'active', missing_runs: 0 }]);
    expect(await points()).toEqual(['regular 5000 EUR accepted 01 to 02', 'regular 5000 EUR accepted 05 open']);
  });

  it('names the missing offer that a new key may continue', async () => {
    const first = await saveByGrabber(day(0), offer({ gtin: field('4006381333931') }));
    await absent(day(1));
    const second = await saveByGrabber(day(1), offer({ sku: field('NEW-1'), gtin: field('4006381333931') }));
    expect(await rekeyCandidates(db, shop.id, second.offerIds)).toEqual([
      { offerId: second.offerIds[0], missingOfferId: first.offerIds[0], shared: 'gtin' },
    ]);
  });

  it('confirms the offers of a page that did not change, a waiting price included', async () => {
    const pageId = newId<'page'>();
    const at = (when: Date, rawOffer: RawOffer): Promise<SavedOffers> =>
      withTransaction(db, (tx) =>
        saveOffers(tx, { clock }, shop, { kind: 'grab', grabberId, grabRunId: null }, [
          { rawOffer, warnings: [], observedAt: when, pageId },
        ]),
      );
    await at(day(0), offer());
    await at(day(1), offer({ price: price('500.00') }));
    expect(
      await withTransaction(db, (tx) =>
        confirmOffersOfPages(tx, { shop, grabberId, now: day(2) }, [{ pageId, at: day(2), readAt: day(1) }]),
      ),
    ).toEqual(new Map([[pageId, 1]]));
    expect(await offers()).toMatchObject([{ price_minor: 50_000, price_state: 'accepted' }]);
  });

  it('leaves an offer unseen that its page no longer stated when it was last read', async () => {
    const pageId = newId<'page'>();
    const read = (when: Date, ...skus: string[]): Promise<SavedOffers> =>
      withTransaction(db, (tx) =>
        saveOffers(
          tx,
          { clock },
          shop,
          { kind: 'grab', grabberId, grabRunId: null },
          skus.map((sku) => ({ rawOffer: offer({ sku: field(sku) }), warnings: [], observedAt: when, pageId })),
        ),
      );
    await read(day(0), 'STAYS', 'LEAVES');
    await read(day(1), 'STAYS');
    await withTransaction(db, (tx) =>
      confirmOffersOfPages(tx, { shop, grabberId, now: day(2) }, [{ pageId, at: day(2), readAt: day(1) }]),
    );
    const seen = await db.selectFrom('offer').select(['sku', 'last_seen_at']).where('page_id', '=', pageId).execute();
    expect(new Map(seen.map(({ sku, last_seen_at }) => [sku, last_seen_at]))).toEqual(
      new Map([
        ['STAYS', day(2)],
        ['LEAVES', day(0)],
      ]),
    );
  });

  it('takes an unchanged feed for the second sighting of a waiting price', async () => {
    await saveByGrabber(day(0), offer());
    await saveByGrabber(day(1), offer({ price: price('500.00') }));
    await withTransaction(db, (tx) => confirmUnchangedFeed(tx, { shop, grabberId, now: day(2) }, day(2)));
    expect(await offers()).toMatchObject([{ price_minor: 50_000, price_state: 'accepted' }]);
  });
});
