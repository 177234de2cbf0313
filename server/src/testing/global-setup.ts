import { rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import type { WorksAs } from '../platform/db/index.ts';
import { passableFolder } from './passable-folder.ts';
import { startPreparedServer } from './prepared-server.ts';

declare module 'vitest' {
  // Vitest's own way to type what a global setup provides.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** Address of the run's one PostgreSQL; its database is the migrated template that tests clone. */
    templateUrl: string;
    /** What the parts of Quarry work as there. */
    application: WorksAs;
    engines: WorksAs;
  }
}

const memoryFolder = '/dev/shm';
const gibibyte = 2 ** 30;

/** One PostgreSQL for the whole run, in a folder of its own; it need not survive a crash of the machine. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await passableFolder('quarry-test-', (await hasRoomInMemory()) ? memoryFolder : tmpdir());
  const server = await startPreparedServer({
    dataFolder,
    settings: { synchronous_commit: 'off', max_connections: '300', max_wal_size: '256MB' },
  });
  project.provide('templateUrl', server.url);
  project.provide('application', server.application);
  project.provide('engines', server.engines);
  return async () => {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}

/** A database is cloned for every file, which takes a tenth of the time in memory; exhaustive tests need more room. */
async function hasRoomInMemory(): Promise<boolean> {
  if (process.env.QUARRY_TEST_FULL === '1' || freemem() < 8 * gibibyte) return false;
  const found = await statfs(memoryFolder).catch(() => undefined);
  return found !== undefined && found.bavail * found.bsize >= 4 * gibibyte;
}
