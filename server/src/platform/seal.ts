import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** Seals texts, each for one purpose: what is sealed for another, or was altered, does not open. */
export type Seal = {
  seal: (text: string, purpose: string) => Buffer;
  open: (sealed: Buffer, purpose: string) => string | undefined;
};

/** AES-256-GCM under this key of 32 bytes. */
export function sealUnder(key: Buffer): Seal {
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
