import { may } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { listExcavationJobs } from './excavator.store.ts';

/** The newest excavation runs that live or ended since a time, as far as the reader may see them. */
export async function excavationJobs({ actor, deps }: RequestContext, endedSince: Date, first: number) {
  if (!may(actor, 'read', 'Excavator')) return [];
  const runs = await listExcavationJobs(deps.db, endedSince, first);
  return runs.map((run) => ({ ...run, __typename: 'ExcavationRun' as const }));
}
