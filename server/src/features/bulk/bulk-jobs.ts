import { type RawBuilder, sql } from 'kysely';
import { may } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { findBulkRuns, findRecentRuns } from './bulk-run.store.ts';

/** The newest bulk runs that live or ended since a time, as far as the reader may see them. */
export async function bulkJobs({ actor, deps }: RequestContext, endedSince: Date, first: number) {
  const whose = may(actor, 'manage', 'all') ? null : actor.userId;
  const runs = await findRecentRuns(deps.db, whose, endedSince, first);
  return runs.map((run) => ({ ...run, __typename: 'BulkRun' as const }));
}

/** Bulk runs of a list of jobs, by id. */
export async function bulkJobsOf({ deps }: RequestContext, ids: readonly string[]) {
  const runs = await findBulkRuns(deps.db, ids);
  return [...runs.values()].map((run) => ({ ...run, __typename: 'BulkRun' as const }));
}

/** Which of them the reader may see, by the column that holds who asked. */
export function readableBulkRuns({ actor }: RequestContext, column: string): RawBuilder<unknown> {
  return may(actor, 'manage', 'all') ? sql`true` : sql`${sql.raw(column)} = ${actor.userId}::uuid`;
}
