import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { isId } from '../../platform/ids.ts';
import type { Freed } from '../../platform/runs/index.ts';
import { lastVerification } from './audit-sealing.ts';

/**
 * Deletes the entries of the oldest block that was closed before a time, in a transaction of its own; null where there is none. The
 * database lets nobody delete those of the last twelve months. While the trail does not fit its seals, nothing goes.
 */
export async function forgetAuditBlock(db: Db, { before, now }: { before: Date; now: Date }): Promise<Freed | null> {
  const verification = await lastVerification(db);
  if (verification === undefined || verification.fault !== null) return null;
  const { rows } = await sql<Freed>`
    select freed_rows as rows, freed_bytes as bytes from forget_audit_block(${before}, ${now})`.execute(db);
  return rows[0] ?? null;
}

/** Until when entries were deleted: the end of the last block without any; null where all are kept. */
export async function trailGoneBefore(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select closed_at as at from audit_block where number = (select coalesce(
      (select number - 1 from audit_block where entries_gone_at is null order by number limit 1), (select max(number) from audit_block)))`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}

/** When something that has an id of version 7 was made; null for any other id. */
function madeAt(id: string): Date | null {
  if (!isId(id) || id[14] !== '7') return null;
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}

/** Whether a change that is not in the trail was deleted with the beginning of it. */
export async function isChangeGone(db: Db, changeId: string): Promise<boolean> {
  const [made, goneBefore] = [madeAt(changeId), await trailGoneBefore(db)];
  return made !== null && goneBefore !== null && made <= goneBefore;
}

/** Until when the history of a record was deleted; null where it is whole, as its first change is kept or it was made later. */
export async function historyGoneBefore(db: Db, entity: string, entityId: string): Promise<Date | null> {
  const goneBefore = await trailGoneBefore(db);
  const made = madeAt(entityId);
  if (goneBefore === null || (made !== null && made > goneBefore)) return null;
  const { rows } = await sql`
    select from change where entity = ${entity} and entity_id = ${entityId} and action = 'created' limit 1`.execute(db);
  return rows.length > 0 ? null : goneBefore;
}
