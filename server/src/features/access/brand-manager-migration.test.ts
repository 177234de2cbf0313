import { Client } from 'pg';
import { expect, it } from 'vitest';
import { migrate, migrateWithin } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { testDatabase } from '../../testing/index.ts';

const before = 196;
const rules = [{ action: 'manage', subject: 'Product', scope: 'own_brands' }];
const added = { action: 'run', subject: 'Import', scope: 'own_brands' };

it.each([
  ['lets brand managers import for own brands', 1, [...rules, added]],
  ['leaves a role that people edited as it is', 2, rules],
])('%s', async (_what, version, expected) => {
  const { db, url } = await testDatabase({ isEmpty: true });
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await migrateWithin(client, before);
  for (const key of ['brand_manager', 'analyst'])
    await client.query(
      'insert into role (id, key, name, rules, is_preset, version) values ($1, $2, $2, $3, true, $4)',
      [newId(), key, JSON.stringify(rules), version],
    );
  await client.query('commit');
  await client.end();
  await migrate(url);
  const found = await db.selectFrom('role').select(['key', 'rules']).orderBy('key').execute();
  expect(found).toEqual([
    { key: 'analyst', rules },
    { key: 'brand_manager', rules: expected },
  ]);
});
