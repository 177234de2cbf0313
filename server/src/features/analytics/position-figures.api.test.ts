import { listLink, type Measure, measureDefinitions, measures } from '@quarry/contracts/analytics';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { randomFrom } from '../products/testing/random.ts';
import { recordStates } from './index.ts';
import { figuresWorld, type Row } from './testing/figures-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const world = figuresWorld(api);
const random = randomFrom(7);
const ofPosition = measures.filter((measure) => measureDefinitions[measure].report === 'position');
const period = { kind: 'LAST_28_DAYS' };
const newShop = () => buildObservedShop(api.deps);
const own = [await newShop(), await newShop()] as const;
const rivals = [await newShop(), await newShop(), await newShop()] as const;
const [brandId, categoryId] = [newId<'brand'>(), newId<'category'>()];
const people = {
  manager: await api.newUser({ roleKeys: ['shop_manager'] }),
  ofBrand: await api.newUser({ roleKeys: ['brand_manager'] }),
};
/** Of each offer that is stored, whether tax is in its price. */
const taxOf = new Map<string, boolean>();
const conditionOf = new Map<string, string>();

type Shop = (typeof own)[number];
type Listed = { id: string; origin: string; productId: string | null; price: { minor: number; currency: string } };
type Said = { minor: number; currency?: string; tax?: boolean; condition?: string | null; more?: object };

async function says(
  shop: Shop,
  productId: string,
  { minor, currency = 'EUR', tax = true, condition = null, more = {} }: Said,
) {
  const kind = own.includes(shop) ? 'own' : 'observed';
  const [id = ''] = await storeOffers(api.deps, { ...shop, kind }, { sku: newId(), name: 'Kettle' });
  const price = { price_minor: minor, currency, is_tax_included: tax, price_state: 'accepted' as const };
  await db
    .updateTable('offer')
    .set({ product_id: productId, condition, ...price, ...more })
    .where('id', '=', id)
    .execute();
  taxOf.set(id, tax);
  conditionOf.set(id, condition ?? 'NewCondition');
  return id;
}

async function listOf(client: TestClient, filter: object = {}): Promise<Listed[]> {
  const { offers } = await client.query<{ offers: { nodes: Listed[] } }>(
    `query ($filter: OfferFilter) { offers(first: 500, filter: $filter) {
      nodes { id origin productId price { minor currency } } } }`,
    { filter },
  );
  return offers.nodes;
}

/** To the nearest whole number, halves away from zero, as PostgreSQL rounds. */
const rounded = (share: number) => Math.sign(share) * Math.round(Math.abs(share));

/** What a measure comes to over the rows of its list, told from the live offers that its reader sees. */
async function listed(client: TestClient, measure: Measure, filter: object | undefined): Promise<number | null> {
  const rows = await listOf(client, filter);
  if (measure !== 'PRICE_DISTANCE') return rows.length;
  const seen = await listOf(client, { state: ['active'], priceState: ['accepted'] });
  const distances = rows.map(({ id, productId, price }) => {
    const others = seen.filter(
      (other) =>
        other.origin === 'observed' &&
        other.productId === productId &&
        other.price.currency === price.currency &&
        taxOf.get(other.id) === taxOf.get(id) &&
        conditionOf.get(other.id) === conditionOf.get(id),
    );
    const lowest = Math.min(...others.map((other) => other.price.minor));
    return rounded(((price.minor - lowest) * 1_000_000) / lowest);
  });
  return rows.length === 0 ? null : rounded(distances.reduce((sum, one) => sum + one, 0) / rows.length);
}

const ask = (client: TestClient, input: object) => world.figures(client, { measures: ofPosition, period, ...input });
const valuesOf = ({ values }: Row) => values.map(({ value }) => value);

async function boundReader(): Promise<TestClient> {
  const key = `reader_${newId()}`;
  const rules = [
    ...['Dashboard', 'Product', 'Shop', 'Analytics'].map((subject) => ({ action: 'read', subject })),
    { action: 'read', subject: 'Offer', scope: 'own_shops' },
  ];
  await db
    .insertInto('role')
    .values({ id: newId(), key, name: key, rules: JSON.stringify(rules) })
    .execute();
  const user = await api.newUser({ roleKeys: [key] });
  await sql`insert into user_shop (user_id, shop_id) values (${user.id}, ${own[0].id})`.execute(db);
  return api.as(user);
}

describe('figures of the price position', () => {
  beforeAll(async () => {
    const texts = { names: JSON.stringify({ en: 'Kettles' }), slugs: JSON.stringify({ en: 'kettles' }) };
    await db
      .insertInto('category')
      .values({ id: categoryId, ...texts })
      .execute();
    await db
      .insertInto('brand')
      .values({ id: brandId, name: 'Nordwind', slug: 'nordwind', name_key: 'nordwind' })
      .execute();
    for (const { id } of own) await sql`update shop set kind = 'own' where id = ${id}`.execute(db);
    await sql`update shop set created_at = '2026-01-01T00:00:00Z'`.execute(db);
    await sql`insert into user_shop (user_id, shop_id) values (${people.manager.id}, ${own[0].id})`.execute(db);
    await sql`insert into user_brand (user_id, brand_id) values (${people.ofBrand.id}, ${brandId})`.execute(db);
    for (let at = 0; at < 24; at += 1) {
      const { id } = await world.newProduct();
      await sql`update product set brand_id = ${at % 3 ? brandId : null}, category_id = ${at % 2 ? categoryId : null},
        deleted_at = ${at === 23 ? clock.now() : null} where id = ${id}`.execute(db);
      for (const shop of [...own, ...rivals]) {
        const state = random.chance(0.15) ? 'missing' : 'active';
        const [currency, tax] = [random.chance(0.2) ? 'USD' : 'EUR', random.chance(0.8)];
        const condition = random.chance(0.1) ? 'UsedCondition' : random.chance(0.5) ? 'NewCondition' : null;
        if (random.chance(0.9))
          await says(shop, id, { minor: random.between(3, 7) * 1_000, currency, tax, condition, more: { state } });
      }
    }
  });

  it.each(['NONE', 'DAY', 'SHOP', 'CATEGORY', 'BRAND', 'RIVAL'] as const)(
    'by %s equal the lists behind them, for every measure and role',
    async (by) => {
      const named = ofPosition.filter((measure) => measureDefinitions[measure].dimensions.includes(by));
      for (const client of [administrator, await api.as(people.manager), await api.as(people.ofBrand)]) {
        const { rows, totals, from, until } = await ask(client, { measures: named, by });
        const some = by === 'DAY' ? totals : [...rows.filter(({ key }) => key !== 'none'), ...totals];
        expect(some.filter((row) => valuesOf(row)[0]).length).toBeGreaterThan(by === 'DAY' ? 0 : 1);
        for (const row of some) {
          const asked = { by: row.key === '' ? ('NONE' as const) : by, from, until };
          for (const [at, measure] of named.entries())
            expect([measure, row.key, row.values[at]?.value]).toEqual([
              measure,
              row.key,
              await listed(client, measure, listLink(measure, asked, row)?.filter),
            ]);
        }
      }
    },
  );

  it('compare prices of the same product, currency, tax treatment and condition only, and those that count', async () => {
    const { id } = await world.newProduct();
    const brand = newId<'brand'>();
    await db.insertInto('brand').values({ id: brand, name: 'Ost', slug: 'ost', name_key: 'ost' }).execute();
    await sql`update product set brand_id = ${brand} where id = ${id}`.execute(db);
    const ours = await says(own[0], id, { minor: 10_000 });
    await says(rivals[0], id, { minor: 1_000, currency: 'USD' });
    await says(rivals[0], id, { minor: 1_000, tax: false });
    for (const condition of ['UsedCondition', 'RefurbishedCondition', 'DamagedCondition'])
      await says(rivals[0], id, { minor: 1_000, condition });
    await says(rivals[0], id, { minor: 1_000, more: { price_state: 'suspect' } });
    await says(rivals[0], id, { minor: 1_000, more: { state: 'missing' } });
    await says(own[1], id, { minor: 1_000, currency: 'USD', tax: false });
    const ofBrand = { by: 'NONE', brandId: [brand] };
    const now = async () => (await ask(administrator, ofBrand)).totals.map(valuesOf)[0];
    expect(await now()).toEqual([0, 0, 0, 0, null]);
    await says(rivals[1], id, { minor: 12_500, condition: 'NewCondition' });
    expect(await now()).toEqual([1, 1, 0, 0, -200_000]);
    await says(rivals[1], id, { minor: 10_000 });
    expect(await now()).toEqual([1, 0, 1, 0, 0]);
    await says(rivals[2], id, { minor: 8_000 });
    await says(rivals[1], id, { minor: 9_000 });
    expect(await now()).toEqual([1, 0, 0, 1, 250_000]);
    const rows = await ask(administrator, { ...ofBrand, by: 'RIVAL', measures: ['UNDERCUT_OFFERS'] });
    expect(rows.rows.map(({ key }) => key).toSorted()).toEqual([rivals[1].id, rivals[2].id].toSorted());
    // Two shops undercut it, and it is one offer.
    expect([...rows.rows, ...rows.totals].map(valuesOf)).toEqual([[1], [1], [1]]);
    expect(
      (await listOf(administrator, { undercutById: [rivals[2].id], brandId: [brand] })).map((one) => one.id),
    ).toEqual([ours]);
  });

  it('tell nobody of own prices that they may not read', async () => {
    const reader = await boundReader();
    await recordStates(api.deps);
    const ofShop = { shopId: [own[0].id] };
    const byDay = async (client: TestClient, asked: object) => {
      const { rows, totals, recordedFrom } = await ask(client, { by: 'DAY', ...asked });
      return { rows, totals, recordedFrom };
    };
    const allowed = await byDay(administrator, ofShop);
    expect(allowed.totals.map(valuesOf)[0]?.[0]).toBeGreaterThan(0);
    expect(await byDay(reader, {})).toEqual(allowed);
    expect((await byDay(reader, { shopId: [own[1].id] })).recordedFrom).toBeNull();
    const undercut = await listOf(reader, { position: ['UNDERCUT'] });
    expect(undercut).toEqual(await listOf(administrator, { position: ['UNDERCUT'], ...ofShop }));
    expect(undercut.length).toBeGreaterThan(0);
  });

  it('have a course, of own shops as their day ended', async () => {
    await recordStates(api.deps, { isAgain: true });
    const asked = { shopId: [own[0].id] };
    const [days, whole] = [
      await ask(administrator, { ...asked, by: 'DAY' }),
      await ask(administrator, { ...asked, by: 'NONE' }),
    ];
    expect(days.rows.at(-1)?.values).toEqual(whole.totals[0]?.values);
    expect(days.recordedFrom).not.toBeNull();
    const { recordedFrom } = await ask(administrator, { by: 'DAY', shopId: [rivals[0].id] });
    expect(recordedFrom).toBeNull();
  });

  it('refuse what they are not counted by', async () => {
    const wrong = [
      await ask(administrator, { measures: ['COMPARED_OFFERS'], by: 'RIVAL', channelId: [newId()] }),
      await ask(administrator, { measures: ['COMPARED_OFFERS'], by: 'DAY', brandId: [brandId] }),
    ];
    expect(wrong.map(({ issues }) => issues.map(({ path, code }) => `${path} ${code}`))).toEqual([
      ['measures.0 not_counted_so', 'channelId not_counted_so'],
      ['brandId not_counted_so'],
    ]);
  });
});
