import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../platform/db/index.ts';
import { sessionSecret } from './session-secret.ts';

const nonceBytes = 12;
const tagBytes = 16;

/** Seals texts, each for one purpose: what is sealed for another, or was altered, does not open. */
export type FactorSeal = {
  seal: (text: string, purpose: string) => Buffer;
  open: (sealed: Buffer, purpose: string) => string | undefined;
};

/** AES-256-GCM under a key of its own, derived from the secret that signs the tokens of this installation. */
export async function factorSeal(db: Db | Tx): Promise<FactorSeal> {
  const key = Buffer.from(hkdfSync('sha256', await sessionSecret(db), '', 'quarry second factor', 32));
  return {
    seal: (text, purpose) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (sealed, purpose) => {
      if (sealed.byteLength < nonceBytes + tagBytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString();
      } catch {
        // Altered, for another purpose, or of another installation.
        return undefined;
      }
    },
  };
}

/** What the secret of a person is sealed for. */
export function secretOf(userId: string): string {
  return `secret of ${userId}`;
}
