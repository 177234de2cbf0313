import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../db/index.ts';

/** A secret as it is kept; what it says nobody reads there. */
export type SealedSecret = { ciphertext: Buffer; keyId: string };

type NewSecret = SealedSecret & { id: string; last4: string; createdBy: string | null; createdAt: Date };

export async function insertSecret(tx: Tx, secret: NewSecret): Promise<void> {
  const { id, ciphertext, keyId, last4, createdBy, createdAt } = secret;
  await sql`insert into secret (id, ciphertext, key_id, last4, created_by, created_at)
    values (${id}::uuid, ${ciphertext}, ${keyId}, ${last4}, ${createdBy}::uuid, ${createdAt})`.execute(tx);
}

export async function findSecret(db: Db | Tx, id: string): Promise<SealedSecret | undefined> {
  const [found] = await readWithinScope(
    db,
    sql<SealedSecret>`select ciphertext, key_id as "keyId" from secret where id = ${id}::uuid`,
  );
  return found;
}

/** Notes since when a secret is in use no more; null for one that is in use again. */
export async function markReplaced(tx: Tx, id: string, replacedAt: Date | null): Promise<void> {
  await sql`update secret set replaced_at = ${replacedAt}::timestamptz where id = ${id}::uuid`.execute(tx);
}
