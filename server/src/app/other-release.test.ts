import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { testApi, testDatabase } from '../testing/index.ts';
import { release } from './installation.feature.ts';
import { migrateAll } from './migrate-all.ts';

const main = join(import.meta.dirname, '../main.ts');
const api = await testApi();
const { db, records } = api.deps;
const own = records.schema.hash;

/** As if another release had migrated the database. */
const madeBy = (hash: string, by = '9.9.9') =>
  sql`update record_manifest set hash = ${hash}, release = ${by}`.execute(db);
const otherHash = 'f00dfeed'.repeat(8);
const readiness = async () => {
  const { statusCode, body } = await api.app.inject('/readyz');
  return { status: statusCode, reason: (JSON.parse(body) as { reason?: string }).reason };
};
afterEach(() => madeBy(own, release));

describe('an API process on a database that another release has migrated', () => {
  it('is not ready and says which release is needed, until the database is made for its own again', async () => {
    expect((await readiness()).status).toBe(200);
    await madeBy(otherHash);
    const needed = `The database is made for release 9.9.9 (f00dfeed), and this process is release ${release} (${own.slice(0, 8)})`;
    const todo = 'start release 9.9.9 (f00dfeed), or run "npm run -s quarry -- migrate" with this one.';
    expect(await readiness()).toEqual({ status: 503, reason: `${needed}: ${todo}` });
    await madeBy(own, release);
    expect((await readiness()).status).toBe(200);
  });

  it('answers all the same', async () => {
    const administrator = await api.asAdministrator();
    await madeBy(otherHash);
    expect(
      (await administrator.query<{ auditTrail: object }>('{ auditTrail(first: 1) { nodes { entityName } } }'))
        .auditTrail,
    ).toMatchObject({ nodes: [{}] });
    expect((await api.app.inject('/healthz')).statusCode).toBe(200);
  });
});

describe('quarry', () => {
  it('makes the database anew for its own release with migrate, and only where another has made it', async () => {
    const { db: fresh, url } = await testDatabase();
    const made = async () =>
      (await sql<{ hash: string; at: Date }>`select hash, made_at as at from record_manifest`.execute(fresh)).rows[0];
    const before = await made();
    await migrateAll(url);
    expect(await made()).toEqual(before);
    await sql`update record_manifest set hash = ${otherHash}`.execute(fresh);
    await sql`create or replace view changed_record as select null::text as entity, null::uuid as id, null::text as name,
      null::text as subject, null::uuid as shop_id, null::uuid as brand_id, null::uuid as user_id`.execute(fresh);
    await migrateAll(url);
    expect((await made())?.hash).toBe(own);
    const { rows } = await sql<{ line: string }>`select pg_get_viewdef('changed_record'::regclass) as line
      union all select unnest(reloptions) from pg_class where oid = 'changed_record'::regclass`.execute(fresh);
    expect(rows.map(({ line }) => line).join(' ')).toMatch(/FROM \(?brand t.*security_invoker=true/s);
  });

  it('forgets with migrate whom no feature lets follow the log, and has the others follow what theirs says', async () => {
    const { db: fresh, url } = await testDatabase();
    await sql`insert into outbox_cursor (consumer, part, topics, position)
      values ('gone', 0, '{brand_changed}', 0), ('brand-names', 0, '{lamp_changed}', 7)`.execute(fresh);
    await sql`update record_manifest set hash = ${otherHash}`.execute(fresh);
    await migrateAll(url);
    const { rows } = await sql`select consumer, topics, position from outbox_cursor`.execute(fresh);
    expect(rows).toEqual([{ consumer: 'brand-names', topics: ['brand_changed'], position: 7 }]);
  });

  it('begins no worker on a database of a newer release, whose consumers keep their places', async () => {
    const newer = { consumer: 'newer', part: 0, topics: ['lamp_changed'], position: 7 };
    await db.insertInto('outbox_cursor').values(newer).execute();
    await madeBy(otherHash);
    const child = spawn(process.execPath, [main, 'worker'], {
      env: { ...process.env, DATABASE_URL: String(api.deps.pool.options.connectionString) },
    });
    const [complaint] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect(complaint).toContain('The database is made for release 9.9.9 (f00dfeed)');
    expect(await db.selectFrom('outbox_cursor').select('position').where('consumer', '=', 'newer').execute()).toEqual([
      { position: 7 },
    ]);
  });

  it('begins no process on a database of another release', async () => {
    await madeBy(otherHash);
    const child = spawn(process.execPath, [main, 'lineage', 'check'], {
      env: { ...process.env, DATABASE_URL: String(api.deps.pool.options.connectionString) },
    });
    const [complaint] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect(complaint).toContain('quarry lineage: The database is made for release 9.9.9 (f00dfeed)');
    expect(child.exitCode).toBe(1);
  });

  it('worker ends what it has begun, and itself, once another release has migrated the database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quarry-worker-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const url = String(api.deps.pool.options.connectionString);
    await migrateAll(url);
    const child = spawn(process.execPath, [main, 'worker'], {
      env: { ...process.env, DATABASE_URL: url, QUARRY_STORAGE: folder, QUARRY_DATA: folder },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let told = '';
    child.stderr.setEncoding('utf8').on('data', (part: string) => (told += part));
    const closed = once(child, 'close');
    await expect.poll(() => told).toContain('The worker is working.');
    await madeBy(otherHash);
    await closed;
    expect(told).toContain('The database is made for release 9.9.9 (f00dfeed)');
    expect(child.exitCode).toBe(0);
  });
});
