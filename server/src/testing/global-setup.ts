import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { WorksAs } from '../platform/db/index.ts';
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

/** One PostgreSQL for the whole run, in a folder of its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'quarry-test-'));
  const server = await startPreparedServer({
    dataFolder,
    settings: { synchronous_commit: 'off', max_connections: '300' },
  });
  project.provide('templateUrl', server.url);
  project.provide('application', server.application);
  project.provide('engines', server.engines);
  return async () => {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}
