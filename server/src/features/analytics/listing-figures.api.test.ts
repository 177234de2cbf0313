import { listLink, type Measure, measureDefinitions, measures } from '@quarry/contracts/analytics';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { randomFrom } from '../products/testing/random.ts';
import { recordStates } from './index.ts';
import { figuresWorld, type Row } from './testing/figures-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const world = figuresWorld(api);
const random = randomFrom(11);
const named = measures.filter((measure) => measureDefinitions[measure].report === 'channels');
const period = { kind: 'LAST_28_DAYS' };
const shops = [await world.newShop(), await world.newShop()] as const;
const channels: string[] = [];
const manager = await (await world.managerOf(shops[0]))();

const figures = (client: TestClient, input: object = {}) =>
  world.figures(client, { measures: named, period, ...input });
const valuesOf = ({ values }: Row) => values.map(({ value }) => value);

/** What the list behind a figure has. */
async function listed(client: TestClient, measure: Measure, by: 'NONE' | 'SHOP' | 'CHANNEL', row: Row) {
  const link = listLink(measure, { by, from: '2026-01-01', until: '2026-01-28' }, row);
  const { listings } = await client.query<{ listings: { nodes: unknown[] } }>(
    'query ($filter: ListingFilter) { listings(first: 200, filter: $filter) { nodes { id } } }',
    { filter: link?.filter },
  );
  return listings.nodes.length;
}

/** As the page of each channel that the reader sees counts them, in the order of the measures. */
async function countedOnPages(client: TestClient): Promise<[string, number[]][]> {
  const found = await Promise.all(
    channels.map(async (id): Promise<[string, number[]][]> => {
      const counts = (await world.channelOf(client, id))?.counts;
      return counts ? [[id, [counts.listed, counts.refused, counts.scheduled, counts.off]]] : [];
    }),
  );
  return found.flat();
}

describe('figures of channels', () => {
  beforeAll(async () => {
    await sql`update shop set created_at = '2026-01-01T00:00:00Z'`.execute(db);
    for (const [shopId, name] of [
      [shops[0], newId()],
      [shops[0], 'Web'],
      [shops[1], 'Web'],
    ] as const)
      channels.push(await world.openChannel(administrator, shopId, { name }));
    for (let at = 0; at < 12; at += 1) {
      const product = await world.newProduct(`Chair ${at}`, random.chance(0.8) ? 'ACTIVE' : 'DRAFT');
      const [isPriced, price] = [random.chance(0.8), '19.90'];
      for (const shopId of isPriced ? shops : [])
        await world.newOffer(administrator, shopId, product.id, { sku: `S${at}`, price });
      for (const channelId of channels) {
        if (random.chance(0.1)) continue;
        const place = { channelId, variantId: product.variantId };
        const published = random.chance(0.8);
        const publishAt = published && random.chance(0.3) ? world.later(3_600_000) : null;
        await world.setListing(administrator, place, 0, { published, publishAt });
      }
    }
    await sql`update product set deleted_at = ${clock.now()} where name = 'Chair 3'`.execute(db);
  });

  it('name the shop of channels that share their name, as far as the reader sees both', async () => {
    const labels = async (client: TestClient) =>
      new Map((await figures(client, { by: 'CHANNEL' })).rows.map(({ key, label }) => [key, label]));
    const all = await labels(administrator);
    const { rows } = await sql<{ id: string; name: string }>`select id, name from shop`.execute(db);
    const shopNames = new Map(rows.map(({ id, name }) => [id, name]));
    expect([1, 2].map((at) => all.get(channels[at] ?? ''))).toEqual(shops.map((id) => `Web (${shopNames.get(id)})`));
    expect((await labels(manager)).get(channels[1] ?? '')).toBe('Web');
  });

  it.each(['NONE', 'SHOP', 'CHANNEL'] as const)(
    'by %s equal the list of listings and the file, for every measure and role',
    async (by) => {
      for (const [client, rowCount] of [
        [administrator, { NONE: 1, SHOP: 2, CHANNEL: 3 }[by]],
        [manager, { NONE: 1, SHOP: 1, CHANNEL: 2 }[by]],
      ] as const) {
        const { rows, totals } = await figures(client, { by });
        expect(rows).toHaveLength(rowCount);
        expect(valuesOf(totals[0]!).every((value) => value !== null && value > 0)).toBe(true);
        for (const row of [...rows, ...totals]) {
          for (const [at, measure] of named.entries())
            expect([measure, row.values[at]?.value]).toEqual([
              measure,
              await listed(client, measure, row.key === '' ? 'NONE' : by, row),
            ]);
        }
        const file = await api.app.inject({
          method: 'POST',
          url: '/exports/figures',
          headers: { authorization: `Bearer ${client.accessToken}` },
          payload: { input: { measures: named, period, by } },
        });
        const lines = file.body.trimEnd().split('\r\n').slice(1);
        expect(lines.map((line) => line.split(',').slice(-5, -1).map(Number))).toEqual(rows.map(valuesOf));
      }
    },
  );

  it('by channel equal what its page counts', async () => {
    for (const client of [administrator, manager]) {
      const { rows } = await figures(client, { by: 'CHANNEL' });
      const byChannel = rows.map((row) => [row.key, valuesOf(row)] as const);
      expect(new Map(byChannel)).toEqual(new Map(await countedOnPages(client)));
    }
  });

  it('are narrowed to shops and channels, and to nothing that no listing has', async () => {
    const { rows } = await figures(administrator, { by: 'CHANNEL' });
    const one = await figures(administrator, { channelId: [channels[2]], shopId: [shops[1]] });
    expect(one.totals.map(valuesOf)).toEqual(rows.filter(({ key }) => key === channels[2]).map(valuesOf));
    const none = await figures(administrator, { channelId: [channels[2]], shopId: [shops[0]] });
    expect(none.totals.map(valuesOf)).toEqual([[0, 0, 0, 0]]);
    const { issues } = await figures(administrator, { by: 'DAY', channelId: [channels[0]], currency: ['EUR'] });
    expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'channelId not_counted_so',
      'currency not_counted_so',
    ]);
  });

  it('have a course by shop, for who reads channels, as they stood when the day ended', async () => {
    // Two days: what was scheduled for an hour later had not begun at the next midnight where the test runs shortly before it.
    clock.advance(2 * 86_400_000);
    await recordStates(api.deps, { isAgain: true });
    const reader = await api.newUser({ roleKeys: ['shop_manager'] });
    for (const shopId of [shops[0], shops[1]]) {
      const asked = { shopId: [shopId] };
      const [days, months, now] = [
        await figures(await api.asAdministrator(), { ...asked, by: 'DAY' }),
        await figures(await api.asAdministrator(), { ...asked, by: 'MONTH' }),
        await figures(await api.asAdministrator(), { ...asked, by: 'NONE' }),
      ];
      // What was scheduled is listed at that midnight, and nothing since then is.
      expect(valuesOf(days.rows.at(-1)!)).toEqual(now.totals.map(valuesOf)[0]);
      expect(months.rows.map(valuesOf).at(-1)).toEqual(now.totals.map(valuesOf)[0]);
      expect(days.recordedFrom).not.toBeNull();
      expect(listLink('LISTINGS_LISTED', { by: 'DAY', from: days.from, until: days.until }, days.rows.at(-1)!)).toBe(
        null,
      );
    }
    const { recordedFrom, rows } = await figures(await api.as(reader), { by: 'DAY' });
    expect([recordedFrom, new Set(rows.flatMap((row) => valuesOf(row)))]).toEqual([null, new Set([null])]);
  });

  it('follow what is decided about a channel, and are read by who reads channels alone', async () => {
    const client = await api.asAdministrator();
    const before = await world.channelOf(client, channels[1] ?? '');
    const paused = await world.setStatus(client, before!, 'PAUSED');
    const archived = await world.setStatus(client, paused.channel!, 'ARCHIVED', true);
    expect(archived.__typename).toBe('ChannelUpdated');
    const { rows } = await figures(client, { by: 'CHANNEL', channelId: [channels[1]] });
    const all = Object.values(before?.counts ?? {}).reduce((sum, count) => sum + count, 0);
    expect(rows.map(valuesOf)).toEqual([[0, 0, 0, all]]);

    const key = `reader_${newId()}`;
    const subjects = ['Dashboard', 'Analytics', 'Product', 'Shop', 'Channel'];
    const rules = JSON.stringify(subjects.map((subject) => ({ action: 'read', subject })));
    await db.insertInto('role').values({ id: newId<'role'>(), key, name: key, rules }).execute();
    const reader = await api.as(await api.newUser({ roleKeys: [key] }));
    expect((await figures(reader, { by: 'DAY' })).recordedFrom).not.toBeNull();
  });
});
