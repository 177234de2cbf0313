import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { insertBulkRun, insertItemsToUndo } from './bulk-run.store.ts';

const { db } = (await testApi()).deps;
const many = 4_000;

/** A run that changed many records, an entry of the trail for each. */
async function changeMany(): Promise<string> {
  const runId = newId<'bulk_run'>();
  await addRun(runId);
  await sql`insert into bulk_job_row (job_id, record_id, position, name, outcome)
    select ${runId}::uuid, gen_random_uuid(), n, 'Kettle ' || n, 'done' from generate_series(1, ${many}) n`.execute(db);
  await sql`insert into change (id, actor_kind, cause, cause_id, entity, entity_id, action, request_id)
    select gen_random_uuid(), 'system', 'bulk_run', r.job_id, 'product', r.record_id, 'changed', r.job_id::text
    from bulk_job_row r where r.job_id = ${runId}`.execute(db);
  return runId;
}

const addRun = (id: string, undoesId?: string) =>
  withTransaction(db, (tx) =>
    insertBulkRun(tx, {
      id,
      ...(undoesId !== undefined && { undoesId }),
      list: 'products',
      action: 'archive',
      input: null,
      matching: null,
      userId: newId(),
      now: new Date(),
    }),
  );

/** How many entries of a table and its indexes the work reads. */
async function readOf(tx: Tx, table: string, work: () => Promise<unknown>): Promise<number> {
  const counted = async () => {
    const { rows } = await sql<{ read: number }>`
      select (pg_stat_get_xact_tuples_returned(c.oid) + coalesce((select sum(pg_stat_get_xact_tuples_returned(i.indexrelid))
        from pg_index i where i.indrelid = c.oid), 0))::int as read from pg_class c where c.oid = ${table}::regclass`.execute(
      tx,
    );
    return rows[0]?.read ?? 0;
  };
  const before = await counted();
  await work();
  return (await counted()) - before;
}

it.each([
  { statistics: 'of nothing', isAnalyzed: false },
  { statistics: 'of runs before it', isAnalyzed: true },
])('reads for each record to undo what is of it alone, with statistics $statistics', async ({ isAnalyzed }) => {
  if (isAnalyzed) {
    await changeMany();
    await sql`analyze bulk_job, bulk_job_row, change`.execute(db);
  }
  const undoesId = await changeMany();
  const runId = newId<'bulk_run'>();
  await addRun(runId, undoesId);
  const undo = (table: string) =>
    withTransaction(db, (tx) => readOf(tx, table, () => insertItemsToUndo(tx, runId, undoesId, false)));
  // Square would be sixteen millions.
  expect(await undo('bulk_job_row')).toBeLessThan(20 * many);
  // The second time all are there already.
  expect(await undo('bulk_job_row')).toBeLessThan(20 * many);
  expect(await undo('change')).toBeLessThan(20 * many);
  const { rows } = await sql<{ total: number; first: string }>`
    select total, (select name from bulk_job_row where job_id = ${runId} and position = 1) as first
    from bulk_job where id = ${runId}`.execute(db);
  expect(rows).toEqual([{ total: many, first: `Kettle ${many}` }]);
});
