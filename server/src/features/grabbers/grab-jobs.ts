import { type RawBuilder, sql } from 'kysely';
import { may, scopeCondition } from '../../platform/auth/index.ts';
import type { LongWork, RequestContext } from '../../platform/feature.ts';
import { findGrabRuns, listGrabJobs } from './grab-run-list.store.ts';
import { answerGrabRun } from './grabber.answer.ts';

/** Grab runs in the list of jobs. */
export const grabWork: LongWork = { kinds: ['grab'], readable, newest, find };

async function newest({ actor, deps }: RequestContext, endedSince: Date, first: number) {
  if (!may(actor, 'read', 'Grabber')) return [];
  const scope = scopeCondition(actor, 'read', 'Grabber', { shopId: 'g.shop_id' });
  const runs = await listGrabJobs(deps.db, { first, endedSince, scope });
  return runs.map((run) => ({ ...answerGrabRun(run), __typename: 'GrabRun', requestedAt: run.requestedAt }));
}

async function find({ deps }: RequestContext, ids: readonly string[]) {
  const runs = await findGrabRuns(deps.db, ids);
  return [...runs.values()].map((run) => ({
    ...answerGrabRun(run),
    __typename: 'GrabRun',
    requestedAt: run.requestedAt,
  }));
}

function readable({ actor }: RequestContext, grabberId: string): RawBuilder<unknown> {
  const scope = scopeCondition(actor, 'read', 'Grabber', { shopId: 'g.shop_id' });
  return sql`exists (select 1 from grabber g where g.id = ${sql.ref(grabberId)} and ${scope})`;
}
