import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, type TestClient } from '../../testing/index.ts';
import { feedWorld } from './testing/feed-world.ts';

const api = await testApi();
const world = feedWorld(api);

type Source = { source: string; ref: string | null; isThere: boolean; value: unknown; offer: unknown };
type Issue = { code: string; field: string; made: { field: string; rule: number | null; sources: Source[] } | null };

const join = (...names: [string, string?][]) => ({
  kind: 'call',
  name: 'join',
  options: { separator: ' ' },
  args: names.map(([source, code]) => ({ kind: 'source', source, ...(code && { code }) })),
});

describe('an issue about a text of several parts', () => {
  let client: TestClient;
  let channelId: string;
  let productId: string;

  const issueOf = async (wanted: string) => {
    const { channelIssues } = await client.query<{ channelIssues: { nodes: Issue[] } }>(
      `query ($channelId: ID!) { channelIssues(channelId: $channelId) { nodes { code field made { field rule sources {
        source ref isThere value { text attribute { code } } offer { id } } } } } }`,
      { channelId },
    );
    return channelIssues.nodes.find(({ field }) => field === wanted);
  };
  const rename = (name: string) => sql`update product set name = ${name} where id = ${productId}`.execute(api.deps.db);
  const evaluate = async () => {
    await sql`insert into feed_dirty (channel_id, variant_id) select channel_id, variant_id from listing`.execute(
      api.deps.db,
    );
    await world.settle();
  };

  beforeAll(async () => {
    client = await api.asAdministrator();
    const shopId = await world.newShop();
    ({ channelId } = await world.newFeed(client, shopId));
    await client.query(
      `mutation ($id: ID!, $rules: JSON!) { saveChannelMapping(channelId: $id, version: 0, rules: $rules) { __typename } }`,
      {
        id: channelId,
        rules: [
          { field: 'title', expression: join(['product.title'], ['value', 'color'], ['offer.sku']) },
          { field: 'description', expression: join(['value', 'color'], ['variant.title']) },
        ],
      },
    );
    const product = await world.newGoods(client, shopId, { sku: 'A1', price: '19.90' });
    productId = product.id;
    await world.setListing(client, { channelId, variantId: product.variantId }, 0, {});
    await rename('Oak chair '.repeat(16).trim());
    await world.settle();
  });

  it('names each part, with the record that says it, though the row is refused', async () => {
    const { product } = await client.query<{ product: { version: number } }>(
      'query ($id: ID!) { product(id: $id) { version } }',
      { id: productId },
    );
    await client.query('mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename } }', {
      input: { productId, version: product.version, attributeCode: 'color', locale: 'de', value: 'oak' },
    });
    await evaluate();
    expect(await issueOf('title')).toMatchObject({
      code: 'ROW_TOO_LONG',
      made: {
        field: 'title',
        rule: 0,
        sources: [
          { source: 'product.title', ref: productId, isThere: true },
          { source: 'value(color)', isThere: true, value: { text: 'oak', attribute: { code: 'color' } }, offer: null },
          { source: 'offer.sku', isThere: true, value: null, offer: { id: expect.any(String) } },
        ],
      },
    });
    const { rows } = await sql`select from feed_row`.execute(api.deps.db);
    expect(rows).toEqual([]);
  });

  it('names the parts as they are by its newest evaluation, and goes with its cause', async () => {
    await sql`delete from product_value where product_id = ${productId}`.execute(api.deps.db);
    await sql`update variant set name = '' where product_id = ${productId}`.execute(api.deps.db);
    await evaluate();
    expect((await issueOf('title'))?.made?.sources[1]).toMatchObject({ isThere: false, ref: null, value: null });
    expect(await issueOf('description')).toMatchObject({
      code: 'ROW_REQUIRED',
      made: {
        sources: [
          { source: 'value(color)', isThere: false },
          { source: 'variant.title', isThere: false },
        ],
      },
    });
    await rename('Oak chair');
    await evaluate();
    expect(await issueOf('title')).toBeUndefined();
  });
});
