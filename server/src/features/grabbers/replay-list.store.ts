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
import { listFilter } from '../../platform/filters/index.ts';
import type { ReplayPageFilter } from '../../platform/graphql/index.ts';
import type { FieldComparison } from './compare-readings.ts';

/** What a replay would change, or has changed, of one page. */
export type ReplayPageRecord = {
  id: string;
  fetchId: string;
  fetchedAt: Date;
  url: string;
  state: string;
  kinds: string[];
  added: number;
  back: number;
  changed: number;
  unchanged: number;
  lost: number;
  changes: FieldComparison[];
};

type RunPages = { runId: string; filter: readonly RawBuilder<unknown>[] };
type Window = {
  first: number;
  after: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<'FETCHED_AT'>[] | null;
};

const pageList = {
  from: 'replay_page q',
  id: 'q.id',
  sorts: { FETCHED_AT: { column: 'q.observed_at', type: 'timestamptz' } },
  defaultSort: [{ field: 'FETCHED_AT', direction: 'DESC' }],
} as const;

/** What the pages of a replay can be asked. */
export const replayPageFilter = listFilter<ReplayPageFilter>({
  kind: { type: 'choice', holds: (kinds) => sql`q.kinds && ${[...kinds]}::text[]` },
  field: { type: 'choice', holds: (fields) => sql`q.fields && ${[...fields]}::text[]` },
  state: { type: 'choice', column: 'q.state' },
});

function pageConditions({ runId, filter }: RunPages): RawBuilder<unknown>[] {
  return [sql`q.run_id = ${runId}`, ...filter];
}

export async function listReplayPages(db: Db, request: RunPages & Window): Promise<ListPage<ReplayPageRecord>> {
  const window = await listWindow(db, pageList, { ...request, where: pageConditions(request) });
  const found = await sql<ReplayPageRecord & KeyRow>`
    with key as (${window.keys})
    select key.id, key.sort_values, key.position, q.fetch_id as "fetchId", q.observed_at as "fetchedAt", p.url, q.state, q.kinds, q.added, q.back,
      q.changed, q.unchanged, q.lost, q.changes
    from key join replay_page q on q.id = key.id join page p on p.id = q.page_id
    order by key.position`.execute(db);
  return window.page(found.rows);
}

export function countReplayPagesOf(db: Db, pages: RunPages): Promise<{ count: number; isExact: boolean }> {
  return listTotal(db, pageList, pageConditions(pages));
}
