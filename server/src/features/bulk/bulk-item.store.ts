import type { Reasoned } from '@quarry/contracts/wording';
import { type RawBuilder, sql } from 'kysely';
import {
  type Db,
  type KeyRow,
  type ListPage,
  type ListRequest,
  listTotal,
  listWindow,
  type Tx,
} from '../../platform/db/index.ts';
import { listFilter } from '../../platform/filters/index.ts';
import type { BulkItemFilter, BulkOutcome } from '../../platform/graphql/index.ts';
import type { KeptField } from '../audit/index.ts';
import { type RowOutcome, shownOutcomes, storedOutcomes } from './bulk-outcome.ts';

/** A field as a run kept it. */
export type StoredKept = Omit<KeptField, 'entity'> & Partial<Pick<KeptField, 'entity'>>;

export type BulkItemRecord = {
  id: string;
  recordId: string | null;
  name: string | null;
  outcome: BulkOutcome;
  refusal: Reasoned | null;
  kept: StoredKept[];
};

type ItemRow = Omit<BulkItemRecord, 'outcome'> & { outcome: RowOutcome } & KeyRow;

const itemList = {
  from: 'bulk_job_row i',
  id: 'i.position',
  idType: 'integer',
  sorts: { position: { column: 'i.position', type: 'integer' } },
  defaultSort: [{ field: 'position', direction: 'ASC' }],
} as const;

/** What the records of a bulk run can be asked. */
export const bulkItemFilter = listFilter<BulkItemFilter>({
  outcome: { type: 'choice', holds: (shown) => sql`i.outcome = any(${storedOutcomes(shown)})` },
});

const itemColumns = sql`coalesce(i.record_id::text, i.position::text) as id, i.record_id as "recordId", i.name, i.outcome,
  jsonb_build_object('code', i.code) || i.detail as refusal, coalesce(i.kept, '[]') as kept`;

export async function listItems(
  db: Db,
  runId: string,
  request: ListRequest<'position'>,
): Promise<ListPage<BulkItemRecord & KeyRow>> {
  const window = await listWindow(db, itemList, { ...request, parent: ofRun(runId) });
  const found = await sql<ItemRow>`${window.rows({ columns: itemColumns, relations: sql`` })}`.execute(db);
  return window.page(found.rows.map((row) => ({ ...row, outcome: shownOutcomes[row.outcome] })));
}

export function countItems(db: Db, runId: string, where: readonly RawBuilder<unknown>[]) {
  return listTotal(db, itemList, [ofRun(runId), ...where]);
}

/** Forgets how a record of a list was called in the runs that met it, and what they said of it. */
export async function forgetItemsAbout(tx: Tx, list: string, recordId: string): Promise<void> {
  // By the runs of the list, of which there are few: an index by record would make each of millions of items dearer.
  await sql`update bulk_job_row i set name = null, code = null, detail = null, kept = null from bulk_job r
    where r.id = i.job_id and r.list = ${list} and not r.results_gone and i.record_id = ${recordId}::uuid`.execute(tx);
}

function ofRun(runId: string): RawBuilder<unknown> {
  return sql`i.job_id = ${runId}::uuid`;
}
