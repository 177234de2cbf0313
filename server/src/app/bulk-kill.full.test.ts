import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createUser, ensurePresetRoles } from '../features/access/index.ts';
import { systemActor } from '../platform/auth/index.ts';
import { systemClock } from '../platform/clock.ts';
import { freePort } from '../platform/db/index.ts';
import { newId } from '../platform/ids.ts';
import { partsOfProduct, refuseLongWriters, testDatabase } from '../testing/index.ts';
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

const brands = 1_200;
const addBrands = () =>
  sql`insert into brand (id, name, slug, name_key)
    select gen_random_uuid(), 'Brand ' || n, 'brand-' || n, 'brand' || n from generate_series(1, ${brands}) n`.execute(
    db,
  );

async function beginByApi(): Promise<void> {
  const port = await freePort();
  const api = start('api', port);
  const address = `http://127.0.0.1:${port}`;
  await expect.poll(async () => (await fetch(`${address}/healthz`).catch(() => undefined))?.ok, patience).toBe(true);
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const sent = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    };
    return (await fetch(`${address}${path}`, sent)).json() as Promise<Record<string, unknown>>;
  };
  const { accessToken } = await post('/jwt/login', person);
  const query = `mutation { startBulkRun(input: { list: "brands", action: "archive", matching: {} }) { __typename } }`;
  const headers = { authorization: `Bearer ${String(accessToken)}`, 'idempotency-key': newId() };
  expect(await post('/graphql', { query }, headers)).toEqual({
    data: { startBulkRun: { __typename: 'BulkRunStarted' } },
  });
  await api.kill();
}

const run = async () =>
  db.selectFrom('bulk_job').select(['state', 'total', 'done', 'refused']).executeTakeFirstOrThrow();
const seenTo = async () => (await run()).done;

describe('a job on many records', () => {
  it('is done once to each of them, however often its worker is killed', async () => {
    await addBrands();
    await beginByApi();
    for (const share of [0.1, 0.35, 0.6]) {
      const victim = start('worker');
      await expect.poll(seenTo, patience).toBeGreaterThan(brands * share);
      await victim.kill();
    }
    expect((await run()).state).toBe('running');
    const last = start('worker');
    await expect.poll(async () => (await run()).state, patience).toBe('succeeded');
    await last.kill();
    expect(await run()).toMatchObject({ total: brands, done: brands, refused: 0 });
    const changes = await sql<{ entries: number; records: number }>`
      select count(*)::int as entries, count(distinct entity_id)::int as records from change where entity = 'brand' and action = 'archived'`.execute(
      db,
    );
    expect(changes.rows).toEqual([{ entries: brands, records: brands }]);
  }, 600_000);
});
