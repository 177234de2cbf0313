import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, expect } from 'vitest';
import { migrateAll } from '../app/migrate-all.ts';
import { type Db, freePort } from '../platform/db/index.ts';
import { clientOverHttp } from './client-over-http.ts';
import { keepRunning, killAtTable, killPostgres } from './part-of-product.ts';
import { passableFolder } from './passable-folder.ts';
import { startPreparedServer } from './prepared-server.ts';
import type { TestApi } from './test-api.ts';

export const patience = { timeout: 240_000, interval: 20 };
const password = 'a good password';

/** Where a step is struck: API and worker by themselves, then PostgreSQL once something is done, then the worker again. */
export type Step = {
  begin: () => Promise<unknown>;
  /** How many records are done; the step is over where that is `until`. */
  done: () => Promise<number>;
  until: number;
  at: { api: string; first: string; postgres: string; last: string };
};
export type Take = (step: Step) => Promise<void>;

export type StruckInstallation = Awaited<ReturnType<typeof installed>>;

/** A PostgreSQL of the test file's own, since it is killed too, and installations on it that may be struck. */
export async function struckInstallations(name: string) {
  const folder = await passableFolder(`quarry-${name}-`);
  const server = await startPreparedServer({ dataFolder: folder });
  const cleanups: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const cleanup of cleanups) await cleanup();
  });
  afterAll(async () => {
    await server.stop();
    for (const left of [folder, server.folder]) await rm(left, { recursive: true, force: true });
  });

  return {
    server,
    install: async (api: TestApi) => {
      const world = await installed(api);
      cleanups.push(world.parts.api.stop, world.parts.worker.stop);
      await expect
        .poll(async () => (await fetch(`${world.address}/healthz`).catch(() => undefined))?.ok, patience)
        .toBe(true);
      return { ...world, client: await signedIn(world) };
    },
    takeCalmly: async ({ begin, done, until }: Step): Promise<void> => {
      await begin();
      await expect.poll(done, patience).toBe(until);
    },
    takeRoughly: async (
      { db, parts }: Pick<StruckInstallation, 'db' | 'parts'>,
      { begin, done, until, at }: Step,
    ): Promise<void> => {
      let begun: Promise<unknown> = Promise.resolve();
      await killAtTable(db, parts.api, at.api, { part: 'api', begin: () => (begun = begin()) });
      await killAtTable(db, parts.worker, at.first);
      await begun;
      expect(await done()).toBe(0);
      await expect.poll(done, patience).toBeGreaterThan(0);
      const before = await startOfServer(db);
      const postgres = { kill: async () => killPostgres(server) };
      // The lock ends by its commit or with the server, whichever comes first.
      await Promise.allSettled([killAtTable(db, postgres, at.postgres)]);
      // Connections of the old server may answer for a moment yet.
      await expect.poll(() => startOfServer(db).catch(() => before), patience).not.toBe(before);
      await killAtTable(db, parts.worker, at.last);
      expect(await done()).toBeLessThan(until);
      await expect.poll(done, patience).toBe(until);
    },
  };
}

/** API and worker on a database of their own, and an administrator of it. */
async function installed(api: TestApi) {
  await migrateAll(api.url);
  const user = await api.newUser({ roleKeys: ['administrator'], password });
  const port = await freePort();
  // What the test stores itself, the processes find.
  const folders = { QUARRY_DATA: api.dataFolder, QUARRY_STORAGE: api.dataFolder };
  const env = { ...process.env, DATABASE_URL: api.url, ...folders, PORT: String(port) };
  const parts = { api: keepRunning('api', env), worker: keepRunning('worker', env) };
  return { api, db: api.deps.db, user, address: `http://127.0.0.1:${port}`, parts };
}

async function signedIn({ address, user }: Pick<StruckInstallation, 'address' | 'user'>) {
  const answer = await fetch(`${address}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password }),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return clientOverHttp(() => address, accessToken);
}

async function startOfServer(db: Db): Promise<string | undefined> {
  return (await sql<{ at: string }>`select pg_postmaster_start_time()::text as at`.execute(db)).rows[0]?.at;
}
