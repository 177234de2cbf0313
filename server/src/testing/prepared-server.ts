import { migrateTables } from '../app/migrate-all.ts';
import {
  type EmbeddedPostgres,
  grantToRoles,
  startEmbeddedPostgres,
  type WorksAs,
  worksAs,
} from '../platform/db/index.ts';
import { migrateJobs } from '../platform/jobs/index.ts';

/** A PostgreSQL whose database is the migrated template that tests clone. */
export type PreparedServer = EmbeddedPostgres & {
  /** What the parts of Quarry work as there. */
  application: WorksAs;
  engines: WorksAs;
};

/** It need not survive a crash of the machine, but that of its processes. */
export async function startPreparedServer({
  settings,
  ...options
}: Parameters<typeof startEmbeddedPostgres>[0]): Promise<PreparedServer> {
  const server = await startEmbeddedPostgres({
    ...options,
    settings: { fsync: 'off', full_page_writes: 'off', ...settings },
  });
  await migrateTables(server.url);
  await migrateJobs(server.url, []);
  await grantToRoles(server.url);
  return { ...server, application: await worksAs(server.url, 'app'), engines: await worksAs(server.url, 'worker') };
}
