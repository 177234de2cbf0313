import { hash, randomBytes } from 'node:crypto';
import { codeDigits, recoveryCodeCount } from '@quarry/contracts/access';
import { Secret, TOTP } from 'otpauth';

/** What apps call this installation, beside the address of the person. */
const issuer = 'Quarry';
const secretBytes = 20;
const stepSeconds = 30;
/** The clocks of telephones go wrong by less than a step. */
const stepsEitherSide = 1;

const rules = { issuer, digits: codeDigits, period: stepSeconds, algorithm: 'SHA1' };

/** A new secret in base 32, as apps take it. */
export function newFactorSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The address that an app reads from a picture. */
export function addressOfFactor(secret: string, email: string): string {
  return new TOTP({ ...rules, label: email, secret }).toString();
}

/** The time step that the code is of, at most one from the present one; undefined for a code of none of them. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...rules, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: stepsEitherSide });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** What somebody types where a code is asked for: one of an app, or a recovery code in its place. */
export type TypedCode = { kind: 'app'; code: string } | { kind: 'recovery'; hash: Buffer };

/** Spaces and hyphens are for the eye, and letters that are taken for digits stand for them. */
export function readTypedCode(text: string): TypedCode {
  const bare = text.toLowerCase().replaceAll(/[\s-]/g, '');
  if (/^\d+$/.test(bare) && bare.length === codeDigits) return { kind: 'app', code: bare };
  return { kind: 'recovery', hash: hashOfCode(bare.replaceAll('o', '0').replaceAll(/[il]/g, '1')) };
}

/** A recovery code as it is shown, once, and what is kept of it. */
export type RecoveryCode = { shown: string; hash: Buffer };

/** Recovery codes with 80 random bits each, so that no copy of their hashes can be tried out. */
export function newRecoveryCodes(): RecoveryCode[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const bare = base32(randomBytes(10));
    return { shown: bare.replaceAll(/.{4}(?=.)/g, '$&-'), hash: hashOfCode(bare) };
  });
}

/** Digits and letters without those that are taken for each other. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replaceAll(/.{5}/g, (five) => letters[Number.parseInt(five, 2)] ?? '');
}

function hashOfCode(bare: string): Buffer {
  return hash('sha256', bare, 'buffer');
}
