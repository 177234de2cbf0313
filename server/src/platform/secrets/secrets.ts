import { hkdfSync } from 'node:crypto';
import type { KeptSecret } from '@quarry/contracts/settings';
import type { Db, Tx } from '../db/index.ts';
import { Failure } from '../failure.ts';
import { newId } from '../ids.ts';
import { sealUnder } from '../seal.ts';
import { keyInFolder, type SecretKey } from './secret-key.ts';
import { findSecret, insertSecret, markReplaced } from './secret.store.ts';

/** What this process seals and opens secrets with. The key is read at the first of them; `opened` caches what secrets say, by id. */
export type Secrets = { key: () => Promise<SecretKey>; opened: Map<string, string> };

const mostOpened = 1_000;

/** `key` is the one that a variable gives; without one it lies in the data folder. */
export function openSecrets({ dataFolder, key }: { dataFolder: string; key?: SecretKey | undefined }): Secrets {
  let read: Promise<SecretKey> | undefined;
  return {
    opened: new Map(),
    key: () => {
      // A key that could not be read is asked for again.
      read ??= (key ? Promise.resolve(key) : keyInFolder(dataFolder)).catch((error: unknown) => {
        read = undefined;
        throw error;
      });
      return read;
    },
  };
}

/** Shorter ones would be told by their end. */
const longEnough = 12;

/** Seals a text and keeps it; what comes back names it, and tells of it its last four signs at most. */
export async function keepSecret(
  tx: Tx,
  secrets: Secrets,
  { text, createdBy, now }: { text: string; createdBy: string | null; now: Date },
): Promise<KeptSecret> {
  const id = newId<'secret'>();
  const key = await secrets.key();
  const last4 = text.length < longEnough ? '' : text.slice(-4);
  const ciphertext = sealUnder(key.bytes).seal(text, purposeOf(id));
  await insertSecret(tx, { id, ciphertext, keyId: key.id, last4, createdBy, createdAt: now });
  return { id, last4 };
}

/** Notes that one secret took the place of another. */
export async function replaceSecret(
  tx: Tx,
  before: KeptSecret | null,
  after: KeptSecret | null,
  now: Date,
): Promise<void> {
  if (before) await markReplaced(tx, before.id, now);
  if (after) await markReplaced(tx, after.id, null);
}

/** What a secret says, for whatever uses it and for nobody's eyes. Throws a Failure where the installation has another key by now. */
export async function openSecret(db: Db | Tx, secrets: Secrets, { id }: KeptSecret): Promise<string> {
  // A row never says anything else: a new text is a new row, under another id.
  const known = secrets.opened.get(id);
  if (known !== undefined) return known;
  const sealed = await findSecret(db, id);
  const key = await secrets.key();
  const text = sealed?.keyId === key.id ? sealUnder(key.bytes).open(sealed.ciphertext, purposeOf(id)) : undefined;
  if (text !== undefined) {
    if (secrets.opened.size >= mostOpened) secrets.opened.clear();
    secrets.opened.set(id, text);
    return text;
  }
  throw new Failure('SECRET_LOCKED', 'A secret was kept under another key than this installation has: set it anew.');
}

const tokenBytes = 32;

/**
 * The token that this installation makes of these parts, the same each time: for an answer that must not be kept and may be asked for again.
 * Nobody without the key of the installation can make it. Answers with 43 signs of base64url; throws a Failure where the key is damaged.
 */
export async function tokenOf(secrets: Secrets, parts: readonly string[]): Promise<string> {
  const { bytes } = await secrets.key();
  const token = hkdfSync('sha256', bytes, 'quarry token', JSON.stringify(parts), tokenBytes);
  return Buffer.from(token).toString('base64url');
}

const purposeOf = (id: string) => `secret ${id}`;
