import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase, worksAs } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { folderStorage } from '../../platform/storage/index.ts';
import { ownedDatabase, testApi } from '../../testing/index.ts';
import { backUp, checkBackup, restore } from './index.ts';

const folder = await mkdtemp(join(tmpdir(), 'quarry backup '));
afterAll(() => rm(folder, { recursive: true, force: true }));
const { deps, asAdministrator } = await testApi();
const tell = () => undefined;
const storage = folderStorage(join(folder, 'stored'));

const ownRows = sql<{ sessions: number; views: number }>`
  select (select count(*) from session) as sessions, (select count(*) from saved_view) as views`;

it('carries rows that are somebody’s own to the database of an owner who is no superuser, and away from there', async () => {
  await asAdministrator();
  await sql`insert into saved_view (id, user_id, list, name, is_shared, content, created_at, updated_at)
    select ${newId()}, id, 'products', 'Own', false, '{}', now(), now() from app_user`.execute(deps.db);
  const options = { now: new Date(), isOverwriting: false, signal: new AbortController().signal, tell };
  const [there, back] = [join(folder, 'there'), join(folder, 'back')];
  const taken = await backUp({ url: String(deps.pool.options.connectionString), storage }, there, options);

  const { name, url } = await ownedDatabase('createrole');
  await restore({ url, storage }, await checkBackup(there, tell), { isReplacing: false, tell });
  const owner = openDatabase({ url, applicationName: 'quarry test', maxConnections: 1 });
  const as = await worksAs(url, 'app');
  const application = openDatabase({ url, applicationName: 'quarry test', maxConnections: 1, as });
  expect((await ownRows.execute(owner.db)).rows).toEqual([{ sessions: 1, views: 1 }]);
  expect((await ownRows.execute(application.db)).rows).toEqual([{ sessions: 0, views: 0 }]);
  expect(as.role).toBe(`quarry_app_${name}`);
  for (const opened of [owner, application]) await opened.close();

  expect(await backUp({ url, storage }, back, options)).toMatchObject({ tables: taken.tables, rows: taken.rows });
  await restore({ url, storage }, await checkBackup(back, tell), { isReplacing: true, tell });
});
