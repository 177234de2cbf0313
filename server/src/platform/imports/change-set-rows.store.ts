import type { Reasoned, Wording } from '@quarry/contracts/wording';
import { type RawBuilder, sql } from 'kysely';
import {
  type Db,
  type KeyRow,
  type ListPage,
  type ListRequest,
  listTotal,
  listWindow,
  readWithinScope,
  type Tx,
  withTransaction,
} from '../db/index.ts';
import { listFilter } from '../filters/index.ts';
import type { ChangeSetRowFilter } from '../graphql/index.ts';
import { isNoticed } from './change-set.store.ts';
import type { PlannedRow } from './plan-rows.ts';

/** A refusal as its row keeps it: with the column of the file, or the key of the column of a grid. */
export type StoredRefusal = Pick<Reasoned, 'code'> & {
  column: number | null;
  target?: string | null;
  /** Whether it is only worth a look; what stands at a row that is taken always is. */
  isNotice?: boolean;
  wording: Wording;
};

/** A row of a set with its cells. */
export type ChangeSetRow = {
  position: number;
  recordId: string | null;
  creates: boolean;
  name: string | null;
  plan: PlannedRow['plan'];
  refusals: StoredRefusal[];
  raw: string[] | null;
  cells: {
    attribute: string;
    locale: string;
    operation: 'set' | 'clear';
    old: unknown;
    new: unknown;
    /** The text of a grid that could not be read. */
    raw: string | null;
  }[];
};

const rowColumns = sql`r.position, r.record_id as "recordId", r.creates, r.name, r.plan, r.refusals, r.raw,
  coalesce((select jsonb_agg(jsonb_build_object('attribute', c.attribute, 'locale', c.locale, 'operation', c.operation,
    'old', c.old, 'new', c.new, 'raw', c.raw) order by c.attribute, c.locale) from change_set_cell c
    where c.set_id = r.set_id and c.record_id = r.record_id), '[]') as cells`;

/** The next rows of a set behind a position, of some plans only where these are given. */
export async function findSetRows(
  db: Db | Tx,
  setId: string,
  { after, first, plans = null }: { after: number; first: number; plans?: readonly PlannedRow['plan'][] | null },
): Promise<ChangeSetRow[]> {
  return readWithinScope(
    db,
    sql<ChangeSetRow>`
    select ${rowColumns} from change_set_row r
    where r.set_id = ${setId} and r.position > ${after} and (${plans}::text[] is null or r.plan = any(${plans}))
    order by r.position limit ${first}`,
  );
}

/** What was noticed of rows that are taken, by their positions. */
export async function findNotices(
  db: Db | Tx,
  setId: string,
  positions: readonly number[],
): Promise<ReadonlyMap<number, StoredRefusal[]>> {
  const rows = await readWithinScope(
    db,
    sql<Pick<ChangeSetRow, 'position' | 'refusals'>>`
    select r.position, r.refusals from change_set_row r
    where r.set_id = ${setId} and r.position = any(${positions}::integer[]) and ${isNoticed}`,
  );
  return new Map(rows.map(({ position, refusals }) => [position, refusals]));
}

const rowList = {
  from: 'change_set_row r',
  id: 'r.position',
  idType: 'integer',
  sorts: { POSITION: { column: 'r.position', type: 'integer' } },
  defaultSort: [{ field: 'POSITION', direction: 'ASC' }],
} as const;

const plans = { CREATE: 'create', CHANGE: 'change', UNCHANGED: 'unchanged', REFUSED: 'refused' } as const;

/** What the rows of a change set can be asked. A single plan reads one stretch of the index in the order of the rows. */
export const setRowFilter = listFilter<ChangeSetRowFilter>({
  hasNotice: { type: 'flag', isTrue: isNoticed },
  plan: {
    type: 'choice',
    choices: Object.keys(plans),
    holds: (shown) => {
      const wanted = Object.entries(plans).flatMap(([name, plan]) => (shown.includes(name) ? [plan] : []));
      return wanted.length === 1 ? sql`r.plan = ${wanted[0]}` : sql`r.plan = any(${wanted}::text[])`;
    },
  },
});

/** One window of the rows of a set. */
export async function listSetRows(
  db: Db,
  setId: string,
  request: ListRequest<'POSITION'>,
): Promise<ListPage<ChangeSetRow & KeyRow>> {
  return withTransaction(db, async (tx) => {
    const window = await listWindow(tx, rowList, { ...request, parent: ofSet(setId) });
    const columns = sql`r.position::text as id, ${rowColumns}`;
    const found = await sql<ChangeSetRow & KeyRow>`${window.rows({ columns, relations: sql`` })}`.execute(tx);
    return window.page(found.rows);
  });
}

/** How many rows of a set meet conditions. */
export function countSetRows(db: Db, setId: string, where: readonly RawBuilder<unknown>[]) {
  return withTransaction(db, (tx) => listTotal(tx, rowList, [ofSet(setId), ...where]));
}

function ofSet(setId: string): RawBuilder<unknown> {
  return sql`r.set_id = ${setId}::uuid`;
}
