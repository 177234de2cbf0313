import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../testing/index.ts';
import { settableClock } from '../clock.ts';
import { withTransaction } from '../db/index.ts';
import {
  folderStorage,
  isOnlyUser,
  letGoOf,
  noteBlob,
  openStorage,
  removeNotedBytes,
  type Storage,
  type StoredBytes,
  storedBytesLock,
  sweepBytes,
} from './index.ts';
import { startS3Server } from './testing/s3-server.ts';

const { db, url } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'quarry-removal-'));
const objects = await startS3Server('catalogue', 'an-access-key');
vi.stubEnv('AWS_ACCESS_KEY_ID', 'an-access-key');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a secret');
const bucket = await openStorage({ storage: `s3://catalogue/kept/?endpoint=${objects.endpoint}`, dataFolder: folder });
afterAll(async () => {
  vi.unstubAllEnvs();
  await objects.stop();
  await rm(folder, { recursive: true, force: true });
});

const day = 86_400_000;
const clock = settableClock(new Date());
beforeEach(() => clock.set(new Date()));

const page = () => Buffer.from(`<!doctype html>${randomBytes(30).toString('hex')}`);

async function isNoted({ sha256 }: StoredBytes): Promise<boolean> {
  return (await sql`select from blob where sha256 = ${sha256}`.execute(db)).rows.length > 0;
}

describe.each<[string, Storage]>([
  ['a folder', folderStorage(folder)],
  ['an object store', bucket],
])('bytes in %s', (_kind, storage) => {
  const deps = { db, storage, clock };
  const note = (stored: StoredBytes) => noteBlob(db, storage, stored, 'text/html', clock.now());
  const letGo = (stored: StoredBytes) => withTransaction(db, (tx) => letGoOf(tx, [stored.sha256], clock.now()));

  it('go after their row, and stay when they come again in between', async () => {
    const [gone, back] = [await storage.put(page()), await storage.put(page())];
    for (const stored of [gone, back]) {
      await note(stored);
      await letGo(stored);
    }
    await note(back);
    expect(await removeNotedBytes(deps)).toBe(1);
    expect([await storage.has(gone), await storage.has(back)]).toEqual([false, true]);
    expect([await isNoted(gone), await isNoted(back)]).toEqual([false, true]);
  });

  it('are refused a row when they were put before they were deleted, and have one when they are put again', async () => {
    const bytes = page();
    const stored = await storage.put(bytes);
    await note(stored);
    await letGo(stored);
    // Found there by another process, which has yet to save its row.
    await storage.put(bytes);
    await removeNotedBytes(deps);
    await expect(note(stored)).rejects.toMatchObject({ code: 'BYTES_MISSING' });
    expect(await isNoted(stored)).toBe(false);
    await note(await storage.put(bytes));
    await removeNotedBytes(deps);
    expect([await isNoted(stored), await storage.has(stored)]).toEqual([true, true]);
  });

  it('wait for a backup, which reads what its rows name', async () => {
    const stored = await storage.put(page());
    await note(stored);
    await letGo(stored);
    const backup = new Client({ connectionString: url });
    await backup.connect();
    await backup.query(`select pg_advisory_lock_shared(${storedBytesLock})`);
    expect(await removeNotedBytes(deps)).toBe(0);
    expect(await storage.has(stored)).toBe(true);
    await backup.end();
    await expect.poll(() => removeNotedBytes(deps)).toBe(1);
    expect(await storage.has(stored)).toBe(false);
  });

  it('are found by a search when no row leads to them, a day after they were written', async () => {
    const [orphan, noted] = [await storage.put(page()), await storage.put(page())];
    await note(noted);
    await storage.addToList('erased', ['a line']);
    const search = async () => {
      let orphans = 0;
      for (let after: string | null = ''; after !== null;) {
        const at: string = after;
        const swept = await withTransaction(db, (tx) =>
          sweepBytes(tx, storage, { after: at, now: clock.now(), most: 2 }),
        );
        orphans += swept.orphans;
        after = swept.last;
      }
      return orphans;
    };
    expect(await search()).toBe(0);
    clock.advance(2 * day);
    expect(await search()).toBeGreaterThanOrEqual(1);
    expect(await search()).toBe(0);
    expect(await removeNotedBytes(deps)).toBe(0);
    clock.advance(3_600_001);
    // What came to be led to meanwhile stays.
    const late = await storage.put(page());
    await sql`insert into blob_removal (location, remove_after) values (${late.location}, ${clock.now()})`.execute(db);
    await sql`insert into blob (sha256, media_type, bytes, stored_bytes, codec, location)
      values (${late.sha256}, 'text/html', ${late.bytes}, ${late.storedBytes}, ${late.codec}, ${late.location})`.execute(
      db,
    );
    expect(await removeNotedBytes(deps)).toBeGreaterThanOrEqual(1);
    expect(await Promise.all([orphan, noted, late].map((stored) => storage.has(stored)))).toEqual([false, true, true]);
    expect(await storage.readList('erased')).toEqual(['a line']);
  });

  it('are searched only in a store of one installation', async () => {
    expect(await withTransaction(db, (tx) => isOnlyUser(tx, storage))).toBe(true);
    await storage.addToList('installations', [crypto.randomUUID()]);
    expect(await withTransaction(db, (tx) => isOnlyUser(tx, storage))).toBe(false);
  });
});

it('finds what a write left that was killed, and leaves what is being written', async () => {
  const storage = folderStorage(folder);
  const parts = [`incoming.71.${crypto.randomUUID()}`, `incoming.72.${crypto.randomUUID()}`, 'notes.txt'];
  for (const name of parts) await writeFile(join(folder, name), 'cut');
  const old = new Date(Date.now() - 2 * day);
  for (const name of [parts[0], parts[2]]) await utimes(join(folder, name ?? ''), old, old);
  await withTransaction(db, (tx) => sweepBytes(tx, storage, { after: '', now: new Date(), most: 1_000 }));
  const left = new Set((await storage.list('', 1_000)).map(({ key }) => key));
  expect(parts.filter((name) => left.has(name))).toEqual(parts.slice(1));
});
