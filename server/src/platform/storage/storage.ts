import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline as connect, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createZstdCompress, createZstdDecompress, zstdCompress, zstdDecompress } from 'node:zlib';
import { codeOf, Failure } from '../failure.ts';

/** What was kept: the hash names it for ever, the location says where this store put it. */
export type StoredBytes = {
  sha256: Buffer;
  bytes: number;
  storedBytes: number;
  codec: 'none' | 'zstd';
  location: string;
};

/** Where a stored thing lies, as the table `blob` keeps it. */
export type StoredLocation = Pick<StoredBytes, 'location' | 'codec'>;

/** Bytes kept once by their hash. A folder stands behind it, or an object store: locations are keys, not paths. */
export type Storage = {
  /** Keeps the bytes, compressed when that saves something; the same bytes twice are kept once. */
  put: (bytes: Uint8Array) => Promise<StoredBytes>;
  /** The same for bytes that do not belong in memory; always compressed. Throws what the source throws, and keeps nothing then. */
  putStream: (chunks: AsyncIterable<Uint8Array>) => Promise<StoredBytes>;
  /** The bytes as they were given; throws a Failure BYTES_MISSING when they are gone. */
  get: (stored: StoredLocation) => Promise<Buffer>;
  /** The same as a stream, for large things. */
  stream: (stored: StoredLocation) => Promise<Readable>;
  remove: (stored: StoredLocation) => Promise<void>;
};

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** A store in a folder: `ab/cd/<sha256>.zst`, written beside and renamed, so that a name always means whole bytes. */
export function folderStorage(folder: string): Storage {
  const pathOf = ({ location }: StoredLocation) => {
    if (!/^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}(?:\.zst)?$/.test(location))
      throw new Failure('BYTES_LOCATION', `"${location}" is no location of this store.`);
    return join(folder, location);
  };
  return {
    async put(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest();
      const packed = await compress(bytes);
      const isSmaller = packed.byteLength < bytes.byteLength;
      const hex = sha256.toString('hex');
      const location = `${hex.slice(0, 2)}/${hex.slice(2, 4)}/${hex}${isSmaller ? '.zst' : ''}`;
      const content = isSmaller ? packed : bytes;
      await writeOnce(join(folder, location), content);
      return {
        sha256,
        bytes: bytes.byteLength,
        storedBytes: content.byteLength,
        codec: isSmaller ? 'zstd' : 'none',
        location,
      };
    },
    putStream: (chunks) => writeStream(folder, chunks),
    async get(stored) {
      const content = await readFile(pathOf(stored)).catch((error: unknown) => {
        throw missing(stored, error);
      });
      return stored.codec === 'zstd' ? decompress(content) : content;
    },
    async stream(stored) {
      const file = createReadStream(pathOf(stored));
      await once(file, 'open').catch((error: unknown) => {
        throw missing(stored, error);
      });
      // A failure reaches whoever reads the last stream; one who stops reading early is no failure.
      return stored.codec === 'zstd' ? connect(file, createZstdDecompress(), () => undefined) : file;
    },
    remove: (stored) => rm(pathOf(stored), { force: true }),
  };
}

async function writeOnce(path: string, content: Uint8Array): Promise<void> {
  const present = await stat(path).catch(() => undefined);
  if (present?.size === content.byteLength) return;
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
}

/** The name is known only when the last byte is read, so the file is written under another one and moved. */
async function writeStream(folder: string, chunks: AsyncIterable<Uint8Array>): Promise<StoredBytes> {
  const partial = join(folder, `incoming.${process.pid}.${crypto.randomUUID()}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  const measured = async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      yield chunk;
    }
  };
  try {
    const file = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(chunks, measured, createZstdCompress(), file);
    const sha256 = hash.digest();
    const hex = sha256.toString('hex');
    const location = `${hex.slice(0, 2)}/${hex.slice(2, 4)}/${hex}.zst`;
    const { size } = await stat(partial);
    await mkdir(dirname(join(folder, location)), { recursive: true, mode: 0o700 });
    await rename(partial, join(folder, location));
    return { sha256, bytes, storedBytes: size, codec: 'zstd', location };
  } catch (error) {
    await rm(partial, { force: true });
    throw diskFailure(error);
  }
}

function diskFailure(error: unknown): unknown {
  if (codeOf(error) !== 'ENOSPC' && codeOf(error) !== 'EDQUOT') return error;
  return new Failure('DISK_FULL', 'The disk of the stored bytes is full: free some room, the work goes on from here.', {
    cause: error,
  });
}

function missing(stored: StoredLocation, cause: unknown): unknown {
  if (codeOf(cause) !== 'ENOENT') return cause;
  return new Failure('BYTES_MISSING', `The stored bytes ${stored.location} are gone: restore them from a backup.`, {
    cause,
  });
}
