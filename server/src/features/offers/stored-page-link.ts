import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { makeFact } from '../../platform/installation-fact.ts';

/** What a link shows: the bytes behind a snapshot, or those of one fetch. */
export type StoredPageKey = { kind: 'snapshot' | 'fetch'; id: string };

/** A link opens in a tab of its own, where no token can be sent along; it opens the one page for this long. */
const linkLifetimeS = 3600;

const secrets = new WeakMap<Db, Promise<Buffer>>();

/** The secret that signs links to stored pages: made once, the same in every process. */
export function storedPageSecret(db: Db): Promise<Buffer> {
  const known = secrets.get(db) ?? readSecret(db);
  secrets.set(db, known);
  return known;
}

async function readSecret(db: Db): Promise<Buffer> {
  const fresh = randomBytes(32).toString('base64');
  return Buffer.from(z.string().parse(await makeFact(db, 'stored_page_secret', fresh)), 'base64');
}

/** The signed address of a stored page; the dashboard may append `&mark=<raw text>` to have it marked. */
export function storedPageLink(secret: Buffer, key: StoredPageKey, now: Date): string {
  // Rounded up to the next hour's end, so that a screen fetched again keeps its links and their pages their cache.
  const expires = (Math.floor(now.getTime() / 1000 / linkLifetimeS) + 2) * linkLifetimeS;
  return `/pages/stored/${key.kind}/${key.id}?expires=${expires}&signature=${signatureOf(secret, key, expires)}`;
}

/** Whether a link was signed by us and still holds. */
export function isLinkGood(secret: Buffer, key: StoredPageKey, expires: number, signature: string, now: Date): boolean {
  if (!Number.isSafeInteger(expires) || expires * 1000 < now.getTime()) return false;
  const expected = Buffer.from(signatureOf(secret, key, expires));
  const given = Buffer.from(signature);
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}

function signatureOf(secret: Buffer, key: StoredPageKey, expires: number): string {
  return createHmac('sha256', secret).update(`stored-page:${key.kind}:${key.id}:${expires}`).digest('base64url');
}
