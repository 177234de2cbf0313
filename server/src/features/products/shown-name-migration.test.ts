import { Client } from 'pg';
import { expect, it } from 'vitest';
import { migrate, migrateWithin } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { testDatabase } from '../../testing/index.ts';

const before = 176;

it.each([
  [null, 'Kettle'],
  [['fr', 'de', 'en'], 'Bouilloire'],
])('shows of each product the name in the first content language, where these are %s', async (locales, shown) => {
  const { db, url } = await testDatabase({ isEmpty: true });
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await migrateWithin(client, before);
  const [named, typed] = [newId(), newId()];
  await client.query(
    `insert into product (id, name, slug, search_text) values ($1, 'Wasserkocher', 'one', 'wasserkocher'), ($2, 'By hand', 'two', 'by hand')`,
    [named, typed],
  );
  const names: [locale: string, name: string][] = [
    ['de', 'Wasserkocher'],
    ['fr', 'Bouilloire'],
    ['en', 'Kettle'],
  ];
  for (const productId of [named, typed]) {
    for (const [locale, name] of names) {
      await client.query(
        `insert into product_value (id, product_id, attribute_id, locale, value, source_kind)
          select $1, $2, id, $3, to_jsonb($4::text), 'manual' from attribute where code = 'name'`,
        [newId(), productId, locale, name],
      );
    }
  }
  if (locales) {
    await client.query(
      `insert into setting (id, key, scope_kind, scope_id, value, created_at, updated_at)
        values ($1, 'contentLocales', 'installation', '00000000-0000-0000-0000-000000000000', $2, now(), now())`,
      [newId(), JSON.stringify(locales)],
    );
  }
  await client.query('commit');
  await client.end();
  await migrate(url);
  const found = await db.selectFrom('product').select(['id', 'name', 'search_text']).execute();
  const byId = new Map(found.map((product) => [product.id, product]));
  expect(byId.get(named)?.name).toBe(shown);
  expect(byId.get(named)?.search_text).toContain('bouilloire');
  expect(byId.get(typed)?.name).toBe('By hand');
});
