import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { holdNames, keepNameOrders } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { keepContentNames } from './content-names.loop.ts';
import { buildProduct } from './product.builder.ts';
import { productDoors } from './testing/product-doors.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const { create, update } = await productDoors(api);

const byLanguage = ['Ähre', 'Äpfel', 'apple', 'Crème brûlée torch', 'Gardena spray', 'Ünique lamp', 'Zebra', 'Zug'];
for (const at of [6, 2, 1, 5, 3, 4, 7, 0]) await buildProduct(db, { name: byLanguage[at] ?? '' });

type Page = {
  nodes: { id: string; localName: string }[];
  pageInfo: { startCursor: string; endCursor: string; hasNextPage: boolean };
};
type Answer = { data: { products: Page }; errors?: { extensions: { code: string } }[] };

const document = `query ($first: Int, $after: String, $from: ListStart, $sort: [ProductSort!], $search: String) {
  products(first: $first, after: $after, from: $from, sort: $sort, search: $search) {
    nodes { id localName } pageInfo { startCursor endCursor hasNextPage } } }`;

async function ask(language: string, variables: object): Promise<Answer> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      accept: 'application/graphql-response+json',
      'accept-language': language,
      authorization: `Bearer ${administrator.accessToken}`,
    },
    payload: { query: document, variables },
  });
  return answer.json<Answer>();
}

const namesOf = ({ data }: Answer) => data.products.nodes.map(({ localName }) => localName);
const names = async (language: string, variables: object = {}) => namesOf(await ask(language, variables));

async function pagedNames(language: string, direction: 'ASC' | 'DESC'): Promise<string[]> {
  const found: string[] = [];
  const sort = [{ field: 'name', direction }];
  for (let after: string | null = null, more = true; more;) {
    const answer = await ask(language, { first: 3, after, sort });
    found.push(...namesOf(answer));
    [after, more] = [answer.data.products.pageInfo.endCursor, answer.data.products.pageInfo.hasNextPage];
  }
  return found;
}

const nameOfValue = (productId: string, locale: string, name: string) =>
  sql`insert into product_value (id, product_id, attribute_id, locale, value, source_kind)
    select ${newId()}, ${productId}, id, ${locale}, ${JSON.stringify(name)}::jsonb, 'manual' from attribute where code = 'name'`.execute(
    db,
  );

it.each(['en', 'de', 'fr', 'pt'])('sorts names as %s sorts them, page by page in both directions', async (language) => {
  expect(await names(language)).toEqual(byLanguage);
  expect(await pagedNames(language, 'ASC')).toEqual(byLanguage);
  expect(await pagedNames(language, 'DESC')).toEqual(byLanguage.toReversed());
});

it('begins at what is typed, whether small or capital', async () => {
  const begun = [];
  for (const text of ['g', 'G', 'Gard', 'gard']) begun.push((await names('de', { from: { text } }))[0]);
  expect(new Set(begun)).toEqual(new Set(['Gardena spray']));
});

it('gives a cursor of another language or of an index before this order one clear answer', async () => {
  const { endCursor } = (await ask('de', { first: 2 })).data.products.pageInfo;
  const old = Buffer.from(JSON.stringify(['name+id+', 1, true, ['apple', newId()]])).toString('base64url');
  const codes = [];
  for (const after of [endCursor, old])
    codes.push((await ask('fr', { after })).errors?.map(({ extensions }) => extensions.code));
  expect(codes).toEqual([['BAD_CURSOR'], ['BAD_CURSOR']]);
});

it('sorts and shows each product by its name in the language of the reader, else by the one that all see', async () => {
  const { id } = await buildProduct(db, { name: 'Kettle' });
  await nameOfValue(id, 'de', 'Wasserkocher');
  expect((await names('de')).slice(-4)).toEqual(['Ünique lamp', 'Wasserkocher', 'Zebra', 'Zug']);
  expect((await names('fr')).slice(4, 6)).toEqual(['Gardena spray', 'Kettle']);
  await sql`update product_value set value = '"Boiler"' where product_id = ${id} and locale = 'de'`.execute(db);
  expect((await names('de')).slice(2, 5)).toEqual(['apple', 'Boiler', 'Crème brûlée torch']);
  await sql`delete from product_value where product_id = ${id}`.execute(db);
  expect((await names('de')).slice(4, 6)).toEqual(['Gardena spray', 'Kettle']);
  await sql`delete from product where id = ${id}`.execute(db);
  expect(await names('de')).toEqual(byLanguage);
});

it('follows a name that a person writes', async () => {
  const made = (await create({ name: 'Oven' })).data.createProduct.product;
  if (!made) throw new Error('The product was not made.');
  expect((await names('pt')).slice(4, 6)).toEqual(['Gardena spray', 'Oven']);
  await update(made, { name: 'Änderung' });
  expect((await names('pt')).slice(0, 2)).toEqual(['Ähre', 'Änderung']);
  await sql`delete from product where id = ${made.id}`.execute(db);
});

it('finds and names products in the palette as the reader does', async () => {
  const { foundRecords } = await administrator.query<{ foundRecords: { name: string }[] }>(
    '{ foundRecords(of: [Product], search: "a", first: 5) { name } }',
  );
  expect(foundRecords.map(({ name }) => name)).toEqual(byLanguage.slice(0, 3));
});

it('walks the index of its language', async () => {
  await sql`insert into product (id, name, slug) select gen_random_uuid(), 'Many ' || n, 'many-' || n from generate_series(1, 3000) n`.execute(
    db,
  );
  await sql`analyze product, product_name`.execute(db);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select p.name from product p
    join product_name n on n.product_id = p.id and n.locale = 'de' where p.deleted_at is null
    order by n.name collate "name_de", n.product_id limit 100`.execute(db);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('product_name_de_index');
  await sql`delete from product where slug like 'many-%'`.execute(db);
});

it('rebuilds an index whose collation is of another version, and nothing else', async () => {
  const files = async () =>
    (
      await sql<{
        locale: string;
        file: string;
      }>`select locale, pg_relation_filenode('product_name_' || locale || '_index')::text as file
        from name_order order by locale`.execute(db)
    ).rows;
  const before = await files();
  expect(await keepNameOrders(db)).toEqual([]);
  await sql`update name_order set version = '1.0' where locale = 'de'`.execute(db);
  const { endCursor } = (await ask('de', { first: 2 })).data.products.pageInfo;
  expect(await keepNameOrders(db)).toEqual([{ locale: 'de', isIcu: true }]);
  const after = await files();
  expect(after.filter(({ file }, at) => file !== before[at]?.file).map(({ locale }) => locale)).toEqual(['de']);
  expect((await ask('de', { after: endCursor })).errors?.[0]?.extensions.code).toBe('BAD_CURSOR');
  expect(await names('de')).toEqual(byLanguage);
});

const namesIn = async (locale: string) => {
  const { rows } = await sql<{ name: string }>`select name from product_name where locale = ${locale}`.execute(db);
  return rows.map(({ name }) => name);
};

it('fills the names of a language that is added, as the engines may, and lets go of one that is taken out', async () => {
  await sql`insert into setting (id, key, scope_kind, scope_id, value, created_at, updated_at)
    values (${newId()}, 'contentLocales', 'installation', '00000000-0000-0000-0000-000000000000', '["sv", "de"]', now(), now())`.execute(
    db,
  );
  while (await keepContentNames(api.engines));
  expect((await namesIn('sv')).toSorted()).toEqual(byLanguage.toSorted());
  expect([await namesIn('fr'), await namesIn('en')]).toEqual([[], []]);
  const { rows } = await sql<{ locale: string }>`select locale from name_order where is_ready order by locale`.execute(
    db,
  );
  expect(rows.map(({ locale }) => locale)).toEqual(['de', 'sv']);
  const { id } = await buildProduct(db, { name: 'Öl' });
  expect(await namesIn('sv')).toContain('Öl');
  await sql`delete from product where id = ${id}`.execute(db);
});

it('lets go of names that a killed worker left in a language that was taken out', async () => {
  await holdNames(db, 'sv', false);
  await sql`delete from setting where key = 'contentLocales'`.execute(db);
  expect((await namesIn('sv')).length).toBe(byLanguage.length);
  while (await keepContentNames(api.engines));
  expect(await namesIn('sv')).toEqual([]);
  expect((await namesIn('de')).toSorted()).toEqual(byLanguage.toSorted());
});

it('sorts by code point on a server without ICU, and by language again on one that has it', async () => {
  await sql`create table kept_collations as select * from pg_collation where collprovider = 'i' and collnamespace = 'pg_catalog'::regnamespace`.execute(
    db,
  );
  await sql`delete from pg_collation where oid in (select oid from kept_collations)`.execute(db);
  expect((await keepNameOrders(db)).map(({ locale, isIcu }) => [locale, isIcu])).toContainEqual(['de', false]);
  expect(await names('de')).toEqual(byLanguage.toSorted());
  await sql`insert into pg_collation select * from kept_collations`.execute(db);
  expect((await keepNameOrders(db)).map(({ locale, isIcu }) => [locale, isIcu])).toContainEqual(['de', true]);
  expect(await names('de')).toEqual(byLanguage);
});
