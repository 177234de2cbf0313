import { may } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { findRuns, listExcavationJobs } from './excavator.store.ts';

/** The newest excavation runs that live or ended since a time, as far as the reader may see them. */
export async function excavationJobs({ actor, deps }: RequestContext, endedSince: Date, first: number) {
  if (!may(actor, 'read', 'Excavator')) return [];
  const runs = await listExcavationJobs(deps.db, endedSince, first);
  return runs.map((run) => ({ ...run, __typename: 'ExcavationRun' as const }));
}

/** Excavation runs of a list of jobs, by id. */
export async function excavationJobsOf({ deps }: RequestContext, ids: readonly string[]) {
  const runs = await findRuns(deps.db, ids);
  return [...runs.values()].map((run) => ({ ...run, __typename: 'ExcavationRun' as const }));
}
