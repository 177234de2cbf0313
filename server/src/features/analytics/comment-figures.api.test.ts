import { listLink, type Measure, measureDefinitions, measures } from '@quarry/contracts/analytics';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { commentDoors } from '../comments/testing/comment-doors.ts';
import { randomFrom } from '../products/testing/random.ts';
import { figuresWorld, type Row } from './testing/figures-world.ts';

const api = await testApi();
const administrator = await api.asAdministrator();
const world = figuresWorld(api);
const doors = commentDoors(() => administrator);
const random = randomFrom(40);
const mill = await world.sellingShop(administrator);
const yard = await world.sellingShop(administrator);
const manager = await (await world.managerOf(mill.shopId))();
const named = measures.filter((measure) => measureDefinitions[measure].report === 'comments');
const period = { kind: 'LAST_28_DAYS' };
const figures = (client: TestClient, input: object = {}) =>
  world.figures(client, { measures: named, period, ...input });

/** What the list behind a figure comes to. */
async function listed(client: TestClient, measure: Measure, by: 'NONE' | 'SHOP' | 'CHANNEL' | 'PRODUCT', row: Row) {
  const link = listLink(measure, { by, from: '2026-01-01', until: '2026-01-28' }, row);
  const { comments } = await client.query<{ comments: { nodes: { rating: number | null }[] } }>(
    'query ($filter: CommentFilter) { comments(first: 100, filter: $filter) { nodes { rating } } }',
    { filter: link?.filter },
  );
  if (measure !== 'RATING') return comments.nodes.length;
  const ratings = comments.nodes.flatMap(({ rating }) => rating ?? []);
  return ratings.length === 0
    ? null
    : Math.round((ratings.reduce((sum, one) => sum + one, 0) * 1_000_000) / ratings.length);
}

describe('figures of comments', () => {
  beforeAll(async () => {
    for (let at = 0; at < 30; at += 1) {
      const shop = random.chance(0.6) ? mill : yard;
      const isReview = random.chance(0.7);
      const { id } = await doors.submit(shop.channelId, {
        kind: isReview ? 'REVIEW' : 'QUESTION',
        productId: shop.productId,
        authorName: `Ada ${at}`,
        text: `Words of comment ${at}`,
        ...(isReview && { rating: random.between(1, 5) }),
      });
      if (random.chance(0.6)) await doors.decide(id, random.chance(0.7) ? 'APPROVED' : 'SPAM');
      if (random.chance(0.1)) await doors.remove(id);
    }
  });

  it.each(['NONE', 'SHOP', 'CHANNEL', 'PRODUCT'] as const)(
    'by %s equal the list of comments and the file, for every measure and role',
    async (by) => {
      for (const [client, shops] of [
        [administrator, 2],
        [manager, 1],
      ] as const) {
        const { rows, totals } = await figures(client, { by });
        expect(rows).toHaveLength(by === 'NONE' ? 1 : shops);
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
        const numbers = lines.map((line) => line.split(',').slice(-4, -1).map(Number));
        expect(numbers).toEqual(
          rows.map(({ values }) =>
            values.map(({ value }, at) => (named[at] === 'RATING' ? (value ?? 0) / 1_000_000 : value)),
          ),
        );
      }
    },
  );

  it('are narrowed to shops and channels, and to nothing that no comment has', async () => {
    const all = await figures(administrator, { by: 'SHOP' });
    const ofMill = await figures(administrator, { channelId: [mill.channelId] });
    expect(ofMill.totals[0]?.values).toEqual(all.rows.find(({ key }) => key === mill.shopId)?.values);
    const { issues } = await figures(administrator, { by: 'DAY', brandId: [mill.shopId], currency: ['EUR'] });
    expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
      ...named.map((_, at) => `measures.${at} not_counted_so`),
      'currency not_counted_so',
    ]);
  });

  it('say no rating where nothing is shown that has one', async () => {
    const empty = await world.sellingShop(administrator);
    const { totals } = await figures(administrator, { shopId: [empty.shopId] });
    expect(totals[0]?.values.map(({ value }) => value)).toEqual([0, 0, null]);
  });
});
