import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLineage, createExcavator, decideProposals, digEverything } from '../../features/excavators/index.ts';
import { grabWaitingPages } from '../../features/grabbers/index.ts';
import { buildCrawler, buildCrawlRun, buildGrabber, buildShop } from '../../features/grabbers/grabber.builder.ts';
import { newId } from '../../platform/ids.ts';
import { systemActor } from '../../platform/auth/index.ts';
import {
  type Db,
  freePort,
  migrate,
  migrateWithin,
  openDatabase,
  startEmbeddedPostgres,
} from '../../platform/db/index.ts';
import { folderStorage, noteBlob } from '../../platform/storage/index.ts';
import { testApi, testDatabase } from '../../testing/index.ts';
import { backUp, checkBackup, restore as restoreChecked } from './index.ts';

const main = join(import.meta.dirname, '../../main.ts');
const folder = await mkdtemp(join(tmpdir(), 'quarry backup '));
const api = await testApi();
const sourceStorage = join(folder, 'stored');
const deps = { ...api.deps, storage: folderStorage(sourceStorage) };
const sourceUrl = String(deps.pool.options.connectionString);
const source = { DATABASE_URL: sourceUrl, QUARRY_STORAGE: sourceStorage };
const cleanups: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

type Outcome = { status: number | null; output: string; complaint: string };

/** Runs `quarry <words>`; with `fileLimitBytes` no file that it writes may grow larger, as on a disk that is full. */
async function quarry(words: string[], variables: Record<string, string>, fileLimitBytes?: number): Promise<Outcome> {
  const { DATABASE_URL: _inherited, ...inherited } = process.env;
  const env = { ...inherited, QUARRY_DATA: join(folder, 'nowhere'), INIT_CWD: folder, ...variables };
  const limit = fileLimitBytes === undefined ? 'unlimited' : String(fileLimitBytes / 512);
  const child = spawn('/bin/sh', ['-c', `ulimit -f ${limit}; exec "$0" "$@"`, process.execPath, main, ...words], {
    env,
  });
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status: child.exitCode, output, complaint };
}

const refusal = (output: string) => (JSON.parse(output) as { error: { code: string } }).error.code;

const tell = () => undefined;
const quietly = { now: new Date(), isOverwriting: false, signal: new AbortController().signal, tell };
const intoEmpty = { isReplacing: false, tell };
const replacing = { isReplacing: true, tell };
/** What `quarry restore` does with a file. */
const restore = async (target: Parameters<typeof restoreChecked>[0], file: string, options: typeof intoEmpty) =>
  restoreChecked(target, await checkBackup(file, tell), options);
const placeOf = (name: string) => join(folder, name);
const storeOf = (name: string) => folderStorage(placeOf(name));

/** A backup of the source, without the command line around it. */
async function backUpTo(name: string, url = sourceUrl) {
  return backUp({ url, storage: deps.storage }, placeOf(name), quietly);
}

const pageOf = (sku: string, price = '19.90') =>
  Buffer.from(`<html lang="de"><head><title>Cup ${sku}</title><script type="application/ld+json">
    {"@context":"https://schema.org","@type":"Product","name":"Mill cup ${sku}","sku":"${sku}","brand":"Mill","description":"A cup \\"${sku}\\"\\twith a tab",
     "offers":{"@type":"Offer","price":"${price}","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}
    </script></head><body><h1>Mill cup ${sku}</h1><p>${randomBytes(2_000).toString('base64')}</p></body></html>`);

let crawler: Awaited<ReturnType<typeof buildCrawler>>;
let shopUrl: string;

/** Pages as a crawl leaves them, read into offers as a worker does. */
async function crawlPages(...skus: string[]): Promise<void> {
  const pages = skus.map((sku) => ({ url: `${shopUrl}p/${sku}`, outcome: 'changed' as const, bytes: pageOf(sku) }));
  await buildCrawlRun(deps, crawler, pages);
  while ((await grabWaitingPages(deps)) > 0);
}

async function acceptAll(): Promise<void> {
  await digEverything(deps);
  const open = await deps.db.selectFrom('proposal').select('id').where('state', '=', 'in_review').execute();
  const deciding = { actor: systemActor, cause: 'screen' as const };
  await decideProposals(
    deps,
    deciding,
    open.map(({ id }) => id),
    'accept',
  );
}

/** Every row of every table, as one hash each, so that two databases can be compared. */
/** Numbers of transactions are each server's own. */
async function contentOf(db: Db): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not in ('schema_migration', 'record_manifest') order by 1`.execute(db);
  const content: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const found = await sql<{ hash: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(row, ',' order by row)), '') as hash
      from (select (to_jsonb(t) - 'tx')::text as row from ${sql.table(name)} t) r`.execute(db);
    content[name] = found.rows[0]?.hash ?? '';
  }
  return content;
}

/** Every index, constraint and policy, partitions included. */
async function structureOf(db: Db): Promise<string[]> {
  const found = await sql<{ line: string }>`
    select indexdef as line from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', tablename, policyname, cmd, qual, with_check) from pg_policies
    union all select relname || ' holds its owner' from pg_class where relforcerowsecurity
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid <> 0
    order by 1`.execute(db);
  return found.rows.map(({ line }) => line);
}

async function emptyDatabase(): Promise<{ db: Db; url: string }> {
  const { url } = await testDatabase({ isEmpty: true });
  const { db, close } = openDatabase({ url, applicationName: 'quarry test', maxConnections: 2 });
  cleanups.push(close);
  return { db, url };
}

/** What people state of an offer, cost and stock among it. */
async function stateOwnOffer(): Promise<void> {
  const { id: shopId } = await buildShop(deps, { kind: 'own' });
  const [product] = await deps.db.selectFrom('product').select('id').limit(1).execute();
  const input = { shopId, productId: product?.id, sku: 'own', price: '12.50', cost: '5', stock: 3 };
  await (
    await api.asAdministrator()
  ).query('mutation ($input: CreateOwnOfferInput!) { createOwnOffer(input: $input) { __typename } }', { input });
}

/** An order whose sales no worker has counted yet: what marks them may mark nothing when it is copied in. */
async function placeOrder(): Promise<void> {
  const { id: shopId } = await buildShop(deps, { kind: 'own' });
  const ids = { channel: newId<'channel'>(), order: newId<'order'>() };
  await sql`
    insert into channel (id, shop_id, name, slug, kind_code, is_built_in, country, currency, locale, prices_with_tax, status, created_at, updated_at)
    values (${ids.channel}, ${shopId}, 'Direct', 'direct', 'direct', true, 'DE', 'EUR', 'de', true, 'ACTIVE', now(), now())`.execute(
    deps.db,
  );
  await sql`
    insert into "order" (id, shop_id, channel_id, number, number_text, source, locale, currency, prices_with_tax, placed_at, placed_on,
      status, payment_status, fulfilment_status, return_status, item_count, net_minor, tax_minor, gross_minor, discount_minor,
      shipping_minor, outstanding_minor, created_at, updated_at)
    values (${ids.order}, ${shopId}, ${ids.channel}, 1001, '1001', 'api', 'de', 'EUR', true, now(), now(), 'OPEN', 'PENDING',
      'FULFILLED', 'NONE', 0, 84, 16, 100, 0, 0, 100, now(), now())`.execute(deps.db);
}

beforeAll(async () => {
  const shop = await buildShop(deps);
  shopUrl = shop.url;
  crawler = await buildCrawler(deps, shop);
  await buildGrabber(deps, shop, { crawlerId: crawler.id });
  const change = { actor: systemActor, cause: 'screen' as const };
  await createExcavator(deps, change, excavatorInput.parse({ name: 'All', scope: {} }));
  await crawlPages('A1', 'A2', 'A3', 'A4');
  await acceptAll();
  await stateOwnOffer();
  await placeOrder();
  // Rows of a month long ago, whose partition a fresh schema does not have.
  await sql`select ensure_month_partitions('offer_snapshot', '2024-02-01', '2024-02-01')`.execute(deps.db);
});

// Each starts several processes, which a busy machine takes its time for.
const patience = { timeout: 600_000 };

describe('quarry backup and quarry restore', patience, () => {
  it('bring an empty data folder to the same catalogue, which starts, signs people in and leads back to stored bytes', async () => {
    const backup = await quarry(['backup', 'whole.backup', '--json'], source);
    const report = JSON.parse(backup.output) as Record<string, number>;
    expect(report).toMatchObject({ files: 4, missing: 0, damaged: 0 });
    expect((await stat(join(folder, 'whole.backup'))).mode & 0o077).toBe(0);
    const dataFolder = join(folder, 'restored');
    const restored = await quarry(['restore', 'whole.backup', '--json'], { QUARRY_DATA: dataFolder });
    expect(restored).toMatchObject({ status: 0 });
    expect(JSON.parse(restored.output)).toMatchObject({
      rows: report.rows,
      tables: report.tables,
      files: 4,
      damaged: 0,
    });

    const server = await startEmbeddedPostgres({ dataFolder });
    cleanups.push(() => rm(server.folder, { recursive: true, force: true }), server.stop);
    const { db, close } = openDatabase({ url: server.url, applicationName: 'quarry test', maxConnections: 1 });
    const [before, after] = [await contentOf(deps.db), await contentOf(db)];
    expect(await structureOf(db)).toEqual(await structureOf(deps.db));
    await close();
    expect(after).toEqual(before);
    expect(Number.parseInt(after.product ?? '', 10)).toBe(4);
    expect(Number.parseInt(after.own_offer ?? '', 10)).toBe(1);
    expect(Number.parseInt(after.sales_dirty ?? '', 10)).toBe(1);

    const target = { DATABASE_URL: server.url, QUARRY_DATA: dataFolder };
    const lineage = await quarry(['lineage', 'check', '--json'], target);
    expect(lineage.status).toBe(0);
    expect(JSON.parse(lineage.output)).toMatchObject({ broken: 0, blobs: 4, whole: expect.toSatisfy((n) => n > 10) });
    expect(await logInAt(target)).toBe(200);
  });

  it('hold one moment while others go on writing', async () => {
    const over = new AbortController();
    let written = 0;
    const writing = (async () => {
      for (; !over.signal.aborted; written += 1) await crawlPages(`W${written}`);
    })();
    await expect.poll(() => written, { timeout: 30_000 }).toBeGreaterThan(1);
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
    await noteBlob(deps.db, large, 'image/png', deps.clock.now());
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
  // The file is checked before anybody is asked: nothing answers at this address.
  const unreachable = 'postgres://nobody@127.0.0.1:1/nothing';
  const good = placeOf('good.backup');
  beforeAll(() => backUpTo('good.backup'));

  it.each([
    ['cut short by a few bytes', (bytes: Buffer) => bytes.subarray(0, -40), 'BACKUP_DAMAGED'],
    ['cut in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.byteLength / 2), 'BACKUP_DAMAGED'],
    ['changed in one byte', (bytes: Buffer) => changed(bytes, Math.floor(bytes.byteLength * 0.6)), 'BACKUP_DAMAGED'],
    ['another file', () => Buffer.from('id;name\n1;Cup\n'), 'NO_BACKUP'],
    ['empty', () => Buffer.alloc(0), 'NO_BACKUP'],
  ])('refuses a file that is %s, before anything is written', async (_what, damage, code) => {
    await writeFile(placeOf('bad.backup'), damage(await readFile(good)));
    const refused = restore({ url: unreachable, storage: storeOf('untouched') }, placeOf('bad.backup'), intoEmpty);
    await expect(refused).rejects.toMatchObject({ code });
  });

  it('makes no data folder for a file that it refuses', async () => {
    await writeFile(placeOf('cut.backup'), (await readFile(good)).subarray(0, -40));
    const refused = await quarry(['restore', 'cut.backup', '--json'], { QUARRY_DATA: placeOf('never made') });
    expect([refused.status, refusal(refused.output)]).toEqual([1, 'BACKUP_DAMAGED']);
    await expect(stat(placeOf('never made'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('refuses the backup of a newer Quarry', async () => {
    await sql`insert into schema_migration (number, name, checksum) values (9999, 'tomorrow', 'x')`.execute(deps.db);
    await backUpTo('newer.backup');
    await sql`delete from schema_migration where number = 9999`.execute(deps.db);
    const refused = restore({ url: unreachable, storage: storeOf('untouched') }, placeOf('newer.backup'), intoEmpty);
    await expect(refused).rejects.toThrow('was written by a newer Quarry (it has the migration 9999_tomorrow)');
  });

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

  it('refuses a database of somebody else, also when told to replace', async () => {
    const { db, url } = await emptyDatabase();
    await sql`create table invoice (id integer)`.execute(db);
    const refused = restore({ url, storage: storeOf('untouched') }, good, replacing);
    await expect(refused).rejects.toMatchObject({ code: 'FOREIGN_DATABASE' });
    expect(await contentOf(db)).toEqual({ invoice: '0 ' });
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

  it('leaves nothing behind when it is stopped', async () => {
    const stopped = backUp({ url: sourceUrl, storage: deps.storage }, placeOf('half.backup'), {
      ...quietly,
      signal: AbortSignal.abort(),
    });
    await expect(stopped).rejects.toMatchObject({ code: 'STOPPED' });
    expect((await readdir(folder)).filter((name) => name.startsWith('half.backup'))).toEqual([]);
  });

  it('replaces a file only when told', async () => {
    await writeFile(join(folder, 'kept.backup'), 'mine');
    const target = { url: sourceUrl, storage: deps.storage };
    await expect(backUp(target, placeOf('kept.backup'), quietly)).rejects.toMatchObject({ code: 'FILE_EXISTS' });
    expect(await readFile(placeOf('kept.backup'), 'utf8')).toBe('mine');
    const { bytes } = await backUp(target, placeOf('kept.backup'), { ...quietly, isOverwriting: true });
    expect((await stat(placeOf('kept.backup'))).size).toBe(bytes);
  });

  it('says in a sentence what is wrong with the database, the folder, or the words of the call', async () => {
    const { url } = await emptyDatabase();
    await expect(backUpTo('x.backup', url)).rejects.toThrow(/holds no Quarry yet/);
    await expect(backUpTo('nowhere/x.backup')).rejects.toThrow(/folder of .*x\.backup does not exist/);
    const nameless = await quarry(['backup'], source);
    expect(nameless).toMatchObject({ status: 2, output: '' });
    expect(nameless.complaint).toMatch(/Name one file/);
  });
});

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Starts an API process on the restored installation and signs the administrator in. */
async function logInAt(variables: Record<string, string>): Promise<number> {
  const port = await freePort();
  const env = { ...process.env, ...variables, PORT: String(port) };
  const child = spawn(process.execPath, [main, 'api'], { env, stdio: 'ignore' });
  cleanups.push(async () => child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  const answer = await fetch(`${url}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'administrator@example.test', password: 'a test password' }),
  });
  child.kill('SIGTERM');
  await once(child, 'exit');
  return answer.status;
}
