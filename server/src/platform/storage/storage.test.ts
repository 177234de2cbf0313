import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStorage, type Storage, type StoredBytes } from './index.ts';
import { type S3Server, startS3Server } from './testing/s3-server.ts';

let folder: string;
let store: S3Server;

beforeAll(async () => {
  store = await startS3Server('catalogue', 'an-access-key');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'an-access-key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a secret');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await store.stop();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-storage-'));
  store.objects.clear();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const addressOf = (bucket: string) => `s3://${bucket}/kept/bytes/?endpoint=${store.endpoint}`;
const opened = (storage: string) => openStorage({ storage, dataFolder: folder });

const page = Buffer.from(`<!doctype html><title>Mug</title>${'<p>A mug holds tea.</p>'.repeat(500)}`);

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function* chunksOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
}

const kinds = [
  { kind: 'a folder', open: () => opened(folder), names: () => filesIn(folder) },
  { kind: 'an object store', open: () => opened(addressOf('catalogue')), names: async () => [...store.objects.keys()] },
];

describe.each(kinds)('bytes stored in $kind', ({ open, names }) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await open();
  });

  it.each([10, 70_000])('are kept of a source that gives chunks of %i bytes in the same memory', async (size) => {
    const memory = Buffer.alloc(size);
    const fills = Array.from({ length: 40 }, (_fill, at) => 97 + (at % 26));
    async function* filled() {
      for (const fill of fills) yield memory.fill(fill);
    }
    const stored = await storage.putStream(filled());
    const text = (await buffer(await storage.stream(stored))).toString();
    expect(text === fills.map((fill) => String.fromCharCode(fill).repeat(size)).join('')).toBe(true);
  });

  it('are given back as they came, compressed where that saves something', async () => {
    const text = await storage.put(page);
    expect(text).toMatchObject({ bytes: page.byteLength, codec: 'zstd' });
    expect(text.storedBytes).toBeLessThan(page.byteLength / 10);
    const noise = randomBytes(5_000);
    const kept = await storage.put(noise);
    expect(kept).toMatchObject({ codec: 'none', storedBytes: 5_000 });
    for (const [stored, bytes] of [
      [text, page],
      [kept, noise],
    ] as const) {
      expect((await storage.get(stored)).equals(bytes)).toBe(true);
      expect((await buffer(await storage.stream(stored))).equals(bytes)).toBe(true);
    }
  });

  it('are kept once, however and however often they come', async () => {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => storage.put(page)));
    expect(others).toEqual([first, first]);
    const streamed = await storage.putStream(chunksOf(page, 1_000));
    expect(streamed).toMatchObject({ sha256: first?.sha256, bytes: page.byteLength, location: first?.location });
    expect(await names()).toHaveLength(1);
  });

  it('are not kept when their source breaks', async () => {
    const broken = async function* () {
      yield* chunksOf(page, 1_000);
      throw new Error('The shop hung up.');
    };
    await expect(storage.putStream(broken())).rejects.toThrow('The shop hung up.');
    expect(await names()).toEqual([]);
  });

  it('say what to do when they are gone', async () => {
    const stored = await storage.put(page);
    await storage.remove(stored);
    for (const read of [storage.get, storage.stream])
      await expect(read(stored)).rejects.toMatchObject({ code: 'BYTES_MISSING' });
    await expect(storage.packed(stored)).rejects.toMatchObject({ code: 'BYTES_MISSING' });
    await expect(storage.remove(stored)).resolves.toBeUndefined();
  });

  it('are copied from store to store as they lie there, and refused when they are damaged', async () => {
    const other = await openStorage({ storage: undefined, dataFolder: folder });
    for (const stored of [await storage.put(page), await storage.put(randomBytes(200_000))]) {
      await other.putPacked(stored, await storage.packed(stored));
      const copied = await other.get(stored);
      expect(copied.equals(await storage.get(stored))).toBe(true);
      for (const bytes of [stored.storedBytes - 1, 20]) {
        const attempt = storage.putPacked(stored, cut(other, stored, bytes));
        await expect(attempt).rejects.toMatchObject({ code: 'BYTES_DAMAGED' });
      }
    }
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'ab/cd/short', `ab/cd/${'a'.repeat(64)}.zst/../x`])(
    'are not read at %s, which is no location of theirs',
    async (location) => {
      await expect(storage.get({ location, codec: 'none' })).rejects.toMatchObject({ code: 'BYTES_LOCATION' });
    },
  );
});

async function* cut(storage: Storage, stored: StoredBytes, bytes: number): AsyncGenerator<Uint8Array> {
  yield (await buffer(await storage.packed(stored))).subarray(0, bytes);
}

describe('an object store', () => {
  it('holds the bytes below the prefix, under the names they have in a folder', async () => {
    const stored = await (await opened(addressOf('catalogue'))).put(page);
    expect([...store.objects.keys()]).toEqual([`catalogue/kept/bytes/${stored.location}`]);
  });

  it('is named with what it said when it refuses', async () => {
    const storage = await opened(addressOf('elsewhere'));
    await expect(storage.put(page)).rejects.toMatchObject({
      code: 'OBJECT_STORE',
      message: expect.stringMatching(
        /bucket "elsewhere" at http:.*\(NoSuchBucket, status 404\): check QUARRY_STORAGE, AWS_ACCESS_KEY_ID/,
      ),
    });
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'a stranger');
    const stranger = await opened(addressOf('catalogue'));
    await expect(stranger.put(page)).rejects.toMatchObject({ code: 'OBJECT_STORE' });
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'an-access-key');
  });

  it.each(['s3:', 's3:///folder', 's3://key:secret@bucket', 's3://bucket?endpoint=objects.example'])(
    'is not found at %s, and the sentence shows an address that works',
    async (storage) => {
      await expect(opened(storage)).rejects.toThrow(/set it to one like s3:\/\/bucket\/folder\?region=/);
    },
  );
});

describe('a folder', () => {
  it('has rotten bytes noticed when they are copied', async () => {
    const storage = await opened(folder);
    const stored = await storage.put(page);
    await writeFile(join(folder, stored.location), randomBytes(stored.storedBytes));
    const copied = buffer(await storage.packed(stored));
    await expect(copied).rejects.toMatchObject({ code: 'BYTES_DAMAGED' });
  });
});
