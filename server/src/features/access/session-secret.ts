import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { type Id, isId, newId } from '../../platform/ids.ts';

/** The secret that signs this installation's tokens: made once, the same in every process. */
export async function sessionSecret(db: Db): Promise<Buffer> {
  const fresh = randomBytes(32).toString('base64');
  await sql`insert into installation_fact (key, value) values ('session_secret', ${JSON.stringify(fresh)}::jsonb) on conflict do nothing`.execute(
    db,
  );
  const row = await db
    .selectFrom('installation_fact')
    .select('value')
    .where('key', '=', 'session_secret')
    .executeTakeFirstOrThrow();
  return Buffer.from(z.string().parse(row.value), 'base64');
}

export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The one token that follows `token`: whoever holds the old one gets the same new one, and the table holds neither. */
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
