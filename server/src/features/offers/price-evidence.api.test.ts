import type { Field, PriceValue, RawOffer } from '@quarry/contracts/offers';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { noteBlob } from '../../platform/storage/index.ts';
import { buildObservedShop } from '../../testing/shop-offers.ts';
import { testApi } from '../../testing/index.ts';
import { saveOffers } from './index.ts';

const api = await testApi();
const { deps } = api;
const administrator = await api.asAdministrator();
const shop = await buildObservedShop(deps);

function field<T>(value: T, raw = String(value)): Field<T> {
  return { value, raw, method: 'json-ld', path: '$.x', confidence: 0.9 };
}

function price(minor: number): Field<PriceValue> {
  const amount = (minor / 100).toFixed(2);
  return field({ amount, minor, currency: 'EUR', currencyRule: 'page' }, amount);
}

/** Stores what a page says, with the page; gives the offer. */
async function save(sku: string, prices: Partial<RawOffer>, amount: string): Promise<string> {
  const stored = await deps.storage.put(Buffer.from(`<html><body><h1>${sku}</h1><b>${amount}</b></body></html>`));
  await noteBlob(deps.db, deps.storage, stored, 'text/html; charset=utf-8', deps.clock.now());
  const row = {
    rawOffer: { name: field(`Chair ${sku}`), sku: field(sku), ...prices },
    warnings: [],
    observedAt: deps.clock.now(),
    pageId: newId<'page'>(),
    blobSha256: stored.sha256,
  };
  const source = { kind: 'grab', grabberId: null, grabRunId: null } as const;
  const saved = await withTransaction(deps.db, (tx) => saveOffers(tx, deps, shop, source, [row]));
  return saved.offerIds[0] ?? '';
}

describe('the evidence of a price', () => {
  const document = `query ($id: ID!) { offer(id: $id) { pricePoints { state price { minor }
    snapshot { id storedPageUrl isStoredPageGone } field { name raw method path } } } }`;
  type Point = {
    state: string;
    price: { minor: number };
    snapshot: { id: string; storedPageUrl: string | null; isStoredPageGone: boolean } | null;
    field: { name: string; raw: string; method: string; path: string } | null;
  };
  const pointsOf = async (id: string) =>
    (await administrator.query<{ offer: { pricePoints: Point[] } }>(document, { id })).offer.pricePoints;

  /** An offer whose pages stated a price, one that was rejected, a dearer one, and one that is in doubt. */
  async function offerWithHistory(sku: string): Promise<string> {
    const offerId = await save(sku, { price: price(5000) }, '50.00');
    for (const minor of [50, 6000, 60]) {
      deps.clock.advance(60_000);
      await save(sku, { price: price(minor) }, (minor / 100).toFixed(2));
      if (minor !== 50) continue;
      const first = (await pointsOf(offerId)).find(({ state }) => state === 'suspect');
      const { id } = await deps.db
        .selectFrom('price_point')
        .select('id')
        .where('snapshot_id', '=', first?.snapshot?.id ?? '')
        .executeTakeFirstOrThrow();
      await administrator.query('mutation ($id: ID!) { decidePricePoint(id: $id, accept: false) { __typename } }', {
        id,
      });
    }
    return offerId;
  }

  it('is the page that first stated it with the place marked, be it accepted, suspect or rejected', async () => {
    const points = await pointsOf(await offerWithHistory('PROOF'));
    expect(points.map(({ state, price: asked }) => [state, asked.minor])).toEqual([
      ['suspect', 60],
      ['accepted', 6000],
      ['rejected', 50],
      ['accepted', 5000],
    ]);
    for (const { price: asked, snapshot, field: stating } of points) {
      const raw = (asked.minor / 100).toFixed(2);
      expect(stating).toEqual({ name: 'price', raw, method: 'json-ld', path: '$.x' });
      const marked = await api.app.inject(`${snapshot?.storedPageUrl}&mark=${raw}`);
      expect(marked.body).toMatch(new RegExp(`<b><mark [^>]*>${raw.replace('.', '\\.')}</mark></b>`));
    }
  });

  it('says that the page is gone once its bytes are, and is none once the snapshot is', async () => {
    const offerId = await offerWithHistory('FADED');
    await sql`delete from blob where sha256 in (select blob_sha256 from offer_snapshot where offer_id = ${offerId})`.execute(
      deps.db,
    );
    for (const { snapshot } of await pointsOf(offerId)) {
      expect(snapshot).toMatchObject({ storedPageUrl: null, isStoredPageGone: true });
    }
    await sql`delete from offer_snapshot where offer_id = ${offerId}`.execute(deps.db);
    const left = await pointsOf(offerId);
    expect(left).toHaveLength(4);
    expect(left.map(({ snapshot, field: stating }) => [snapshot, stating])).toEqual(left.map(() => [null, null]));
  });

  it('of a range is its lower end', async () => {
    const offerId = await save('RANGE', { lowPrice: price(2000), highPrice: price(3000) }, '20.00');
    const [point] = await pointsOf(offerId);
    expect([point?.price.minor, point?.field?.name, point?.field?.raw]).toEqual([2000, 'lowPrice', '20.00']);
  });
});
