import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createUser, ensurePresetRoles } from '../features/access/index.ts';
import { systemActor } from '../platform/auth/index.ts';
import { systemClock } from '../platform/clock.ts';
import { freePort } from '../platform/db/index.ts';
import { refuseLongWriters, testDatabase } from '../testing/index.ts';
import { migrateAll } from './migrate-all.ts';

const main = join(import.meta.dirname, '../main.ts');
const startLimitMs = 240_000;
const database = await testDatabase();
refuseLongWriters(database.url);
await migrateAll(database.url);
await ensurePresetRoles(database.db);

const person = { email: 'ada@example.test', password: 'a good password' };
await createUser({ db: database.db, clock: systemClock }, systemActor, 'command_line', {
  ...person,
  username: 'ada',
  fullName: 'Ada',
  roleKeys: ['analyst'],
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
  const deadline = Date.now() + startLimitMs;
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error('The API did not start.');
    await delay(50);
  }
  const kill = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    running.delete(child);
  };
  return { port, kill };
}

const ask = async ({ port }: Api, path: string, body: unknown) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as { refreshToken: string }) };
};

/** Sends a refresh and reads nothing of what comes back. */
function sendOnly({ port }: Api, refreshToken: string): void {
  const body = JSON.stringify({ refreshToken });
  const socket = connect(port, '127.0.0.1').on('error', () => socket.destroy());
  socket.pause();
  socket.end(
    `POST /jwt/refresh-token HTTP/1.1\r\nHost: quarry\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}

async function countTokens(): Promise<number> {
  const rows = await database.db.selectFrom('refresh_token').select('hash').execute();
  return rows.length;
}

describe('a refresh whose process is killed', () => {
  it.each([
    ['at once', async () => undefined],
    ['a moment later', () => delay(3)],
    [
      'as soon as the successor is stored',
      async (before: number) => {
        const deadline = Date.now() + 5_000;
        while ((await countTokens()) === before && Date.now() < deadline) await delay(1);
      },
    ],
  ])(
    '%s loses no session: another process answers the retry',
    async (_when, moment) => {
      const [victim, survivor] = await Promise.all([startApi(), startApi()]);
      const { refreshToken } = await ask(survivor, '/jwt/login', person);
      const before = await countTokens();
      sendOnly(victim, refreshToken);
      await moment(before);
      await victim.kill();

      const retried = await ask(survivor, '/jwt/refresh-token', { refreshToken });
      expect(retried.status).toBe(200);
      expect((await ask(survivor, '/jwt/refresh-token', { refreshToken })).refreshToken).toBe(retried.refreshToken);
      expect((await countTokens()) - before).toBe(1);
      expect((await ask(survivor, '/jwt/refresh-token', { refreshToken: retried.refreshToken })).status).toBe(200);
      await survivor.kill();
    },
    startLimitMs * 3,
  );
});
