import { filterLimits } from '@quarry/contracts/filters';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { listsOf } from '../../platform/records/index.ts';
import { testApi } from '../../testing/index.ts';
import { features } from '../features.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
// 1 June in Berlin, still 31 May in London and New York.
clock.set(new Date('2026-05-31T22:30:00Z'));

type Clause = { field: string; operator: string; values?: string[] };
type Group = { match?: 'all' | 'any'; clauses?: Clause[]; groups?: Group[]; timeZone?: string };

const acorn = await newBrand('Acorn');
const birch = await newBrand('Birch');
const lamp = await newShop();
await newProduct({
  name: 'Kettle 100%',
  status: 'ACTIVE',
  brand_id: acorn,
  offer_count: 3,
  completeness: 80,
  lowest_price_minor: 1999,
  created_at: '2026-05-31T21:59:59Z',
});
await newProduct({
  name: 'Kettle small',
  status: 'DRAFT',
  brand_id: birch,
  offer_count: 0,
  completeness: 40,
  created_at: '2026-05-31T22:00:00Z',
});
await newProduct({
  name: 'Lamp',
  status: 'ARCHIVED',
  archived_at: new Date('2026-01-01T00:00:00Z'),
  offer_count: 7,
  completeness: 100,
  lowest_price_minor: 1999,
  lowest_price_currency: 'GBP',
  created_at: '2026-05-25T12:00:00Z',
});
const stool = await newProduct({
  name: 'Stool',
  status: 'ACTIVE',
  brand_id: acorn,
  offer_count: 7,
  completeness: 60,
  lowest_price_minor: 5000,
  created_at: '2026-01-01T00:00:00Z',
});
await db.insertInto('shop_product').values({ shop_id: lamp, product_id: stool }).execute();

async function newBrand(name: string): Promise<string> {
  const id = newId<'brand'>();
  await db.insertInto('brand').values({ id, name, slug: id, name_key: id }).execute();
  return id;
}

async function newShop(): Promise<string> {
  const id = newId<'shop'>();
  await db
    .insertInto('shop')
    .values({ id, name: 'Shop', slug: id, url: `https://${id}.example/`, kind: 'own', country: 'DE' })
    .execute();
  return id;
}

async function newProduct(values: {
  name: string;
  status: string;
  archived_at?: Date;
  offer_count: number;
  completeness: number;
  created_at: string;
  brand_id?: string;
  lowest_price_minor?: number;
  lowest_price_currency?: string;
}): Promise<string> {
  const id = newId<'product'>();
  const currency = values.lowest_price_minor === undefined ? null : 'EUR';
  await db
    .insertInto('product')
    .values({ id, slug: id, lowest_price_currency: currency, ...values })
    .execute();
  return id;
}

const productsDocument = `query ($filter: ProductFilter) { products(filter: $filter, sort: [{ field: name, direction: ASC }]) {
  nodes { name } total { count } } }`;
type Products = { products: { nodes: { name: string }[]; total: { count: number } } };

async function namesOf(where: Group, beside: object = {}): Promise<string[]> {
  const { products } = await administrator.query<Products>(productsDocument, { filter: { ...beside, where } });
  expect(products.total.count).toBe(products.nodes.length);
  return products.nodes.map(({ name }) => name);
}
const namesBy = (field: string, operator: string, ...values: string[]) =>
  namesOf({ clauses: [{ field, operator, values }], timeZone: 'Europe/Berlin' });

async function refusal(where: Group): Promise<{ message: string; code: string; issues: string[] }> {
  const { errors } = await administrator.request(productsDocument, { filter: { where } });
  const [error] = errors ?? [];
  const { code, issues = [] } = (error?.extensions ?? { code: '' }) as {
    code: string;
    issues?: { path: string; code: string }[];
  };
  return { message: error?.message ?? '', code, issues: issues.map((issue) => `${issue.path} ${issue.code}`) };
}

describe('a list asked by its fields', () => {
  it.each([
    ['text', 'name', 'contains', ['KETTLE'], ['Kettle 100%', 'Kettle small']],
    ['text', 'name', 'contains', ['0%'], ['Kettle 100%']],
    ['text', 'name', 'contains', ['_'], []],
    ['text', 'name', 'not_contains', ['kettle'], ['Stool']],
    ['text', 'name', 'starts_with', ['st'], ['Stool']],
    ['text', 'name', 'starts_with', ['tool'], []],
    ['text', 'name', 'is', ['stool'], ['Stool']],
    ['text', 'name', 'is_not', ['Stool'], ['Kettle 100%', 'Kettle small']],
    ['number', 'offerCount', 'is', ['3'], ['Kettle 100%']],
    ['number', 'offerCount', 'is_not', ['3'], ['Kettle small', 'Stool']],
    ['number', 'offerCount', 'less', ['3'], ['Kettle small']],
    ['number', 'offerCount', 'at_most', ['3'], ['Kettle 100%', 'Kettle small']],
    ['number', 'offerCount', 'greater', ['3'], ['Stool']],
    ['number', 'offerCount', 'at_least', ['999999999999999'], []],
    ['number', 'completeness', 'between', ['40', '60'], ['Kettle small', 'Stool']],
    ['money', 'lowestPrice', 'is', ['19.99 EUR'], ['Kettle 100%']],
    ['money', 'lowestPrice', 'is_not', ['19.99 EUR'], ['Kettle small', 'Stool']],
    ['money', 'lowestPrice', 'less', ['50 EUR'], ['Kettle 100%']],
    ['money', 'lowestPrice', 'at_least', ['19.9 EUR'], ['Kettle 100%', 'Stool']],
    ['money', 'lowestPrice', 'between', ['19.99 EUR', '50 EUR'], ['Kettle 100%', 'Stool']],
    ['money', 'lowestPrice', 'greater', ['1 JPY'], []],
    ['money', 'lowestPrice', 'empty', [], ['Kettle small']],
    ['money', 'lowestPrice', 'not_empty', [], ['Kettle 100%', 'Stool']],
    ['date', 'createdAt', 'today', [], ['Kettle small']],
    ['date', 'createdAt', 'within_days', ['2'], ['Kettle 100%', 'Kettle small']],
    ['date', 'createdAt', 'before', ['2026-05-31'], ['Stool']],
    ['date', 'createdAt', 'after', ['2026-05-31'], ['Kettle small']],
    ['date', 'createdAt', 'after', ['2026-05-31T21:59:59Z'], ['Kettle small']],
    ['date', 'createdAt', 'between', ['2026-01-01', '2026-05-31'], ['Kettle 100%', 'Stool']],
    ['choice', 'status', 'any_of', ['DRAFT', 'ARCHIVED'], ['Kettle small', 'Lamp']],
    ['choice', 'status', 'none_of', ['DRAFT', 'ACTIVE'], ['Lamp']],
    ['id', 'brandId', 'any_of', [birch, 'no-id'], ['Kettle small']],
    ['id', 'brandId', 'none_of', [birch], ['Kettle 100%', 'Stool']],
    ['id', 'brandId', 'empty', [], []],
    ['id', 'shopId', 'any_of', [lamp], ['Stool']],
    ['id', 'shopId', 'none_of', [lamp], ['Kettle 100%', 'Kettle small']],
  ] as const)('by a %s: %s %s %j', async (_type, field, operator, values, expected) => {
    expect(await namesBy(field, operator, ...values)).toEqual(expected);
  });

  it('counts days where the reader is', async () => {
    const today: Group = { clauses: [{ field: 'createdAt', operator: 'today' }] };
    expect(await namesOf({ ...today, timeZone: 'Europe/Berlin' })).toEqual(['Kettle small']);
    expect(await namesOf({ ...today, timeZone: 'America/New_York' })).toEqual(['Kettle 100%', 'Kettle small']);
    expect(await namesOf(today)).toEqual(['Kettle 100%', 'Kettle small']);
  });

  it('shows archived products only when their status is asked for, at any depth', async () => {
    const seven: Group = { clauses: [{ field: 'offerCount', operator: 'is', values: ['7'] }] };
    expect(await namesOf(seven)).toEqual(['Stool']);
    const archived: Clause = { field: 'status', operator: 'any_of', values: ['ARCHIVED'] };
    expect(await namesOf({ ...seven, groups: [{ groups: [{ clauses: [archived] }] }] })).toEqual(['Lamp']);
  });

  it('joins clauses and groups by "and" and "or", and both to the filters beside them', async () => {
    const where: Group = {
      match: 'any',
      clauses: [{ field: 'name', operator: 'is', values: ['Kettle small'] }],
      groups: [
        {
          match: 'all',
          clauses: [
            { field: 'brandId', operator: 'any_of', values: [acorn] },
            { field: 'lowestPrice', operator: 'greater', values: ['20 EUR'] },
          ],
        },
      ],
    };
    expect(await namesOf(where)).toEqual(['Kettle small', 'Stool']);
    expect(await namesOf(where, { status: ['ACTIVE'] })).toEqual(['Stool']);
    expect(await namesOf({ match: 'any', clauses: [], groups: [{}] })).toHaveLength(3);
  });

  it('gives nobody rows outside their scope, whatever is joined by "or"', async () => {
    const offer = { offer_key: 'k', origin: 'own', title: 'Own lamp', price_minor: 100, currency: 'EUR' };
    const at = clock.now();
    const times = { first_seen_at: at, last_seen_at: at, last_changed_at: at };
    const id = newId<'offer'>();
    await db
      .insertInto('offer')
      .values({ id, shop_id: lamp, ...offer, ...times })
      .execute();
    const where: Group = {
      match: 'any',
      clauses: [
        { field: 'title', operator: 'contains', values: ['lamp'] },
        { field: 'title', operator: 'not_contains', values: ['lamp'] },
        { field: 'shopId', operator: 'any_of', values: [lamp] },
      ],
    };
    const document = `query ($filter: OfferFilter) { offers(filter: $filter) { nodes { id } total { count } } }`;
    const listed = async (client: typeof administrator) =>
      (await client.query<{ offers: object }>(document, { filter: { where } })).offers;
    expect(await listed(administrator)).toEqual({ nodes: [{ id }], total: { count: 1 } });
    const stranger = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    expect(await listed(stranger)).toEqual({ nodes: [], total: { count: 0 } });
  });

  it('tells yes from no, where no is also what was never said', async () => {
    const at = clock.now();
    const times = { first_seen_at: at, last_seen_at: at, last_changed_at: at };
    const offer = { shop_id: lamp, origin: 'observed', ...times };
    await db
      .insertInto('offer')
      .values([
        { id: newId(), offer_key: 'f1', title: 'Flag on', is_quarantined: true, ...offer },
        { id: newId(), offer_key: 'f2', title: 'Flag off', ...offer },
      ])
      .execute();
    const flagged = async (value: string) => {
      const clauses: Clause[] = [
        { field: 'quarantined', operator: 'is', values: [value] },
        { field: 'title', operator: 'starts_with', values: ['flag'] },
      ];
      const { offers } = await administrator.query<{ offers: { nodes: { title: string }[] } }>(
        'query ($filter: OfferFilter) { offers(filter: $filter) { nodes { title } } }',
        { filter: { where: { clauses } } },
      );
      return offers.nodes.map(({ title }) => title);
    };
    expect(await flagged('true')).toEqual(['Flag on']);
    expect(await flagged('false')).toEqual(['Flag off']);
    const { errors } = await administrator.request(
      'query ($filter: OfferFilter) { offers(filter: $filter) { nodes { id } } }',
      {
        filter: { where: { clauses: [{ field: 'quarantined', operator: 'is', values: ['perhaps'] }] } },
      },
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_FILTER');
  });

  it('reads an article number however it is written', async () => {
    const at = clock.now();
    await db
      .insertInto('offer')
      .values({
        id: newId(),
        shop_id: lamp,
        offer_key: 'g',
        origin: 'observed',
        title: 'Numbered',
        gtin14: '04006381333931',
        first_seen_at: at,
        last_seen_at: at,
        last_changed_at: at,
      })
      .execute();
    const where: Group = { clauses: [{ field: 'gtin', operator: 'is', values: ['4006381-333931'] }] };
    const { offers } = await administrator.query<{ offers: object }>(
      'query ($filter: OfferFilter) { offers(filter: $filter) { nodes { title } } }',
      { filter: { where } },
    );
    expect(offers).toEqual({ nodes: [{ title: 'Numbered' }] });
  });
});

describe('a filter that cannot be read', () => {
  it('is refused with the place and a sentence for every bad clause', async () => {
    const { code, message, issues } = await refusal({
      clauses: [
        { field: 'offerCount', operator: 'less', values: ['many'] },
        { field: 'name', operator: 'contains', values: ['kettle'] },
        { field: 'createdAt', operator: 'before', values: ['2026-02-30'] },
      ],
      groups: [{ clauses: [{ field: 'nothing', operator: 'is', values: ['1'] }] }],
    });
    expect(code).toBe('BAD_FILTER');
    expect(issues).toEqual([
      'where.clauses.0 not_a_number',
      'where.clauses.2 not_a_date',
      'where.groups.0.clauses.0 unknown',
    ]);
    expect(message).toContain('where.clauses.0: Write a number.');
  });

  it.each([
    ['offerCount', 'less', ['1.5'], 'not_whole'],
    ['offerCount', 'less', [], 'required'],
    ['offerCount', 'between', ['1'], 'required'],
    ['offerCount', 'less', ['1', '2'], 'too_many'],
    ['offerCount', 'contains', ['1'], 'not_a_choice'],
    ['offerCount', 'less', ['99999999999999999999'], 'not_a_number'],
    ['name', 'contains', ['  '], 'required'],
    ['name', 'contains', ['x'.repeat(filterLimits.text + 1)], 'too_long'],
    ['name', 'empty', [], 'not_a_choice'],
    ['lowestPrice', 'less', ['10'], 'not_an_amount'],
    ['lowestPrice', 'less', ['10 EURO'], 'not_an_amount'],
    ['lowestPrice', 'less', ['10.005 EUR'], 'not_an_amount'],
    ['lowestPrice', 'between', ['10 EUR', '20 GBP'], 'not_an_amount'],
    ['createdAt', 'after', ['yesterday'], 'not_a_date'],
    ['createdAt', 'after', ['0001-01-01'], 'not_a_date'],
    ['createdAt', 'after', ['2026-02-30T10:00:00Z'], 'not_a_date'],
    ['createdAt', 'within_days', ['0'], 'too_small'],
    ['createdAt', 'within_days', ['99999'], 'too_large'],
    ['status', 'any_of', ['SOLD'], 'not_a_choice'],
    ['hasOffers', 'is', ['true'], 'unknown'],
    ['completenessBelow', 'any_of', ['1'], 'unknown'],
  ] as const)('%s %s %j is %s', async (field, operator, values, issue) => {
    expect((await refusal({ clauses: [{ field, operator, values: [...values] }] })).issues).toEqual([
      `where.clauses.0 ${issue}`,
    ]);
  });

  it('is refused beyond its depth, its size and an unknown time zone', async () => {
    const clause: Clause = { field: 'offerCount', operator: 'at_least', values: ['1'] };
    const nested = (levels: number): Group => (levels === 1 ? { clauses: [clause] } : { groups: [nested(levels - 1)] });
    expect(await namesOf(nested(filterLimits.depth))).toHaveLength(2);
    expect((await refusal(nested(filterLimits.depth + 1))).issues).toHaveLength(1);
    const clauses = (count: number) => Array.from({ length: count }, () => clause);
    expect(await namesOf({ clauses: clauses(filterLimits.parts - 1) })).toHaveLength(2);
    expect((await refusal({ clauses: clauses(filterLimits.parts + 100) })).issues).toEqual([
      `where.clauses.${filterLimits.parts - 1} too_many`,
    ]);
    for (const timeZone of ['Mars/Olympus', '+02:00', '']) {
      expect((await refusal({ clauses: [clause], timeZone })).issues).toEqual(['where.timeZone not_a_time_zone']);
    }
  });

  it('is refused in a sentence when it is nested without end', async () => {
    const deep = `${'{"groups":['.repeat(60_000)}${']}'.repeat(60_000)}`;
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${administrator.accessToken}` },
      payload: `{"query":${JSON.stringify(productsDocument)},"variables":{"filter":{"where":${deep}}}}`,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json<{ errors: object[] }>().errors).toMatchObject([{ extensions: { code: 'INPUT_TOO_DEEP' } }]);
  });
});

describe('the description of a list', () => {
  it('names what may be asked, for every list that a feature declares', async () => {
    const document = `query ($list: String!) { listFields(list: $list) { name type operators choices unit } }`;
    type Fields = { listFields: { name: string; type: string; operators: string[] }[] };
    const lists = [...listsOf(features)].flatMap(([list, { filter }]) => (filter ? [list] : []));
    expect(lists).toEqual(expect.arrayContaining(['products', 'offers', 'users', 'bulkItems', 'jobs']));
    for (const list of lists) {
      const { listFields } = await administrator.query<Fields>(document, { list });
      expect(listFields.length).toBeGreaterThan(0);
      expect(listFields.every(({ operators }) => operators.length > 0)).toBe(true);
    }
    const { listFields } = await administrator.query<Fields>(document, { list: 'products' });
    expect(listFields.map(({ name }) => name)).not.toContain('completenessBelow');
    expect(listFields.find(({ name }) => name === 'completeness')).toMatchObject({ type: 'number', unit: 'percent' });
    expect((await administrator.query<Fields>(document, { list: 'nothing' })).listFields).toEqual([]);
  });
});
