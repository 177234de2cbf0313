import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { keepNameOrders } from '../../platform/db/index.ts';
import { testApi } from '../../testing/index.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

const sorting = async () =>
  (
    await administrator.query<{ nameSorting: { isByLanguage: boolean; beingFilled: string[] } }>(
      '{ nameSorting { isByLanguage beingFilled } }',
    )
  ).nameSorting;

it('names the content languages whose names are still being filled', async () => {
  expect(await sorting()).toEqual({ isByLanguage: true, beingFilled: [] });
  await administrator.query(
    `mutation { updateSetting(key: "contentLocales", version: 0, value: ["en", "sv", "de"]) { __typename } }`,
  );
  expect((await sorting()).beingFilled).toEqual(['sv']);
});

it('says where the database server has no ICU', async () => {
  await sql`create table kept_collations as select * from pg_collation where collprovider = 'i' and collnamespace = 'pg_catalog'::regnamespace`.execute(
    db,
  );
  await sql`delete from pg_collation where oid in (select oid from kept_collations)`.execute(db);
  await keepNameOrders(db);
  expect((await sorting()).isByLanguage).toBe(false);
  await sql`insert into pg_collation select * from kept_collations`.execute(db);
  await keepNameOrders(db);
  expect((await sorting()).isByLanguage).toBe(true);
});
