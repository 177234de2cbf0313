import type { Field, RawOffer } from '@quarry/contracts/offers';
import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { TestApi } from '../../testing/index.ts';
import { saveOffers } from '../offers/index.ts';
import { refreshFigures } from '../offers/product-figures.store.ts';
import { queueGrabRun } from './grabber.builder.ts';
import {
  deleteWhere,
  deleteOrphans,
  ask,
  calls,
  type FeatureCases,
  type Filling,
  first,
  shopDraft,
  versioned,
  who,
} from '../../app/graphql/testing/field-case.ts';

export const cases: FeatureCases = {
  fill,
  Query: {
    grabbers: calls(who.shopList, () => first),
    grabber: calls(who.ofShop, ({ filled }) => ({ id: filled('grabberId') })),
    grabRun: calls(who.ofShop, ({ filled }) => ({ id: filled('grabRunId') })),
    grabItems: calls(who.ofShop, ({ filled }) => ({ runId: filled('grabRunId') })),
    replayPages: calls(who.ofShop, ({ filled }) => ({ runId: filled('replayId') })),
    compareReadings: calls(who.ofShop, ({ filled }) => ({
      input: { grabberId: filled('grabberId'), pageIds: [filled('pageId')] },
    })),
    proposeSelectors: calls(who.ofShop, ({ filled }) => ({ pageId: filled('pageId') })),
    storedPages: calls(who.ofShop, ({ filled }) => ({ crawlerId: filled('crawlerId') })),
  },
  Mutation: {
    addShopWithSources: calls(who.administrators, () => ({
      input: shopDraft('ostwind'),
      sources: { crawl: true, startNow: false },
    })),
    createGrabber: calls(who.administrators, ({ shopId, filled }) => ({
      input: { shopId, name: 'Second', kind: 'pages', crawlerId: filled('crawlerId'), config: {} },
    })),
    updateGrabber: calls(who.changeOfShop, async (world) => ({
      ...(await versioned(world, 'grabber', world.filled('grabberId'))),
      input: { shopId: world.shopId, name: 'Renamed', kind: 'pages', crawlerId: world.filled('crawlerId'), config: {} },
    })),
    testGrabber: calls(who.changeOfShop, ({ filled }) => ({ input: { pageId: filled('pageId'), config: {} } })),
    startGrabRun: calls(who.changeOfShop, ({ filled }) => ({ grabberId: filled('feedGrabberId') })),
    acceptGrabRunAsNormal: calls(who.changeOfShop, ({ filled }) => ({ id: filled('grabRunId') })),
    decideReplay: calls(who.changeOfShop, ({ filled }) => ({ id: filled('replayId'), decision: 'APPLY' })),
    changeGrabberState: calls(who.changeOfShop, async (world) => ({
      ...(await versioned(world, 'grabber', world.filled('grabberId'))),
      state: 'paused',
    })),
  },
  empty: async (tx, { shopId }) => {
    await deleteWhere(tx, ['grabber', 'offer', 'shop_product'], sql`shop_id = ${shopId}`);
    await deleteOrphans(tx, ['grab_run', 'grabber_config'], 'grabber_id', 'grabber');
    await deleteOrphans(tx, ['grab_item'], 'run_id', 'grab_run');
    await deleteOrphans(tx, ['offer_snapshot', 'price_point'], 'offer_id', 'offer');
  },
  changed: ({ filled }) => [
    ['grabber', filled('grabberId')],
    ['offer', filled('offerId')],
  ],
  searched: ['grabber.name', 'offer.title', 'unmatched offer.sku'],
};

/** Grabbers of pages and of a feed, and the offers that they read. */
async function fill(api: TestApi, filling: Filling): Promise<Record<string, string>> {
  const grabbers = await addGrabbers(api, filling, filling.filled('crawlerId'));
  return { ...grabbers, ...(await addOffers(api, filling, grabbers.grabberId)) };
}

async function addGrabbers({ deps }: TestApi, { shopId, manager, marks }: Filling, crawlerId: string) {
  const word = (place: string) => marks.word(`grabber.${place}`);
  const create = `mutation ($input: GrabberInput!) { createGrabber(input: $input) { __typename ... on GrabberSaved { grabber { id version } changeId } } }`;
  const rules = [{ field: 'name', selector: `.${word('selector')}` }];
  const pages = await ask(manager, create, {
    input: { shopId, name: word('name'), kind: 'pages', crawlerId, config: { rules } },
  });
  const feed = await ask(manager, create, {
    input: {
      shopId,
      name: word('feed name'),
      kind: 'feed',
      feedUrl: `https://shop.example/${word('feed')}.xml`,
      config: {},
    },
  });
  const grabberId = pages.grabber?.id ?? '';
  const { config_id: configId } = await deps.db
    .selectFrom('grabber')
    .select('config_id')
    .where('id', '=', grabberId)
    .executeTakeFirstOrThrow();
  const built = { id: grabberId, configId: configId ?? '', crawlerId };
  const grabRunId = await queueGrabRun(deps, built);
  const replayId = await queueGrabRun(deps, built, 'replay');
  await sql`update grab_run set stop_reason = ${word('stop reason')} where id = ${grabRunId}`.execute(deps.db);
  await sql`update grabber set last_run_id = ${grabRunId}, state = 'active' where id = ${grabberId}`.execute(deps.db);
  await sql`insert into grab_item (run_id, item_key, line, outcome, reason, code, offers)
    values (${grabRunId}, 'row 7', ${marks.number('grab_item.line')}, 'error', ${word('item reason')}, 'x', 1)`.execute(
    deps.db,
  );
  return { grabberId, feedGrabberId: feed.grabber?.id ?? '', grabRunId, replayId };
}

function field<T>(value: T, raw = String(value)): Field<T> {
  return { value, raw, method: 'selector', path: 'x', confidence: 0.9 };
}

async function addOffers({ deps }: TestApi, { shopId, productId, variantId, marks }: Filling, grabberId: string) {
  const raw = (name: string): RawOffer => {
    const word = (place: string) => marks.word(`${name}.${place}`);
    const minor = marks.number(`${name}.price`);
    return {
      sku: field(word('sku')),
      name: field(word('title'), word('raw title')),
      brand: field(word('brand')),
      seller: field(word('seller')),
      color: { ...field(word('colour'), word('raw colour')), path: word('path') },
      url: field(`https://shop.example/${word('address')}`),
      price: field({ amount: (minor / 100).toFixed(2), minor, currency: 'EUR' }),
    };
  };
  const shop = { id: shopId, kind: 'own', isMarketplace: false, currency: 'EUR', pricesIncludeTax: true } as const;
  const rows = ['offer', 'unmatched offer'].map((name) => ({
    rawOffer: raw(name),
    warnings: [],
    observedAt: deps.clock.now(),
  }));
  const source = { kind: 'grab', grabberId: null, grabRunId: null } as const;
  const { offerIds } = await deps.db.transaction().execute((tx) => saveOffers(tx, deps, shop, source, rows));
  const [offerId = '', unmatchedOfferId = ''] = offerIds;
  await sql`update offer set product_id = ${productId}, variant_id = ${variantId}, match_state = 'matched', price_state = 'suspect', grabber_id = ${grabberId}
    where id = ${offerId}`.execute(deps.db);
  // A value of the catalogue that was read off the shop's own offer: the value is everybody's, where it was read is not.
  await sql`insert into product_value (id, product_id, attribute_id, value, source_kind, offer_id, snapshot_id, snapshot_at, snapshot_field)
    select ${newId()}, ${productId}, a.id, '"red"', 'offer', o.id, o.current_snapshot_id, o.current_snapshot_at, 'color'
    from attribute a, offer o where a.code = 'color' and o.id = ${offerId}`.execute(deps.db);
  await deps.db.transaction().execute((tx) => refreshFigures(tx, [productId], deps.clock.now()));
  const suspectPointId = newId();
  await sql`insert into price_point (id, offer_id, kind, valid_from, last_confirmed_at, amount_minor, currency, exponent, state)
    values (${suspectPointId}, ${offerId}, 'regular', ${deps.clock.now()}, ${deps.clock.now()}, ${marks.number('suspect price')}, 'EUR', 2, 'suspect')`.execute(
    deps.db,
  );
  return { offerId, unmatchedOfferId, suspectPointId };
}
