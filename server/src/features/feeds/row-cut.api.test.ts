import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, type TestClient } from '../../testing/index.ts';
import { feedWorld } from './testing/feed-world.ts';

const api = await testApi();
const { db } = api.deps;
const world = feedWorld(api);

type Cause = { code: string; field: string; severity: string; rootKind: string; count: number };
type Sample = { issues: { code: string; field: string; severity: string }[] };

const truncatedTitle = {
  field: 'title',
  expression: {
    kind: 'call',
    name: 'truncate',
    args: [{ kind: 'source', source: 'product.title' }],
    options: { length: 9, atWord: true },
  },
};

describe('a rule that truncates', () => {
  let client: TestClient;
  let channelId: string;
  let path: string;
  let products: { id: string; variantId: string }[];

  const causes = async () => {
    const { channelIssueCauses } = await client.query<{ channelIssueCauses: Cause[] }>(
      'query ($channelId: ID!) { channelIssueCauses(channelId: $channelId) { code field severity rootKind count } }',
      { channelId },
    );
    return channelIssueCauses;
  };
  const rename = async (name: string) => {
    await sql`update product set name = ${name}`.execute(db);
    await sql`insert into feed_dirty (channel_id, variant_id) select channel_id, variant_id from listing`.execute(db);
    await world.settle();
  };

  beforeAll(async () => {
    client = await api.asAdministrator();
    const shopId = await world.newShop();
    ({ channelId, path } = await world.newFeed(client, shopId));
    products = [];
    for (const sku of ['A1', 'A2']) products.push(await world.newGoods(client, shopId, { sku, price: '19.90' }));
    for (const { variantId } of products) await world.setListing(client, { channelId, variantId }, 0, {});
    await rename('Oak chair');
  });

  it('is warned of in its preview', async () => {
    await rename('Oak chair from Ulm');
    const { previewChannelMapping: preview } = await client.query<{
      previewChannelMapping: { refused: number; samples: Sample[] };
    }>(
      `query ($channelId: ID!, $rules: JSON!) { previewChannelMapping(channelId: $channelId, rules: $rules) {
        refused samples { issues { code field severity } } } }`,
      { channelId, rules: [truncatedTitle] },
    );
    expect(preview.refused).toBe(0);
    expect(preview.samples.map(({ issues }) => issues.filter(({ field }) => field === 'title'))).toEqual(
      products.map(() => [{ code: 'ROW_CUT', field: 'title', severity: 'WARNING' }]),
    );
  });

  it('says by row what it cuts off, as one cause, and the rows are in the feed', async () => {
    await client.query(
      `mutation ($id: ID!, $rules: JSON!) { saveChannelMapping(channelId: $id, version: 0, rules: $rules) { __typename } }`,
      { id: channelId, rules: [truncatedTitle] },
    );
    await world.settle();
    expect(await causes()).toEqual([
      { code: 'ROW_CUT', field: 'title', severity: 'WARNING', rootKind: 'VALUE', count: 2 },
    ]);
    const [issue] = await world.issuesOf(client, channelId);
    expect(issue).toMatchObject({
      detail: {
        text: 'The rule of title cuts off “from Ulm”. Shorten the text, or let the rule take more of it.',
      },
      rootRef: expect.toBeOneOf(products.map(({ id }) => id)),
    });
    expect((await world.fileOf({ path })).match(/<g:title>Oak chair<\/g:title>/g)).toHaveLength(2);
  });

  it('is warned of no longer once the text fits', async () => {
    await rename('Oak seat');
    expect(await causes()).toEqual([]);
  });
});
