import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { freePort, openDatabase, startEmbeddedPostgres } from '../../platform/db/index.ts';
import { backUp } from './index.ts';
import {
  backupSource,
  contentOf,
  intoEmpty,
  main,
  patience,
  quietly,
  refusal,
  replacing,
  restore,
  structureOf,
} from './testing/backup-source.ts';

const { backUpTo, cleanups, deps, emptyDatabase, folder, placeOf, quarry, source, sourceUrl, storeOf } =
  await backupSource();

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

  it('refuses a database of somebody else, also when told to replace', async () => {
    const { db, url } = await emptyDatabase();
    await sql`create table invoice (id integer)`.execute(db);
    const refused = restore({ url, storage: storeOf('untouched') }, good, replacing);
    await expect(refused).rejects.toMatchObject({ code: 'FOREIGN_DATABASE' });
    expect(await contentOf(db)).toEqual({ invoice: '0 ' });
  });
});

describe('quarry backup', patience, () => {
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
