import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, Failure, messageOf } from '../failure.ts';

/** The key under which the secrets of an installation are sealed; `id` says which one it is and tells nothing of it. */
export type SecretKey = { id: string; bytes: Buffer };

const keyBytes = 32;

/** The key of 32 bytes that these signs of base64 write; undefined for any other text. */
export function parseSecretKey(text: string): SecretKey | undefined {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.byteLength !== keyBytes) return undefined;
  return { bytes, id: createHash('sha256').update('quarry key').update(bytes).digest('hex').slice(0, 12) };
}

/** The key in the data folder, made at random at its first use in a file that only its owner reads. Throws a Failure where it is damaged. */
export async function keyInFolder(dataFolder: string): Promise<SecretKey> {
  const path = join(dataFolder, 'secret-key');
  const text = (await readKey(path)) ?? (await makeKey(dataFolder, path));
  const key = parseSecretKey(text.trim());
  if (key) return key;
  throw new Failure(
    'SECRET_KEY',
    `${path} holds no key: put the file back as it was, or remove it and set the secrets anew.`,
  );
}

async function readKey(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new Failure('SECRET_KEY', `Quarry cannot read ${path}: ${messageOf(error)}`, { cause: error });
  }
}

/** Of several processes that make it at once the first wins; a half-written file is never seen. */
async function makeKey(dataFolder: string, path: string): Promise<string> {
  await mkdir(dataFolder, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}
