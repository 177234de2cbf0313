import { type RawBuilder, sql } from 'kysely';
import {
  type Db,
  type KeyRow,
  type ListPage,
  type ListSort,
  type ListStart,
  listTotal,
  listWindow,
  withTransaction,
} from '../../platform/db/index.ts';
import { listFilter } from '../../platform/filters/index.ts';
import type { JobFilter } from '../../platform/graphql/index.ts';
import type { LongWork } from '../../platform/runs/index.ts';

/** A job as the list knows it; the rest is in the runs of its kind. */
export type JobKey = { id: string; kind: string };

type AskedJobs = {
  filter: readonly RawBuilder<unknown>[];
  /** What of each kind the reader may see, on the columns of `j`. */
  readable: ReadonlyMap<string, RawBuilder<unknown>>;
};

export type JobListRequest = AskedJobs & {
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<'requestedAt'>[] | null;
};

/** The runs of all kinds as one list, called `j`. */
function jobList(work: readonly LongWork[]) {
  return {
    from: `(${work.map(({ rows }) => rows).join(' union all ')}) j`,
    isView: true,
    id: 'j.id',
    sorts: { requestedAt: { column: 'j.requested_at', type: 'timestamptz' } },
    defaultSort: [{ field: 'requestedAt', direction: 'DESC' }],
  } as const;
}

/** What the list of jobs can be asked. */
export const jobFilter = listFilter<JobFilter>({
  kind: { type: 'choice', column: 'j.kind' },
  state: { type: 'choice', column: 'j.state' },
  requestedAt: { type: 'date', column: 'j.requested_at' },
});

function jobConditions({ filter, readable }: AskedJobs): RawBuilder<unknown>[] {
  const parts = [...readable].map(([kind, condition]) => sql`(j.kind = ${kind} and ${condition})`);
  return [sql`(${sql.join(parts, sql` or `)})`, ...filter];
}

/** In a transaction, which reaches the rows of kinds that are a person's own. */
export function listJobs(
  db: Db,
  work: readonly LongWork[],
  request: JobListRequest,
): Promise<ListPage<JobKey & KeyRow>> {
  return withTransaction(db, async (tx) => {
    const window = await listWindow(tx, jobList(work), { ...request, where: jobConditions(request) });
    const shown = { columns: sql`j.id, j.kind`, relations: sql`` };
    const found = await sql<JobKey & KeyRow>`${window.rows(shown)}`.execute(tx);
    return window.page(found.rows);
  });
}

/** What waits or works, or ended since a time, the newest first. */
export function newestJobs(
  db: Db,
  work: readonly LongWork[],
  { readable, endedSince, first }: Pick<AskedJobs, 'readable'> & { endedSince: Date; first: number },
): Promise<readonly JobKey[]> {
  const where = sql.join(
    [...jobConditions({ readable, filter: [] }), sql`(j.finished_at is null or j.finished_at > ${endedSince})`],
    sql` and `,
  );
  return withTransaction(db, async (tx) => {
    const found = await sql<JobKey>`
      select j.id, j.kind from ${sql.raw(jobList(work).from)} where ${where}
      order by j.requested_at desc, j.id desc limit ${first}`.execute(tx);
    return found.rows;
  });
}

export function countJobs(
  db: Db,
  work: readonly LongWork[],
  asked: AskedJobs,
): Promise<{ count: number; isExact: boolean }> {
  return withTransaction(db, (tx) => listTotal(tx, jobList(work), jobConditions(asked)));
}
