import { beforeAll, describe, expect, it } from 'vitest';
import { channelWorld } from '../../features/channels/testing/channel-world.ts';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const world = channelWorld(api);
let administrator: TestClient;
let stranger: TestClient;
let shopId: string;

/** The names that a list and the palette find by a text; they are the same. */
async function found(
  list: 'channels' | 'discounts',
  of: string,
  search: string,
  client: TestClient = administrator,
): Promise<string[]> {
  const answer = await client.query<Record<string, { nodes: { name: string }[] }>>(
    `query ($search: String) { ${list}(search: $search) { nodes { name } } }`,
    { search },
  );
  const { foundRecords } = await client.query<{ foundRecords: { name: string }[] }>(
    'query ($of: [AbilitySubject!]!, $search: String!) { foundRecords(of: $of, search: $search) { name } }',
    { of: [of], search },
  );
  const names = (answer[list]?.nodes ?? []).map(({ name }) => name).toSorted();
  expect(foundRecords.map(({ name }) => name).toSorted()).toEqual(names);
  return names;
}

async function addDiscount(name: string): Promise<{ id: string; version: number }> {
  const { createDiscount } = await administrator.query<{
    createDiscount: { discount: { id: string; version: number } };
  }>(
    `mutation ($shopId: ID!, $input: DiscountInput!) { createDiscount(shopId: $shopId, input: $input) { __typename
      ... on DiscountCreated { discount { id version } } } }`,
    { shopId, input: discountOf(name) },
  );
  return createDiscount.discount;
}

const discountOf = (name: string) => ({
  name,
  kind: 'AMOUNT_OFF_ORDER',
  method: 'AUTOMATIC',
  percent: '10',
  startsAt: '2026-01-01T00:00:00Z',
});

beforeAll(async () => {
  administrator = await api.asAdministrator();
  shopId = await world.newShop();
  stranger = await (await world.managerOf(await world.newShop()))();
});

describe('records that are known by their name', () => {
  it('are found by how its words begin, in any order and without accents: channels', async () => {
    const { channel } = await world.createChannel(administrator, shopId, { name: 'Café Größe 24' });
    for (const search of ['caf', 'GROSSE', '24 café', 'größe-24'])
      expect([search, await found('channels', 'Channel', search)]).toEqual([search, ['Café Größe 24']]);
    for (const search of ['afé', 'café tee', '%'])
      expect([search, await found('channels', 'Channel', search)]).toEqual([search, []]);
    expect(await found('channels', 'Channel', 'caf', stranger)).toEqual([]);
    const { id, version } = channel!;
    await world.updateChannel(administrator, { id, version }, { name: 'Tea house' });
    expect(await found('channels', 'Channel', 'caf')).toEqual([]);
    expect(await found('channels', 'Channel', 'house tea')).toEqual(['Tea house']);
  });

  it('are found so: discounts, which their codes find too', async () => {
    const { id, version } = await addDiscount('Été à Paris');
    expect(await found('discounts', 'Discount', 'paris ete')).toEqual(['Été à Paris']);
    expect(await found('discounts', 'Discount', 'aris')).toEqual([]);
    expect(await found('discounts', 'Discount', 'paris', stranger)).toEqual([]);
    await administrator.query(
      `mutation ($id: ID!, $version: Int!, $input: DiscountInput!) { updateDiscount(id: $id, version: $version, input: $input) { __typename } }`,
      { id, version, input: discountOf('Winter') },
    );
    expect(await found('discounts', 'Discount', 'paris')).toEqual([]);
    expect(await found('discounts', 'Discount', 'wint')).toEqual(['Winter']);
  });
});
