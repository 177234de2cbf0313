import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { migrate, migrateWithin } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { testDatabase } from '../../testing/index.ts';

const rules = [{ action: 'manage', subject: 'Product', scope: 'own_brands' }];

describe.each([
  {
    what: 'imports for own brands',
    before: 196,
    role: 'brand_manager',
    added: { action: 'run', subject: 'Import', scope: 'own_brands' },
  },
  {
    what: 'keys of the sales channels of own shops',
    before: 203,
    role: 'shop_manager',
    added: { action: 'manage', subject: 'ChannelKey', scope: 'own_shops' },
  },
])('the migration that brings $what', ({ before, role, added }) => {
  it.each([
    [`gives them to the ${role} that nobody edited`, 1, [...rules, added]],
    ['leaves a role that people edited as it is', 2, rules],
  ])('%s', async (_what, version, expected) => {
    const { db, url } = await testDatabase({ isEmpty: true });
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('begin');
    await migrateWithin(client, before);
    for (const key of [role, 'analyst'])
      await client.query(
        'insert into role (id, key, name, rules, is_preset, version) values ($1, $2, $2, $3, true, $4)',
        [newId(), key, JSON.stringify(rules), version],
      );
    await client.query('commit');
    await client.end();
    await migrate(url);
    const found = await db.selectFrom('role').select(['key', 'rules']).orderBy('key').execute();
    // A later migration brings the right to export figures to the same roles.
    const brought = found.map(({ key, rules: all }) => ({
      key,
      rules: (all as { subject: string }[]).filter(({ subject }) => subject !== 'Analytics'),
    }));
    expect(brought).toEqual([
      { key: 'analyst', rules },
      { key: role, rules: expected },
    ]);
  });
});

const supports = { subject: 'Order', scope: 'own_shops' };

it.each([
  [
    'gives support that nobody edited all rights to orders but to ship unpaid ones',
    1,
    ['read', 'create', 'update', 'fulfil', 'cancel', 'archive', 'export'],
    // Returns came later.
    ['approve'],
  ],
  ['leaves support that people edited as it is', 2, ['manage'], []],
])('%s', async (_what, version, actions, added) => {
  const [first, last] = [
    { action: 'read', subject: 'Shop' },
    { action: 'manage', subject: 'Comment', scope: 'own_shops' },
  ];
  const held = [first, { action: 'manage', ...supports }, last];
  const { db, url } = await testDatabase({ isEmpty: true });
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await migrateWithin(client, 225);
  await client.query('insert into role (id, key, name, rules, is_preset, version) values ($1, $2, $2, $3, true, $4)', [
    newId(),
    'support',
    JSON.stringify(held),
    version,
  ]);
  await client.query('commit');
  await client.end();
  await migrate(url);
  const { rules } = await db.selectFrom('role').select('rules').executeTakeFirstOrThrow();
  const onOrders = (names: readonly string[]) => names.map((action) => ({ action, ...supports }));
  expect(rules).toEqual([first, ...onOrders(actions), last, ...onOrders(added)]);
});

it('keeps what every role saw of offers by the shops and brands of its people, also where people edited it', async () => {
  const [first, last] = [
    { action: 'read', subject: 'Shop' },
    { action: 'read', subject: 'Media' },
  ];
  const offers = (action: string, scope?: string) => ({ action, subject: 'Offer', ...(scope && { scope }) });
  const read = [offers('read', 'own_shops'), offers('read', 'own_brands')];
  const saved = {
    reads: [first, offers('read'), last],
    'reads twice': [offers('read', 'own_brands'), first, offers('read'), last],
    manages: [first, offers('manage'), last],
    'is bound': [first, offers('manage', 'own_shops'), offers('read', 'own_shops'), offers('export'), last],
    'has none': [first, last],
    'has all': [{ action: 'manage', subject: 'all' }],
  };
  const { db, url } = await testDatabase({ isEmpty: true });
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await migrateWithin(client, 339);
  for (const [key, held] of Object.entries(saved))
    await client.query(
      'insert into role (id, key, name, rules, is_preset, version) values ($1, $2, $2, $3, false, 3)',
      [newId(), key, JSON.stringify(held)],
    );
  await client.query('commit');
  await client.end();
  await migrate(url);
  const found = await db.selectFrom('role').select(['key', 'rules']).execute();
  expect(Object.fromEntries(found.map(({ key, rules: now }) => [key, now]))).toEqual({
    reads: [first, ...read, last],
    'reads twice': [offers('read', 'own_brands'), first, offers('read', 'own_shops'), last],
    manages: [first, ...read, offers('create'), offers('update'), offers('export'), last],
    'is bound': saved['is bound'],
    'has none': saved['has none'],
    'has all': saved['has all'],
  });
});
