import { describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const newPerson = async () => api.as(await api.newUser({ roleKeys: ['analyst'] }));

type Layout = { viewId: string | null; look: object | null; version: number };
const look = { columns: [{ key: 'brand', isHidden: true, isPinned: false, width: null }], density: 'compact' };

const save = async (person: TestClient, input: object | null, viewId: string | null = null, list = 'ProductsList') => {
  const { saveListLayout } = await person.query<{ saveListLayout: { __typename: string; layout?: Layout } }>(
    `mutation ($list: String!, $viewId: ID, $input: ListLayoutInput) {
      saveListLayout(list: $list, viewId: $viewId, input: $input) {
        __typename ... on ListLayoutSaved { layout { viewId version } } ... on InvalidInput { issues { path } } } }`,
    { list, viewId, input },
  );
  return saveListLayout;
};
const layouts = async (person: TestClient): Promise<Layout[]> => {
  const { listLayouts } = await person.query<{ listLayouts: Layout[] }>(
    `{ listLayouts(list: "ProductsList") { viewId look { columns { key isHidden isPinned width } density } version } }`,
  );
  return listLayouts;
};
const newView = async (person: TestClient, isShared: boolean) => {
  const id = crypto.randomUUID();
  await person.query(
    `mutation ($id: ID!, $input: SavedViewInput!) { createSavedView(id: $id, list: "ProductsList", input: $input) { __typename } }`,
    { id, input: { name: 'View', isShared, query: '', ...look } },
  );
  return id;
};

describe('the look of a list', () => {
  it('is the person’s own, and the newest choice', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await save(person, { ...look, density: 'roomy' });
    expect(await save(person, look)).toMatchObject({ layout: { viewId: null, version: 2 } });
    expect(await layouts(person)).toEqual([{ viewId: null, look, version: 2 }]);
    expect(await layouts(other)).toEqual([]);
  });

  it('goes back to the screen’s own, which other browsers hear of', async () => {
    const person = await newPerson();
    await save(person, look);
    await save(person, null);
    expect(await layouts(person)).toEqual([{ viewId: null, look: null, version: 2 }]);
  });

  it('is kept for each view that the person may open, and for no other', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const [shared, hidden] = [await newView(other, true), await newView(other, false)];
    expect(await save(person, look, shared)).toMatchObject({ layout: { viewId: shared, version: 1 } });
    expect(await save(person, look, hidden)).toMatchObject({ issues: [{ path: 'viewId' }] });
    expect(await save(person, look, shared, 'OffersList')).toMatchObject({ issues: [{ path: 'viewId' }] });
    expect(await layouts(person)).toHaveLength(1);
  });

  it('names what is wrong with it', async () => {
    const person = await newPerson();
    expect(await save(person, { ...look, columns: [{ ...look.columns[0], width: 5 }] })).toMatchObject({
      issues: [{ path: 'columns.0.width' }],
    });
    expect(await save(person, look, 'x')).toMatchObject({ issues: [{ path: 'viewId' }] });
    expect(await save(person, look, null, 'a b')).toMatchObject({ issues: [{ path: 'list' }] });
  });
});
