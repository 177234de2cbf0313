import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';

/** Gives changes that wait for it their place in a block, and the hash that the next one builds on. */
export async function sealChanges(
  tx: Tx,
  blockNumber: number,
  seals: readonly { changeId: string; position: number; salt: Buffer; hash: Buffer }[],
): Promise<void> {
  const rows = seals.map(({ salt, hash, ...seal }) => ({
    ...seal,
    salt: salt.toString('hex'),
    hash: hash.toString('hex'),
  }));
  await sql`
    update change_seal s
    set block_number = ${blockNumber}, position = r.position, salt = decode(r.salt, 'hex'), hash = decode(r.hash, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("changeId" uuid, position integer, salt text, hash text)
    where s.change_id = r."changeId"`.execute(tx);
}

/** Puts other values in the place of a change's, and takes away what its hash of them was salted with. */
export async function eraseChange(
  tx: Tx,
  id: string,
  { before, after }: { before: object | null; after: object | null },
): Promise<void> {
  await tx
    .updateTable('change')
    .set({ before: before && JSON.stringify(before), after: after && JSON.stringify(after) })
    .where('id', '=', id)
    .execute();
  await tx.updateTable('change_seal').set({ salt: null }).where('change_id', '=', id).execute();
}
