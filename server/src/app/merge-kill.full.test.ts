import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createUser, ensurePresetRoles } from '../features/access/index.ts';
import { buildCategory } from '../features/categories/category.builder.ts';
import { systemActor } from '../platform/auth/index.ts';
import { systemClock } from '../platform/clock.ts';
import { freePort } from '../platform/db/index.ts';
import { newId } from '../platform/ids.ts';
import { killAtTable, partsOfProduct, refuseLongWriters, testDatabase } from '../testing/index.ts';
import { migrateAll } from './migrate-all.ts';

const patience = { timeout: 240_000, interval: 20 };
const database = await testDatabase();
refuseLongWriters(database.url);
const { db } = database;
await migrateAll(database.url);
await ensurePresetRoles(db);
const person = { email: 'ada@example.test', password: 'a good password' };
await createUser({ db, clock: systemClock }, systemActor, 'command_line', {
  ...person,
  username: 'ada',
  fullName: 'Ada',
  roleKeys: ['administrator'],
  status: 'ACTIVE',
});
const start = partsOfProduct(database.url);
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const products = 1_300;
const alternatives = 700;

const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  return (await fetch(`${address}${path}`, sent)).json() as Promise<Record<string, unknown>>;
};

async function startApi() {
  const api = start('api', port);
  await expect.poll(async () => (await fetch(`${address}/healthz`).catch(() => undefined))?.ok, patience).toBe(true);
  return api;
}

/** Sends a mutation by a key, so that it may be sent again; what was cut off answers nothing. */
async function send(query: string, variables: object, key: string): Promise<Record<string, unknown> | undefined> {
  const { accessToken } = await post('/jwt/login', person);
  const headers = { authorization: `Bearer ${String(accessToken)}`, 'idempotency-key': key };
  const { data } = await post('/graphql', { query, variables }, headers);
  return data as Record<string, unknown> | undefined;
}

type World = { name: string; survivor: string; merged: string };

async function newWorld(name: string): Promise<World> {
  const parentId = await buildCategory(db, { name: `${name} above` });
  const survivor = await buildCategory(db, { name: `${name} stays`, parentId });
  const merged = await buildCategory(db, { name: `${name} goes`, parentId });
  for (const child of ['one', 'two', 'three']) await buildCategory(db, { name: `${name} ${child}`, parentId: merged });
  await sql`insert into shop (id, name, slug, url, kind, country, currency, locale, time_zone)
    values (${merged}, ${name}, ${merged}, ${`https://${merged}.example/`}, 'observed', 'DE', 'EUR', 'de', 'Europe/Berlin')`.execute(
    db,
  );
  await sql`insert into shelf (id, shop_id, kind, text, text_key, state, category_id)
    select gen_random_uuid(), ${merged}, 'BREADCRUMB', 'Shelf ' || n, 'shelf' || n, 'ACCEPTED', ${merged} from generate_series(1, 40) n`.execute(
    db,
  );
  await sql`insert into product (id, name, slug, category_id, status)
    select gen_random_uuid(), ${name} || ' ' || n, ${merged} || n, ${merged}, 'DRAFT' from generate_series(1, ${products}::int) n`.execute(
    db,
  );
  await sql`insert into product_value (id, product_id, attribute_id, value, source_kind)
    select gen_random_uuid(), p.id, a.id, to_jsonb(${merged}::text), 'import' from product p, attribute a
    where p.category_id = ${merged} and a.code = 'category'`.execute(db);
  await sql`insert into product_value_alternative (id, product_id, attribute_id, value, source_kind, reason)
    select gen_random_uuid(), p.id, a.id, to_jsonb(${merged}::text), 'rule', 'less_trusted' from product p, attribute a
    where p.category_id = ${merged} and a.code = 'category' order by p.id limit ${alternatives}`.execute(db);
  return { name, survivor, merged };
}

/** All that a merge touches, ids told as the name of what they are and the world left out. */
async function resultOf({ name, survivor, merged }: World): Promise<object> {
  const named = async (statement: ReturnType<typeof sql>) => {
    const { rows } = await statement.execute(db);
    const told = JSON.stringify(rows)
      .replaceAll(survivor, 'SURVIVOR')
      .replaceAll(merged, 'MERGED')
      .replaceAll(name, 'WORLD');
    return JSON.parse(told) as unknown;
  };
  const here = sql`(select id from category where name like ${`${name} %`})`;
  return {
    categories:
      await named(sql`select c.name, p.name as parent, c.position, c.merged_into, c.deleted_at is null as is_there, c.version
      from category c left join category p on p.id = c.parent_id where c.name like ${`${name} %`} order by c.name`),
    shelves: await named(
      sql`select category_id, version, count(*)::int from shelf where shop_id = ${merged} group by 1, 2`,
    ),
    products: await named(sql`select p.category_id, v.value, v.source_kind, v.version, count(*)::int
      from product p left join product_value v on v.product_id = p.id where p.name like ${`${name} %`} group by 1, 2, 3, 4 order by 1, 2`),
    alternatives:
      await named(sql`select l.value, count(*)::int from product_value_alternative l join product p on p.id = l.product_id
      where p.name like ${`${name} %`} group by 1`),
    parts:
      await named(sql`select p.kind, p.value_version, count(*)::int from category_merge_part p join category_merge m on m.id = p.merge_id
      where m.merged_id = ${merged} group by 1, 2 order by 1`),
    trail:
      await named(sql`select entity, action, before -> 'categoryId' as before, after -> 'categoryId' as after, count(*)::int from change
      where entity_id in ${here} or entity_id in (select id from shelf where shop_id = ${merged})
        or entity_id in (select id from product where name like ${`${name} %`})
      group by 1, 2, 3, 4 order by 1, 2`),
  };
}

const waiting = async ({ survivor, merged }: World, isBack: boolean): Promise<number> => {
  const left = isBack ? survivor : merged;
  const { rows } = await sql<{ count: number }>`select (select count(*) from product where category_id = ${left})
    + (select count(*) from product_value_alternative where value #>> '{}' = ${left}) as count`.execute(db);
  return Number(rows[0]?.count);
};
const all = products + alternatives;

/** Kills the worker as it begins, between batches, and while it writes one; another one goes on to the end. */
async function followRoughly(world: World, isBack: boolean): Promise<void> {
  await killAtTable(db, start('worker'), 'category_merge_part');
  expect(await waiting(world, isBack)).toBe(all);
  const second = start('worker');
  await expect.poll(() => waiting(world, isBack), patience).toBeLessThan(all);
  await second.kill();
  await killAtTable(db, start('worker'), 'product_value_alternative');
  expect(await waiting(world, isBack)).toBeGreaterThan(0);
  await followCalmly(world, isBack);
}

async function followCalmly(world: World, isBack: boolean): Promise<void> {
  const worker = start('worker');
  await expect.poll(() => waiting(world, isBack), patience).toBe(0);
  const behind = async () =>
    (
      await sql<{
        count: number;
      }>`select count(*)::int as count from outbox o join outbox_cursor c on c.consumer = 'category-merges'
        where o.topic = 'category_changed' and o.part = c.part and o.id > c.position`.execute(db)
    ).rows[0]?.count;
  await expect.poll(behind, patience).toBe(0);
  await worker.kill();
}

const mergeQuery = `mutation ($input: MergeCategoriesInput!) { mergeCategories(input: $input) { __typename
  ... on CategoriesMerged { changeId } } }`;
const inputOf = ({ survivor, merged }: World) => ({
  input: { survivorId: survivor, survivorVersion: 1, merged: [{ id: merged, version: 1 }] },
});
const isMerged = async ({ merged }: World) =>
  (await sql<{ is: boolean }>`select merged_into is not null as is from category where id = ${merged}`.execute(db))
    .rows[0]?.is;

type Answer = { mergeCategories: { __typename: string; changeId: string } };

it('merges, and takes it back, the same after kill -9 before and after the commit and among the batches', async () => {
  const [killed, twin] = [await newWorld('Struck'), await newWorld('Calm')];
  const key = newId();
  // Before the commit: nothing of it stays.
  const first = await startApi();
  await killAtTable(db, first, 'change', {
    part: 'api',
    begin: () => void send(mergeQuery, inputOf(killed), key).catch(() => undefined),
  });
  expect(await isMerged(killed)).toBe(false);
  // After the commit: the answer may be lost, and the same request gets it.
  const second = await startApi();
  void send(mergeQuery, inputOf(killed), key).catch(() => undefined);
  await expect.poll(() => isMerged(killed), patience).toBe(true);
  await second.kill();
  const api = await startApi();
  const ofKilled = (await send(mergeQuery, inputOf(killed), key)) as Answer;
  const ofTwin = (await send(mergeQuery, inputOf(twin), newId())) as Answer;
  expect([ofKilled, ofTwin].map(({ mergeCategories }) => mergeCategories.__typename)).toEqual(
    Array(2).fill('CategoriesMerged'),
  );
  await followRoughly(killed, false);
  await followCalmly(twin, false);
  const merged = await resultOf(twin);
  expect(merged).toMatchObject({
    products: [{ category_id: 'SURVIVOR', value: 'SURVIVOR', source_kind: 'import', count: products }],
    alternatives: [{ value: 'SURVIVOR', count: alternatives }],
  });
  expect(await resultOf(killed)).toEqual(merged);

  const revert = 'mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }';
  const reverted = async ({ mergeCategories }: Answer) => send(revert, { id: mergeCategories.changeId }, newId());
  expect(await reverted(ofKilled)).toEqual({ revertChange: { __typename: 'ChangeReverted' } });
  await followRoughly(killed, true);
  expect(await reverted(ofTwin)).toEqual({ revertChange: { __typename: 'ChangeReverted' } });
  await followCalmly(twin, true);
  await api.kill();
  const undone = await resultOf(twin);
  expect(undone).toMatchObject({ products: [{ category_id: 'MERGED', count: products }], parts: [] });
  expect(await resultOf(killed)).toEqual(undone);
}, 900_000);
