import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate, startEmbeddedPostgres } from '../platform/db/index.ts';

declare module 'vitest' {
  // Vitest's own way to type what a global setup provides.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** Address of the run's one PostgreSQL; its database is the migrated template that tests clone. */
    templateUrl: string;
  }
}

/** One PostgreSQL for the whole run, in a folder of its own; it need not survive a crash of the machine. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'quarry-test-'));
  const server = await startEmbeddedPostgres({
    dataFolder,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  await migrate(server.url);
  project.provide('templateUrl', server.url);
  return async () => {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}
