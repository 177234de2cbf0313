import { describe, expect, it } from 'vitest';
import { testApi, type TestClient } from '../../testing/index.ts';

const api = await testApi();
const administrator = await api.asAdministrator();
const key = 'ordersShipWithin';

const newShop = async (name: string) =>
  (
    await administrator.query<{ createShop: { shop: { id: string } } }>(
      `mutation ($name: String!, $url: String!) { createShop(input: { name: $name, url: $url, kind: own }) {
        ... on ShopCreated { shop { id } } } }`,
      { name, url: `https://${name.toLowerCase()}.example` },
    )
  ).createShop.shop.id;
const [mill, bakery] = [await newShop('Mill'), await newShop('Bakery')];

type Shown = {
  id: string;
  shopId: string | null;
  value: unknown;
  source: string;
  isOwn: boolean;
  version: number;
  shopsWithOwn: number | null;
};
const fields = 'id key shopId scopes value source isOwn version shopsWithOwn';
const at = async (shopId: string | null, which = key, client = administrator): Promise<Shown> => {
  const { settings } = await client.query<{ settings: (Shown & { key: string })[] }>(
    `query ($shopId: ID) { settings(shopId: $shopId) { ${fields} } }`,
    { shopId },
  );
  const found = settings.find((one) => one.key === which);
  if (!found) throw new Error(`There is no setting ${which}.`);
  return found;
};
const set = async (shopId: string, value: number) =>
  (
    await administrator.query<{ updateSetting: { changeId: string; setting: Shown } }>(
      `mutation ($scope: SettingScopeInput, $version: Int!, $value: JSON) {
        updateSetting(key: "${key}", scope: $scope, version: $version, value: $value) {
          ... on SettingUpdated { changeId setting { ${fields} } } } }`,
      { scope: { kind: 'SHOP', id: shopId }, version: (await at(shopId)).version, value },
    )
  ).updateSetting;
const reset = async (shopId: string) =>
  await administrator.query(
    `mutation ($scope: SettingScopeInput, $version: Int!) { resetSetting(key: "${key}", scope: $scope, version: $version) { __typename } }`,
    { scope: { kind: 'SHOP', id: shopId }, version: (await at(shopId)).version },
  );
const setting = (id: string, client: TestClient = administrator) =>
  client.request<{ setting: { key: string; shopId: string | null } | null }>(
    'query ($id: ID!) { setting(id: $id) { key shopId } }',
    { id },
  );
const shopsWith = async (client: TestClient = administrator) =>
  (
    await client.query<{ shops: { nodes: { name: string }[] } }>(
      `{ shops(filter: { ownSetting: ["${key}", "ordersAutoComplete"] }) { nodes { name } } }`,
    )
  ).shops.nodes.map(({ name }) => name);

describe('a setting of a shop', () => {
  it('is its own value there alone, counted for the installation, until it is reset', async () => {
    const { setting: own } = await set(mill, 24);
    expect(own).toMatchObject({ shopId: mill, value: 24, source: 'SHOP', isOwn: true });
    expect(await at(bakery)).toMatchObject({ shopId: bakery, value: 48, source: 'DEFAULT', isOwn: false });
    expect(await at(null)).toMatchObject({ shopId: null, value: 48, shopsWithOwn: 1 });
    expect(await at(null, 'ordersAutoComplete')).toMatchObject({ shopsWithOwn: 0 });
    expect(await at(null, 'binDays')).toMatchObject({ shopsWithOwn: null });
    expect(await shopsWith()).toEqual(['Mill']);
    await reset(mill);
    expect(await at(mill)).toMatchObject({ value: 48, source: 'DEFAULT', isOwn: false });
    expect(await at(null)).toMatchObject({ shopsWithOwn: 0 });
    expect(await shopsWith()).toEqual([]);
  });

  it('is found by the id of its history, by those who may read settings', async () => {
    const { setting: own } = await set(mill, 30);
    expect((await setting(own.id)).data.setting).toEqual({ key, shopId: mill });
    expect((await setting((await at(null)).id)).data.setting).toEqual({ key, shopId: null });
    expect((await setting(crypto.randomUUID())).data.setting).toBeNull();
    expect((await setting('no id')).data.setting).toBeNull();
    const manager = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    expect((await setting(own.id, manager)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await shopsWith(manager)).toEqual([]);
  });

  it('is told in the trail with its shop, and taken back there', async () => {
    const { changeId, setting: own } = await set(bakery, 12);
    const { auditTrail } = await administrator.query<{ auditTrail: { nodes: object[] } }>(
      `query ($id: ID!) { auditTrail(first: 2, filter: { entityId: [$id] }) { nodes { entityName place { entity id name } } } }`,
      { id: own.id },
    );
    expect(auditTrail.nodes).toEqual([{ entityName: key, place: { entity: 'shop', id: bakery, name: 'Bakery' } }]);
    await administrator.query('mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }', { id: changeId });
    expect(await at(bakery)).toMatchObject({ value: 48, isOwn: false });
  });

  it('says no place in the trail of the installation', async () => {
    await administrator.query(`mutation { updateSetting(key: "binDays", version: 0, value: 20) { __typename } }`);
    const { auditTrail } = await administrator.query<{ auditTrail: { nodes: object[] } }>(
      `{ auditTrail(first: 1, filter: { entity: ["setting"] }) { nodes { entityName place { id } } } }`,
    );
    expect(auditTrail.nodes).toEqual([{ entityName: 'binDays', place: null }]);
  });
});
