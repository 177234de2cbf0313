import { hkdfSync } from 'node:crypto';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Seal, sealUnder } from '../../platform/seal.ts';
import { sessionSecret } from './session-secret.ts';

/** A seal under a key of its own, derived from the secret that signs the tokens of this installation. */
export async function factorSeal(db: Db | Tx): Promise<Seal> {
  return sealUnder(Buffer.from(hkdfSync('sha256', await sessionSecret(db), '', 'quarry second factor', 32)));
}

/** What the secret of a person is sealed for. */
export function secretOf(userId: string): string {
  return `secret of ${userId}`;
}
