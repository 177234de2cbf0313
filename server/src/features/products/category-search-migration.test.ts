import { Client } from 'pg';
import { expect, it } from 'vitest';
import { migrate, migrateWithin } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { testDatabase } from '../../testing/index.ts';

const before = 364;

it('lets products that were stored before be found by their category and those above it', async () => {
  const { db, url } = await testDatabase({ isEmpty: true });
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await migrateWithin(client, before);
  const [parent, child] = [newId(), newId()];
  const category = 'insert into category (id, parent_id, names, slugs) values ($1, $2, $3, $4)';
  await client.query(category, [parent, null, { en: 'Audio' }, { en: 'audio' }]);
  await client.query(category, [child, parent, { en: 'Over-ear', fr: 'Écouteurs' }, { en: 'over-ear' }]);
  const product = 'insert into product (id, name, slug, search_text, category_id) values ($1, $2, $2, $2, $3)';
  await client.query(product, [newId(), 'one', child]);
  await client.query(product, [newId(), 'two', null]);
  await client.query('commit');
  await client.end();
  await migrate(url);
  const found = await db.selectFrom('product').select('search_text').orderBy('name').execute();
  expect(found.map(({ search_text: text }) => text)).toEqual(['one audio over ear ecouteurs overear', 'two']);
  const words = await db.selectFrom('product_search_word').select('word').orderBy('word').execute();
  expect(words.map(({ word }) => word)).toEqual(['audio', 'ear', 'ecouteurs', 'over', 'overear']);
});
