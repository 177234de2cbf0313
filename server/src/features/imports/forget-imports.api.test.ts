import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { forgetImports } from '../../platform/imports/index.ts';
import { forgetUploads } from '../../platform/imports/uploads/index.ts';
import { testApi } from '../../testing/index.ts';
import { eraseUser } from '../offboarding/index.ts';
import { importer } from './testing/import-file.ts';

const api = await testApi();
const { deps } = api;
const dayMs = 24 * 3_600_000;
const file = 'GTIN,Name\n4006381333931,Kettle of nobody else\n4006381333932,x\n';

/** How much of imports there is in each table. */
async function left(): Promise<Record<string, number>> {
  const tables = [
    'import',
    'import_recipe',
    'change_set',
    'change_set_row',
    'change_set_cell',
    'upload',
    'upload_part',
  ];
  const counts = tables.map(async (table) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
      deps.db,
    );
    return [table, rows[0]?.count ?? 0] as const;
  });
  return Object.fromEntries((await Promise.all(counts)).filter(([, count]) => count > 0));
}

it('keeps an import with its upload for 30 days after it was touched last, and nothing of it then', async () => {
  const own = importer(api.engines, await api.newUser({ roleKeys: ['administrator'] }));
  const { id } = await own.preview(file);
  await own.map(id, {});
  await own.check(id);
  await own.apply(id);
  deps.clock.advance(29 * dayMs);
  await forgetImports(api.engines);
  await forgetUploads(api.engines);
  expect(await left()).toMatchObject({ import: 1, change_set: 2, upload: 1 });
  deps.clock.advance(2 * dayMs);
  await forgetImports(api.engines);
  expect(await left()).toEqual({ upload: 1, upload_part: 1 });
  deps.clock.advance(2 * dayMs);
  await forgetUploads(api.engines);
  expect(await left()).toEqual({});
});

it('keeps nothing of a person who is erased', async () => {
  const user = await api.newUser({ roleKeys: ['administrator'] });
  const own = importer(api.engines, user);
  const { id } = await own.preview(file);
  await own.map(id, { recipe: 'Mine' });
  await own.start(file);
  await sql`update app_user set status = 'INACTIVE' where id = ${user.id}`.execute(deps.db);
  const outcome = await eraseUser(
    deps,
    { actor: systemActor, cause: 'command_line' },
    { id: user.id, version: null, username: user.username },
  );
  expect(outcome).toEqual({ kind: 'erased' });
  expect(Object.keys(await left())).toEqual(['upload', 'upload_part']);
  deps.clock.advance(2 * dayMs);
  await forgetUploads(api.engines);
  expect(await left()).toEqual({});
});
