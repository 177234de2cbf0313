import { sql } from 'kysely';
import { may } from '../../platform/auth/index.ts';
import type { LongWork } from '../../platform/feature.ts';
import { excavationRuns } from './excavation.loop.ts';
import { excavationRunById } from './excavator.resolvers.ts';
import { findRuns, listExcavationJobs } from './excavator.store.ts';

/** Excavation runs in the list of jobs. */
export const excavationWork: LongWork = {
  kinds: ['excavation'],
  readable: ({ actor }) => (may(actor, 'read', 'Excavator') ? sql`true` : sql`false`),
  newest: async ({ actor, deps }, endedSince, first) => {
    if (!may(actor, 'read', 'Excavator')) return [];
    const runs = await listExcavationJobs(deps.db, endedSince, first);
    return runs.map((run) => ({ ...run, __typename: 'ExcavationRun' }));
  },
  find: async ({ deps }, ids) => {
    const runs = await findRuns(deps.db, ids);
    return [...runs.values()].map((run) => ({ ...run, __typename: 'ExcavationRun' }));
  },
  commanded: {
    kind: excavationRuns,
    find: async (context, id) => (may(context.actor, 'read', 'Excavator') ? excavationRunById(context).load(id) : null),
    right: ['run', 'Excavator'],
  },
};
