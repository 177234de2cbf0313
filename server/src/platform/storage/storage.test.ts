import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderStorage, type Storage, type StoredLocation } from './index.ts';

let folder: string;
let storage: Storage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-storage-'));
  storage = folderStorage(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const page = Buffer.from(`<!doctype html><title>Mug</title>${'<p>A mug holds tea.</p>'.repeat(500)}`);

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function* chunksOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
}

async function readAll(stored: StoredLocation): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await storage.stream(stored)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe('a folder of stored bytes', () => {
  it('gives back what it was given, compressed where that saves something', async () => {
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
      expect((await readAll(stored)).equals(bytes)).toBe(true);
    }
  });

  it('keeps the same bytes once, however and however often they come', async () => {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => storage.put(page)));
    expect(others).toEqual([first, first]);
    const streamed = await storage.putStream(chunksOf(page, 1_000));
    expect(streamed.location).toBe(first?.location);
    expect(await filesIn(folder)).toHaveLength(1);
  });

  it('keeps nothing of a stream that breaks', async () => {
    const broken = async function* () {
      yield* chunksOf(page, 1_000);
      throw new Error('The shop hung up.');
    };
    await expect(storage.putStream(broken())).rejects.toThrow('The shop hung up.');
    expect(await filesIn(folder)).toEqual([]);
  });

  it('says what to do about bytes that are gone', async () => {
    const stored = await storage.put(page);
    await storage.remove(stored);
    await expect(storage.get(stored)).rejects.toMatchObject({ code: 'BYTES_MISSING' });
    await expect(storage.stream(stored)).rejects.toMatchObject({ code: 'BYTES_MISSING' });
    await expect(storage.remove(stored)).resolves.toBeUndefined();
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'ab/cd/short', `ab/cd/${'a'.repeat(64)}.zst/../x`])(
    'reads nothing at %s, which is no location of its own',
    async (location) => {
      await expect(storage.get({ location, codec: 'none' })).rejects.toMatchObject({ code: 'BYTES_LOCATION' });
    },
  );
});
