import { type RawBuilder, sql } from 'kysely';
import { anyOf, type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import type { SecondFactorState } from '../../platform/graphql/index.ts';
import type { RecoveryCode, TypedCode } from './second-factor.ts';

/** Over `app_user u`: a role of theirs asks for a second factor, whether or not they have one. */
const isAsked = sql`exists (select from user_role ur join role r on r.id = ur.role_id
  where ur.user_id = u.id and r.requires_second_factor)`;

/** Over `app_user u`: what each state of the second factor asks of a user. */
export const factorStates = {
  ON: sql`u.second_factor_since is not null`,
  OWED: sql`(u.second_factor_since is null and ${isAsked})`,
  OFF: sql`(u.second_factor_since is null and not ${isAsked})`,
} satisfies Record<SecondFactorState, RawBuilder<unknown>>;

/** The second factor of a person as it is kept. */
export type StoredFactor = { sealedSecret: Buffer; since: Date };

export async function findFactor(db: Db | Tx, userId: string): Promise<StoredFactor | undefined> {
  const [factor] = await readWithinScope(
    db,
    sql<StoredFactor>`
      select f.sealed_secret as "sealedSecret", u.second_factor_since as since
      from second_factor f join app_user u on u.id = f.user_id where f.user_id = ${userId}::uuid`,
  );
  return factor;
}

/** Puts a second factor to work, in the place of the one before. */
export async function putFactor(
  tx: Tx,
  userId: string,
  factor: { sealedSecret: Buffer; lastStep: number; now: Date },
): Promise<void> {
  const { sealedSecret, lastStep, now } = factor;
  await sql`
    insert into second_factor (user_id, sealed_secret, last_step) values (${userId}::uuid, ${sealedSecret}, ${lastStep})
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_step = excluded.last_step`.execute(
    tx,
  );
  await tx.updateTable('app_user').set({ second_factor_since: now }).where('id', '=', userId).execute();
}

/** Takes a second factor away, its recovery codes with it. */
export async function deleteFactor(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('second_factor').where('user_id', '=', userId).execute();
  await tx.updateTable('app_user').set({ second_factor_since: null }).where('id', '=', userId).execute();
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, codes: readonly RecoveryCode[]): Promise<void> {
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const rows = codes.map(({ hash }) => ({ user_id: userId, hash }));
  await tx.insertInto('recovery_code').values(rows).execute();
}

/** How many recovery codes are left to each of the users; one without a second factor is not among them. */
export async function countRecoveryCodes(db: Db | Tx, userIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await readWithinScope(
    db,
    sql<{ userId: string; left: number }>`
      select f.user_id as "userId", count(r.hash) as left
      from second_factor f left join recovery_code r on r.user_id = f.user_id and r.used_at is null
      where f.user_id = ${anyOf(userIds)} group by f.user_id`,
  );
  return new Map(rows.map(({ userId, left }) => [userId, left]));
}

/** Uses a code up, of two who try it at once for one of them; false for one that counts no more. */
export async function useCode(
  tx: Tx,
  userId: string,
  code: { step: number } | Extract<TypedCode, { kind: 'recovery' }>,
  now: Date,
): Promise<boolean> {
  const used =
    'step' in code
      ? await sql`update second_factor set last_step = ${code.step}
          where user_id = ${userId}::uuid and last_step < ${code.step}`.execute(tx)
      : await sql`update recovery_code set used_at = ${now}
          where user_id = ${userId}::uuid and hash = ${code.hash} and used_at is null`.execute(tx);
  return used.numAffectedRows === 1n;
}
