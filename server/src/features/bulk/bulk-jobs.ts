import { sql } from 'kysely';
import { type Actor, may } from '../../platform/auth/index.ts';
import { kitCommands, kitRows, type JobRun, type LongWork, type RunKind } from '../../platform/runs/index.ts';
import { mayReadRun, nextCommandsOf } from './bulk.resolvers.ts';
import { retryBulkRun, undoBulkRun } from './bulk-run.commands.ts';
import { actionOf, type BulkWork } from './bulk-run.loop.ts';
import type { BulkRunRecord } from './bulk-run.ts';
import { findBulkRuns } from './bulk-run.store.ts';

/** Bulk runs in the list of jobs: one's own, and all for who manages everything. */
export function bulkWorkOf({ lists }: BulkWork, kind: RunKind): LongWork {
  return {
    entity: kind.entity,
    kinds: ['bulk'],
    unit: 'RECORDS',
    rows: kitRows(kind, 'bulk', 'requested_by'),
    readable: ({ actor }, requestedBy) =>
      may(actor, 'manage', 'all') ? sql`true` : sql`${sql.raw(requestedBy)} = ${actor.userId}::uuid`,
    find: async ({ actor, deps }, ids) => {
      const runs = await findBulkRuns(deps.db, ids);
      return [...runs.values()].filter((run) => mayReadRun(actor, run)).map((run) => jobOf(lists, run, actor));
    },
    commands: {
      ...kitCommands(kind),
      undo: async ({ id }, { deps, origin }) => {
        const run = (await findBulkRuns(deps.db, [id])).get(id);
        const action = run && actionOf(lists, run);
        const can = { hasUndo: action?.undo !== undefined, hasParts: action?.parts !== undefined };
        const outcome = await undoBulkRun(deps, origin, id, can);
        return outcome.kind === 'started' ? { kind: 'answered', runId: outcome.id } : outcome;
      },
      retry: async ({ id }, { deps, origin }) => {
        const run = (await findBulkRuns(deps.db, [id])).get(id);
        const isPlanned = run !== undefined && actionOf(lists, run)?.isPlanned === true;
        return retryBulkRun(deps, origin, id, isPlanned);
      },
    },
  };
}

function jobOf(lists: BulkWork['lists'], run: BulkRunRecord, { apiKeyId }: Actor): JobRun {
  const { list, action, done, unchanged, refused, conflicts, total, isResultGone, undoesId, undoneById } = run;
  return {
    ...run,
    kind: 'bulk',
    name: null,
    action: `${list}.${action}`,
    done: done + refused,
    total,
    unchanged,
    refused,
    conflicts,
    isResultGone,
    undoesId,
    undoneById,
    commands: nextCommandsOf(lists, run),
    // A worker does it with all rights of its person, which are more than a key's.
    right: (command) =>
      ((command === 'undo' || command === 'retry') && !apiKeyId && actionOf(lists, run)?.right) || 'signed_in',
  };
}
