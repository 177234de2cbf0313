import { sql } from 'kysely';
import { anyOf, type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';

type Subject = { subjectKind: string; subjectId: string };
type Kept = Subject & { shopId: string; revision: number; fields: object };

/** Keeps what is personal in a record at a revision; audit entries name it by the id, so that it is erased without them. */
export async function keepPersonData(
  tx: Tx,
  { shopId, subjectKind, subjectId, revision, fields }: Kept,
): Promise<string> {
  const id = newId();
  await sql`insert into person_data (id, shop_id, subject_kind, subject_id, revision, fields)
    values (${id}, ${shopId}, ${subjectKind}, ${subjectId}, ${revision}, ${JSON.stringify(fields)}::jsonb)`.execute(tx);
  return id;
}

/** What is personal in a record as it was kept last. */
export async function lastPersonData(
  tx: Tx,
  { subjectKind, subjectId }: Subject,
): Promise<{ id: string; revision: number; fields: unknown } | undefined> {
  const { rows } = await sql<{
    id: string;
    revision: number;
    fields: unknown;
  }>`select id, revision, fields from person_data
    where subject_kind = ${subjectKind} and subject_id = ${subjectId} order by revision desc limit 1`.execute(tx);
  return rows[0];
}

/** What was kept under these ids, as far as it was not erased. */
export async function findPersonData<Fields>(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Fields>> {
  const rows = await readWithinScope(
    db,
    sql<{ id: string; fields: Fields }>`select id, fields from person_data where id = ${anyOf(ids)}`,
  );
  return new Map(rows.map(({ id, fields }) => [id, fields]));
}

/** Erases what is personal in records that go for good. */
export async function erasePersonData(tx: Tx, subjectKind: string, subjectIds: readonly string[]): Promise<void> {
  await sql`delete from person_data where subject_kind = ${subjectKind} and subject_id = any(${subjectIds}::uuid[])`.execute(
    tx,
  );
}
