import { sql } from 'kysely';
import { may } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import {
  commandsOf,
  type JobRun,
  kitCommands,
  kitRows,
  type LongWork,
  withRunAgain,
} from '../../platform/runs/index.ts';
import { excavationRuns } from './excavation.loop.ts';
import { startExcavation } from './excavator.commands.ts';
import { excavatorById, outcomesOfRun, snapshotsLeftOf } from './excavator.resolvers.ts';
import { findRuns } from './excavator.store.ts';
import type { ExcavationRunRecord } from './excavator.ts';

/** Excavation runs in the list of jobs. */
export const excavationWork: LongWork = {
  entity: excavationRuns.entity,
  kinds: ['excavation'],
  unit: 'OFFERS',
  rows: kitRows(excavationRuns, 'excavation', 'excavator_id'),
  readable: ({ actor }) => (may(actor, 'read', 'Excavator') ? sql`true` : sql`false`),
  find: async (context, ids) => {
    if (!may(context.actor, 'read', 'Excavator')) return [];
    const runs = await findRuns(context.deps.db, ids);
    return [...runs.values()].map((run) => jobOf(run, context));
  },
  commands: {
    ...kitCommands(excavationRuns),
    run_again: async ({ id }, { deps, origin }) => {
      const run = (await findRuns(deps.db, [id])).get(id);
      if (!run) return { kind: 'not_found' };
      const outcome = await startExcavation(deps, origin, run.excavatorId);
      return outcome.kind === 'started' ? { kind: 'answered', runId: outcome.runId } : outcome;
    },
  },
};

function jobOf(run: ExcavationRunRecord, context: RequestContext): JobRun {
  const done = async () => (await outcomesOfRun(context).load(run.id)).reduce((sum, { count }) => sum + count, 0);
  return {
    ...run,
    kind: 'excavation',
    name: async () => (await excavatorById(context).load(run.excavatorId))?.name ?? null,
    done,
    total: async () => {
      const left = await snapshotsLeftOf(run, context);
      return left === null ? null : (await done()) + left;
    },
    commands: withRunAgain(run.state, commandsOf(run.state)),
    right: () => ['run', 'Excavator'],
  };
}
