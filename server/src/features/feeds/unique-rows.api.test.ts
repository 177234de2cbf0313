import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi, type TestClient } from '../../testing/index.ts';
import { feedWorld } from './testing/feed-world.ts';

const api = await testApi();
const { db } = api.deps;
const world = feedWorld(api);

const idFrom = (expression: object) => [{ field: 'id', expression }];
const sku = { kind: 'source', source: 'identifier', code: 'mpn' };
const skus = ['A1', 'A2', 'A3'];

describe('values that are unique in a feed', () => {
  let client: TestClient;
  let channelId: string;
  let path: string;
  const variants = new Map<string, string>();

  async function saveRules(version: number, rules: object[]): Promise<void> {
    const { saveChannelMapping } = await client.query<{ saveChannelMapping: { __typename: string } }>(
      `mutation ($channelId: ID!, $version: Int!, $rules: JSON!) {
        saveChannelMapping(channelId: $channelId, version: $version, rules: $rules) { __typename ... on MappingRefused { faults { reason } } } }`,
      { channelId, version, rules },
    );
    expect(saveChannelMapping).toEqual({ __typename: 'ChannelMappingSaved' });
    await world.settle();
  }

  async function identify(of: string, kind: 'mpn' | 'gtin', value: string): Promise<void> {
    const variantId = variants.get(of);
    await sql`delete from variant_identifier where variant_id = ${variantId} and kind = ${kind}`.execute(db);
    await sql`insert into variant_identifier (id, variant_id, kind, value, display, source_kind)
      values (${newId()}, ${variantId}, ${kind}, ${value.padStart(14, '0')}, ${value}, 'manual')`.execute(db);
    await sql`insert into feed_dirty (channel_id, variant_id) values (${channelId}, ${variantId})`.execute(db);
    await world.settle();
  }

  const idsOfFile = async () =>
    [...(await world.fileOf({ path })).matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id]) => id);
  const issues = async () =>
    (await world.issuesOf(client, channelId))
      .map(({ code, field, severity, externalId, detail }) => [code, field, severity, externalId, detail.text])
      .toSorted((one, other) => one.join().localeCompare(other.join()));

  beforeAll(async () => {
    client = await api.asAdministrator();
    const shopId = await world.newShop();
    ({ channelId, path } = await world.newFeed(client, shopId));
    for (const sku of skus) {
      const { variantId } = await world.newGoods(client, shopId, { sku, price: '19.90' });
      variants.set(sku, variantId);
      await world.setListing(client, { channelId, variantId }, 0, {});
    }
    await world.settle();
  });

  it('keep out all rows but the first that give an id', async () => {
    expect(await idsOfFile()).toEqual(skus);
    await saveRules(0, idFrom({ kind: 'const', type: 'text', value: 'same' }));
    expect(await idsOfFile()).toEqual(['same']);
    const taken = (id: string) => [
      'ROW_TAKEN',
      'id',
      'ERROR',
      id,
      'id same stands in the row A1 already. Give each row one of its own.',
    ];
    expect(await issues()).toEqual([taken('A2'), taken('A3')]);
  });

  it('let the next row in once the first says something else', async () => {
    await saveRules(1, idFrom(sku));
    expect(await idsOfFile()).toEqual(skus);
    await identify('A1', 'mpn', 'A3');
    expect(await idsOfFile()).toEqual(['A3', 'A2']);
    expect(await issues()).toMatchObject([['ROW_TAKEN', 'id', 'ERROR', 'A3', expect.anything()]]);
    await identify('A1', 'mpn', 'B1');
    expect(await idsOfFile()).toEqual(['B1', 'A2', 'A3']);
    expect(await issues()).toEqual([]);
  });

  it('only warn of a GTIN, and hold it for the same with zeros before it', async () => {
    await identify('A2', 'gtin', '0036000291452');
    await identify('A3', 'gtin', '036000291452');
    expect(await issues()).toMatchObject([
      ['ROW_TAKEN', 'gtin', 'WARNING', 'A3', expect.stringContaining('the row A2')],
    ]);
    expect(await idsOfFile()).toHaveLength(3);
  });

  it('count no row that somebody takes off the channel', async () => {
    await world.setListing(client, { channelId, variantId: variants.get('A2')! }, 1, { published: false });
    await world.settle();
    expect(await issues()).toEqual([]);
  });
});
