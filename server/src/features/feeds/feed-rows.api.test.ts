import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { countStatements, testApi, type TestClient } from '../../testing/index.ts';
import { feedWorld } from './testing/feed-world.ts';

const api = await testApi();
const world = feedWorld(api);

type Source = {
  source: string;
  ref: string | null;
  value: { text: string; attribute: { code: string } } | null;
  offer: { id: string; title: string } | null;
};
type Row = {
  externalId: string;
  fields: { field: string; values: string[]; rule: number | null; sources: Source[] }[];
};

const shownRow = `externalId fields { field values rule sources { source ref value { text attribute { code } }
  offer { id title snapshot { storedPageUrl fields { name raw method path } } } } }`;
const skus = ['A1', 'A2', 'A3', 'B1'];

describe('rows of a feed', () => {
  let client: TestClient;
  let shopId: string;
  let feedId: string;

  async function rowsOf(asked: object = {}, reader = client): Promise<Row[] | undefined> {
    const { feedRows } = await reader.query<{ feedRows: { nodes: Row[] } | null }>(
      `query ($feedId: ID!, $first: Int, $state: [FeedRowState!], $search: String) {
        feedRows(feedId: $feedId, first: $first, state: $state, search: $search) { nodes { ${shownRow} } } }`,
      { feedId, ...asked },
    );
    return feedRows?.nodes;
  }

  async function rowOf(externalId: string, reader = client): Promise<Row | null> {
    const { feedRow } = await reader.query<{ feedRow: Row | null }>(
      `query ($feedId: ID!, $externalId: String!) { feedRow(feedId: $feedId, externalId: $externalId) { ${shownRow} } }`,
      { feedId, externalId },
    );
    return feedRow;
  }
  const fieldOf = (row: Row | null, name: string) => row?.fields.find(({ field }) => field === name);

  async function productOf(externalId: string): Promise<string> {
    const { rows } = await sql<{
      id: string;
    }>`select v.product_id as id from listing l join variant v on v.id = l.variant_id
      where l.external_id = ${externalId}`.execute(api.deps.db);
    return rows[0]?.id ?? '';
  }

  async function evaluate(externalId: string): Promise<void> {
    await sql`insert into feed_dirty (channel_id, variant_id) select channel_id, variant_id from listing
      where external_id = ${externalId}`.execute(api.deps.db);
    await world.settle();
  }

  async function setValue(productId: string, value: object): Promise<void> {
    const { product } = await client.query<{ product: { version: number } }>(
      'query ($id: ID!) { product(id: $id) { version } }',
      { id: productId },
    );
    await client.query('mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename } }', {
      input: { productId, version: product.version, ...value },
    });
  }

  /** Makes attributes of these types with options, and chooses the second, or all from it on. */
  async function optionsOf(types: Record<string, string>): Promise<[code: string, value: unknown][]> {
    const words = { bath: 'Bad', hall: 'Flur', attic: 'Dachboden' };
    const options = Object.entries(words).map(([code, text]) => ({
      code,
      labels: [
        { locale: 'en', text: code },
        { locale: 'de', text },
      ],
    }));
    const chosen: [string, unknown][] = [];
    for (const [code, type] of Object.entries(types)) {
      const { createAttribute } = await client.query<{
        createAttribute: { attribute: { options: { id: string }[] } };
      }>(
        `mutation ($input: AttributeInput!) { createAttribute(input: $input) {
          ... on AttributeCreated { attribute { options { id } } } } }`,
        { input: { code, names: [{ locale: 'en', text: code }], type, options } },
      );
      const ids = createAttribute.attribute.options.map(({ id }) => id);
      chosen.push([code, type === 'options' ? ids.slice(1) : ids[1]]);
    }
    return chosen;
  }

  async function showPicture(productId: string, name: string, offerId: string, position: number): Promise<void> {
    const mediaId = newId();
    await sql`insert into media (id, source_url, state) values (${mediaId}, ${`https://${name}.example/p.jpg`}, 'stored')`.execute(
      api.deps.db,
    );
    await sql`insert into product_media (product_id, media_id, position, source_kind, offer_id)
      values (${productId}, ${mediaId}, ${position}, 'offer', ${offerId})`.execute(api.deps.db);
  }

  async function program(subjects: readonly string[]): Promise<TestClient> {
    const { createApiKey } = await client.query<{ createApiKey: { secret: string } }>(
      `mutation ($rules: [AbilityRuleInput!]!) { createApiKey(input: { name: "Reader", expiresInDays: 1, rules: $rules }) {
        ... on ApiKeyCreated { secret } } }`,
      { rules: subjects.map((subject) => ({ action: 'read', subject })) },
    );
    return api.withKey(createApiKey.secret);
  }

  beforeAll(async () => {
    client = await api.asAdministrator();
    shopId = await world.newShop();
    const { id, channelId } = await world.newFeed(client, shopId);
    feedId = id;
    const chosen = await optionsOf({ finish: 'option', rooms: 'options' });
    await client.query(
      `mutation ($id: ID!, $rules: JSON!) { saveChannelMapping(channelId: $id, version: 0, rules: $rules) { __typename } }`,
      {
        id: channelId,
        rules: [
          { field: 'color', expression: { kind: 'source', source: 'value', code: 'color' } },
          { field: 'custom_label_0', expression: { kind: 'const', type: 'text', value: 'house' } },
          { field: 'custom_label_1', expression: { kind: 'source', source: 'value', code: 'finish' } },
          {
            field: 'custom_label_2',
            expression: {
              kind: 'call',
              name: 'join',
              options: { separator: ' + ' },
              args: [{ kind: 'source', source: 'value', code: 'rooms' }],
            },
          },
        ],
      },
    );
    for (const sku of skus) {
      const product = await world.newGoods(client, shopId, { sku, price: '19.90' });
      await setValue(product.id, { attributeCode: 'color', locale: 'de', value: 'oak' });
      for (const [attributeCode, value] of chosen) await setValue(product.id, { attributeCode, value });
      await world.setListing(client, { channelId, variantId: product.variantId }, 0, {});
    }
    await world.settle();
  });

  it('lead from each field to the value or the offer that it was made of', async () => {
    const row = await rowOf('A1');
    expect(fieldOf(row, 'color')).toMatchObject({
      values: ['oak'],
      rule: 0,
      sources: [{ source: 'value(color)', value: { text: 'oak', attribute: { code: 'color' } }, offer: null }],
    });
    expect(fieldOf(row, 'price')?.sources).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ source: 'listing.price', value: null, offer: expect.objectContaining({}) }),
      ]),
    );
    expect(fieldOf(row, 'custom_label_0')).toMatchObject({ values: ['house'], rule: 1, sources: [] });
  });

  it('send options by their labels in the language of the channel', async () => {
    const row = await rowOf('A1');
    expect(fieldOf(row, 'custom_label_1')?.values).toEqual(['Flur']);
    expect(fieldOf(row, 'custom_label_2')?.values).toEqual(['Flur + Dachboden']);
  });

  it('send pictures that people gave before those of the shop, and none of another shop', async () => {
    const productId = await productOf('A2');
    const rivalShop = await world.newShop();
    await world.newOffer(client, rivalShop, productId, { sku: 'R2', price: '18.90' });
    const { rows } = await sql<{ id: string; shopId: string }>`
      select id, shop_id as "shopId" from offer where product_id = ${productId}`.execute(api.deps.db);
    const offerOf = (shop: string) => rows.find((row) => row.shopId === shop)?.id ?? '';
    const ownOffer = offerOf(shopId);
    await showPicture(productId, 'rival', offerOf(rivalShop), -3);
    await showPicture(productId, 'own', ownOffer, -2);
    await evaluate('A2');
    const both = await rowOf('A2');
    expect(fieldOf(both, 'image_link')?.values).toEqual(['https://shop.example/A2.jpg']);
    expect(fieldOf(both, 'additional_image_link')?.values).toEqual(['https://own.example/p.jpg']);
    await sql`delete from product_media where product_id = ${productId} and source_kind = 'manual'`.execute(
      api.deps.db,
    );
    await evaluate('A2');
    const own = fieldOf(await rowOf('A2'), 'image_link');
    expect(own?.values).toEqual(['https://own.example/p.jpg']);
    expect(own?.sources).toMatchObject([{ source: 'media', offer: { id: ownOffer } }]);
  });

  it('are found by the beginning of their id and by their state', async () => {
    expect((await rowsOf({ search: 'A' }))?.map(({ externalId }) => externalId)).toEqual(['A1', 'A2', 'A3']);
    expect((await rowsOf({ state: ['SERVED'] }))?.map(({ externalId }) => externalId)).toEqual(skus);
    expect(await rowsOf({ state: ['REMOVED'] })).toEqual([]);
    expect(await rowOf('A')).toBeNull();
  });

  it('ask as many statements for many as for few', async () => {
    const everything = /select|with /i;
    const few = await countStatements(everything, () => rowsOf({ first: 1 }));
    expect(await countStatements(everything, () => rowsOf({ first: 50 }))).toBe(few);
  });

  it('show no offer to anyone who may not read offers, and nothing of a product that is hidden', async () => {
    const withoutOffers = await rowOf('A1', await program(['Channel', 'Product']));
    expect(fieldOf(withoutOffers, 'color')?.sources).toMatchObject([{ value: { text: 'oak' } }]);
    expect(fieldOf(withoutOffers, 'price')?.values).toEqual(['19.90 EUR']);
    expect(withoutOffers?.fields.flatMap(({ sources }) => sources.filter(({ offer }) => offer !== null))).toEqual([]);
    const withoutProducts = await program(['Channel', 'Offer']);
    expect(await rowsOf({}, withoutProducts)).toEqual([]);
    expect(await rowOf('A1', withoutProducts)).toBeNull();
  });

  it('that begin later are no rows of the file yet, in no count, list or sample', async () => {
    const begins = new Date(api.deps.clock.now().getTime() + 3_600_000);
    await sql`update feed_row set served_from = ${begins} where feed_id = ${feedId} and external_id = 'A1'`.execute(
      api.deps.db,
    );
    const standing = async () => {
      const { channelFeed, feedSample } = await client.query<{
        channelFeed: { counts: object };
        feedSample: { rows: { externalId: string }[] };
      }>(
        `query ($id: ID!) { channelFeed(id: $id) { counts { served held later removed } }
          feedSample(feedId: $id) { rows { externalId } } }`,
        { id: feedId },
      );
      return { counts: channelFeed.counts, sample: feedSample.rows.map(({ externalId }) => externalId) };
    };
    expect(await standing()).toEqual({
      counts: { served: 3, held: 0, later: 1, removed: 0 },
      sample: ['A2', 'A3', 'B1'],
    });
    expect((await rowsOf({ state: ['LATER'] }))?.map(({ externalId }) => externalId)).toEqual(['A1']);
    expect((await rowsOf({ state: ['SERVED'] }))?.map(({ externalId }) => externalId)).toEqual(['A2', 'A3', 'B1']);
    api.deps.clock.advance(3_600_000);
    client = await api.asAdministrator();
    expect(await standing()).toEqual({ counts: { served: 4, held: 0, later: 0, removed: 0 }, sample: skus });
  });

  it('are hidden with their feed from people of another shop', async () => {
    const other = await (await world.managerOf(await world.newShop()))();
    expect(await rowOf('A1', other)).toBeNull();
    expect(fieldOf(await rowOf('A1', await (await world.managerOf(shopId))()), 'id')?.values).toEqual(['A1']);
  });
});
