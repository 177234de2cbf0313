import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/index.ts';
import { newId } from '../ids.ts';
import { type Database, readWithinScope, type RowScope, withinScope, withTransaction } from './index.ts';

const owner = await testDatabase();
const application = owner.asApplication();
const engines = owner.asEngines();
const nobody: RowScope = { userId: null, shopIds: [], brandIds: [], reads: [], writes: [] };
const [ida, bo] = [newId(), newId()];
const [lindholm, norrsken] = [newId(), newId()];
const [lamp, chair] = [newId(), newId()];
const [corner, market] = [newId(), newId()];

beforeAll(async () => {
  const { db } = owner;
  for (const [id, name] of [
    [ida, 'ida'],
    [bo, 'bo'],
  ] as const) {
    await sql`insert into app_user (id, username, email, status) values (${id}, ${name}, ${`${name}@example.test`}, 'ACTIVE')`.execute(
      db,
    );
    for (const row of rowsOf(id)) await row.execute(db);
  }
  for (const [brandId, productId, shopId] of [
    [lindholm, lamp, corner],
    [norrsken, chair, market],
  ] as const) {
    await sql`insert into brand (id, name, name_key, slug) values (${brandId}, ${brandId}, ${brandId}, ${brandId})`.execute(
      db,
    );
    await sql`insert into product (id, name, slug, brand_id) values (${productId}, 'A thing', ${productId}, ${brandId})`.execute(
      db,
    );
    await sql`insert into variant (id, product_id) values (${productId}, ${productId})`.execute(db);
    await sql`insert into variant_identifier (id, variant_id, kind, value, display, source_kind)
      values (${newId()}, ${productId}, 'sku', 'A1', 'A1', 'manual')`.execute(db);
    await sql`insert into shop (id, name, slug, url, kind) values (${shopId}, ${shopId}, ${shopId}, ${`http://${shopId}.example`}, 'own')`.execute(
      db,
    );
    await sql`insert into offer (id, shop_id, offer_key, origin, title, url, first_seen_at, last_seen_at, last_changed_at)
      values (${newId()}, ${shopId}, 'one', 'observed', 'A thing', 'http://shop.example/one', now(), now(), now())`.execute(
      db,
    );
  }
});

/** A row in each of the tables of somebody's own. */
function rowsOf(userId: string) {
  const hash = sql`sha256(${userId}::text::bytea)`;
  return [
    sql`insert into session (id, user_id, created_at, last_used_at, expires_at) values (${newId()}, ${userId}, now(), now(), now())`,
    sql`insert into saved_view (id, user_id, list, name, is_shared, content, created_at, updated_at) values
      (${newId()}, ${userId}, 'products', 'Own', false, '{}', now(), now()), (${newId()}, ${userId}, 'products', 'Shared', true, '{}', now(), now())`,
    addKey(userId),
    sql`insert into known_device (user_id, device_id, last_used_at) values (${userId}, ${newId()}, now())`,
    sql`insert into account_link (id, user_id, kind, token_hash, created_at, expires_at) values (${newId()}, ${userId}, 'reset', ${hash}, now(), now())`,
    sql`insert into second_factor (user_id, sealed_secret, last_step) values (${userId}, 'sealed', 1)`,
    sql`insert into recovery_code (user_id, hash) values (${userId}, ${hash})`,
    sql`insert into login_challenge (hash, user_id, device_id, expires_at) values (${hash}, ${userId}, ${newId()}, now())`,
    sql`insert into user_preferences (user_id, preferences, updated_at) values (${userId}, '{}', now())`,
    sql`insert into bookmark (id, user_id, path, created_at) values (${newId()}, ${userId}, '/products', now())`,
    sql`insert into visit (user_id, path, visited_at) values (${userId}, '/products', now())`,
    sql`insert into snoozed_need (user_id, code, count, snoozed_at) values (${userId}, 'a need', 1, now())`,
    sql`insert into dashboard_view (user_id) values (${userId})`,
    sql`insert into idempotent_reply (actor_id, operation, key, request_hash, created_at) values (${userId}, 'one', ${newId()}, ${hash}, now())`,
  ];
}

function addKey(userId: string) {
  return sql`insert into api_key (id, user_id, name, hash, shown_part, rules, expires_at, created_at)
    values (${newId()}, ${userId}, 'Key', sha256(${newId()}::text::bytea), 'key', '[]', now(), now())`;
}

const within = (scope: Partial<RowScope>) => withinScope(application.db, { ...nobody, ...scope });
const personal = [
  'session',
  'saved_view',
  'api_key',
  'known_device',
  'account_link',
  'second_factor',
  'recovery_code',
  'login_challenge',
  'user_preferences',
  'bookmark',
  'visit',
  'snoozed_need',
  'dashboard_view',
  'idempotent_reply',
] as const;
const ownerOf = (table: (typeof personal)[number]) => sql.ref(table === 'idempotent_reply' ? 'actor_id' : 'user_id');
const owners = (table: (typeof personal)[number]) =>
  sql<{ owner: string }>`select ${ownerOf(table)} as owner from ${sql.table(table)} order by 1`;
const ownersWithin = (scope: Partial<RowScope>, table: (typeof personal)[number]) =>
  withTransaction(within(scope), async (tx) => (await owners(table).execute(tx)).rows.map((row) => row.owner));

describe('the roles that Quarry works as', () => {
  it('own nothing, cannot log in, and no policy is left out for them', async () => {
    const { rows } = await sql`
      select r.rolname, r.rolsuper, r.rolbypassrls, r.rolcreaterole, r.rolcanlogin,
        (select count(*) from pg_class c where c.relowner = r.oid) as owned
      from pg_roles r where r.rolname like 'quarry\\_%' and r.rolname like '%' || current_user order by 1`.execute(
      owner.db,
    );
    const none = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcanlogin: false, owned: 0 };
    const me = await roleOf(owner);
    expect(rows).toEqual([
      { rolname: `quarry_app_${me}`, ...none },
      { rolname: `quarry_worker_${me}`, ...none },
    ]);
    expect(await roleOf(application)).toBe(`quarry_app_${me}`);
    expect(await roleOf(engines)).toBe(`quarry_worker_${me}`);
  });

  it('may work on every table and with every sequence, whichever migration made it', async () => {
    const kept = [
      'audit_block',
      'byte_collection',
      'byte_sweep',
      'change',
      'change_seal',
      'held_bytes',
      'outbox',
      'outbox_aside',
      'outbox_cursor',
      'record_manifest',
      'retention_month',
      'retention_run',
      'schema_migration',
      'storage_figure',
    ];
    const lacks = async (role: string | undefined) => {
      const { rows } = await sql<{ name: string }>`
        select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and (
          (c.relkind in ('r', 'p', 'v') and not (has_table_privilege(${role}, c.oid, 'select')
            and (c.relname = any(${kept}) or (has_table_privilege(${role}, c.oid, 'insert')
              and has_table_privilege(${role}, c.oid, 'update') and has_table_privilege(${role}, c.oid, 'delete')))))
          or (c.relkind = 'S' and not has_sequence_privilege(${role}, c.oid, 'usage')))`.execute(owner.db);
      return rows;
    };
    for (const one of [application, engines]) expect(await lacks(await roleOf(one))).toEqual([]);
  });

  it('let go of a transaction that they hang in, whose writes would hold back anyone who follows the log', async () => {
    for (const { db } of [application, engines]) {
      const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(db);
      expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }]);
    }
  });

  it('neither change an event nor take one away, and the application moves no consumer', async () => {
    for (const { db } of [application, engines]) {
      for (const order of [sql`delete from outbox`, sql`update outbox set changed = '{}'`])
        await expect(order.execute(db)).rejects.toThrow('permission denied');
    }
    await expect(sql`update outbox_cursor set position = 1`.execute(application.db)).rejects.toThrow(
      'permission denied',
    );
  });

  it('take nothing out of the audit trail, and change nothing in it but what is to be erased', async () => {
    for (const { db } of [application, engines]) {
      for (const order of [
        sql`delete from change`,
        sql`update change set actor_id = null`,
        sql`delete from change_seal`,
        sql`delete from audit_block`,
        sql`update audit_block set hash = previous_hash`,
        sql`delete from schema_migration`,
        sql`delete from record_manifest`,
      ])
        await expect(order.execute(db)).rejects.toThrow('permission denied');
      await sql`update change set before = null, after = null`.execute(db);
      await sql`update change_seal set salt = null`.execute(db);
    }
    await expect(sql`update change_seal set hash = null`.execute(application.db)).rejects.toThrow('permission denied');
  });
});

async function roleOf({ db }: Database): Promise<string | undefined> {
  return (await sql<{ me: string }>`select current_user as me`.execute(db)).rows[0]?.me;
}

describe('the wall around the tables', () => {
  it('holds for the owner too, wherever it stands', async () => {
    const { rows } = await sql`select relname from pg_class where relrowsecurity and not relforcerowsecurity`.execute(
      owner.db,
    );
    expect(rows).toEqual([]);
  });

  it('is not passed by through a view', async () => {
    const { rows } = await sql`
      select c.relname from pg_class c where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace
        and not coalesce(c.reloptions @> '{security_invoker=true}', false)`.execute(owner.db);
    expect(rows).toEqual([]);
  });
});

describe.each(personal)('%s, read by plain SQL', (table) => {
  const shared = table === 'saved_view';
  const mine = (id: string) => (shared ? [id, id] : [id]);

  it('has no rows while nobody has said who reads', async () => {
    expect((await owners(table).execute(application.db)).rows).toEqual([]);
    expect((await owners(table).execute(within({ userId: ida }))).rows).toEqual([]);
    expect(await ownersWithin({}, table)).toEqual([]);
  });

  it('has the rows of the person the transaction is of, and those that others share', async () => {
    expect(await ownersWithin({ userId: ida }, table)).toEqual([...mine(ida), ...(shared ? [bo] : [])].toSorted());
    const all = [...mine(ida), ...mine(bo)].toSorted();
    expect(await ownersWithin({ reads: ['User'] }, table)).toEqual(all);
    expect(await ownersWithin({ reads: ['*'] }, table)).toEqual(all);
    expect((await owners(table).execute(engines.db)).rows).toHaveLength(all.length);
  });

  it('changes and loses no row of somebody else', async () => {
    const spared = await withTransaction(within({ userId: ida, reads: ['*'] }), async (tx) => {
      const changed =
        await sql`update ${sql.table(table)} set ${ownerOf(table)} = ${ownerOf(table)} where ${ownerOf(table)} = ${bo}`.execute(
          tx,
        );
      const removed = await sql`delete from ${sql.table(table)} where ${ownerOf(table)} = ${bo}`.execute(tx);
      return [changed.numAffectedRows, removed.numAffectedRows];
    });
    expect(spared).toEqual([0n, 0n]);
    const given = withTransaction(within({ userId: ida }), (tx) =>
      sql`update ${sql.table(table)} set ${ownerOf(table)} = ${bo} where ${ownerOf(table)} = ${ida}`.execute(tx),
    );
    await expect(given).rejects.toThrow('row-level security');
  });
});

describe('a scope', () => {
  it('ends with its transaction, on the same connections', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ownersWithin({ reads: ['*'] }, 'session')));
    const after = await Promise.all(Array.from({ length: 8 }, () => owners('session').execute(application.db)));
    expect(after.flatMap(({ rows }) => rows)).toEqual([]);
  });

  it('is each reader’s own where many reads travel together', async () => {
    const people = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? ida : bo));
    const read = await Promise.all(people.map((userId) => readWithinScope(within({ userId }), owners('session'))));
    expect(read.flat().map(({ owner: found }) => found)).toEqual(people);
  });

  it('ends with a statement that fails, and the next one goes on', async () => {
    const scoped = within({ userId: ida });
    const faults = await Promise.allSettled([
      readWithinScope(scoped, sql`select 1 / 0 as nothing`),
      readWithinScope(scoped, owners('session')),
    ]);
    expect(faults.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('lets nobody give rights to anybody, or go on with a session, who only is somebody', async () => {
    const scoped = (scope: Partial<RowScope>, order: RawBuilder<unknown>) =>
      withTransaction(within(scope), async (tx) => (await order.execute(tx)).rows);
    const give = sql`insert into user_shop (user_id, shop_id) values (${ida}, ${corner}) returning user_id`;
    await expect(scoped({ userId: ida, shopIds: [corner] }, give)).rejects.toThrow('row-level security');
    expect(await scoped({ writes: ['User'] }, give)).toHaveLength(1);
    const begin = sql`insert into refresh_token (hash, session_id, issued_at) select sha256(id::text::bytea), id, now() from session returning 1`;
    await expect(scoped({ userId: ida }, begin)).rejects.toThrow('row-level security');
    expect(await scoped({ reads: ['*'], writes: ['*'] }, begin)).toHaveLength(2);
    expect(await scoped({ userId: ida, reads: ['User'] }, sql`select from refresh_token`)).toEqual([]);
  });

  it('keeps what is in the bin to anyone who may delete it', async () => {
    await sql`insert into bin_entry (id, entity, name, brand_id, owner_id, deleted_at) values
      (${newId()}, 'product', 'Of a brand', ${lindholm}, null, now()), (${newId()}, 'product', 'Of none', null, null, now()),
      (${newId()}, 'saved_view', 'Of Ida', null, ${ida}, now()), (${newId()}, 'role', 'Of all', null, null, now())`.execute(
      owner.db,
    );
    const taken = (scope: Partial<RowScope>) =>
      withTransaction(within(scope), async (tx) => {
        const found = await sql<{ name: string }>`select name from bin_entry order by name for update`.execute(tx);
        return found.rows.map(({ name }) => name);
      });
    expect(await taken({ userId: bo, reads: ['*'] })).toEqual([]);
    expect(await taken({ userId: ida })).toEqual(['Of Ida']);
    expect(await taken({ brandIds: [lindholm] })).toEqual(['Of a brand', 'Of none']);
    expect(await taken({ writes: ['Role'] })).toEqual(['Of all']);
    expect(await taken({ writes: ['*'] })).toHaveLength(4);
  });

  it('lets nobody make a key that acts for somebody else', async () => {
    const make = (scope: Partial<RowScope>) => withTransaction(within(scope), (tx) => addKey(bo).execute(tx));
    await expect(make({ userId: ida, reads: ['*'], writes: ['*'] })).rejects.toThrow('row-level security');
    await make({ userId: bo });
  });
});

describe('the catalogue and the offers, written by plain SQL', () => {
  /** How many rows an order reaches. */
  const reached = (scope: Partial<RowScope>, table: string) =>
    withTransaction(within(scope), async (tx) =>
      Number((await sql`update ${sql.table(table)} set id = id`.execute(tx)).numAffectedRows),
    );
  const ofBrands = ['product', 'variant', 'variant_identifier', 'brand'];

  it('are everybody’s to read', async () => {
    for (const table of [...ofBrands, 'offer'])
      expect((await sql`select id from ${sql.table(table)}`.execute(application.db)).rows).toHaveLength(2);
  });

  it.each(ofBrands)('%s: change where the brand is one’s own, or all of it is', async (table) => {
    expect(await reached({}, table)).toBe(0);
    expect(await reached({ shopIds: [corner], reads: ['*'] }, table)).toBe(0);
    expect(await reached({ brandIds: [lindholm] }, table)).toBe(1);
    expect(await reached({ writes: ['Product'] }, table)).toBe(2);
  });

  it('move no product to a brand of others', async () => {
    const move = withTransaction(within({ brandIds: [lindholm] }), (tx) =>
      sql`update product set brand_id = ${norrsken} where id = ${lamp}`.execute(tx),
    );
    await expect(move).rejects.toThrow('row-level security');
  });

  it('keep offers to their shop, and to the brand they are brought to', async () => {
    expect(await reached({}, 'offer')).toBe(0);
    expect(await reached({ shopIds: [corner] }, 'offer')).toBe(1);
    expect(await reached({ writes: ['Offer'] }, 'offer')).toBe(2);
    const bring = (productId: string) =>
      withTransaction(within({ brandIds: [lindholm] }), (tx) =>
        sql`update offer set product_id = ${productId} where shop_id = ${corner}`.execute(tx),
      );
    await expect(bring(chair)).rejects.toThrow('row-level security');
    expect((await bring(lamp)).numAffectedRows).toBe(1n);
  });

  it.each(['category', 'attribute'])('%s: take the right to all of it', async (table) => {
    const add = (scope: Partial<RowScope>) =>
      withTransaction(within(scope), (tx) =>
        (table === 'category'
          ? sql`insert into category (id, names, slugs) values (${newId()}, '{}', '{}')`
          : sql`insert into attribute (id, code, names, type) values (${newId()}, 'made', '{}', 'text')`
        ).execute(tx),
      );
    await expect(add({ brandIds: [lindholm], writes: ['Product'] })).rejects.toThrow('row-level security');
    await add({ writes: [table === 'category' ? 'Category' : 'Attribute'] });
  });
});
