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
import type { GrabItemFilter } from '../../platform/graphql/index.ts';

/** One page of a run, or some rows of its feed: what came of it. */
export type GrabItemRecord = {
  id: string;
  at: Date;
  line: number | null;
  url: string | null;
  outcome: string;
  offers: number;
  snapshots: number;
  code: string | null;
  reason: string | null;
};

/** The rows of one run, and what is asked of them. */
type RunItems = { runId: string; filter: readonly RawBuilder<unknown>[] };

type Window = { first: number; after: string | null; from?: ListStart | null; sort?: readonly ListSort<'at'>[] | null };

const itemList = {
  from: 'grab_item i',
  id: 'i.id',
  sorts: { at: { column: 'i.at', type: 'timestamptz' } },
  defaultSort: [{ field: 'at', direction: 'DESC' }],
} as const;

/** What the items of a run can be asked. */
export const grabItemFilter = listFilter<GrabItemFilter>({
  outcome: { type: 'choice', column: 'i.outcome' },
  hasOffers: { type: 'flag', isTrue: sql`i.offers > 0` },
  hasSnapshots: { type: 'flag', isTrue: sql`i.snapshots > 0` },
  line: { type: 'number', sqlType: 'bigint', column: 'i.line', isNullable: true },
  at: { type: 'date', column: 'i.at' },
});

function itemConditions({ runId, filter }: RunItems): RawBuilder<unknown>[] {
  return [sql`i.run_id = ${runId}`, ...filter];
}

export async function listGrabItems(db: Db, request: RunItems & Window): Promise<ListPage<GrabItemRecord>> {
  const window = await listWindow(db, itemList, { ...request, where: itemConditions(request) });
  const found = await sql<GrabItemRecord & KeyRow>`
    with key as (${window.keys})
    select key.id, key.sort_values, key.position, i.at, i.line, p.url, i.outcome, i.offers, i.snapshots, i.code, i.reason
    from key join grab_item i on i.id = key.id
      left join page p on p.id = i.page_id
    order by key.position`.execute(db);
  return window.page(found.rows);
}

export function countGrabItems(db: Db, items: RunItems): Promise<{ count: number; isExact: boolean }> {
  return listTotal(db, itemList, itemConditions(items));
}
