import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateTables } from '../app/migrate-all.ts';
import { grantToRoles, startEmbeddedPostgres, type WorksAs, worksAs } from '../platform/db/index.ts';
import { migrateJobs } from '../platform/jobs/index.ts';

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

/** One PostgreSQL for the whole run, in a folder of its own; it need not survive a crash of the machine. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'quarry-test-'));
  const server = await startEmbeddedPostgres({
    dataFolder,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  await migrateTables(server.url);
  await migrateJobs(server.url, []);
  await grantToRoles(server.url);
  project.provide('templateUrl', server.url);
  project.provide('application', await worksAs(server.url, 'app'));
  project.provide('engines', await worksAs(server.url, 'worker'));
  return async () => {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}
