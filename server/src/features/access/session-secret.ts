import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { type Id, isId, newId } from '../../platform/ids.ts';
import { makeFact } from '../../platform/installation-fact.ts';

/** The secret that signs this installation's tokens: made once, the same in every process. */
export async function sessionSecret(db: Db): Promise<Buffer> {
  const fresh = randomBytes(32).toString('base64');
  return Buffer.from(z.string().parse(await makeFact(db, 'session_secret', fresh)), 'base64');
}

export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The one token that follows `token`: anyone who holds the old one gets the same new one, and the table holds neither. */
export function successorOf(secret: Buffer, token: string): string {
  return createHmac('sha256', secret).update(`refresh:${token}`).digest('base64url');
}

/** A device's mark in its cookie, signed so that nobody makes up devices. */
export function signDevice(secret: Buffer, deviceId: Id<'device'>): string {
  return `${deviceId}.${deviceSignature(secret, deviceId)}`;
}

/** The device of a mark that we signed. */
export function readDevice(secret: Buffer, mark: string | undefined): Id<'device'> | undefined {
  const [deviceId, signature] = mark?.split('.') ?? [];
  if (!isId<'device'>(deviceId) || signature === undefined) return undefined;
  const expected = Buffer.from(deviceSignature(secret, deviceId));
  const given = Buffer.from(signature);
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected) ? deviceId : undefined;
}

export function newDevice(): Id<'device'> {
  return newId<'device'>();
}

function deviceSignature(secret: Buffer, deviceId: string): string {
  return createHmac('sha256', secret).update(`device:${deviceId}`).digest('base64url');
}
