import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { listsOf } from '../../platform/records/index.ts';
import { testApi } from '../../testing/index.ts';
import { features, records } from '../features.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const acorn = await newBrand('Acorn');
const birch = await newBrand('Birch');

async function newBrand(name: string): Promise<string> {
  const id = newId<'brand'>();
  await db.insertInto('brand').values({ id, name, slug: id, name_key: id }).execute();
  return id;
}

async function newProduct(name: string, status: string): Promise<string> {
  const id = newId<'product'>();
  const archivedAt = status === 'ARCHIVED' ? api.deps.clock.now() : null;
  await db.insertInto('product').values({ id, name, slug: id, status, archived_at: archivedAt }).execute();
  return id;
}

describe('records by name', () => {
  const found = async (variables: object, reader = administrator) => {
    const document = `query ($of: AbilitySubject!, $search: String, $ids: [ID!]) { namedRecords(of: $of, search: $search, ids: $ids) { id name } }`;
    type Answer = { namedRecords: { id: string; name: string }[] };
    return (await reader.query<Answer>(document, { ...variables })).namedRecords;
  };

  it('finds them by a part of the name, twenty at most, and names those of given ids wherever they stand', async () => {
    for (let count = 0; count < 25; count += 1) await newBrand(`Crowd ${count}`);
    expect(await found({ of: 'Brand' })).toHaveLength(20);
    expect(await found({ of: 'Brand', search: 'birc' })).toEqual([{ id: birch, name: 'Birch' }]);
    const last = await newBrand('Zebra');
    expect(await found({ of: 'Brand', ids: [last, acorn, newId(), 'nonsense'] })).toEqual([
      { id: acorn, name: 'Acorn' },
      { id: last, name: 'Zebra' },
    ]);
  });

  it('names products, archived ones too, and categories by the way to them, found in any language', async () => {
    await newProduct('Lamp', 'ARCHIVED');
    const stool = await newProduct('Stool', 'ACTIVE');
    expect((await found({ of: 'Product' })).map(({ name }) => name)).toContain('Lamp');
    expect(await found({ of: 'Product', ids: [stool] })).toEqual([{ id: stool, name: 'Stool' }]);
    const kitchen = newId<'category'>();
    const pans = newId<'category'>();
    const slugs = '{}';
    const rows = [
      { id: kitchen, names: JSON.stringify({ en: 'Kitchen' }), slugs },
      { id: pans, parent_id: kitchen, names: JSON.stringify({ en: 'Pans', de: 'Pfannen' }), slugs },
    ];
    await db.insertInto('category').values(rows).execute();
    expect(await found({ of: 'Category', search: 'pfann' })).toEqual([{ id: pans, name: 'Kitchen › Pans' }]);
  });

  it('are found for every subject that a field names', async () => {
    const document = `query ($list: String!) { listFields(list: $list) { of } }`;
    type Fields = { listFields: { of: string | null }[] };
    const asked = [...listsOf(features)].flatMap(([list, { filter }]) => (filter ? [list] : []));
    const answers = await Promise.all(asked.map((list) => administrator.query<Fields>(document, { list })));
    const subjects = new Set(answers.flatMap(({ listFields }) => listFields.flatMap(({ of }) => of ?? [])));
    const known = records.all.flatMap(({ subject, named }) => (subject && named ? [subject] : []));
    // Customers, discounts, orders and roles are found as well, which no list is asked for.
    expect(known.toSorted()).toEqual([...subjects, 'Customer', 'Discount', 'Order', 'Role'].toSorted());
  });

  it('are refused to anyone who may not read the subject, and hide what a reader may not see', async () => {
    const shopManager = await api.as(await api.newUser({ roleKeys: ['shop_manager'] }));
    const pending = await api.as(await api.newUser());
    const refused = await pending.request(`query { namedRecords(of: Brand) { id } }`);
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await found({ of: 'Crawler' }, shopManager)).toEqual([]);
  });
});
