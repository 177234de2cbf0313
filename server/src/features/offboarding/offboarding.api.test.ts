import { signedInRules } from '@quarry/contracts/access';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();

type Answer = { __typename: string; user?: { version: number; status: string } } & Record<string, unknown>;
const refusals =
  '... on RoleNotHeld { roleName } ... on VersionConflict { currentVersion } ... on NotFound { id } ... on NotAllowedNow { code }';

const offboard = async (id: string, version: number, heirId: string, client: TestClient = administrator) =>
  client.request<{ offboardUser: Answer }>(
    `mutation ($id: ID!, $version: Int!, $heirId: ID!) { offboardUser(id: $id, version: $version, input: { heirId: $heirId }) {
      __typename ... on UserOffboarded { handedOver user { version status } } ... on InvalidInput { issues { path code } } ${refusals} } }`,
    { id, version, heirId },
  );
const reinstate = async (id: string, version: number, client: TestClient = administrator) =>
  client.request<{ reinstateUser: Answer }>(
    `mutation ($id: ID!, $version: Int!) { reinstateUser(id: $id, version: $version) {
      __typename ... on UserReinstated { returned user { version status } } ${refusals} } }`,
    { id, version },
  );
const save = async (client: TestClient, name: string, isShared: boolean) => {
  const id = crypto.randomUUID();
  const input = { name, isShared, query: 'q=mug', columns: [], density: 'usual' };
  await client.query(
    `mutation ($id: ID!, $input: SavedViewInput!) { createSavedView(id: $id, list: "brands", input: $input) { __typename } }`,
    { id, input },
  );
  return id;
};
const namesOf = async (client: TestClient) =>
  (
    await client.query<{ savedViews: { name: string; ownerName: string | null; mayUpdate: boolean }[] }>(
      '{ savedViews(list: "brands") { name ownerName mayUpdate } }',
    )
  ).savedViews
    .filter(({ ownerName }) => ownerName === null)
    .map(({ name }) => name);

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Somebody with a shared and a private view, and somebody who may get them. */
async function twoPeople() {
  const [leaver, heir] = [await api.newUser({ roleKeys: ['analyst'] }), await api.newUser({ roleKeys: ['analyst'] })];
  const own = await api.as(leaver);
  const shared = await save(own, `Shared ${leaver.id}`, true);
  await save(own, `Private ${leaver.id}`, false);
  return { leaver, heir, own, shared, heirs: await api.as(heir) };
}

describe('offboarding', () => {
  it('disables a user and hands their shared views over, with a trace of each', async () => {
    const { leaver, heir, own, shared, heirs } = await twoPeople();
    const { offboardUser } = (await offboard(leaver.id, 1, heir.id)).data;
    expect(offboardUser).toMatchObject({ handedOver: 1, user: { status: 'INACTIVE' } });
    expect(await namesOf(heirs)).toEqual([`Shared ${leaver.id}`]);
    clock.advance(5_000);
    expect((await own.request('{ me { id } }')).status).toBe(401);
    const trace = await db.selectFrom('change').selectAll().where('action', '=', 'handed_over').execute();
    expect(trace.filter(({ entity_id: id }) => id === shared)).toMatchObject([
      { entity: 'saved_view', before: { ownerId: leaver.id }, after: { ownerId: heir.id } },
    ]);
  });

  it('is taken back with the views that the heir still has', async () => {
    const { leaver, heir, heirs } = await twoPeople();
    await offboard(leaver.id, 1, heir.id);
    expect((await reinstate(leaver.id, 2)).data.reinstateUser).toMatchObject({
      returned: 1,
      user: { status: 'ACTIVE' },
    });
    expect(await namesOf(heirs)).toEqual([]);
    expect((await namesOf(await api.as(leaver))).toSorted()).toEqual([`Private ${leaver.id}`, `Shared ${leaver.id}`]);
  });

  it('hands reports over that are shared with a role, and gives them back', async () => {
    const { leaver, heir, heirs } = await twoPeople();
    const own = await api.as(leaver);
    const { reportRoles } = await own.query<{ reportRoles: { id: string }[] }>('{ reportRoles { id } }');
    const keep = (name: string, roleIds: readonly string[]) =>
      own.query('mutation ($input: SavedReportInput!) { saveReport(input: $input) { __typename } }', {
        input: { name, report: 'sales', input: {}, roleIds },
      });
    await keep('For all', [String(reportRoles[0]?.id)]);
    await keep('For me', []);
    const owners = async (client: TestClient) =>
      (
        await client.query<{ savedReports: { nodes: { name: string; isOwn: boolean }[] } }>(
          '{ savedReports { nodes { name isOwn } } }',
        )
      ).savedReports.nodes
        .filter(({ isOwn }) => isOwn)
        .map(({ name }) => name);
    const { ownedByUsers } = await administrator.query<{ ownedByUsers: { kind: string; count: number }[] }>(
      'query ($ids: [[ID!]!]) { ownedByUsers(ids: $ids) { kind count } }',
      { ids: [[leaver.id]] },
    );
    expect(ownedByUsers).toEqual(
      expect.arrayContaining([
        { kind: 'SHARED_REPORTS', count: 1 },
        { kind: 'OWN_REPORTS', count: 1 },
      ]),
    );
    expect((await offboard(leaver.id, 1, heir.id)).data.offboardUser).toMatchObject({ handedOver: 2 });
    expect(await owners(heirs)).toEqual(['For all']);
    expect((await reinstate(leaver.id, 2)).data.reinstateUser).toMatchObject({ returned: 2 });
    expect(await owners(heirs)).toEqual([]);
    expect(await owners(await api.as(leaver))).toEqual(['For all', 'For me']);
  });

  it('leaves with a third person what was handed on since', async () => {
    const { leaver, heir } = await twoPeople();
    const third = await api.newUser({ roleKeys: ['analyst'] });
    await offboard(leaver.id, 1, heir.id);
    await offboard(heir.id, 1, third.id);
    expect((await reinstate(leaver.id, 2)).data.reinstateUser).toMatchObject({ returned: 0 });
    expect(await namesOf(await api.as(third))).toEqual([`Shared ${leaver.id}`]);
  });

  it('does neither when the heir is the same person, disabled, or nobody, or the version is an old one', async () => {
    const { leaver, heir, own } = await twoPeople();
    const unknown = { __typename: 'InvalidInput', issues: [{ path: 'heirId', code: 'unknown' }] };
    const disabled = await api.newUser();
    await db.updateTable('app_user').set({ status: 'INACTIVE' }).where('id', '=', disabled.id).execute();
    for (const heirId of [leaver.id, disabled.id, crypto.randomUUID(), 'nobody'])
      expect((await offboard(leaver.id, 1, heirId)).data.offboardUser).toEqual(unknown);
    expect((await offboard(leaver.id, 9, heir.id)).data.offboardUser).toMatchObject({ currentVersion: 1 });
    expect(await namesOf(own)).toHaveLength(2);
  });

  it('of two people to each other at once leaves one of them, with what both shared', async () => {
    const { leaver, heir, heirs } = await twoPeople();
    await save(heirs, `Shared ${heir.id}`, true);
    const second = await api.as(await api.newUser({ roleKeys: ['administrator'] }));
    const answers = await db.transaction().execute(async (tx) => {
      // Both have begun before either can go on.
      await tx.selectFrom('role').select('id').where('key', '=', 'administrator').forUpdate().execute();
      const asked = Promise.all([offboard(leaver.id, 1, heir.id), offboard(heir.id, 1, leaver.id, second)]);
      await vi.waitUntil(async () => (await waitingForLocks()) === 2, { timeout: 20_000 });
      return { asked };
    });
    const outcomes = (await answers.asked).map(({ data }) => data.offboardUser);
    expect(outcomes.map(({ __typename }) => __typename).toSorted()).toEqual(['InvalidInput', 'UserOffboarded']);
    const left = outcomes[0]?.__typename === 'UserOffboarded' ? heir : leaver;
    expect((await namesOf(await api.as(left))).filter((name) => name.startsWith('Shared'))).toHaveLength(2);
  });

  it('is for anyone who may change the very user, and hides everybody else', async () => {
    const { leaver, heir, heirs } = await twoPeople();
    expect((await offboard(leaver.id, 1, heir.id, heirs)).data.offboardUser.__typename).toBe('NotFound');
    await addRole('desk', ['User', 'SavedView', 'Report']);
    const desk = await api.as(await api.newUser({ roleKeys: ['desk'] }));
    expect((await offboard(leaver.id, 1, heir.id, desk)).data.offboardUser).toEqual({
      __typename: 'RoleNotHeld',
      roleName: 'Analyst',
    });
  });

  it('takes a right to reports only where one is handed over or given back', async () => {
    await addRole('people', ['User', 'SavedView', 'Analytics', 'Order']);
    const [leaver, heir, user] = await Promise.all([1, 2, 3].map(() => api.newUser({ roleKeys: ['people'] })));
    if (!leaver || !heir || !user) throw new Error('Nobody is there.');
    const people = await api.as(user);
    const shared = await save(await api.as(leaver), `Shared ${leaver.id}`, true);
    expect((await offboard(leaver.id, 1, heir.id, people)).data.offboardUser).toMatchObject({ handedOver: 1 });
    expect((await reinstate(leaver.id, 2, people)).data.reinstateUser).toMatchObject({ returned: 1 });

    const again = await api.as(leaver);
    const { reportRoles } = await again.query<{ reportRoles: { id: string }[] }>('{ reportRoles { id } }');
    await again.query('mutation ($input: SavedReportInput!) { saveReport(input: $input) { __typename } }', {
      input: { name: 'For all', report: 'sales', input: {}, roleIds: reportRoles.map(({ id }) => id) },
    });
    const refused = [expect.objectContaining({ message: expect.stringContaining('You may not manage Report') })];
    expect((await offboard(leaver.id, 3, heir.id, people)).errors).toEqual(refused);
    expect((await offboard(leaver.id, 3, heir.id)).data.offboardUser).toMatchObject({ handedOver: 2 });
    expect((await reinstate(leaver.id, 4, people)).errors).toEqual(refused);
    expect((await db.selectFrom('saved_view').select('user_id').where('id', '=', shared).execute())[0]?.user_id).toBe(
      heir.id,
    );
  });
});

/** A role that may do all to these, and what everybody may. */
async function addRole(key: string, subjects: readonly string[]): Promise<void> {
  const rules = JSON.stringify([...signedInRules, ...subjects.map((subject) => ({ action: 'manage', subject }))]);
  await db.insertInto('role').values({ id: crypto.randomUUID(), key, name: key, rules }).execute();
}
