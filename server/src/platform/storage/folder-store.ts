import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf, Failure } from '../failure.ts';
import { type ByteStore, missing } from './byte-store.ts';

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
  };
}

function diskFailure(error: unknown): unknown {
  if (!['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error))) return error;
  return new Failure('DISK_FULL', 'The disk of the stored bytes is full: free some room, the work goes on from here.', {
    cause: error,
  });
}

function readFailure(key: string, cause: unknown): unknown {
  return codeOf(cause) === 'ENOENT' ? missing(key, cause) : cause;
}
