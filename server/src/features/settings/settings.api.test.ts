import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { openSettings, settingValue } from '../../platform/settings/index.ts';
import { binDaysSetting } from '@quarry/contracts/bin';
import { testApi, type TestClient } from '../../testing/index.ts';

const api = await testApi({ fixedSettings: { samples: false } });
const administrator = await api.asAdministrator();

const fields = `id key group title value default source isOwn inherited inheritedFrom variable isUnusable version mayUpdate
  form { kind minimum maximum unit }`;
const refusals = `... on InvalidInput { issues { path code } } ... on VersionConflict { currentVersion lastChange { by } }
  ... on NotFound { entity } ... on NotAllowedNow { code reason }`;

type Shown = Record<string, unknown> & { id: string; key: string; version: number };
type Answer = Record<string, unknown> & { __typename: string; setting?: Shown; changeId?: string };

const settings = async (variables: object = {}, client = administrator) =>
  (
    await client.query<{ settings: Shown[] | null }>(
      `query ($search: String, $group: String, $shopId: ID) { settings(search: $search, group: $group, shopId: $shopId) { ${fields} } }`,
      { ...variables },
    )
  ).settings;
const setting = async (key: string) => {
  const found = (await settings())?.find((one) => one.key === key);
  if (!found) throw new Error(`There is no setting ${key}.`);
  return found;
};
const update = async (
  key: string,
  version: number,
  value: unknown,
  scope: object | null = null,
  client = administrator,
) =>
  await client.request<{ updateSetting: Answer }>(
    `mutation ($key: String!, $version: Int!, $value: JSON, $scope: SettingScopeInput) {
        updateSetting(key: $key, version: $version, value: $value, scope: $scope) {
          __typename ... on SettingUpdated { changeId setting { ${fields} } } ${refusals} } }`,
    { key, version, value, scope },
  );
const updated = async (key: string, value: unknown) =>
  (await update(key, (await setting(key)).version, value)).data.updateSetting;
const reset = async (key: string) =>
  (
    await administrator.query<{ resetSetting: Answer }>(
      `mutation ($key: String!, $version: Int!) { resetSetting(key: $key, version: $version) {
        __typename ... on SettingUpdated { setting { ${fields} } } ${refusals} } }`,
      { key, version: (await setting(key)).version },
    )
  ).resetSetting;
const effects = async (key: string, value: unknown) =>
  (
    await administrator.query<{ settingEffects: { code: string; text: string }[] }>(
      'query ($key: String!, $value: JSON) { settingEffects(key: $key, value: $value) { code text } }',
      { key, value },
    )
  ).settingEffects;
const revert = async (changeId: unknown) =>
  (
    await administrator.query<{ revertChange: Answer }>(
      `mutation ($changeId: ID!) { revertChange(changeId: $changeId) { __typename ... on InvalidInput { issues { path code } } } }`,
      { changeId },
    )
  ).revertChange;
const register = (app: TestApiApp, email: string) =>
  app.inject({
    method: 'POST',
    url: '/jwt/register',
    payload: { email, username: email, password: 'a good long one' },
  });
type TestApiApp = typeof api.app;

describe('settings', () => {
  it('begin with their defaults, and describe their form', async () => {
    expect(await setting('contentLocales')).toMatchObject({
      title: 'Content languages',
      group: 'catalogue',
      value: ['en', 'de', 'fr', 'pt'],
      source: 'DEFAULT',
      isOwn: false,
      version: 0,
      mayUpdate: true,
      form: { kind: 'LOCALES', maximum: 50 },
    });
    expect((await setting('binDays')).form).toEqual({ kind: 'INTEGER', minimum: 1, maximum: 9999, unit: 'days' });
  });

  it('are found by group and by words of their texts and values', async () => {
    expect((await settings({ group: 'bin' }))?.map(({ key }) => key)).toEqual(['binDays']);
    expect((await settings({ search: 'log-in account' }))?.map(({ key }) => key)).toEqual(['registration']);
    expect((await settings({ search: 'localhost:4000' }))?.map(({ key }) => key)).toEqual(['publicAddress']);
    expect(await settings({ search: 'nothing like it' })).toEqual([]);
  });

  it('keep an own value, inherit again without it, and write both down', async () => {
    const kept = await updated('publicAddress', ' https://quarry.example ');
    expect(kept.setting).toMatchObject({
      value: 'https://quarry.example',
      source: 'INSTALLATION',
      isOwn: true,
      version: 1,
    });
    expect((await reset('publicAddress')).setting).toMatchObject({
      value: 'http://localhost:4000',
      source: 'DEFAULT',
      isOwn: false,
      version: 2,
    });
    const { changes } = await administrator.query<{ changes: { nodes: object[] } }>(
      'query ($id: ID!) { changes(entity: "setting", id: $id) { nodes { action fields { name before after } } } }',
      { id: kept.setting?.id },
    );
    const address = 'https://quarry.example';
    expect(changes.nodes).toEqual([
      { action: 'reset', fields: [{ name: 'publicAddress', before: address, after: null }] },
      { action: 'updated', fields: [{ name: 'publicAddress', before: null, after: address }] },
    ]);
  });

  it.each([
    ['binDays', 0, 'too_small'],
    ['binDays', 1.5, 'not_whole'],
    ['retentionAuditMonths', 11, 'too_small'],
    ['retentionBytesDays', 6, 'too_small'],
    ['binDays', null, 'required'],
    ['binDays', 'many', 'not_a_number'],
    ['registration', 'yes', 'invalid'],
    ['publicAddress', 'quarry', 'not_a_web_address'],
    ['contentLocales', [], 'required'],
    ['ordersWorkingDays', [], 'required'],
    ['newShopCurrency', 'EUROS', 'not_a_currency'],
  ])('refuse %s = %j', async (key, value, code) => {
    expect(await updated(key, value)).toEqual({ __typename: 'InvalidInput', issues: [{ path: 'value', code }] });
  });

  it('hold for the languages of the catalogue at once', async () => {
    const { changeId } = await updated('contentLocales', ['sv', 'en']);
    const locales = await administrator.query('{ contentLocales }');
    expect(locales).toEqual({ contentLocales: ['sv', 'en'] });
    const create = () =>
      administrator.query(
        `mutation { createCategory(input: { names: [{ locale: "de", text: "Lampen" }, { locale: "sv", text: "" }] }) {
          __typename ... on InvalidInput { issues { path code } } } }`,
      );
    await expect.poll(create, { timeout: 2_000 }).toMatchObject({
      createCategory: { issues: expect.arrayContaining([{ path: 'names.0.locale', code: 'not_a_choice' }]) },
    });
    await revert(changeId);
    expect(await administrator.query('{ contentLocales }')).toEqual({ contentLocales: ['en', 'de', 'fr', 'pt'] });
  });

  it('give a new shop its currency where it comes without one', async () => {
    const create = async (url: string, currency: string | null) =>
      await administrator.query(
        `mutation ($url: String!, $currency: String) { createShop(input: { name: "Mill", url: $url, kind: own, currency: $currency }) {
          ... on ShopCreated { shop { currency } } } }`,
        { url, currency },
      );
    const told = () => administrator.query('{ newShopCurrency }');
    expect(await told()).toEqual({ newShopCurrency: null });
    expect(await create('https://none.example', null)).toEqual({ createShop: { shop: { currency: null } } });
    expect((await updated('newShopCurrency', ' sek ')).setting).toMatchObject({ value: 'SEK' });
    await expect.poll(told, { timeout: 2_000 }).toEqual({ newShopCurrency: 'SEK' });
    expect(await create('https://one.example', null)).toEqual({ createShop: { shop: { currency: 'SEK' } } });
    expect(await create('https://own.example', 'NOK')).toEqual({ createShop: { shop: { currency: 'NOK' } } });
    await reset('newShopCurrency');
  });

  it('name the very language that is none', async () => {
    expect(await updated('contentLocales', ['en', 'no language'])).toMatchObject({
      issues: [{ path: 'value.1', code: 'not_a_locale' }],
    });
  });

  it('cannot be written under a key that nobody declared', async () => {
    expect((await update('colourOfTheSky', 0, 'blue')).data.updateSetting).toEqual({
      __typename: 'NotFound',
      entity: 'setting',
    });
  });

  it('are read and changed by administrators alone', async () => {
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const refused = await update('binDays', 0, 10, null, analyst);
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const read = await analyst.request('{ settings { key } }');
    expect(read.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('tell the second of two who change one, also where neither was first set', async () => {
    const [first, second] = await Promise.all([update('binDays', 0, 40), update('binDays', 0, 50)]);
    const names = [first, second].map(({ data }) => data.updateSetting.__typename);
    expect(names.toSorted()).toEqual(['SettingUpdated', 'VersionConflict']);
    expect((await update('binDays', 0, 60)).data.updateSetting).toMatchObject({
      currentVersion: 1,
      lastChange: { by: expect.any(String) },
    });
    await reset('binDays');
  });

  it('leave nothing behind where a write was refused', async () => {
    expect((await update('ordersShipWithin', 7, 40)).data.updateSetting).toMatchObject({
      __typename: 'VersionConflict',
      currentVersion: 0,
    });
    const left = api.deps.db.selectFrom('setting').select('version').where('key', '=', 'ordersShipWithin');
    expect(await left.execute()).toEqual([]);
  });

  it('stand as their variable says, and refuse another value in its favour', async () => {
    expect(await setting('samples')).toMatchObject({ value: false, source: 'VARIABLE', variable: 'QUARRY_SAMPLES' });
    expect((await api.app.inject('/config.json')).json()).toMatchObject({ samples: false });
    expect(await updated('samples', true)).toMatchObject({
      code: 'SETTING_FIXED',
      reason: expect.stringContaining('QUARRY_SAMPLES'),
    });
  });

  it('have no value of their own where there is nothing like it', async () => {
    const shopId = crypto.randomUUID();
    const at = async (scope: object) => (await update('binDays', 0, 10, scope)).data.updateSetting;
    expect(await at({ kind: 'SHOP', id: shopId })).toMatchObject({ __typename: 'NotFound' });
    expect(await at({ kind: 'CHANNEL', id: shopId })).toMatchObject({ code: 'SETTING_SAME_EVERYWHERE' });
    expect(await at({ kind: 'USER', id: shopId })).toMatchObject({ code: 'SETTING_SAME_EVERYWHERE' });
    expect(await settings({ shopId })).toBeNull();
    for (const kind of ['CHANNEL', 'USER'])
      expect((await update('ordersShipWithin', 0, 24, { kind, id: shopId })).data.updateSetting).toMatchObject({
        code: 'SETTING_OF_SHOPS',
        reason: expect.stringContaining('not for a sales channel or a user'),
      });
  });

  it('say before they are saved what a change would do', async () => {
    expect(await effects('registration', true)).toMatchObject([{ code: 'registrationOn' }]);
    expect(await effects('registration', false)).toEqual([]);
    await sql`insert into bin_entry (id, entity, name, deleted_at)
      values (gen_random_uuid(), 'product', 'Old', ${api.deps.clock.now()}::timestamptz - interval '10 days')`.execute(
      api.deps.db,
    );
    expect(await effects('binDays', 7)).toMatchObject([
      { text: '1 entry of the bin is deleted permanently within the hour.' },
    ]);
    expect(await effects('binDays', 20)).toEqual([]);
    const id = crypto.randomUUID();
    await sql`insert into product (id, name, slug) values (${id}, 'Lamp', 'lamp')`.execute(api.deps.db);
    await sql`insert into product_value (id, product_id, attribute_id, locale, value, source_kind, confidence)
      select gen_random_uuid(), ${id}, id, 'fr', '"Lampe"', 'manual', 1 from attribute where code = 'name'`.execute(
      api.deps.db,
    );
    expect(await effects('contentLocales', ['en', 'de', 'pt'])).toMatchObject([
      { text: expect.stringContaining('1 product has texts in fr') },
    ]);
  });

  it('are taken back by their history, to what was inherited too', async () => {
    const { changeId } = await updated('binDays', 12);
    expect(await revert(changeId)).toEqual({ __typename: 'ChangeReverted' });
    expect(await setting('binDays')).toMatchObject({ value: 30, isOwn: false });
  });

  it('refuse to take back what no longer fits', async () => {
    const first = await updated('binDays', 12);
    const { changeId } = await updated('binDays', 14);
    // As a release would have left it whose rule was another one.
    await sql`alter table change disable trigger user`.execute(api.deps.db);
    await sql`update change set before = '{"binDays": "two weeks"}' where id = ${changeId}`.execute(api.deps.db);
    await sql`alter table change enable trigger user`.execute(api.deps.db);
    expect(first.__typename).toBe('SettingUpdated');
    expect(await revert(changeId)).toEqual({
      __typename: 'InvalidInput',
      issues: [{ path: 'value', code: 'not_a_number' }],
    });
    await reset('binDays');
  });

  it('answer the default where a stored value no longer fits, and ask for a person', async () => {
    await updated('binDays', 12);
    await sql`update setting set value = '"two weeks"' where key = 'binDays'`.execute(api.deps.db);
    await sql`update setting_epoch set epoch = epoch + 1`.execute(api.deps.db);
    expect(await setting('binDays')).toMatchObject({ value: 30, source: 'DEFAULT', isOwn: true, isUnusable: true });
    const needs = async (client: TestClient) =>
      (
        await client.query<{ dashboard: { needs: { code: string; count: number }[] } }>(
          '{ dashboard { needs { code count } } }',
        )
      ).dashboard.needs.filter(({ code }) => code === 'settings_unusable');
    await expect
      .poll(() => needs(administrator), { timeout: 5_000 })
      .toEqual([{ code: 'settings_unusable', count: 1 }]);
    await reset('binDays');
    await expect.poll(() => needs(administrator), { timeout: 5_000 }).toEqual([]);
  });

  it('hold in another process within two seconds, told of it or not', async () => {
    const told = await api.secondProcess();
    const deaf = openSettings({ db: api.engines.db });
    expect((await register(told, 'early@example.test')).statusCode).toBe(403);
    expect(await settingValue({ db: api.engines.db, settings: deaf }, binDaysSetting)).toBe(30);
    await updated('registration', true);
    await updated('binDays', 9);
    const since = performance.now();
    await vi.waitUntil(async () => (await register(told, `new${performance.now()}@example.test`)).statusCode === 200, {
      timeout: 2_000,
      interval: 20,
    });
    await vi.waitUntil(async () => (await settingValue({ db: api.engines.db, settings: deaf }, binDaysSetting)) === 9, {
      timeout: 2_000 - (performance.now() - since),
      interval: 20,
    });
    expect((await told.inject('/config.json')).json()).toMatchObject({ isRegistrationOpen: true });
    await reset('binDays');
  });
});
