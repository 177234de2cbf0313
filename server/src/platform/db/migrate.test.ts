import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/index.ts';
import { migrate } from './index.ts';

const database = await testDatabase();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-migrations-'));
  await sql`drop table if exists schema_migration, tree, leaf`.execute(database.db);
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file: string, text: string) => writeFile(join(folder, file), text);
const tables = async () => {
  const found = await sql<{
    name: string;
  }>`select relname as name from pg_class where relname in ('tree', 'leaf') order by 1`.execute(database.db);
  return found.rows.map((row) => row.name);
};

describe('migrate', () => {
  it('applies new files in the order of their numbers and names them', async () => {
    await write('0002_leaf.sql', 'create table leaf (tree_id integer references tree (id));');
    await write('0001_tree.sql', 'create table tree (id integer primary key);');
    expect(await migrate(database.url, folder)).toEqual(['0001_tree.sql', '0002_leaf.sql']);
    expect(await migrate(database.url, folder)).toEqual([]);
  });

  it('says of each file how many rows it changed, where an older Quarry was used before', async () => {
    const told: string[] = [];
    const tell = (text: string) => told.push(text);
    await write('0001_tree.sql', 'create table tree (id integer primary key); insert into tree values (1), (2), (3);');
    await migrate(database.url, folder, tell);
    expect(told).toEqual([]);
    await write(
      '0002_mended.sql',
      'update tree set id = id + 10; delete from tree where id > 11; insert into tree values (1);',
    );
    await write('0003_leaf.sql', 'create table leaf (tree_id integer references tree (id));');
    await migrate(database.url, folder, tell);
    expect(told).toEqual([
      'Migration 0002_mended.sql: rows 1 added, 3 changed, 2 deleted.',
      'Migration 0003_leaf.sql: no rows changed.',
    ]);
  });

  it('does each file once when two processes migrate at the same time', async () => {
    await write('0001_tree.sql', 'create table tree (id integer primary key);');
    const applied = await Promise.all([migrate(database.url, folder), migrate(database.url, folder)]);
    expect(applied.flat()).toEqual(['0001_tree.sql']);
  });

  it('leaves nothing of a file that fails, and names the file and the line', async () => {
    await write('0001_tree.sql', 'create table tree (id integer primary key);\n\ncreate table leaf (id nothing);');
    await expect(migrate(database.url, folder)).rejects.toThrow(/0001_tree\.sql, line 3 failed: type "nothing"/);
    expect(await tables()).toEqual([]);
  });

  it('refuses a file that was changed after it had been applied', async () => {
    await write('0001_tree.sql', 'create table tree (id integer primary key);');
    await migrate(database.url, folder);
    await write('0001_tree.sql', 'create table tree (id bigint primary key);');
    await expect(migrate(database.url, folder)).rejects.toThrow(/0001_tree\.sql was changed/);
  });

  it('refuses a database that a newer Quarry has migrated', async () => {
    await write('0001_tree.sql', 'create table tree (id integer primary key);');
    await migrate(database.url, folder);
    await rm(join(folder, '0001_tree.sql'));
    await expect(migrate(database.url, folder)).rejects.toThrow(/0001_tree, which this Quarry does not know/);
  });

  it('refuses two files with one number', async () => {
    await write('0001_tree.sql', 'select 1;');
    await write('0001_leaf.sql', 'select 1;');
    await expect(migrate(database.url, folder)).rejects.toThrow(/Two migrations have the number/);
  });
});
