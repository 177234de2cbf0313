import { type RawBuilder, sql } from 'kysely';
import {
  type Db,
  type KeyRow,
  type ListPage,
  type ListSort,
  type ListStart,
  listTotal,
  listWindow,
} from '../../platform/db/index.ts';
import type { JobKind, RunState } from '../../platform/graphql/index.ts';

/** A job as the list knows it; the rest is in the runs of its kind. */
export type JobKey = { id: string; kind: JobKind };

export type JobFilter = {
  kinds?: readonly JobKind[] | null;
  states?: readonly RunState[] | null;
  /** What of each kind the reader may see, on the columns of `j`. */
  readable: Readonly<Record<JobKind, RawBuilder<unknown>>>;
};

export type JobListRequest = JobFilter & {
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<'requestedAt'>[] | null;
};

const jobList = {
  from: 'job j',
  isView: true,
  id: 'j.id',
  sorts: { requestedAt: { column: 'j.requested_at', type: 'timestamptz' } },
  defaultSort: [{ field: 'requestedAt', direction: 'DESC' }],
} as const;

function jobConditions({ kinds, states, readable }: JobFilter): RawBuilder<unknown>[] {
  const parts = Object.entries(readable).map(([kind, condition]) => sql`(j.kind = ${kind} and ${condition})`);
  return [
    sql`(${sql.join(parts, sql` or `)})`,
    ...(kinds?.length ? [sql`j.kind = any(${kinds})`] : []),
    ...(states?.length ? [sql`j.state = any(${states})`] : []),
  ];
}

export async function listJobs(db: Db, request: JobListRequest): Promise<ListPage<JobKey & KeyRow>> {
  const window = await listWindow(db, jobList, { ...request, where: jobConditions(request) });
  const shown = { columns: sql`j.id, j.kind`, relations: sql`` };
  const found = await sql<JobKey & KeyRow>`${window.rows(shown)}`.execute(db);
  return window.page(found.rows);
}

export function countJobs(db: Db, filter: JobFilter): Promise<{ count: number; isExact: boolean }> {
  return listTotal(db, jobList, jobConditions(filter));
}
