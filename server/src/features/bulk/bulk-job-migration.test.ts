import { Client } from 'pg';
import { expect, it } from 'vitest';
import { migrate, migrateWithin } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { testDatabase } from '../../testing/index.ts';

const before = 183;

it('brings runs and their results along, each row in a place of its own', async () => {
  const { db, url } = await testDatabase({ isEmpty: true });
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await migrateWithin(client, before);
  const [found, named, person] = [newId(), newId(), newId()];
  await client.query(
    `insert into bulk_run (id, list, action, input, matching, is_gathered, total, done, refused, requested_by, requested_at)
      values ($1, 'brands', 'archive', null, '{"search": null}', true, 5, 1, 2, $3, now()), ($2, 'users', 'disable', '{"heirId": null}', null, true, 1, 0, 0, $3, now())`,
    [found, named, person],
  );
  const refusal = (code: string) => JSON.stringify({ code, reason: 'It is not so.', wording: null });
  const [one, other, third, fourth, fifth] = ['1', '2', '3', '4', '5']
    .map((end) => newId().slice(0, -1) + end)
    .toSorted();
  await client.query(
    `insert into bulk_item (run_id, record_id, position, name, outcome, refusal, kept) values
      ($1, $3, 1, 'One', 'done', null, null), ($1, $4, 3, 'Other', 'refused', $8, '[{"field": "name"}]'), ($1, $5, 3, null, 'refused', $9, null),
      ($1, $6, 4, null, 'waiting', null, null), ($1, $7, 9, null, 'waiting', null, null), ($2, $3, 1, null, 'waiting', null, null)`,
    [found, named, one, other, third, fourth, fifth, refusal('HAS_ACTIVE_PRODUCTS'), refusal('FAILED')],
  );
  await client.query('commit');
  await client.end();
  await migrate(url);
  const jobs = await db.selectFrom('bulk_job').select(['id', 'source', 'params', 'total']).orderBy('list').execute();
  expect(jobs).toEqual([
    { id: found, source: 'filter', params: null, total: 5 },
    { id: named, source: 'ids', params: { heirId: null }, total: 1 },
  ]);
  const rows = await db
    .selectFrom('bulk_job_row')
    .select(['position', 'record_id', 'name', 'outcome', 'code', 'detail', 'kept', 'attempt'])
    .where('job_id', '=', found)
    .orderBy('position')
    .execute();
  const plain = { name: null, code: null, detail: null, kept: null, attempt: 1 };
  const detail = { reason: 'It is not so.', wording: null };
  expect(rows).toEqual([
    { ...plain, position: 1, record_id: one, name: 'One', outcome: 'done' },
    {
      ...plain,
      position: 2,
      record_id: other,
      name: 'Other',
      outcome: 'refused',
      code: 'HAS_ACTIVE_PRODUCTS',
      detail,
      kept: [{ field: 'name' }],
    },
    { ...plain, position: 3, record_id: third, outcome: 'failed', code: 'FAILED', detail },
    { ...plain, position: 4, record_id: fourth, outcome: 'pending' },
    { ...plain, position: 5, record_id: fifth, outcome: 'pending' },
  ]);
});
