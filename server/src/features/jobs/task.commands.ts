import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { findFailedJobs } from '../../platform/jobs/index.ts';

export type TaskOutcome = { kind: 'answered' } | { kind: 'not_found' };

/** Queues a task that was given up once more, or deletes it; of two people the second finds none. */
export function settleTask(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  origin: ChangeOrigin,
  id: string,
  command: 'retry' | 'discard',
): Promise<TaskOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const [task] = await findFailedJobs(tx, { id, first: 1 });
    if (!task || !(await deps.jobs[command](tx, task))) return { kind: 'not_found' };
    const change = { entity: 'task', entityId: id, action: command === 'retry' ? 'retried' : 'discarded' };
    const before = { name: task.name, state: 'failed', reason: task.reason };
    await recordChange(tx, deps, {
      ...origin,
      ...change,
      before,
      after: { name: task.name, state: command === 'retry' ? 'queued' : null },
    });
    return { kind: 'answered' };
  });
}
