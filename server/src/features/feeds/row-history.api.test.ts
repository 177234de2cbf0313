import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { feedWorld } from './testing/feed-world.ts';

const api = await testApi();
const world = feedWorld(api);
const { db, clock } = api.deps;
const hour = 3_600_000;

type Version = {
  id: string;
  state: string;
  from: string;
  until: string | null;
  isFirst: boolean;
  changes: { field: string; before: string[]; after: string[] }[];
  reads: number;
  lastReadAt: string | null;
};
type Row = { state: string; rendered: string; fields: { field: string; values: string[] }[] };

describe('the history of a row', () => {
  let client: TestClient;
  let shopId: string;
  let feed: { id: string; channelId: string; path: string };
  let product: { id: string; variantId: string };
  let listing: { version: number };

  /** People are signed out as the clock goes on. */
  const history = async (asked: object = {}, reader?: TestClient): Promise<Version[] | undefined> => {
    const asking = reader ?? (await api.asAdministrator());
    const { feedRowVersions } = await asking.query<{ feedRowVersions: { nodes: Version[] } | null }>(
      `query ($feedId: ID!, $externalId: String!, $from: DateTime, $until: DateTime, $first: Int, $after: String) {
        feedRowVersions(feedId: $feedId, externalId: $externalId, from: $from, until: $until, first: $first, after: $after) {
          nodes { id state from until isFirst changes { field before after } reads lastReadAt } } }`,
      { feedId: feed.id, externalId: 'A1', ...asked },
    );
    return feedRowVersions?.nodes;
  };
  const rowAt = async (version: string | undefined): Promise<Row | null> => {
    const { feedRow } = await (
      await api.asAdministrator()
    ).query<{ feedRow: Row | null }>(
      `query ($feedId: ID!, $version: ID) { feedRow(feedId: $feedId, externalId: "A1", version: $version) { state rendered
        fields { field values } } }`,
      { feedId: feed.id, version },
    );
    return feedRow;
  };
  const titleOf = (row: Row | null) => row?.fields.find(({ field }) => field === 'title')?.values;
  const rename = async (name: string) => {
    await sql`update product set name = ${name} where id = ${product.id}`.execute(db);
    await sql`insert into feed_dirty (channel_id, variant_id) select channel_id, variant_id from listing`.execute(db);
    await world.settle();
  };

  beforeAll(async () => {
    client = await api.asAdministrator();
    shopId = await world.newShop();
    feed = await world.newFeed(client, shopId);
    product = await world.newGoods(client, shopId, { sku: 'A1', price: '19.90' });
    const set = await world.setListing(client, { channelId: feed.channelId, variantId: product.variantId }, 0, {});
    listing = set.listing!;
    await world.settle();
  });

  it('says what each version changed, until when it stood, and how often it was read', async () => {
    const began = clock.now().toISOString();
    clock.advance(hour);
    await world.fileOf(feed);
    // It is noted once the file is sent.
    await expect.poll(async () => (await sql`select from feed_read`.execute(db)).rows.length).toBe(1);
    const readAt = clock.now().toISOString();
    clock.advance(hour);
    const renamed = clock.now().toISOString();
    await rename('Oak stool');
    const [now, first, ...others] = (await history()) ?? [];
    expect(others).toEqual([]);
    expect(now).toEqual({
      id: 'now',
      state: 'SERVED',
      from: renamed,
      until: null,
      isFirst: false,
      changes: [{ field: 'title', before: ['Oak chair'], after: ['Oak stool'] }],
      reads: 0,
      lastReadAt: null,
    });
    expect(first).toMatchObject({
      from: began,
      until: renamed,
      isFirst: true,
      changes: [],
      reads: 1,
      lastReadAt: readAt,
    });
  });

  it('shows the whole row as it was, and nothing for a version that is none of it', async () => {
    const [now, first] = (await history()) ?? [];
    expect(titleOf(await rowAt(first?.id))).toEqual(['Oak chair']);
    expect((await rowAt(first?.id))?.rendered).toContain('<g:title>Oak chair</g:title>');
    expect(titleOf(await rowAt(now?.id))).toEqual(['Oak stool']);
    expect(titleOf(await rowAt(undefined))).toEqual(['Oak stool']);
    expect(await rowAt(feed.id)).toBeNull();
    expect(await rowAt('x')).toBeNull();
  });

  it('is asked for by a span of time, with what stood at some moment of it', async () => {
    clock.advance(24 * hour);
    const day = clock.now();
    clock.advance(hour);
    await rename('Oak bench');
    clock.advance(24 * hour);
    await rename('Oak desk');
    const until = new Date(day.getTime() + 2 * hour);
    const titles = await Promise.all(
      ((await history({ from: day, until })) ?? []).map(async ({ id }) => titleOf(await rowAt(id))),
    );
    expect(titles).toEqual([['Oak bench'], ['Oak stool']]);
    expect(await history({ until: new Date(0) })).toEqual([]);
    const [, second] = (await history({ first: 2 })) ?? [];
    expect(second?.changes).toEqual([{ field: 'title', before: ['Oak stool'], after: ['Oak bench'] }]);
  });

  it('tells a row that begins later from one in the feed, also once that is past', async () => {
    clock.advance(hour);
    const asAdministrator = await api.asAdministrator();
    const place = { channelId: feed.channelId, variantId: product.variantId };
    const off = await world.setListing(asAdministrator, place, listing.version, { published: false });
    await world.settle();
    clock.advance(60_000);
    const publishAt = new Date(clock.now().getTime() + 48 * hour);
    await world.setListing(asAdministrator, place, off.listing!.version, { published: true, publishAt });
    await world.settle();
    clock.advance(hour);
    await rename('Oak table');
    const states = ((await history()) ?? []).map(({ state, changes }) => [state, changes.map(({ after }) => after)]);
    expect(states.slice(0, 4)).toEqual([
      ['LATER', [['Oak table']]],
      ['LATER', []],
      ['REMOVED', []],
      ['SERVED', [['Oak desk']]],
    ]);
  });

  it('is for people who see the feed and the product', async () => {
    const stranger = await (await world.managerOf(await world.newShop()))();
    expect(await history({}, stranger)).toBeUndefined();
    const manager = await (await world.managerOf(shopId))();
    expect((await history({}, manager))?.length).toBeGreaterThan(5);
    expect(await history({ externalId: 'A2' }, manager)).toEqual([]);
  });
});
