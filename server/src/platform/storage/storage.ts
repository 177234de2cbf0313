import { pipeline as connect, type Readable, type TransformOptions } from 'node:stream';
import { promisify } from 'node:util';
import { createZstdCompress, createZstdDecompress, zstdDecompress, type ZstdOptions } from 'node:zlib';
import { codeOf } from '../failure.ts';
import type { ByteStore, ListedKey } from './byte-store.ts';
import { intact, kindOfKey, locationOf, measure, pack, requireLocation } from './packing.ts';

/** What was kept: the hash names it for ever, the location says where it lies in the store. */
export type StoredBytes = {
  sha256: Buffer;
  bytes: number;
  storedBytes: number;
  codec: 'none' | 'zstd';
  location: string;
};

/** Stored bytes in the form in which they lie in a store. */
export type PackedBytes = Omit<StoredBytes, 'bytes'>;

/** Where a stored thing lies, as the table `blob` keeps it. */
export type StoredLocation = Pick<StoredBytes, 'location' | 'codec'>;

/** Something in a store: whole bytes at a location, a part of a write that was broken off, or what is none of both. */
export type ListedBytes = ListedKey & { kind: 'whole' | 'part' | 'other' };

/** Bytes kept once by their hash. A folder stands behind it, or an object store: locations are keys, the same in both. */
export type Storage = {
  /** Keeps the bytes, compressed when that saves something; the same bytes twice are kept once. */
  put: (bytes: Uint8Array) => Promise<StoredBytes>;
  /**
   * The same for bytes that do not belong in memory; always compressed. Throws what the source throws, and keeps nothing then. Nothing reads
   * a chunk any more once the next one is asked for, so that a source may fill the same memory again.
   */
  putStream: (chunks: AsyncIterable<Uint8Array>) => Promise<StoredBytes>;
  /** The bytes as they were given; throws a Failure BYTES_MISSING when they are gone. */
  get: (stored: StoredLocation) => Promise<Buffer>;
  /** The same as a stream, for large things. */
  stream: (stored: StoredLocation) => Promise<Readable>;
  remove: (stored: StoredLocation) => Promise<void>;
  /** Whether whole bytes lie there. */
  has: (stored: Pick<StoredLocation, 'location'>) => Promise<boolean>;
  /** What lies behind a key, in the order of keys; empty at the end. A part of a write that was broken off is told as such. */
  list: (after: string, most: number) => Promise<ListedBytes[]>;
  /** Deletes such a part. */
  removePart: (key: string) => Promise<void>;
  /** The lines of a list that only grows, which a restore of the database leaves as it is; none where there is no such list. */
  readList: (name: string) => Promise<string[]>;
  /** Adds lines to such a list. Of two who add at once, the caller lets one wait. */
  addToList: (name: string, lines: readonly string[]) => Promise<void>;
  /**
   * The bytes as they lie here, compressed or not, for a copy of the store; throws a Failure BYTES_MISSING when they are gone, and
   * BYTES_DAMAGED after the last of them when they are not those that the hash names.
   */
  packed: (stored: PackedBytes) => Promise<AsyncIterable<Uint8Array>>;
  /** Keeps what `packed` of another store gave, at the same location; keeps nothing and throws BYTES_DAMAGED when it is damaged. */
  putPacked: (stored: PackedBytes, chunks: AsyncIterable<Uint8Array>) => Promise<void>;
};

const decompress = promisify(zstdDecompress);
/** Each chunk is a way to another thread and back; the usual 16 kB take twice as long for large things. */
const chunkSize = 128 * 1024;
/** It is full with any chunk, and drained only once that is read. */
const packing: ZstdOptions & TransformOptions = { chunkSize, writableHighWaterMark: 1 };

/** The seam over whatever keeps the bytes: hashing, compression and locations are the same for all of them. */
export function storageOn(store: ByteStore): Storage {
  return {
    async put(bytes) {
      const { stored, content } = await pack(bytes);
      await store.write(stored.location, content);
      return stored;
    },
    async putStream(chunks) {
      const given = measure();
      const packed = measure();
      const compress = createZstdCompress(packing);
      const compressed = connect(given.through(chunks), compress, () => undefined);
      return store.writeStream(packed.through(compressed), () => {
        const { sha256, bytes } = given.result();
        const location = locationOf(sha256, 'zstd');
        return { sha256, bytes, storedBytes: packed.result().bytes, codec: 'zstd', location };
      });
    },
    async get(stored) {
      const content = await store.read(requireLocation(stored));
      return stored.codec === 'zstd' ? decompress(content) : content;
    },
    async stream(stored) {
      const content = await store.open(requireLocation(stored));
      // A failure reaches anyone who reads the last stream; one who stops reading early is no failure.
      return stored.codec === 'zstd' ? connect(content, createZstdDecompress({ chunkSize }), () => undefined) : content;
    },
    remove: (stored) => store.remove(requireLocation(stored)),
    has: (stored) => store.has(requireLocation(stored)),
    list: async (after, most) =>
      (await store.list(after, most)).map((listed) => ({ ...listed, kind: kindOfKey(listed.key) })),
    async removePart(key) {
      if (kindOfKey(key) === 'part') await store.remove(key);
    },
    readList: (name) => linesOf(store, name),
    async addToList(name, lines) {
      const known = await linesOf(store, name);
      const fresh = lines.filter((line) => !known.includes(line));
      // Longer than before, so that no store takes it for what it has.
      if (fresh.length > 0) await store.write(listKey(name), Buffer.from([...known, ...fresh].join('\n')));
    },
    packed: async (stored) => intact(stored, await store.open(requireLocation(stored))),
    async putPacked(stored, chunks) {
      const location = requireLocation(stored);
      await store.writeStream(intact(stored, chunks), () => ({ location }));
    },
  };
}

const listKey = (name: string) => `lists/${name}`;

async function linesOf(store: ByteStore, name: string): Promise<string[]> {
  try {
    return (await store.read(listKey(name))).toString('utf8').split('\n');
  } catch (error) {
    if (codeOf(error) === 'BYTES_MISSING') return [];
    throw error;
  }
}
