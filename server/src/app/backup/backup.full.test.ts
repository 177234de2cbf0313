import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkLineage } from '../../features/excavators/index.ts';
import { migrate, migrateWithin } from '../../platform/db/index.ts';
import { noteBlob } from '../../platform/storage/index.ts';
import {
  backupSource,
  contentOf,
  filesIn,
  intoEmpty,
  patience,
  refusal,
  replacing,
  restore,
  tell,
} from './testing/backup-source.ts';

const { backUpTo, crawlPages, deps, emptyDatabase, folder, placeOf, quarry, source, sourceStorage, storeOf } =
  await backupSource();

describe('quarry backup and quarry restore', patience, () => {
  it('hold one moment while others go on writing', async () => {
    const over = new AbortController();
    let written = 0;
    const writing = (async () => {
      for (; !over.signal.aborted; written += 1) await crawlPages(`W${written}`);
    })();
    await expect.poll(() => written, { timeout: 240_000 }).toBeGreaterThan(1);
    const report = await backUpTo('moving.backup').finally(() => over.abort());
    await writing;
    expect(report).toMatchObject({ missing: 0, damaged: 0 });
    const { db, url } = await emptyDatabase();
    const storage = storeOf('moved');
    await restore({ url, storage }, placeOf('moving.backup'), intoEmpty);
    const found = await sql<{ blobs: number; strayFetches: number; strayOffers: number; strayEvents: number }>`
      select (select count(*) from blob) as blobs,
        (select count(*) from page_fetch f where not exists (select from blob b where b.sha256 = f.blob_sha256)) as "strayFetches",
        (select count(*) from offer o where not exists (select from offer_snapshot s where s.offer_id = o.id)) as "strayOffers",
        (select count(*) from backlog e where topic = 'page_fetched' and not exists (select from page_fetch f where f.id = e.subject_id))
          as "strayEvents"`.execute(db);
    // Bytes are noted before the fetch that names them, and the table of the first is read before that of the second.
    const [row] = found.rows;
    expect(row).toMatchObject({ strayFetches: 0, strayOffers: 0, strayEvents: 0 });
    expect(await filesIn(placeOf('moved'))).toHaveLength(Number(row?.blobs));
    expect(await checkLineage({ db, storage }, tell)).toMatchObject({ broken: 0, blobs: 4 });
  });

  it('bring an older backup to the schema of today, and go on counting where it stopped', async () => {
    const older = await emptyDatabase();
    const client = new Client({ connectionString: older.url });
    await client.connect();
    await client.query('begin');
    await migrateWithin(client, 10);
    await client.query(`
      insert into shop (id, name, slug, url, kind) values ('0198c0de-0000-7000-8000-000000000001', 'Mühle', 'muehle', 'https://muehle.example/', 'own');
      insert into outbox (topic, partition_id, subject_id) select 'page_fetched', gen_random_uuid(), gen_random_uuid() from generate_series(1, 7);
      delete from outbox; commit`);
    await client.end();
    await backUpTo('old.backup', older.url);
    const { db, url } = await emptyDatabase();
    await restore({ url, storage: storeOf('old') }, placeOf('old.backup'), intoEmpty);
    expect(await migrate(url)).toEqual([]);
    const shops = await db.selectFrom('shop').select('name').execute();
    expect(shops).toEqual([{ name: 'Mühle' }]);
    const next = await sql<{ position: number }>`
      insert into backlog (topic, partition_id, subject_id) values ('page_fetched', gen_random_uuid(), gen_random_uuid()) returning position`.execute(
      db,
    );
    expect(next.rows).toEqual([{ position: 8 }]);
  });

  it('name stored bytes that were gone or damaged, and copy the rest', async () => {
    const picture = randomBytes(1_500_000);
    const large = await deps.storage.put(picture);
    await noteBlob(deps.db, deps.storage, large, 'image/png', deps.clock.now());
    const stored = (await filesIn(sourceStorage)).filter((path) => !path.endsWith(large.location)).toSorted();
    const [gone = '', rotten = ''] = stored;
    const [goneBytes, rottenBytes] = [await readFile(gone), await readFile(rotten)];
    await rm(gone);
    await writeFile(rotten, rottenBytes.subarray(0, 100));
    const outcome = await quarry(['backup', 'flawed.backup', '--json'], source);
    await writeFile(gone, goneBytes);
    await writeFile(rotten, rottenBytes);
    expect(JSON.parse(outcome.output)).toMatchObject({ missing: 1, damaged: 1, files: stored.length });
    expect(outcome.complaint).toContain('1 stored files are gone and 1 are damaged');
    const { url } = await emptyDatabase();
    const target = { url, storage: storeOf('flawed') };
    const restored = await restore(target, placeOf('flawed.backup'), intoEmpty);
    expect(restored).toMatchObject({ missing: 1, damaged: 1 });
    expect(await filesIn(placeOf('flawed'))).toHaveLength(stored.length - 1);
    expect((await target.storage.get(large)).equals(picture)).toBe(true);
  });
});

describe('quarry restore', patience, () => {
  const good = placeOf('good.backup');
  beforeAll(() => backUpTo('good.backup'));

  it('refuses an installation that is filled or at work, and replaces a filled one only when told', async () => {
    const { db, url } = await emptyDatabase();
    const target = { url, storage: storeOf('replaced') };
    await restore(target, good, intoEmpty);
    await sql`update shop set name = 'Renamed since'`.execute(db);
    const before = await contentOf(db);
    await expect(restore(target, good, intoEmpty)).rejects.toThrow(
      /not empty \(1 users, 3 shops, 4 products\).* or say --replace/,
    );

    const worker = new Client({ connectionString: url, application_name: 'quarry worker' });
    await worker.connect();
    await expect(restore(target, good, replacing)).rejects.toMatchObject({ code: 'IN_USE' });
    await worker.end();
    expect(await contentOf(db)).toEqual(before);

    await restore(target, good, replacing);
    expect(await contentOf(db)).toEqual(await contentOf(deps.db));
  });

  it('leaves the database as it was when the disk of the stored bytes fills up', async () => {
    const { db, url } = await emptyDatabase();
    const target = { DATABASE_URL: url, QUARRY_STORAGE: join(folder, 'full') };
    const failed = await quarry(['restore', good, '--json'], target, 1_024);
    expect([failed.status, refusal(failed.output)]).toEqual([1, 'DISK_FULL']);
    expect(failed.complaint).toContain('nothing was restored: free some room and restore again');
    expect(await contentOf(db)).toEqual({});
    await restore({ url, storage: storeOf('full') }, good, intoEmpty);
    expect(await contentOf(db)).toEqual(await contentOf(deps.db));
  });
});

describe('quarry backup', patience, () => {
  it('leaves nothing behind when the disk is full', async () => {
    const failed = await quarry(['backup', 'full.backup', '--json'], source, 4_096);
    expect([failed.status, refusal(failed.output)]).toEqual([1, 'DISK_FULL']);
    expect((await readdir(folder)).filter((name) => name.startsWith('full.backup'))).toEqual([]);
  });
});
