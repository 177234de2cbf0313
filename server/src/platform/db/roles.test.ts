import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addressOf, asSuperuser, ownedDatabase } from '../../testing/index.ts';
import { connectionTo, type Database, grantToRoles, migrate, openDatabase, worksAs } from './index.ts';

const folder = join(import.meta.dirname, '../../../migrations');
async function open(url: string, part?: 'app' | 'worker') {
  const as = part && (await worksAs(url, part));
  return openDatabase({ url, applicationName: 'quarry test', maxConnections: 1, ...(as && { as }) });
}

const addBrand = sql`insert into brand (id, name, name_key, slug) values (gen_random_uuid(), 'One', 'one', 'one')`;
const renamed = async ({ db }: Database) => (await sql`update brand set name = 'Another'`.execute(db)).numAffectedRows;

it('gives each of two installations on a server roles of its own, and neither reaches the other', async () => {
  const [one, other] = [await ownedDatabase('createrole'), await ownedDatabase('createrole', `_${'long'.repeat(11)}`)];
  await Promise.all([migrate(one.url), migrate(other.url)]);
  // Also where several processes are about it at the same moment.
  await Promise.all([one, other, one, other].map(({ url }) => grantToRoles(url)));
  expect(await worksAs(one.url, 'app')).toEqual({ part: 'app', role: `quarry_app_${one.name}` });
  const { role } = await worksAs(other.url, 'app');
  // Longer than a name can be.
  expect(role).toMatch(/^quarry_app_[0-9a-f]{32}$/);
  const served = await open(other.url, 'app');
  expect((await sql`select current_user as me`.execute(served.db)).rows).toEqual([{ me: role }]);
  const guest = await open(addressOf(other.name, one.name));
  await expect(sql`set role ${sql.ref(role ?? '')}`.execute(guest.db)).rejects.toThrow('permission denied');
  await sql`set role ${sql.ref(`quarry_app_${one.name}`)}`.execute(guest.db);
  await expect(sql`select from app_user`.execute(guest.db)).rejects.toThrow('permission denied');
  for (const opened of [served, guest]) await opened.close();
});

it('puts the wall around an installation that stands with its next migration', async () => {
  const before = await mkdtemp(join(tmpdir(), 'quarry-migrations-'));
  await cp(folder, before, { recursive: true, filter: (path) => !(Number.parseInt(basename(path), 10) >= 88) });
  const { url } = await ownedDatabase('createrole');
  await migrate(url, before);
  await rm(before, { recursive: true });
  const owner = await open(url);
  await addBrand.execute(owner.db);
  expect((await migrate(url))[0]).toBe('0088_row_level_security.sql');
  await grantToRoles(url);
  const [served, engines] = [await open(url, 'app'), await open(url, 'worker')];
  expect((await sql`select name from brand`.execute(served.db)).rows).toEqual([{ name: 'One' }]);
  expect(await renamed(served)).toBe(0n);
  expect(await renamed(engines)).toBe(1n);
  expect(await renamed(owner)).toBe(1n);
  for (const opened of [owner, served, engines]) await opened.close();
});

it('works as the owner where no roles may be made, held to the policies all the same, and takes up those that are made for it', async () => {
  const { name, url } = await ownedDatabase('nocreaterole');
  await migrate(url);
  await grantToRoles(url);
  expect(await worksAs(url, 'app')).toEqual({ part: 'app', role: null });
  const [owner, served, engines] = [await open(url), await open(url, 'app'), await open(url, 'worker')];
  await addBrand.execute(owner.db);
  expect(await renamed(served)).toBe(0n);
  expect(await renamed(engines)).toBe(1n);
  for (const role of [`quarry_app_${name}`, `quarry_worker_${name}`]) {
    await asSuperuser(sql`create role ${sql.ref(role)} nologin`, sql`grant ${sql.ref(role)} to ${sql.ref(name)}`);
  }
  await grantToRoles(url);
  const again = await open(url, 'app');
  expect((await sql`select current_user as me`.execute(again.db)).rows).toEqual([{ me: `quarry_app_${name}` }]);
  expect(await renamed(again)).toBe(0n);
  for (const opened of [owner, served, engines, again]) await opened.close();
});

it('keeps what the address of a connection asks for, which changes nothing of the role', () => {
  const as = { part: 'app', role: 'quarry_app_ida b' } as const;
  expect(connectionTo('postgres://ida@host/db?sslmode=require&options=-c%20role%3Dida', as)).toEqual({
    connectionString: 'postgres://ida@host/db?sslmode=require',
    options: '-c role=ida -c role=quarry_app_ida\\ b',
  });
  expect(connectionTo('postgres://ida@host/db', { part: 'worker', role: null })).toEqual({
    connectionString: 'postgres://ida@host/db',
    options: '-c quarry.reads=* -c quarry.writes=*',
  });
});
