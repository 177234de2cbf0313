import { describe, expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { testApi } from '../../testing/index.ts';
import type { User } from '../access/index.ts';
import { workOnBulkRun } from '../bulk/index.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

async function sharer(): Promise<User> {
  const person = await api.newUser({ roleKeys: ['analyst'] });
  const input = { name: `Of ${person.id}`, isShared: true, query: '', columns: [], density: 'usual' };
  await (
    await api.as(person)
  ).query(
    'mutation ($id: ID!, $input: SavedViewInput!) { createSavedView(id: $id, list: "brands", input: $input) { __typename } }',
    { id: crypto.randomUUID(), input },
  );
  return person;
}

const start = async (ids: readonly string[], input: object) =>
  (
    await administrator.query<{ startBulkRun: { run?: { id: string }; issues?: { path: string }[] } }>(
      `mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { ... on BulkRunStarted { run { id } } ... on InvalidInput { issues { path } } } }`,
      { input: { list: 'users', action: 'disable', ids: [ids], input } },
    )
  ).startBulkRun;

describe('disabling many users', () => {
  it('says before what all of them own together', async () => {
    const people = [await sharer(), await sharer()];
    const ids = people.map(({ id }) => id);
    const asked = 'query ($ids: [[ID!]!], $search: String, $released: [[ID!]!])';
    const { named, found } = await administrator.query<Record<'named' | 'found', { kind: string; count: number }[]>>(
      `${asked} { named: ownedByUsers(ids: $ids) { kind count }
        found: ownedByUsers(search: $search, released: $released) { kind count } }`,
      { ids: [ids], search: people[0]?.email, released: [[people[1]?.id]] },
    );
    expect(named).toContainEqual({ kind: 'sharedViews', count: 2 });
    expect(found).toContainEqual({ kind: 'sharedViews', count: 1 });
  });

  it('hands what each shares to the one heir, who is left alone', async () => {
    const [one, other, heir] = [await sharer(), await sharer(), await api.newUser({ roleKeys: ['analyst'] })];
    const { run } = await start([one.id, heir.id, other.id], { heirId: heir.id });
    while (await workOnBulkRun(api.deps, workOnLists));
    const owners = await db
      .selectFrom('saved_view')
      .select('user_id')
      .where('name', 'in', [`Of ${one.id}`, `Of ${other.id}`])
      .execute();
    expect(owners.map(({ user_id: owner }) => owner)).toEqual([heir.id, heir.id]);
    const people = await db
      .selectFrom('app_user')
      .select(['id', 'status'])
      .where('id', 'in', [one.id, other.id, heir.id])
      .execute();
    expect(Object.fromEntries(people.map(({ id, status }) => [id, status]))).toEqual({
      [one.id]: 'INACTIVE',
      [other.id]: 'INACTIVE',
      [heir.id]: 'ACTIVE',
    });
    const left = await db
      .selectFrom('bulk_job_row')
      .select('code')
      .where('job_id', '=', String(run?.id))
      .where('outcome', '=', 'refused')
      .execute();
    expect(left).toMatchObject([{ code: 'IS_THE_HEIR' }]);
  });

  it('is taken back with what the heir still has, by anyone who may change both', async () => {
    const [one, other, heir] = [await sharer(), await sharer(), await api.newUser({ roleKeys: ['analyst'] })];
    const { run } = await start([one.id, other.id], { heirId: heir.id });
    while (await workOnBulkRun(api.deps, workOnLists));
    const nameOf = ({ id }: User) => `Of ${id}`;
    await db.deleteFrom('saved_view').where('name', '=', nameOf(other)).execute();
    const { commandRun } = await administrator.query<{ commandRun: { run: { id: string } } }>(
      'mutation ($id: ID!) { commandRun(id: $id, command: UNDO) { ... on RunAnswered { run { id } } } }',
      { id: run?.id },
    );
    while (await workOnBulkRun(api.deps, workOnLists));
    const people = await db.selectFrom('app_user').select('status').where('id', 'in', [one.id, other.id]).execute();
    expect(people).toEqual([{ status: 'ACTIVE' }, { status: 'ACTIVE' }]);
    const views = await db
      .selectFrom('saved_view')
      .select(['user_id', 'handed_over_from'])
      .where('name', 'in', [nameOf(one), nameOf(other)])
      .execute();
    expect(views).toEqual([{ user_id: one.id, handed_over_from: null }]);
    const told = await db
      .selectFrom('change')
      .select(['cause', 'cause_id'])
      .where('action', '=', 'handed_back')
      .where('request_id', '=', commandRun.run.id)
      .execute();
    expect(told).toEqual([{ cause: 'bulk_run', cause_id: commandRun.run.id }]);
  });

  it('leaves everything theirs where nobody is named, and refuses what names nobody', async () => {
    const one = await sharer();
    expect((await start([one.id], { heirId: 'nobody' })).issues).toEqual([{ path: 'input.heirId' }]);
    await start([one.id], {});
    while (await workOnBulkRun(api.deps, workOnLists));
    const view = await db
      .selectFrom('saved_view')
      .select('user_id')
      .where('name', '=', `Of ${one.id}`)
      .executeTakeFirstOrThrow();
    expect(view.user_id).toBe(one.id);
  });
});
