import { Client } from 'pg';
import { expect, it } from 'vitest';
import { migrate, migrateWithin } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { testDatabase } from '../../testing/index.ts';

const before = 325;

it('lets products that were stored before be found by a SKU without its signs', async () => {
  const { db, url } = await testDatabase({ isEmpty: true });
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await migrateWithin(client, before);
  for (const [id, text] of [
    [newId(), 'board sb 90 sb90 w'],
    [newId(), 'shelf sb90w'],
  ]) {
    const variantId = newId();
    await client.query(`insert into product (id, name, slug, search_text) values ($1, $2, $2, $2)`, [id, text]);
    await client.query('insert into variant (id, product_id) values ($1, $2)', [variantId, id]);
    for (const [kind, value] of [
      ['sku', 'SB90W'],
      ['mpn', 'SB90W'],
      ['gtin', '04006381333931'],
    ])
      await client.query(
        `insert into variant_identifier (id, variant_id, kind, value, display, source_kind) values ($1, $2, $3, $4, 'SB-90 w', 'manual')`,
        [newId(), variantId, kind, value],
      );
  }
  await client.query('commit');
  await client.end();
  await migrate(url);
  const found = await db.selectFrom('product').select('search_text').orderBy('name').execute();
  expect(found.map(({ search_text: text }) => text)).toEqual(['board sb 90 sb90 w sb90w', 'shelf sb90w']);
});
