import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createUser, ensurePresetRoles } from '../features/access/index.ts';
import { systemActor } from '../platform/auth/index.ts';
import { systemClock } from '../platform/clock.ts';
import { freePort } from '../platform/db/index.ts';
import { refuseLongWriters, testDatabase } from '../testing/index.ts';
import { migrateAll } from './migrate-all.ts';

const main = join(import.meta.dirname, '../main.ts');
const database = await testDatabase();
refuseLongWriters(database.url);
await migrateAll(database.url);
await ensurePresetRoles(database.db);
const person = { email: 'ada@example.test', password: 'a good password' };
await createUser({ db: database.db, clock: systemClock }, systemActor, 'command_line', {
  ...person,
  username: 'ada',
  fullName: 'Ada',
  roleKeys: ['administrator'],
  status: 'ACTIVE',
});

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

type Api = { port: number; kill: () => Promise<void> };

async function startApi(): Promise<Api> {
  const port = await freePort();
  const env = { ...process.env, DATABASE_URL: database.url, PORT: String(port) };
  const child = spawn(process.execPath, [main, 'api'], { env, stdio: 'ignore' });
  running.add(child);
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.ok, {
      timeout: 240_000,
      interval: 50,
    })
    .toBe(true);
  const kill = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    running.delete(child);
  };
  return { port, kill };
}

const post = async ({ port }: Api, path: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.json() as Promise<Record<string, unknown>>;
};
const create = (name: string) => ({
  query: `mutation ($name: String!) { createBrand(input: { name: $name }) { __typename ... on BrandCreated { brand { name } } } }`,
  variables: { name },
});
const brands = async () =>
  (await sql<{ name: string }>`select name from brand order by name`.execute(database.db)).rows.map(({ name }) => name);

describe('a mutation whose process is killed', () => {
  it('takes effect once when it is sent again under its key, however far the first came', async () => {
    const names: string[] = [];
    for (const killAfterMs of [0, 5, 15, 40, 100]) {
      const name = `Killed after ${String(killAfterMs).padStart(3, '0')}`;
      const victim = await startApi();
      const { accessToken } = await post(victim, '/jwt/login', person);
      const headers = { authorization: `Bearer ${String(accessToken)}`, 'idempotency-key': name.replaceAll(' ', '-') };
      const lost = post(victim, '/graphql', create(name), headers).catch(() => undefined);
      await delay(killAfterMs);
      await victim.kill();
      await lost;
      const next = await startApi();
      const answer = await post(next, '/graphql', create(name), headers);
      expect(answer).toEqual({ data: { createBrand: { __typename: 'BrandCreated', brand: { name } } } });
      await next.kill();
      names.push(name);
    }
    expect(await brands()).toEqual(names);
    const entries = await sql`select 1 from change where entity = 'brand'`.execute(database.db);
    expect(entries.rows).toHaveLength(names.length);
  }, 600_000);
});
