import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Actor } from '../../platform/auth/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import { isId } from '../../platform/ids.ts';
import { makeFact } from '../../platform/installation-fact.ts';

/** What a link shows: the bytes behind a snapshot, or those of one fetch. */
export type StoredPageKey = { kind: 'snapshot' | 'fetch'; id: string };

/** Whose rights a link is opened with: those of a session, or of an API key. */
export type PageReader = { kind: (typeof readerKinds)[number]; id: string };
const readerKinds = ['session', 'key'] as const;

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

/**
 * The signed address of a stored page for the one who asks; the dashboard may append `&mark=<raw text>` to have it marked. It names its reader,
 * whose rights are asked again when it is opened.
 */
export async function storedPageLink({ actor, deps }: RequestContext, key: StoredPageKey): Promise<string> {
  return signedLink(await storedPageSecret(deps.db), key, readerOf(actor), deps.clock.now());
}

/** What asks by neither, such as a worker, gets a link that opens for nobody. */
function readerOf({ sessionId, apiKeyId }: Actor): string {
  if (apiKeyId !== undefined) return `key.${apiKeyId}`;
  return sessionId === null ? 'none' : `session.${sessionId}`;
}

/** The reader whom a link names; undefined where it names none. */
export function parseReader(text: string): PageReader | undefined {
  const [name, id = ''] = text.split('.');
  const kind = readerKinds.find((one) => one === name);
  return kind && isId(id) ? { kind, id } : undefined;
}

function signedLink(secret: Buffer, key: StoredPageKey, reader: string, now: Date): string {
  // Rounded up to the next hour's end, so that a screen fetched again keeps its links and their pages their cache.
  const expires = (Math.floor(now.getTime() / 1000 / linkLifetimeS) + 2) * linkLifetimeS;
  return `/pages/stored/${key.kind}/${key.id}?reader=${reader}&expires=${expires}&signature=${signatureOf(secret, key, reader, expires)}`;
}

/** Whether a link was signed by us and still holds. */
export function isLinkGood(
  secret: Buffer,
  { key, reader, expires, signature }: { key: StoredPageKey; reader: string; expires: number; signature: string },
  now: Date,
): boolean {
  if (!Number.isSafeInteger(expires) || expires * 1000 < now.getTime()) return false;
  const expected = Buffer.from(signatureOf(secret, key, reader, expires));
  const given = Buffer.from(signature);
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}

function signatureOf(secret: Buffer, key: StoredPageKey, reader: string, expires: number): string {
  return createHmac('sha256', secret)
    .update(`stored-page:${key.kind}:${key.id}:${reader}:${expires}`)
    .digest('base64url');
}
