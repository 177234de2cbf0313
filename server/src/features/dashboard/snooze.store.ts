import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import type { Need, Snooze } from './dashboard.ts';

/** What a person put aside, by the code of the need. */
export async function findSnoozes(db: Db, userId: string): Promise<Map<string, Snooze>> {
  const found = await readWithinScope(
    db,
    sql<Snooze & { code: string }>`
      select code, until, count, oldest_at as "oldestAt" from snoozed_need where user_id = ${userId}::uuid`,
  );
  return new Map(found.map(({ code, ...snooze }) => [code, snooze]));
}

export async function saveSnooze(tx: Tx, userId: string, need: Need, until: Date | null, now: Date): Promise<void> {
  const values = { until, count: need.count, oldest_at: need.oldestAt, snoozed_at: now };
  await tx
    .insertInto('snoozed_need')
    .values({ user_id: userId, code: need.code, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'code']).doUpdateSet(values))
    .execute();
}

/** Answers whether there was one. */
export async function removeSnooze(tx: Tx, userId: string, code: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('snoozed_need')
    .where('user_id', '=', userId)
    .where('code', '=', code)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
