import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/index.ts';
import { migrateAll } from './migrate-all.ts';

const { db, url } = await testDatabase();

async function linesOfStart(): Promise<string[]> {
  const lines: string[] = [];
  await migrateAll(url, (line) => lines.push(line));
  return lines.filter((line) => line.includes('sorted'));
}

const fileOf = async (locale: string) => {
  const { rows } = await sql<{ file: string }>`
    select pg_relation_filenode(${`product_name_${locale}_index`})::text as file`.execute(db);
  return rows[0]?.file;
};

it('says in one line which indexes of names a start rebuilt, and only then', async () => {
  expect(await linesOfStart()).toEqual([]);
  const before = [await fileOf('de'), await fileOf('fr'), await fileOf('pt')];
  await sql`update name_order set version = '1.0' where locale in ('de', 'fr')`.execute(db);
  expect(await linesOfStart()).toEqual([
    'Names are sorted anew for de, fr: the database server has another ICU than before.',
  ]);
  const after = [await fileOf('de'), await fileOf('fr'), await fileOf('pt')];
  expect(after.map((file, at) => file === before[at])).toEqual([false, false, true]);
  expect(await linesOfStart()).toEqual([]);
});
