import { sql } from 'kysely';
import { may } from '../../platform/auth/index.ts';
import type { JobRun, LongWork } from '../../platform/runs/index.ts';
import { findRetentionRuns, type RetentionRunRecord, retentionRows } from './retention-run.store.ts';

/** What the retention freed, in the list of jobs, for those who read the settings that say what stays. */
export const retentionWork: LongWork = {
  entity: 'retention_run',
  kinds: ['retention'],
  unit: 'ROWS',
  rows: retentionRows,
  readable: ({ actor }) => (may(actor, 'read', 'Setting') ? sql`true` : sql`false`),
  find: async ({ actor, deps }, ids) =>
    may(actor, 'read', 'Setting') ? (await findRetentionRuns(deps.db, ids)).map(jobOf) : [],
  commands: {},
};

function jobOf({ id, state, requestedAt, finishedAt, freed }: RetentionRunRecord): JobRun {
  const kinds = Object.entries(freed).map(([kind, { rows, bytes }]) => ({ kind, rows, bytes }));
  return {
    id,
    kind: 'retention',
    state,
    requestedBy: null,
    requestedAt,
    startedAt: requestedAt,
    finishedAt,
    name: null,
    done: kinds.reduce((sum, { rows }) => sum + rows, 0),
    total: null,
    freed: kinds,
    commands: [],
    right: () => ['update', 'Setting'],
  };
}
