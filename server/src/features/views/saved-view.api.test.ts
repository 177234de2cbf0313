import { savedViewLimits } from '@quarry/contracts/views';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const newPerson = async () => api.as(await api.newUser({ roleKeys: ['analyst'] }));

type View = { id: string; name: string; version: number; ownerName: string | null; mayUpdate: boolean; query: string };
type Answer = { __typename: string; view?: View; issues?: { path: string }[]; limit?: number; currentVersion?: number };

const draft = {
  name: 'Drafts',
  isShared: false,
  query: 'filter=status%3ADRAFT&sort=-updatedAt',
  columns: [{ key: 'brand', isHidden: true, isPinned: false, width: null }],
  density: 'compact',
};
const fields = `__typename ... on SavedViewSaved { view { id name isShared ownerName mayUpdate query
  columns { key isHidden isPinned width } density version } } ... on InvalidInput { issues { path code } }`;

const list = async (client: TestClient, name = 'ProductsList') =>
  (
    await client.query<{ savedViews: View[] }>(
      'query ($list: String!) { savedViews(list: $list) { id name version ownerName mayUpdate query } }',
      { list: name },
    )
  ).savedViews;
const create = async (client: TestClient, input: object = draft, id: string = crypto.randomUUID()) =>
  (
    await client.query<{ createSavedView: Answer }>(
      `mutation ($id: ID!, $input: SavedViewInput!) { createSavedView(id: $id, list: "ProductsList", input: $input) {
        ${fields} ... on TooManySavedViews { limit } } }`,
      { id, input },
    )
  ).createSavedView;
const update = async (client: TestClient, id: string, version: number, input: object) =>
  (
    await client.query<{ updateSavedView: Answer }>(
      `mutation ($id: ID!, $version: Int!, $input: SavedViewInput!) { updateSavedView(id: $id, version: $version, input: $input) {
        ${fields} ... on VersionConflict { currentVersion } } }`,
      { id, version, input },
    )
  ).updateSavedView;
const remove = async (client: TestClient, id: string, version: number) =>
  (
    await client.query<{ deleteSavedView: Answer }>(
      `mutation ($id: ID!, $version: Int!) { deleteSavedView(id: $id, version: $version) {
        __typename ... on VersionConflict { currentVersion } } }`,
      { id, version },
    )
  ).deleteSavedView;

describe('saved views', () => {
  it('give back what was saved, and only to the list they were saved of', async () => {
    const person = await newPerson();
    const { view } = await create(person);
    expect(view).toMatchObject({ ...draft, version: 1, ownerName: null, mayUpdate: true });
    expect((await list(person)).map(({ name }) => name)).toEqual(['Drafts']);
    expect(await list(person, 'OffersList')).toEqual([]);
  });

  it('are made once, however often the same is asked for', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const id = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => create(person, draft, id)));
    expect(answers.map((answer) => answer.view?.id)).toEqual([id, id, id]);
    expect(await list(person)).toHaveLength(1);
    expect(await create(other, draft, id)).toMatchObject({ __typename: 'InvalidInput', issues: [{ path: 'id' }] });
  });

  it('are seen by others once they are shared, who may not change them', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const { view } = await create(person, { ...draft, name: 'Mine' });
    const id = view?.id ?? '';
    expect((await list(other)).map((one) => one.id)).not.toContain(id);
    expect(await update(other, id, 1, draft)).toEqual({ __typename: 'NotFound' });
    await update(person, id, 1, { ...draft, name: 'Ours', isShared: true });
    const shared = (await list(other)).find((one) => one.id === id);
    expect(shared).toMatchObject({ name: 'Ours', mayUpdate: false });
    expect(shared?.ownerName).not.toBeNull();
    expect(await update(other, id, 2, draft)).toEqual({ __typename: 'NotFound' });
    expect(await remove(other, id, 2)).toEqual({ __typename: 'NotFound' });
  });

  it('name by the username an owner who has no other name', async () => {
    const user = await api.newUser({ roleKeys: ['analyst'] });
    const { rows } = await sql<{ username: string }>`
      update app_user set full_name = '' where id = ${user.id} returning username`.execute(api.deps.db);
    const { view } = await create(await api.as(user), { ...draft, name: 'Nameless', isShared: true });
    const shared = (await list(await newPerson())).find(({ id }) => id === view?.id);
    expect(shared?.ownerName).toBe(rows[0]?.username);
  });

  it('stay hidden from an administrator while they are not shared', async () => {
    const { view } = await create(await newPerson());
    const administrator = await api.asAdministrator();
    expect((await list(administrator)).map(({ id }) => id)).not.toContain(view?.id);
    expect(await remove(administrator, view?.id ?? '', 1)).toEqual({ __typename: 'NotFound' });
  });

  it('refuse to go over a newer version, and are audited from the first word to the last', async () => {
    const person = await newPerson();
    const id = (await create(person)).view?.id ?? '';
    expect(await update(person, id, 1, { ...draft, name: 'Newer' })).toMatchObject({ view: { version: 2 } });
    expect(await update(person, id, 1, draft)).toEqual({ __typename: 'VersionConflict', currentVersion: 2 });
    expect(await remove(person, id, 1)).toEqual({ __typename: 'VersionConflict', currentVersion: 2 });
    expect(await remove(person, id, 2)).toEqual({ __typename: 'SavedViewDeleted' });
    expect(await remove(person, id, 2)).toEqual({ __typename: 'NotFound' });
    const changes = await sql<{ action: string; after: object | null }>`
      select action, after from change where entity_id = ${id} order by at, id`.execute(api.deps.db);
    expect(changes.rows.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']);
    expect(changes.rows[1]?.after).toEqual({ name: 'Newer' });
  });

  it.each([
    ['name', { name: ' ' }],
    ['query', { query: 'a b' }],
    ['columns.0.width', { columns: [{ key: 'brand', isHidden: false, isPinned: false, width: 5 }] }],
  ])('name %s as what is wrong', async (path, wrong) => {
    const answer = await create(await newPerson(), { ...draft, ...wrong });
    expect(answer).toMatchObject({ __typename: 'InvalidInput', issues: [{ path }] });
  });

  it('say how many there is room for', async () => {
    const user = await api.newUser({ roleKeys: ['analyst'] });
    const person = await api.as(user);
    await sql`insert into saved_view (id, user_id, list, name, content, created_at, updated_at)
      select gen_random_uuid(), ${user.id}, 'ProductsList', 'V', '{"query":"","columns":[],"density":"usual"}', now(), now()
      from generate_series(1, ${savedViewLimits.views})`.execute(api.deps.db);
    expect(await create(person)).toEqual({ __typename: 'TooManySavedViews', limit: savedViewLimits.views });
  });

  it('are refused to anyone who has no role yet', async () => {
    const { errors } = await (await api.as(await api.newUser())).request('{ savedViews(list: "ProductsList") { id } }');
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
