import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser, ensurePresetRoles } from '../../features/access/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { freePort } from '../../platform/db/index.ts';
import { testDatabase } from '../../testing/index.ts';
import { migrateAll } from '../migrate-all.ts';
import { heapFlags } from '../supervise/child.ts';

const rowCount = 600_000;
const limitMs = 10 * 60_000;
const main = join(import.meta.dirname, '../../main.ts');
const database = await testDatabase();
const person = { email: 'ada@example.test', password: 'a good password' };
let child: ChildProcess | undefined;
let address = '';

beforeAll(async () => {
  await migrateAll(database.url);
  await ensurePresetRoles(database.db);
  const deps = { db: database.db, clock: systemClock };
  const account = {
    ...person,
    username: 'ada',
    fullName: 'Ada',
    roleKeys: ['administrator'],
    status: 'ACTIVE',
  } as const;
  await createUser(deps, systemActor, 'command_line', { ...account, roleKeys: [...account.roleKeys] });
  for (let from = 0; from < rowCount; from += 50_000) {
    await sql`insert into brand (id, name, slug, name_key) select gen_random_uuid(), 'Brand ' || n, 'b-' || n, 'b-' || n
      from generate_series(${from + 1}::int, ${from + 50_000}::int) n`.execute(database.db);
  }
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const env = { ...process.env, DATABASE_URL: database.url, PORT: String(port) };
  child = spawn(process.execPath, [...heapFlags, main, 'api'], { env, stdio: 'ignore' });
  while (!(await fetch(`${address}/healthz`).catch(() => undefined))?.ok) await delay(50);
}, limitMs);
afterAll(() => child?.kill('SIGKILL'));

async function beginExport(): Promise<ReadableStream<Uint8Array>> {
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const { accessToken } = (await (await post('/jwt/login', person)).json()) as { accessToken: string };
  const query = `query BrandsList($first: Int!, $after: String) {
    brands(first: $first, after: $after) { nodes { name website aliases productCount } pageInfo { endCursor hasNextPage } } }`;
  const columns = ['name', 'website', 'aliases', 'productCount'].map((path) => ({ header: path, path }));
  const answer = await post(
    '/exports',
    { query, columns, format: 'jsonl' },
    { authorization: `Bearer ${accessToken}` },
  );
  if (!answer.ok || !answer.body) throw new Error(`The export was refused: ${await answer.text()}`);
  return answer.body;
}

function residentMb(): number {
  const status = readFileSync(`/proc/${child?.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

it(
  'takes no more memory for six hundred thousand rows than for three hundred thousand',
  async () => {
    const resident: number[] = [];
    let rows = 0;
    for await (const chunk of await beginExport()) {
      rows += chunk.filter((byte) => byte === 10).length;
      while (rows >= (resident.length + 1) * 100_000) resident.push(residentMb());
    }
    expect(rows).toBe(rowCount);
    // By then the heap has the room that its collector likes to have.
    const half = Math.max(...resident.slice(0, 3));
    expect(Math.max(...resident)).toBeLessThan(half * 1.1);
  },
  limitMs,
);

it(
  'asks the database no more once its reader has gone',
  async () => {
    const reader = (await beginExport()).getReader();
    await reader.read();
    await reader.cancel();
    const lastQuery = async () => {
      const found = await sql<{ at: Date }>`
        select max(query_start) as at from pg_stat_activity where datname = current_database() and query like '%brand%'
          and pid <> pg_backend_pid()`.execute(database.db);
      return found.rows[0]?.at?.getTime();
    };
    let before: number | undefined;
    const isQuiet = async () => {
      const at = await lastQuery();
      const isSame = at !== undefined && at === before;
      before = at;
      return isSame;
    };
    await expect.poll(isQuiet, { interval: 1_000, timeout: 15_000 }).toBe(true);
  },
  limitMs,
);
