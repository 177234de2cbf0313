import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';

/** Some imports that nobody touched since a time, locked against anyone else who would delete them. */
export async function findOldImports(tx: Tx, before: Date, limit: number): Promise<{ id: string; uploadId: string }[]> {
  const { rows } = await sql<{ id: string; uploadId: string }>`
    select i.id, i.upload_id as "uploadId" from import i left join change_set s on s.id = i.set_id
    where i.updated_at < ${before} and coalesce(s.updated_at, i.updated_at) < ${before}
      and i.state not in ('queued', 'running', 'pausing', 'cancelling') limit ${limit} for update of i skip locked`.execute(
    tx,
  );
  return rows;
}

/** The imports of a person with their uploads. */
export async function findImportsOf(tx: Tx, ownerId: string): Promise<{ id: string; uploadId: string }[]> {
  const { rows } = await sql<{ id: string; uploadId: string }>`
    select id, upload_id as "uploadId" from import where owner_id = ${ownerId} for update`.execute(tx);
  return rows;
}

export async function deleteImports(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from import where id = any(${ids}::uuid[])`.execute(tx);
}

/** Whether another import still uses one of these uploads. */
export async function findUploadsInUse(tx: Tx, uploadIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct upload_id as id from import where upload_id = any(${uploadIds}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

const partTables = [
  'change_set_step',
  'change_set_cell',
  'change_set_row',
  'change_set_line',
  'change_set_identifier',
] as const;

/** Deletes some steps, cells or rows of a change set that no import has and nobody touched since a time; whether more are left. */
export async function deleteOldSetPart(tx: Tx, before: Date, limit: number): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select s.id from change_set s
    where s.updated_at < ${before} and not exists (select from import i where i.set_id = s.id) limit 1 for update skip locked`.execute(
    tx,
  );
  const [set] = rows;
  if (!set) return false;
  const part = (table: (typeof partTables)[number]) =>
    sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where set_id = ${set.id} limit ${limit}))`.execute(tx);
  for (const table of partTables) {
    const { numAffectedRows = 0n } = await part(table);
    if (Number(numAffectedRows) === limit) return true;
  }
  await sql`delete from change_set where id = ${set.id}`.execute(tx);
  return true;
}
