import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createZstdDecompress, zstdCompress, zstdCompressSync } from 'node:zlib';
import { Failure } from '../failure.ts';
import type { PackedBytes, StoredBytes, StoredLocation } from './storage.ts';

const compressAside = promisify(zstdCompress);
/** Compressing fewer bytes takes less than handing them to another thread. */
const fewBytes = 256 * 1024;

/** The key of a stored thing: `ab/cd/<sha256>`, with `.zst` when it is compressed. */
export function locationOf(sha256: Buffer, codec: StoredBytes['codec']): string {
  const hex = sha256.toString('hex');
  return `${hex.slice(0, 2)}/${hex.slice(2, 4)}/${hex}${codec === 'zstd' ? '.zst' : ''}`;
}

const locationPattern = '[0-9a-f]{2}/[0-9a-f]{2}/[0-9a-f]{64}(?:\\.zst)?';
const wholeKey = new RegExp(`^${locationPattern}$`);
/** As a folder names what it is writing. */
const partKey = new RegExp(`^(?:${locationPattern}|incoming)\\.\\d+\\.[0-9a-f-]{36}$`);

/** What lies under a key of a store: whole bytes, a part of a write that was broken off, or what is none of both. */
export function kindOfKey(key: string): 'whole' | 'part' | 'other' {
  if (wholeKey.test(key)) return 'whole';
  return partKey.test(key) ? 'part' : 'other';
}

/** The location when it is one that `locationOf` makes; throws a Failure otherwise, so that no row leads elsewhere. */
export function requireLocation({ location }: Pick<StoredLocation, 'location'>): string {
  if (wholeKey.test(location)) return location;
  throw new Failure('BYTES_LOCATION', `"${location}" is no location of this store.`);
}

/** What a location says of the bytes there: it is made of their hash. */
export function packedAt(location: string, storedBytes: number): PackedBytes {
  const [, , name = ''] = requireLocation({ location }).split('/');
  const [hex = '', extension] = name.split('.');
  return {
    sha256: Buffer.from(hex, 'hex'),
    storedBytes,
    codec: extension === undefined ? 'none' : 'zstd',
    location,
  };
}

/** Bytes made ready to be kept: compressed when that saves something, with all that the table `blob` says of them. */
export async function pack(bytes: Uint8Array): Promise<{ stored: StoredBytes; content: Uint8Array }> {
  const sha256 = createHash('sha256').update(bytes).digest();
  const packed = bytes.byteLength <= fewBytes ? zstdCompressSync(bytes) : await compressAside(bytes);
  const codec = packed.byteLength < bytes.byteLength ? 'zstd' : 'none';
  const content = codec === 'zstd' ? packed : bytes;
  return {
    stored: {
      sha256,
      bytes: bytes.byteLength,
      storedBytes: content.byteLength,
      codec,
      location: locationOf(sha256, codec),
    },
    content,
  };
}

/** Passes chunks on and counts and hashes what went by. */
export function measure(): {
  through: (chunks: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>;
  result: () => { sha256: Buffer; bytes: number };
} {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *through(chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        yield chunk;
      }
    },
    result: () => ({ sha256: hash.digest(), bytes }),
  };
}

/** Passes the stored form on as it is; throws a Failure BYTES_DAMAGED after its end when it is not what the hash names. */
export async function* intact(
  stored: PackedBytes,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const unpacked = unpackedHash(stored.codec);
  let storedBytes = 0;
  try {
    for await (const chunk of chunks) {
      storedBytes += chunk.byteLength;
      await unpacked.update(chunk);
      yield chunk;
    }
    const sha256 = await unpacked.digest();
    if (storedBytes !== stored.storedBytes || !sha256?.equals(stored.sha256)) throw damaged(stored);
  } finally {
    unpacked.release();
  }
}

function damaged({ location }: PackedBytes): Failure {
  return new Failure(
    'BYTES_DAMAGED',
    `The stored bytes ${location} are not those that were fetched: restore them from a backup.`,
  );
}

/** The hash of what compressed chunks hold; undefined when they cannot be unpacked. */
function unpackedHash(codec: StoredBytes['codec']) {
  const hash = createHash('sha256');
  if (codec === 'none') {
    return {
      update: async (chunk: Uint8Array) => void hash.update(chunk),
      digest: async () => hash.digest(),
      release: () => undefined,
    };
  }
  const unpacking = createZstdDecompress().on('data', (chunk: Buffer) => hash.update(chunk));
  let isBroken = false;
  unpacking.on('error', () => (isBroken = true));
  return {
    async update(chunk: Uint8Array) {
      if (isBroken || unpacking.write(chunk)) return;
      await once(unpacking, 'drain').catch(() => (isBroken = true));
    },
    async digest() {
      unpacking.end();
      await finished(unpacking).catch(() => (isBroken = true));
      return isBroken ? undefined : hash.digest();
    },
    release: () => void unpacking.destroy(),
  };
}
