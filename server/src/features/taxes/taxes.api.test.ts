import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi, type TestClient } from '../../testing/index.ts';
import { taxRatesFor } from './index.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

type Rate = { id: string; version: number; name: string; country: string; validFrom: string; ratePpm: number };
type Answer = {
  __typename: string;
  taxRate?: Rate & { region: string | null; taxClass: string; isCurrent: boolean };
  changeId?: string;
  issues?: { path: string; code: string }[];
  currentVersion?: number;
};
type Listed = { taxRates: { nodes: Rate[]; pageInfo: { endCursor: string; hasNextPage: boolean }; total: object } };

const fields = 'id version name country region taxClass ratePpm validFrom isCurrent mayUpdate shop { id name }';
const refusals = `... on TaxRateTaken { taxRate { ${fields} } } ... on InvalidInput { issues { path code } }`;
const createText = `mutation ($input: TaxRateInput!) { createTaxRate(input: $input) {
  __typename ... on TaxRateCreated { taxRate { ${fields} } } ${refusals} } }`;
const updateText = `mutation ($id: ID!, $version: Int!, $input: TaxRateInput!) {
  updateTaxRate(id: $id, version: $version, input: $input) { __typename
    ... on TaxRateUpdated { taxRate { ${fields} } changeId } ${refusals} ... on VersionConflict { currentVersion } } }`;
const deleteText = `mutation ($id: ID!, $version: Int!) { deleteTaxRate(id: $id, version: $version) {
  __typename ... on TaxRateDeleted { id name } ... on VersionConflict { currentVersion } } }`;
const listText = `query ($first: Int, $after: String, $search: String, $filter: TaxRateFilter, $sort: [TaxRateSort!]) {
  taxRates(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {
    nodes { ${fields} } pageInfo { endCursor hasNextPage } total { count isExact } } }`;

async function newShop(name: string, kind: 'own' | 'observed' = 'own'): Promise<string> {
  const { createShop } = await administrator.query<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    { input: { name, url: `https://${name}.example/`, kind, timeZone: 'Europe/Lisbon' } },
  );
  return createShop.shop.id;
}

let shopId: string;
let otherShopId: string;
let manager: TestClient;
let otherManager: TestClient;
let analyst: TestClient;

async function managerOf(id: string): Promise<TestClient> {
  const user = await api.newUser({ roleKeys: ['shop_manager'] });
  await db.insertInto('user_shop').values({ user_id: user.id, shop_id: id }).execute();
  return api.as(user);
}

beforeAll(async () => {
  shopId = await newShop('ribeira');
  otherShopId = await newShop('outra');
  manager = await managerOf(shopId);
  otherManager = await managerOf(otherShopId);
  analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
});

const draft = (input: object = {}) => ({
  shopId,
  name: 'IVA',
  country: 'PT',
  percent: '23',
  validFrom: '2020-01-01',
  ...input,
});
const create = async (input: object = {}, client = manager) =>
  (await client.query<{ createTaxRate: Answer }>(createText, { input: draft(input) })).createTaxRate;
const update = async ({ id, version }: Rate, input: object = {}, client = manager) =>
  (await client.query<{ updateTaxRate: Answer }>(updateText, { id, version, input: draft(input) })).updateTaxRate;
const remove = async ({ id, version }: Rate, client = manager) =>
  (await client.query<{ deleteTaxRate: Answer }>(deleteText, { id, version })).deleteTaxRate;
const list = async (variables: object = {}, client = manager) =>
  (await client.query<Listed>(listText, { ...variables })).taxRates;

async function made(input: object): Promise<Rate> {
  const answer = await create(input);
  if (answer.__typename !== 'TaxRateCreated' || !answer.taxRate) throw new Error(JSON.stringify(answer));
  return answer.taxRate;
}

describe('a tax rate', () => {
  it('is read as it is typed, counted in millionths', async () => {
    const { taxRate } = await create({ country: ' us ', region: 'ny', taxClass: ' Books  and maps', percent: '8,875' });
    expect(taxRate).toMatchObject({
      country: 'US',
      region: 'NY',
      taxClass: 'books and maps',
      ratePpm: 88_750,
      validFrom: '2020-01-01',
      isCurrent: true,
      version: 1,
    });
  });

  it('is of the standard class and of the whole country where nothing else is said', async () => {
    expect((await create({ country: 'ES', taxClass: '', region: '' })).taxRate).toMatchObject({
      taxClass: 'standard',
      region: null,
    });
  });

  it.each([
    [{ percent: '-1' }, 'percent', 'percentage_out_of_range'],
    [{ percent: '100.0001' }, 'percent', 'percentage_out_of_range'],
    [{ percent: '1.00001' }, 'percent', 'percentage_too_fine'],
    [{ percent: '7 %' }, 'percent', 'not_a_percentage'],
    [{ percent: '1e1' }, 'percent', 'not_a_percentage'],
    [{ percent: '1,000.5' }, 'percent', 'not_a_percentage'],
    [{ percent: '9'.repeat(90) }, 'percent', 'percentage_out_of_range'],
    [{ percent: ' ' }, 'percent', 'required'],
    [{ country: 'XQ' }, 'country', 'not_a_country'],
    [{ country: 'EU' }, 'country', 'not_a_country'],
    [{ country: '' }, 'country', 'required'],
    [{ region: 'California' }, 'region', 'not_a_region'],
    [{ region: 'US-CA' }, 'region', 'not_a_region'],
    [{ validFrom: '2026-02-30' }, 'validFrom', 'not_a_date'],
    [{ validFrom: '0001-01-01' }, 'validFrom', 'not_a_date'],
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'x'.repeat(121) }, 'name', 'too_long'],
    [{ taxClass: 'x'.repeat(41) }, 'taxClass', 'too_long'],
  ])('is refused with %j at its field', async (input, path, code) => {
    expect((await create(input)).issues).toEqual([{ path, code }]);
  });

  it('is refused with all its faults at once', async () => {
    const { issues } = await create({ country: 'XQ', percent: '101', validFrom: 'soon' });
    expect(issues?.map(({ path }) => path)).toEqual(['country', 'percent', 'validFrom']);
  });

  it('stands once for a place, class and day, and the other one is named', async () => {
    const first = await made({ country: 'FR', name: 'TVA' });
    expect(await create({ country: 'FR', name: 'Again' })).toMatchObject({
      __typename: 'TaxRateTaken',
      taxRate: { id: first.id, name: 'TVA' },
    });
    const later = await made({ country: 'FR', validFrom: '2021-01-01' });
    expect(await update(later, { country: 'FR' })).toMatchObject({ taxRate: { id: first.id } });
    expect((await create({ country: 'FR', region: '75' })).__typename).toBe('TaxRateCreated');
    expect((await create({ country: 'FR', shopId: otherShopId }, administrator)).__typename).toBe('TaxRateCreated');
  });

  it('is made once by two who make it at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => create({ country: 'SE' })));
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'TaxRateCreated',
      'TaxRateTaken',
      'TaxRateTaken',
      'TaxRateTaken',
    ]);
  });

  it('is of an own shop alone, and stays in it', async () => {
    const observed = await newShop('fremd', 'observed');
    expect((await create({ shopId: observed }, administrator)).issues).toEqual([
      { path: 'shopId', code: 'not_an_own_shops_rates' },
    ]);
    expect(await create({ shopId: newId() }, administrator)).toEqual({ __typename: 'NotFound' });
    const rate = await made({ country: 'GR' });
    expect((await update(rate, { country: 'GR', shopId: otherShopId }, administrator)).issues).toEqual([
      { path: 'shopId', code: 'shop_stays' },
    ]);
  });
});

describe('a change of a tax rate', () => {
  it('needs the version that is there, is audited and can be reverted', async () => {
    const rate = await made({ country: 'DE', percent: '19' });
    const saved = await update(rate, { country: 'DE', percent: '16', name: 'MwSt.' });
    expect(saved.taxRate).toMatchObject({ ratePpm: 160_000, version: 2 });
    expect(await update(rate, { country: 'DE' })).toMatchObject({ __typename: 'VersionConflict', currentVersion: 2 });
    const { revertChange } = await manager.query<{ revertChange: { __typename: string } }>(
      'mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }',
      { id: saved.changeId },
    );
    expect(revertChange.__typename).toBe('ChangeReverted');
    const { taxRate } = await manager.query<{ taxRate: Rate }>(`query ($id: ID!) { taxRate(id: $id) { ${fields} } }`, {
      id: rate.id,
    });
    expect(taxRate).toMatchObject({ ratePpm: 190_000, name: 'IVA', version: 3 });
    const changes = await db.selectFrom('change').selectAll().where('entity_id', '=', rate.id).orderBy('at').execute();
    expect(changes.map(({ action }) => action)).toEqual(['created', 'updated', 'updated']);
  });

  it('goes to the bin of the people of the shop and comes back, unless its place was taken', async () => {
    const rate = await made({ country: 'DK', name: 'Moms' });
    expect(await remove(rate)).toMatchObject({ __typename: 'TaxRateDeleted' });
    expect(await remove(rate)).toMatchObject({ __typename: 'NotFound' });
    const bin = `query ($entity: [String!]) { binEntries(filter: { entity: $entity }) { nodes { id name mayRestore } } }`;
    const binOf = async (client: TestClient) =>
      (await client.query<{ binEntries: { nodes: object[] } }>(bin, { entity: ['tax_rate'] })).binEntries.nodes;
    expect(await binOf(manager)).toContainEqual({ id: rate.id, name: 'Moms', mayRestore: true });
    expect(await binOf(otherManager)).toEqual([]);
    const restore = async () =>
      (
        await manager.query<{ restoreFromBin: { __typename: string; code?: string } }>(
          'mutation ($id: ID!) { restoreFromBin(id: $id) { __typename ... on NotAllowedNow { code } } }',
          { id: rate.id },
        )
      ).restoreFromBin;
    const other = await made({ country: 'DK', name: 'Moms 2' });
    expect(await restore()).toEqual({ __typename: 'NotAllowedNow', code: 'TAX_RATE_TAKEN' });
    await remove(other);
    expect((await restore()).__typename).toBe('RestoredFromBin');
    expect((await list({ filter: { country: ['DK'] } })).nodes).toMatchObject([{ id: rate.id, version: 3 }]);
  });
});

describe('the list of tax rates', () => {
  it('holds those of own shops, in both orders and page by page', async () => {
    for (const [country, validFrom] of [
      ['NL', '2019-01-01'],
      ['NL', '2900-01-01'],
      ['BE', '2018-06-01'],
    ])
      await made({ country, validFrom, taxClass: 'listed', name: `Btw ${country}` });
    const filter = { taxClass: ['listed'] };
    const by = async (field: string, direction = 'ASC') => {
      const sort = [{ field, direction }];
      const first = await list({ filter, sort, first: 2 });
      const rest = await list({ filter, sort, first: 2, after: first.pageInfo.endCursor });
      return [...first.nodes, ...rest.nodes].map(({ country, validFrom }) => `${country} ${validFrom}`);
    };
    expect(await by('VALID_FROM', 'DESC')).toEqual(['NL 2900-01-01', 'NL 2019-01-01', 'BE 2018-06-01']);
    expect((await by('COUNTRY'))[0]).toBe('BE 2018-06-01');
    expect((await list({ filter })).total).toEqual({ count: 3, isExact: true });
    expect((await list({ filter: { ...filter, isCurrent: true } })).nodes).toHaveLength(2);
    expect((await list({ filter, search: 'btw be' })).nodes).toHaveLength(1);
    expect((await list({ filter: { shopId: [otherShopId] } })).nodes).toEqual([]);
    expect((await list({ filter }, otherManager)).nodes).toEqual([]);
    await expect(list({ filter }, analyst)).rejects.toThrow('FORBIDDEN');
  });

  it('is exported with its rates in per cent, to who may export shops', async () => {
    await made({ country: 'IT', percent: '22', name: 'IVA' });
    const send = (client: TestClient) =>
      api.app.inject({
        method: 'POST',
        url: '/exports',
        headers: { authorization: `Bearer ${client.accessToken}` },
        payload: {
          query: `query TaxRatesList($first: Int!, $after: String, $filter: TaxRateFilter) {
            taxRates(first: $first, after: $after, filter: $filter) {
              nodes { id name percent } pageInfo { endCursor hasNextPage } total { count isExact } } }`,
          operationName: 'TaxRatesList',
          variables: { filter: { country: ['IT'] } },
          columns: [
            { header: 'Name', path: 'name' },
            { header: 'Rate', path: 'percent' },
          ],
          format: 'csv',
        },
      });
    expect((await send(administrator)).body).toBe('\u{feff}Name,Rate\r\nIVA,22\r\n');
    expect((await send(manager)).body).toContain('FORBIDDEN');
  });

  it('says of one rate of a place and class that it holds today', async () => {
    for (const validFrom of ['2001-01-01', '2011-01-01', '2901-01-01']) await made({ country: 'IE', validFrom });
    const { nodes } = await list({ filter: { country: ['IE'], isCurrent: true } });
    expect(nodes.map(({ validFrom }) => validFrom)).toEqual(['2011-01-01']);
  });
});

describe('the rate in force', () => {
  it('is that of the region before that of the country, the latest that has begun, for many at once', async () => {
    const shop = await newShop('forca');
    for (const input of [
      { percent: '20', name: 'old' },
      { percent: '21', name: 'new', validFrom: '2027-01-01' },
      { percent: '15', name: 'island', region: '20', validFrom: '2015-01-01' },
      { percent: '6', name: 'books', taxClass: 'reduced' },
    ])
      await create({ ...input, shopId: shop }, administrator);
    const gone = (await create({ shopId: shop, validFrom: '2026-06-01', name: 'gone' }, administrator)).taxRate!;
    await remove(gone, administrator);
    const ask = { shopId: shop, country: 'PT', region: null, taxClass: 'standard', day: '2026-12-31' };
    const found = await taxRatesFor(db, [
      ask,
      { ...ask, day: '2027-01-01' },
      { ...ask, region: '20' },
      { ...ask, region: '30' },
      { ...ask, taxClass: 'reduced' },
      { ...ask, country: 'ES' },
      { ...ask, day: '2019-12-31' },
      { ...ask, shopId: otherShopId },
    ]);
    expect(found.map((rate) => rate && rate.name)).toEqual(['old', 'new', 'island', 'old', 'books', null, null, null]);
    expect(found[0]).toMatchObject({ ratePpm: 200_000, region: null, validFrom: '2020-01-01' });
    expect(await taxRatesFor(db, [])).toEqual([]);
  });
});
