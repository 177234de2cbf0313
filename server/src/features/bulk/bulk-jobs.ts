import { sql } from 'kysely';
import { may } from '../../platform/auth/index.ts';
import type { LongWork } from '../../platform/feature.ts';
import type { RunKind } from '../../platform/runs/index.ts';
import { bulkRunById } from './bulk.resolvers.ts';
import { findBulkRuns, findRecentRuns } from './bulk-run.store.ts';

/** Bulk runs in the list of jobs: one's own, and all for who manages everything. */
export function bulkWorkOf(kind: RunKind): LongWork {
  return {
    kinds: ['bulk'],
    readable: ({ actor }, requestedBy) =>
      may(actor, 'manage', 'all') ? sql`true` : sql`${sql.raw(requestedBy)} = ${actor.userId}::uuid`,
    newest: async ({ actor, deps }, endedSince, first) => {
      const whose = may(actor, 'manage', 'all') ? null : actor.userId;
      const runs = await findRecentRuns(deps.db, whose, endedSince, first);
      return runs.map((run) => ({ ...run, __typename: 'BulkRun' }));
    },
    find: async ({ deps }, ids) => {
      const runs = await findBulkRuns(deps.db, ids);
      return [...runs.values()].map((run) => ({ ...run, __typename: 'BulkRun' }));
    },
    commanded: { kind, find: (context, id) => bulkRunById(context).load(id), right: 'signed_in' },
  };
}
