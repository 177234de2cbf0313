import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { excavatorInput } from '@quarry/contracts/excavators';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { storeOffers } from '../../testing/shop-offers.ts';
import {
  type BuiltCrawler,
  type BuiltGrabber,
  type BuiltShop,
  buildCrawler,
  buildCrawlRun,
  buildGrabber,
  buildShop,
  queueGrabRun,
} from '../grabbers/grabber.builder.ts';
import { grabWaitingPages, workOffOneGrabRun } from '../grabbers/index.ts';
import { createExcavator, digEverything } from './index.ts';
import { acceptOpenProposals } from './proposal.builder.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const gtins = ['4006381333931', '4006381333948', '4006381333955', '4006381333962'] as const;
let shop: BuiltShop;
let crawler: BuiltCrawler;
let grabber: BuiltGrabber;

beforeEach(async () => {
  await sql`truncate offer, product, brand, shop, excavator, backlog, outbox, match_key, waiting_key cascade`.execute(
    db,
  );
  shop = await buildShop(deps);
  crawler = await buildCrawler(deps, shop);
  grabber = await buildGrabber(deps, shop, { crawlerId: crawler.id }, { strategies: ['microdata'] });
  const deciding = { actor: systemActor, cause: 'screen' as const };
  await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));
});

/** A page that states its product in JSON-LD alone. */
function pageOf(at: number) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: `p${at}`,
    name: `Aurelo kettle KX-${530 + at} black`,
    brand: 'Aurelo',
    color: 'black',
    gtin13: gtins[at],
    offers: { '@type': 'Offer', price: '20.00', priceCurrency: 'EUR' },
  };
  const html = `<html lang="en"><head><title>Kettle</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body></body></html>`;
  return { url: `${shop.url}p${at}`, outcome: 'changed' as const, bytes: new TextEncoder().encode(html) };
}

async function crawl(): Promise<void> {
  deps.clock.advance(3_600_000);
  await buildCrawlRun(
    deps,
    crawler,
    gtins.map((_gtin, at) => pageOf(at)),
    'schedule',
  );
  while ((await grabWaitingPages(deps)) > 0);
}

/** Replays by settings that read what the ones before did not, and applies it. */
async function applyReplay(): Promise<string> {
  await sql`update grabber_config set config = jsonb_set(config, '{strategies}', '["json-ld"]') where id = ${grabber.configId}`.execute(
    db,
  );
  deps.clock.advance(60_000);
  const id = await queueGrabRun(deps, grabber, 'replay');
  await workOffOneGrabRun(deps, undefined, [id]);
  await decide(id, 'APPLY');
  return id;
}

async function decide(id: string, decision: string): Promise<void> {
  const { outcome } = await (
    await api.asAdministrator()
  ).query<{ outcome: { __typename: string } }>(
    `mutation ($id: ID!, $decision: ReplayDecision!) { outcome: decideReplay(id: $id, decision: $decision) { __typename } }`,
    { id, decision },
  );
  expect(outcome.__typename).toBe('GrabRunAnswered');
  await workOffOneGrabRun(deps, undefined, [id]);
}

type Undone = {
  offers: number;
  proposals: number;
  links: number;
  values: number;
  keptOffers: number;
  kept: { title: string }[];
};
const undone = async (id: string) =>
  (
    await (
      await api.asAdministrator()
    ).query<{ grabRun: { replay: { undone: Undone | null } } }>(
      `query ($id: ID!) { grabRun(id: $id) { replay { undone { offers proposals links values keptOffers kept { title } } } } }`,
      { id },
    )
  ).grabRun.replay.undone;

const shownOffers = async () =>
  (
    await (
      await api.asAdministrator()
    ).query<{ offers: { nodes: { title: string; shop: { id: string } }[] } }>(
      `{ offers(first: 50) { nodes { title shop { id } } } }`,
    )
  ).offers.nodes
    .filter((offer) => offer.shop.id === shop.id)
    .map(({ title }) => title)
    .toSorted();

const proposals = async () =>
  (
    await sql<{ said: string }>`
      select p.kind || ' ' || p.state || ' ' || coalesce(p.decision_cause, '') as said from proposal p join offer o on o.id = p.offer_id
      where o.shop_id = ${shop.id} order by o.sku, p.created_at, p.id`.execute(db)
  ).rows.map(({ said }) => said);

const difference = async (id: string) =>
  (
    await (
      await api.asAdministrator()
    ).query<{ grabRun: { replay: { difference: object } } }>(
      `query ($id: ID!) { grabRun(id: $id) { replay { difference { offersAdded offersBack offersChanged offersUnchanged } } } }`,
      { id },
    )
  ).grabRun.replay.difference;

const states = async () =>
  (
    await sql<{ said: string }>`
      select concat_ws(' ', state, case when state = 'active' then price_minor end) as said from offer where shop_id = ${shop.id} order by sku`.execute(
      db,
    )
  ).rows.map(({ said }) => said);

/** Values of products that the shop's offers give. */
const givenValues = async () =>
  (
    await sql<{ count: number }>`
      select count(*) as count from product_value v join offer o on o.id = v.offer_id where o.shop_id = ${shop.id}`.execute(
      db,
    )
  ).rows[0]?.count;

/** Another shop's offers of which people made products, so that a rule links those of the replay. */
async function stock(...which: number[]): Promise<void> {
  const other = await buildShop(deps);
  const offerShop = {
    ...other,
    kind: 'observed',
    isMarketplace: false,
    currency: 'EUR',
    pricesIncludeTax: true,
  } as const;
  await storeOffers(
    deps,
    offerShop,
    ...which.map((at) => ({ sku: `o${at}`, name: `Aurelo kettle KX-${530 + at}`, gtin: gtins[at]!, brand: 'Aurelo' })),
  );
  await digEverything(deps);
  await acceptOpenProposals(deps);
}

describe('what followed from a replay that is taken back', () => {
  it('is undone where a rule did it, and says how much', async () => {
    await stock(0, 1);
    await crawl();
    const id = await applyReplay();
    await digEverything(deps);
    expect(await proposals()).toEqual([
      'link_offer applied rule',
      'link_offer applied rule',
      'create_product in_review ',
      'create_product in_review ',
    ]);
    expect(await undone(id)).toBeNull();
    const values = await givenValues();
    expect(values).toBeGreaterThanOrEqual(2);
    await decide(id, 'TAKE_BACK');
    await digEverything(deps);
    expect(await proposals()).toEqual([
      'link_offer reverted grab_run',
      'link_offer reverted grab_run',
      'create_product superseded grab_run',
      'create_product superseded grab_run',
    ]);
    expect(await shownOffers()).toEqual([]);
    expect(await undone(id)).toEqual({ offers: 4, proposals: 2, links: 2, values, keptOffers: 0, kept: [] });
    expect(await givenValues()).toBe(0);
    const trail = await sql<{ cause: string; causeId: string }>`
      select distinct cause, cause_id as "causeId" from change where action = 'unlinked'`.execute(db);
    expect(trail.rows).toEqual([{ cause: 'grab_run', causeId: id }]);
    const reasons = await (
      await api.asAdministrator()
    ).query<{ proposals: { nodes: { reason: string }[] } }>(
      `{ proposals(filter: { state: [superseded] }) { nodes { reason } } }`,
    );
    expect(new Set(reasons.proposals.nodes.map(({ reason }) => reason))).toEqual(
      new Set(['The replay that alone had read this offer was taken back.']),
    );
  });

  it('stays with its offer where a person decided it, which is named', async () => {
    await crawl();
    const id = await applyReplay();
    await digEverything(deps);
    const one = await sql<{ id: string; version: number }>`
      select p.id, p.version from proposal p join offer o on o.id = p.offer_id where o.sku = 'p2'`.execute(db);
    await (
      await api.asAdministrator()
    ).query(
      `mutation ($id: ID!, $version: Int!) { acceptProposal(id: $id, version: $version) { __typename } }`,
      one.rows[0],
    );
    await decide(id, 'TAKE_BACK');
    await digEverything(deps);
    const title = 'Aurelo kettle KX-532 black';
    expect(await shownOffers()).toEqual([title]);
    expect(await undone(id)).toMatchObject({ offers: 3, proposals: 3, links: 0, keptOffers: 1, kept: [{ title }] });
    const products = await sql<{ name: string }>`select name from product where deleted_at is null`.execute(db);
    expect(products.rows).toEqual([{ name: title }]);

    // Nobody sees the other three, so that they are new.
    const again = await applyReplay();
    expect(await difference(again)).toEqual({ offersAdded: 3, offersBack: 1, offersChanged: 0, offersUnchanged: 0 });
    await digEverything(deps);
    expect(await states()).toEqual(['active 2000', 'active 2000', 'active 2000', 'active 2000']);
    await decide(again, 'TAKE_BACK');
    await digEverything(deps);
    expect(await shownOffers()).toEqual([title]);
    expect(await states()).toEqual(['expired', 'expired', 'missing', 'expired']);
    expect(await undone(again)).toMatchObject({ offers: 3, keptOffers: 1, kept: [{ title }] });
  });

  it('follows anew once the offers are stated again', async () => {
    await crawl();
    const id = await applyReplay();
    await digEverything(deps);
    await decide(id, 'TAKE_BACK');
    await digEverything(deps);
    expect(await shownOffers()).toEqual([]);
    const again = await applyReplay();
    await digEverything(deps);
    expect(await shownOffers()).toHaveLength(4);
    const states = await sql<{ said: string }>`
      select distinct state || ' ' || price_minor || ' ' || (select count(*) from price_point p where p.offer_id = o.id) as said
      from offer o where shop_id = ${shop.id}`.execute(db);
    expect(states.rows).toEqual([{ said: 'active 2000 1' }]);
    expect((await proposals()).filter((said) => said === 'create_product in_review ')).toHaveLength(4);
    expect(await undone(again)).toBeNull();
  });
});
