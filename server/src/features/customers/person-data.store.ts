import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';

type Kept = { shopId: string; subjectKind: string; subjectId: string; revision: number; fields: object };

/** Keeps what is personal in a record at a revision; audit entries name it by the id, so that it is erased without them. */
export async function keepPersonData(
  tx: Tx,
  { shopId, subjectKind, subjectId, revision, fields }: Kept,
): Promise<void> {
  await sql`insert into person_data (id, shop_id, subject_kind, subject_id, revision, fields)
    values (${newId()}, ${shopId}, ${subjectKind}, ${subjectId}, ${revision}, ${JSON.stringify(fields)}::jsonb)`.execute(
    tx,
  );
}

/** Erases what is personal in records that go for good. */
export async function erasePersonData(tx: Tx, subjectKind: string, subjectIds: readonly string[]): Promise<void> {
  await sql`delete from person_data where subject_kind = ${subjectKind} and subject_id = any(${subjectIds}::uuid[])`.execute(
    tx,
  );
}
