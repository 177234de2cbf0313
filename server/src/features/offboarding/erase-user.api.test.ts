import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import type { User } from '../access/index.ts';
import { verifyTrail } from '../audit/index.ts';
import { closeBlock } from '../audit/seal.commands.ts';
import { workOnBulkRun } from '../bulk/index.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

type Answer = { __typename: string; id?: string } & Record<string, unknown>;
const erase = async (id: string, username: string, version: number, client: TestClient = administrator) =>
  (
    await client.request<{ eraseUser: Answer }>(
      `mutation ($id: ID!, $version: Int!, $username: String!) {
        eraseUser(id: $id, version: $version, input: { username: $username }) { __typename
          ... on UserErased { id } ... on InvalidInput { issues { path code } } ... on NotAllowedNow { code }
          ... on RoleNotHeld { roleName } ... on VersionConflict { currentVersion } } }`,
      { id, version, username },
    )
  ).data.eraseUser;
/** Disables somebody by an action on many. */
async function disable(id: string): Promise<void> {
  await administrator.query('mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { __typename } }', {
    input: { list: 'users', action: 'disable', ids: [[id]] },
  });
  while (await workOnBulkRun(api.deps, workOnLists));
}
const trailOf = async (filter: object) =>
  (
    await administrator.query<{ auditTrail: { nodes: Record<string, unknown>[] } }>(
      `query ($filter: ChangeFilter) { auditTrail(filter: $filter) { nodes {
        action actor actorId isActorErased entityName fields { name before after isErased isRevertible } } } }`,
      { filter },
    )
  ).auditTrail.nodes;

/** Somebody who has left traces everywhere, and is disabled. */
async function leaverWithTraces(): Promise<User> {
  const leaver = await api.newUser({ roleKeys: ['analyst'] });
  const own = await api.as(leaver);
  await own.query(
    'mutation ($path: String!, $name: String!) { addBookmark(input: { path: $path, name: $name }) { __typename } }',
    {
      path: '/brands',
      name: 'Petrelwing',
    },
  );
  const input = { name: 'Petrelwing view', isShared: true, query: 'q=mug', columns: [], density: 'usual' };
  await own.query(
    'mutation ($id: ID!, $input: SavedViewInput!) { createSavedView(id: $id, list: "brands", input: $input) { __typename } }',
    { id: newId(), input },
  );
  await administrator.query(
    `mutation ($id: ID!, $input: UserInput!) { updateUser(id: $id, version: 1, input: $input) { __typename } }`,
    {
      id: leaver.id,
      input: {
        fullName: 'Petra Petrelwing',
        email: leaver.email,
        username: leaver.username,
        roleKeys: ['analyst'],
      },
    },
  );
  await disable(leaver.id);
  return leaver;
}

/** Every row of every table in which a text stands. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  );
  const found = [];
  for (const { name } of rows) {
    const hit = await sql`select 1 from ${sql.table(name)} t where t::text ilike ${`%${text}%`} limit 1`.execute(db);
    if (hit.rows.length > 0) found.push(name);
  }
  return found;
}

describe('erasing somebody', () => {
  it('leaves no word of them in any table, and a trail that fits', async () => {
    const leaver = await leaverWithTraces();
    await closeBlock(api.deps);
    expect(await tablesWith('Petrelwing')).toEqual(
      expect.arrayContaining(['app_user', 'bulk_job_row', 'change', 'saved_view']),
    );
    expect(await erase(leaver.id, leaver.username, 3)).toEqual({ __typename: 'UserErased', id: leaver.id });
    expect(await tablesWith('Petrelwing')).toEqual([]);
    expect(await tablesWith(leaver.email)).toEqual([]);
    expect(await tablesWith(leaver.username)).toEqual([]);
    await closeBlock(api.deps);
    expect((await verifyTrail(db)).fault).toBeNull();
  });

  it('keeps what they did as that of a person who was erased, and by whom they were', async () => {
    const leaver = await leaverWithTraces();
    await erase(leaver.id, leaver.username, 3);
    const [bookmarked] = await trailOf({ actorId: [leaver.id], entity: ['bookmark'] });
    expect(bookmarked).toMatchObject({ actor: '', actorId: null, isActorErased: true, entityName: null });
    expect(bookmarked?.fields).toContainEqual({
      name: 'name',
      before: null,
      after: null,
      isErased: true,
      isRevertible: false,
    });
    const ofThem = await trailOf({ entityId: [leaver.id] });
    expect(ofThem.map(({ action }) => action)).toEqual(['erased', 'disabled', 'updated', 'created']);
    expect(ofThem[0]).toMatchObject({ actor: 'Administrator', isActorErased: false, fields: [] });
  });

  it('happens once, however often it is asked for', async () => {
    const leaver = await leaverWithTraces();
    await erase(leaver.id, leaver.username, 3);
    expect(await erase(leaver.id, leaver.username, 3)).toEqual({ __typename: 'UserErased', id: leaver.id });
    expect((await trailOf({ entityId: [leaver.id], action: ['erased'] })).length).toBe(1);
    expect((await erase(newId(), 'nobody', 1)).__typename).toBe('NotFound');
  });

  it('takes their username, the version that was seen, and somebody who is disabled, so never the last administrator', async () => {
    const leaver = await leaverWithTraces();
    expect(await erase(leaver.id, 'somebody', 3)).toEqual({
      __typename: 'InvalidInput',
      issues: [{ path: 'username', code: 'not_the_username' }],
    });
    expect(await erase(leaver.id, leaver.username, 2)).toEqual({ __typename: 'VersionConflict', currentVersion: 3 });
    const { id, username, version } = await db
      .selectFrom('app_user')
      .select(['id', 'username', 'version'])
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow();
    expect(await erase(id, username, version)).toEqual({ __typename: 'NotAllowedNow', code: 'NOT_DISABLED' });
  });

  it('is for anyone who may delete users, with all rights that this one had', async () => {
    const leaver = await leaverWithTraces();
    const rules = [
      { action: 'read', subject: 'User' },
      { action: 'delete', subject: 'User' },
    ];
    await db
      .insertInto('role')
      .values({ id: newId<'role'>(), key: 'eraser', name: 'Eraser', rules: JSON.stringify(rules) })
      .execute();
    const eraser = await api.as(await api.newUser({ roleKeys: ['eraser'] }));
    expect(await erase(leaver.id, leaver.username, 3, eraser)).toEqual({
      __typename: 'RoleNotHeld',
      roleName: 'Analyst',
    });
    const stranger = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    expect((await erase(leaver.id, leaver.username, 3, stranger)).__typename).toBe('NotFound');
  });
});
