import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf, Failure } from '../failure.ts';
import { type ByteStore, type ListedKey, missing } from './byte-store.ts';

/** Keys are paths below the folder; each file is written beside its place and renamed. */
export function folderStore(folder: string): ByteStore {
  const pathOf = (key: string) => join(folder, key);
  return {
    async write(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const partial = `${path}.${process.pid}.${crypto.randomUUID()}`;
      const file = await open(partial, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.datasync();
        await file.close();
        await rename(partial, path);
      } catch (error) {
        await file.close().catch(() => undefined);
        await rm(partial, { force: true });
        throw diskFailure(error);
      }
    },
    async writeStream(chunks, name) {
      const partial = pathOf(`incoming.${process.pid}.${crypto.randomUUID()}`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await pipeline(chunks, createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }));
        const named = name();
        const path = pathOf(named.location);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(partial, path);
        return named;
      } catch (error) {
        await rm(partial, { force: true });
        throw diskFailure(error);
      }
    },
    read: (key) =>
      readFile(pathOf(key)).catch((error: unknown) => {
        throw readFailure(key, error);
      }),
    async open(key) {
      const file = createReadStream(pathOf(key));
      await once(file, 'open').catch((error: unknown) => {
        throw readFailure(key, error);
      });
      return file;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    has: (key) =>
      access(pathOf(key)).then(
        () => true,
        (error: unknown) => {
          if (codeOf(error) === 'ENOENT') return false;
          throw error;
        },
      ),
    list: (after, most) => listKeys(folder, '', after, most),
  };
}

/** Keys below a folder of the store, in the order of their texts: a folder stands where its name with a slash does. */
async function listKeys(root: string, below: string, after: string, most: number): Promise<ListedKey[]> {
  const entries = await readdir(join(root, below), { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  const names = entries.map((entry) => `${below}${entry.name}${entry.isDirectory() ? '/' : ''}`).toSorted(byText);
  const listed: ListedKey[] = [];
  for (const name of names) {
    if (listed.length >= most) break;
    if (name.endsWith('/')) {
      // What comes before the key lies in no folder that follows it.
      if (after > name && !after.startsWith(name)) continue;
      listed.push(...(await listKeys(root, name, after, most - listed.length)));
    } else if (name > after) listed.push(...(await keyOf(root, name)));
  }
  return listed;
}

/** None when it was removed meanwhile. */
async function keyOf(root: string, key: string): Promise<ListedKey[]> {
  try {
    const { size, mtime } = await stat(join(root, key));
    return [{ key, bytes: size, modifiedAt: mtime }];
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

const byText = (left: string, right: string) => (left < right ? -1 : 1);

function diskFailure(error: unknown): unknown {
  if (!['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error))) return error;
  return new Failure('DISK_FULL', 'The disk of the stored bytes is full: free some room, the work goes on from here.', {
    cause: error,
  });
}

function readFailure(key: string, cause: unknown): unknown {
  return codeOf(cause) === 'ENOENT' ? missing(key, cause) : cause;
}
