import { type RawBuilder, sql } from 'kysely';
import { may, scopeCondition } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { findGrabRuns, listGrabJobs } from './grab-run-list.store.ts';
import { answerGrabRun } from './grabber.answer.ts';

/** The newest grab runs that live or ended since a time, as far as the reader may see them. */
export async function grabJobs({ actor, deps }: RequestContext, endedSince: Date, first: number) {
  if (!may(actor, 'read', 'Grabber')) return [];
  const scope = scopeCondition(actor, 'read', 'Grabber', { shopId: 'g.shop_id' });
  const runs = await listGrabJobs(deps.db, { first, endedSince, scope });
  return runs.map((run) => ({ ...answerGrabRun(run), __typename: 'GrabRun' as const, requestedAt: run.requestedAt }));
}

/** Grab runs of a list of jobs, by id. */
export async function grabJobsOf({ deps }: RequestContext, ids: readonly string[]) {
  const runs = await findGrabRuns(deps.db, ids);
  return [...runs.values()].map((run) => ({ ...answerGrabRun(run), __typename: 'GrabRun' as const }));
}

/** Whose grab runs the reader may see: a condition on the id of a grabber in the column given, written by us. */
export function readableGrabbers({ actor }: RequestContext, grabberId: string): RawBuilder<unknown> {
  const scope = scopeCondition(actor, 'read', 'Grabber', { shopId: 'g.shop_id' });
  return sql`exists (select 1 from grabber g where g.id = ${sql.ref(grabberId)} and ${scope})`;
}
