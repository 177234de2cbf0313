import { sql } from 'kysely';
import { may, scopeCondition } from '../../platform/auth/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { type JobRun, type LongWork, withRunAgain } from '../../platform/runs/index.ts';
import { cancelGrabRun, startGrabRun } from './grab-run.commands.ts';
import { findGrabRuns, type GrabRunRecord } from './grab-run-list.store.ts';
import { cancelTargets } from './grab-run.ts';
import { findGrabbers } from './grabber.store.ts';
import { runFigures } from './grabber.loaders.ts';
import type { GrabberRecord } from './grabber.ts';

/** Grab runs in the list of jobs. */
export const grabWork: LongWork = {
  entity: 'grab_run',
  kinds: ['grab'],
  unit: 'OFFERS',
  rows: `select r.id, 'grab' as kind, r.grabber_id as owner_id, case when r.state = 'running' then grab_run_state(r) else r.state end as state,
    r.requested_at, r.finished_at from grab_run r`,
  readable: ({ actor }, grabberId) => {
    const scope = scopeCondition(actor, 'read', 'Grabber', { shopId: 'g.shop_id' });
    return sql`exists (select 1 from grabber g where g.id = ${sql.ref(grabberId)} and ${scope})`;
  },
  find: async (context, ids) => {
    const { actor, deps } = context;
    const runs = [...(await findGrabRuns(deps.db, ids)).values()];
    const grabbers = await findGrabbers(
      deps.db,
      runs.map(({ grabberId }) => grabberId),
    );
    return runs.flatMap((run) => {
      const grabber = grabbers.get(run.grabberId);
      return grabber && may(actor, 'read', 'Grabber', { shopId: grabber.shopId }) ? [jobOf(run, grabber, context)] : [];
    });
  },
  commands: {
    cancel: ({ id }, { deps, origin }) => cancelGrabRun(deps, origin, id),
    run_again: async ({ id }, { deps, origin }) => {
      const run = (await findGrabRuns(deps.db, [id])).get(id);
      const grabber = run && (await findGrabbers(deps.db, [run.grabberId])).get(run.grabberId);
      if (!grabber) return { kind: 'not_found' };
      const outcome = await startGrabRun(deps, origin, grabber.id, { isReplay: grabber.kind === 'pages' });
      return outcome.kind === 'started' ? { kind: 'answered', runId: outcome.runId } : outcome;
    },
  },
};

function jobOf(run: GrabRunRecord, { name, shopId }: GrabberRecord, context: RequestContext): JobRun {
  return {
    ...run,
    kind: 'grab',
    name,
    done: async () => (await runFigures(context).load(run.id)).offers,
    total: null,
    commands: withRunAgain(run.state, cancelTargets[run.state] === undefined ? [] : ['cancel']),
    right: () => ['run', 'Grabber', { shopId }],
  };
}
