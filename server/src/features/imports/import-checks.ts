import { sql } from 'kysely';
import type { RequestContext } from '../../platform/feature.ts';
import { countReadRows, findImport, findImports, type ImportRecord } from '../../platform/imports/index.ts';
import {
  commandsOf,
  type JobRun,
  kitCommands,
  kitRows,
  type LongWork,
  type RunKind,
} from '../../platform/runs/index.ts';

/** The kind of checks in the list of jobs. */
const jobKind = 'import_check';

/** Checks of imports in the list of jobs, each for the person whose file it reads. */
export function importChecksAsWork(kind: RunKind): LongWork {
  return {
    entity: kind.entity,
    kinds: [jobKind],
    unit: 'ROWS',
    // An import that was never checked is no job.
    rows: `${kitRows(kind, jobKind, 'owner_id')} where r.requested_at is not null`,
    readable: ({ actor }, ownerId) => sql`${sql.raw(ownerId)} = ${actor.userId}::uuid`,
    find: async (context, ids) => {
      const { actor, deps } = context;
      const found = actor.userId === null ? [] : await findImports(deps.db, actor.userId, ids);
      return found.flatMap((one) => jobOf(context, one) ?? []);
    },
    commands: kitCommands(kind),
  };
}

function jobOf({ deps }: RequestContext, found: ImportRecord): JobRun | null {
  const { id, state, fileName, requestedBy, requestedAt, startedAt, finishedAt, setId } = found;
  if (state === 'draft' || requestedAt === null) return null;
  return {
    id,
    kind: jobKind,
    state,
    requestedBy,
    requestedAt,
    startedAt,
    finishedAt,
    name: fileName,
    done: () => (setId === null ? 0 : countReadRows(deps.db, setId)),
    total: null,
    commands: commandsOf(state),
    right: () => 'signed_in',
  };
}

/** Whether the reader is told of changes of an import: of their own. */
export async function mayHearOf({ actor, deps }: RequestContext, id: string): Promise<boolean> {
  return actor.userId !== null && (await findImport(deps.db, { id, ownerId: actor.userId })) !== undefined;
}
