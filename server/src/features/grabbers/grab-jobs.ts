import { may, scopeCondition } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { listGrabJobs } from './grab-run-list.store.ts';
import { answerGrabRun } from './grabber.answer.ts';

/** The newest grab runs that live or ended since a time, as far as the reader may see them. */
export async function grabJobs({ actor, deps }: RequestContext, endedSince: Date, first: number) {
  if (!may(actor, 'read', 'Grabber')) return [];
  const scope = scopeCondition(actor, 'read', 'Grabber', { shopId: 'g.shop_id' });
  const runs = await listGrabJobs(deps.db, { first, endedSince, scope });
  return runs.map((run) => ({ ...answerGrabRun(run), __typename: 'GrabRun' as const, requestedAt: run.requestedAt }));
}
