import { emptyBinJob } from '@quarry/contracts/jobs';
import { sql } from 'kysely';
import { calls, type FeatureCases, first, who } from '../../app/graphql/testing/field-case.ts';
import type { TwoShops } from '../../app/graphql/testing/two-shops.ts';
import { newId } from '../../platform/ids.ts';
import { migrateJobs } from '../../platform/jobs/index.ts';

export const cases: FeatureCases = {
  Query: {
    jobs: calls(who.dashboard, () => first),
    job: calls('hhhhrr', ({ filled }) => ({ id: filled('bulkRunId') })),
    jobTray: calls(who.dashboard, () => ({ endedSince: '2026-01-01T00:00:00Z' })),
    eventConsumers: calls(who.administrators),
    tablesWithoutNextMonth: calls(who.administrators),
    taskQueues: calls(who.administrators),
    failedTasks: calls(who.administrators),
  },
  Mutation: {
    commandRun: calls('hhhhhh', ({ filled }) => ({ id: filled('bulkRunId'), command: 'PAUSE' })),
    retryTask: calls(who.administrators, failedTask),
    discardTask: calls(who.administrators, failedTask),
  },
};

async function failedTask({ api }: TwoShops): Promise<{ id: string }> {
  await migrateJobs(api.url, [emptyBinJob]);
  const id = newId();
  await sql`insert into pgboss.job (id, name, state, completed_on) values (${id}, ${emptyBinJob.name}, 'failed', now())`.execute(
    api.deps.db,
  );
  return { id };
}
