import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/index.ts';
import { followToEnd } from '../../platform/events/index.ts';
import { refuseRows, type TestClient, testApi } from '../../testing/index.ts';
import { syncIssues } from './channel-issue.store.ts';
import { markDueListings } from './listing-check.store.ts';
import { settleListings } from './listings-worker.ts';
import { markListings } from './mark-listings.consumer.ts';
import { channelWorld } from './testing/channel-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const world = channelWorld(api);
const hourMs = 3_600_000;

let administrator: TestClient;
let shopId: string;
let channelId: string;
beforeAll(async () => {
  administrator = await api.asAdministrator();
  shopId = await world.newShop();
  channelId = await world.openChannel(administrator, shopId);
});
beforeEach(async () => {
  clock.advance(60_000);
  administrator = await api.asAdministrator();
});

/** What the worker does: follows what was told, and looks at what is marked or due. */
async function work(): Promise<void> {
  await followToEnd(api.engines, markListings);
  await markDueListings(api.engines.db, clock.now(), 100);
  while ((await settleListings(api.engines)) > 0);
}

type Need = { code: string; count: number; isExact: boolean; places: { isExact: boolean }[] };

/** How many listings the dashboard calls refused, which are as many as the list shows. */
async function refused(client: TestClient = administrator): Promise<number> {
  const { dashboard, listings } = await client.query<{
    dashboard: { needs: Need[] };
    listings: { total: { count: number } };
  }>(
    `query ($channelId: [ID!]) { dashboard { needs { code count isExact places { isExact } } }
      listings(first: 1, filter: { channelId: $channelId, state: [REFUSED] }) { total { count } } }`,
    { channelId: [channelId] },
  );
  const need = dashboard.needs.find(({ code }) => code === 'listings_refused');
  expect(need?.count ?? 0).toBe(listings.total.count);
  expect(need?.isExact ?? true).toBe(true);
  return listings.total.count;
}

async function listed(input: object = { price: '19.90' }) {
  const product = await world.newProduct();
  const place = { channelId, variantId: product.variantId };
  const { listing } = await world.setListing(administrator, place, 0, input);
  return { product, place, id: listing!.id, version: listing!.version };
}

async function changeProduct(id: string, mutation: string, input: string): Promise<void> {
  const { product } = await administrator.query<{ product: { version: number } }>(
    'query ($id: ID!) { product(id: $id) { version } }',
    { id },
  );
  const { answer } = await administrator.query<{ answer: { __typename: string } }>(
    `mutation ($id: ID!, $version: Int!) { answer: ${mutation}(id: $id, version: $version, ${input}) { __typename } }`,
    { id, version: product.version },
  );
  expect(answer.__typename).toBe('ProductUpdated');
}

const marks = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from listing_dirty`.execute(db)).rows[0]?.count;

describe('refused listings of the dashboard', () => {
  it('are counted before and after a worker has looked at them, as the list counts them', async () => {
    const { place, version } = await listed({});
    await followToEnd(api.engines, markListings);
    expect(await marks()).toBeGreaterThan(0);
    expect(await refused()).toBe(1);
    await work();
    expect(await marks()).toBe(0);
    expect(await refused()).toBe(1);
    await world.setListing(administrator, place, version, { price: '19.90' });
    expect(await refused()).toBe(0);
    await work();
    expect(await refused()).toBe(0);
  });

  it('follow the product that is sold', async () => {
    const { product } = await listed();
    await work();
    expect(await refused()).toBe(0);
    await changeProduct(product.id, 'archiveProduct', 'input: { reason: NOT_SOLD }');
    await work();
    expect(await refused()).toBe(0);
    await changeProduct(product.id, 'changeProductStatus', 'status: DRAFT');
    await work();
    expect(await refused()).toBe(1);
    await sql`delete from listing where variant_id = ${product.variantId}`.execute(db);
    expect(await refused()).toBe(0);
  });

  it('follow what a check of rows found, until it finds it no more', async () => {
    const { id } = await listed();
    await work();
    const issue = {
      listingId: id,
      code: 'missing_gtin',
      severity: 'error',
      attribute: 'gtin',
      detail: '{}',
      documentation: null,
      rootKind: 'value',
      rootRef: null,
      made: null,
      fingerprint: '00',
    } as const;
    const found = (issues: (typeof issue)[]) =>
      withTransaction(api.engines.db, (tx) => syncIssues(tx, { shopId, channelId }, [id], issues, clock.now()));
    await found([issue]);
    expect(await refused()).toBe(1);
    await work();
    expect(await refused()).toBe(1);
    await found([]);
    await work();
    expect(await refused()).toBe(0);
  });

  it('follow the clock', async () => {
    const { place, version } = await listed({ publishAt: world.later(hourMs) });
    await work();
    expect(await refused()).toBe(0);
    clock.advance(2 * hourMs);
    administrator = await api.asAdministrator();
    await work();
    expect(await refused()).toBe(1);
    await world.setListing(administrator, place, version, { published: false });
    await work();
    expect(await refused()).toBe(0);
  });

  it('are noted although the state of another one cannot be', async () => {
    const broken = await listed({});
    const whole = await listed({});
    const failures = await refuseRows(db, 'listing_check', `new.listing_id = '${broken.id}'`);
    await work();
    expect(await marks()).toBe(0);
    const noted = await sql<{ id: string }>`select listing_id as id from listing_check
      where is_refused and listing_id in (${broken.id}, ${whole.id})`.execute(db);
    expect(noted.rows).toEqual([{ id: whole.id }]);
    expect(failures()).toMatchObject([{ event: 'listing.state-not-noted', listingId: broken.id, reason: 'refused' }]);
    await sql`delete from listing where id in (${broken.id}, ${whole.id})`.execute(db);
  });

  it('are none to somebody of another shop', async () => {
    await listed({});
    await work();
    expect(await refused()).toBe(1);
    const stranger = await (await world.managerOf(await world.newShop()))();
    expect(await refused(stranger)).toBe(0);
  });
});
