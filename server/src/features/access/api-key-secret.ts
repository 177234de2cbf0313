import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** By this a secret that was left somewhere is recognised, by people and by those who scan for such. */
const prefix = 'quarry_key_';
const randomLength = 50;
const checkLength = 7;
const shownLength = prefix.length + 4;

/** A new secret: the prefix, 256 random bits in base 36, and a checksum by which a mistyped one is told without asking the database. */
export function newSecret(): string {
  const random = BigInt(`0x${randomBytes(32).toString('hex')}`)
    .toString(36)
    .padStart(randomLength, '0');
  return prefix + random + checkOf(random);
}

/** Whether a token is meant as a key. */
export function isKey(token: string): boolean {
  return token.startsWith(prefix);
}

/** Whether it may be one of ours: its form and its checksum fit. */
export function isWellFormed(secret: string): boolean {
  const random = secret.slice(prefix.length, -checkLength);
  return isKey(secret) && /^[0-9a-z]{50}$/.test(random) && secret.endsWith(checkOf(random));
}

/** What is kept of a secret. */
export function hashOfSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** What is shown of a secret afterwards. */
export function shownPartOf(secret: string): string {
  return secret.slice(0, shownLength);
}

function checkOf(random: string): string {
  return crc32(random).toString(36).padStart(checkLength, '0');
}
