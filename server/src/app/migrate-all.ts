import { grantToRoles, migrate } from '../platform/db/index.ts';
import { migrateJobs } from '../platform/jobs/index.ts';
import { features } from './features.ts';

/** The newest schema for the product's tables and for its queues; resolves with the migration files applied. */
export async function migrateAll(url: string): Promise<string[]> {
  const applied = await migrate(url);
  const jobs = features.flatMap((feature) => feature.jobs ?? []);
  await migrateJobs(
    url,
    jobs.map((job) => job.definition),
  );
  await grantToRoles(url);
  return applied;
}
