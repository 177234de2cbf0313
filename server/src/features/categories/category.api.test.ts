import { describe, expect, it } from 'vitest';
import { features, workOnLists } from '../../app/features.ts';
import { newId } from '../../platform/ids.ts';
import { listsOf } from '../../platform/records/index.ts';
import { testApi } from '../../testing/index.ts';
import { workOnBulkRun } from '../bulk/index.ts';
import { type Answer, categoryDoors } from './testing/category-doors.ts';

const api = await testApi();
const { db, clock } = api.deps;
const { administrator, create, made, update, setStatus, remove, category, list, namesOf } = await categoryDoors(api);
const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));

const auditOf = (id: string) =>
  db.selectFrom('change').selectAll().where('entity_id', '=', id).orderBy('at').orderBy('id').execute();

describe('categories', () => {
  it('keeps a new category with a slug made of its name, below its parent, and writes down who made it', async () => {
    const parent = await made({ name: 'Küche' });
    const child = await made({ name: 'Töpfe & Pfannen', parentId: parent.id, description: 'For the stove.' });
    expect(child).toMatchObject({
      slug: 'topfe-pfannen',
      status: 'ACTIVE',
      path: ['Küche', 'Töpfe & Pfannen'],
      parent: { name: 'Küche' },
      description: 'For the stove.',
      productCount: 0,
    });
    expect(await auditOf(child.id)).toMatchObject([
      { entity: 'category', action: 'created', cause: 'screen', actor_kind: 'user', after: { parentId: parent.id } },
    ]);
  });

  it('refuses a slug that another category below the same parent has, and makes another one where none was asked for', async () => {
    const first = await made({ name: 'Garden', slug: 'garden' });
    expect((await create({ name: 'Gardens', slug: 'Garden' })).data.createCategory).toEqual({
      __typename: 'CategorySlugTaken',
      locale: 'en',
      slug: 'garden',
      categoryId: first.id,
    });
    const second = await made({ name: 'Garden' });
    expect(second.slug).toMatch(/^garden-[0-9a-f]{8}$/);
    expect((await update(second.id, 1, { name: 'Garden', slug: 'garden' })).data.updateCategory).toMatchObject({
      __typename: 'CategorySlugTaken',
      categoryId: first.id,
    });
    const below = await made({ name: 'Garden', slug: 'garden', parentId: first.id });
    expect(below.slug).toBe('garden');
    expect((await update(below.id, 1, { name: 'Garden', slug: 'garden' })).data.updateCategory).toMatchObject({
      __typename: 'CategorySlugTaken',
      categoryId: first.id,
    });
  });

  it('names every field that is wrong', async () => {
    const answer = await create({
      names: { en: ' ', xx: 'What' },
      slugs: { en: 'x'.repeat(81), de: 'Y'.repeat(80) },
      descriptions: { '': 'Nothing' },
      parentId: newId(),
    });
    expect(answer.data.createCategory).toEqual({
      __typename: 'InvalidInput',
      issues: [
        { path: 'names.1.locale', code: 'not_a_choice' },
        { path: 'slugs.0.text', code: 'too_long' },
        { path: 'descriptions.0.locale', code: 'not_a_choice' },
      ],
    });
    const issues = [{ path: 'parentId', code: 'not_a_choice' }];
    for (const parentId of [newId(), 'nonsense']) {
      expect((await create({ name: 'Orphan', parentId })).data.createCategory).toEqual({
        __typename: 'InvalidInput',
        issues,
      });
    }
  });

  it('never lets a branch land below itself, also where two people move at once', async () => {
    const top = await made({ name: 'Top' });
    const middle = await made({ name: 'Middle', parentId: top.id });
    const issues = [{ path: 'parentId', code: 'below_itself' }];
    for (const parentId of [top.id, middle.id]) {
      expect((await update(top.id, 1, { name: 'Top', parentId })).data.updateCategory).toEqual({
        __typename: 'InvalidInput',
        issues,
      });
    }
    const [left, right] = [await made({ name: 'Left' }), await made({ name: 'Right' })];
    const moves = await Promise.all([
      update(left.id, 1, { name: 'Left', parentId: right.id }),
      update(right.id, 1, { name: 'Right', parentId: left.id }),
    ]);
    expect(moves.map(({ data }) => data.updateCategory.__typename).toSorted()).toEqual([
      'CategoryUpdated',
      'InvalidInput',
    ]);
  });

  it('is found by its name in any language', async () => {
    await made({ names: { en: 'Frying pans', de: 'Bratgeschirr' } });
    expect(await namesOf({ search: 'bratgesch' })).toEqual(['Frying pans']);
    expect(await namesOf({ search: 'frying' })).toEqual(['Frying pans']);
  });

  it.each([
    'bouilloires electriques',
    'ÉLECTRIQUES bouill',
    'Weisswasserkessel',
    'weißwasser',
    'electriques  weiss',
    'ｂｏｕｉｌｌ',
  ])('is found without accents, in any order of words: %s', async (search) => {
    if ((await namesOf({ search: 'bouilloires' })).length === 0)
      await made({ names: { fr: 'Bouilloires électriques', de: 'Weißwasserkessel' } });
    expect(await namesOf({ search })).toEqual(['Weißwasserkessel']);
    expect(await namesOf({ search: `${search} ％` })).toEqual([]);
  });

  it('refuses a save over a newer version, and answers an unknown id as not found', async () => {
    const { id } = await made({ name: 'Versions' });
    await update(id, 1, { name: 'Versions two' });
    expect((await update(id, 1, { name: 'Late' })).data.updateCategory).toEqual({
      __typename: 'VersionConflict',
      currentVersion: 2,
    });
    for (const unknown of [newId(), 'x'])
      expect((await update(unknown, 1, { name: 'A' })).data.updateCategory.__typename).toBe('NotFound');
  });

  it('takes effect once for one idempotency key', async () => {
    const send = () =>
      api.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${administrator.accessToken}`, 'idempotency-key': 'a-category' },
        payload: {
          query:
            'mutation { createCategory(input: { names: [{ locale: "en", text: "Once" }] }) { __typename ... on CategoryCreated { category { id } } } }',
        },
      });
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
    expect(await namesOf({ search: 'once' })).toEqual(['Once']);
  });

  it('lists them in windows, each exactly once, in every order, and by filters', async () => {
    const parent = await made({ name: 'Quill' });
    for (const name of ['Quill C', 'Quill A', 'Quill B']) {
      clock.advance(1_000);
      await made({ name, parentId: parent.id });
    }
    const asked = { search: 'quill ', filter: { parentId: [parent.id] } };
    const first = await list({ ...asked, first: 2 });
    const second = await list({ ...asked, first: 2, after: first.pageInfo.endCursor });
    expect([...first.nodes, ...second.nodes].map(({ name }) => name)).toEqual(['Quill A', 'Quill B', 'Quill C']);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    expect(first.total).toEqual({ count: 3, isExact: true });
    const newest = { ...asked, sort: [{ field: 'CREATED_AT', direction: 'DESC' }] };
    expect(await namesOf(newest)).toEqual(['Quill B', 'Quill A', 'Quill C']);
    const where = { clauses: [{ field: 'name', operator: 'starts_with', values: ['Quill B'] }] };
    expect(await namesOf({ filter: { where } })).toEqual(['Quill B']);
    const slug = { clauses: [{ field: 'slug', operator: 'is', values: ['quill-c'] }] };
    expect(await namesOf({ filter: { where: slug } })).toEqual(['Quill C']);
  });

  it('are saved as a view of their list', async () => {
    const { createSavedView } = await analyst.query<{ createSavedView: Answer }>(
      `mutation ($id: ID!) { createSavedView(id: $id, list: "categories", input: {
        name: "Hidden ones", query: "status=HIDDEN", isShared: false, columns: [], density: usual }) { __typename } }`,
      { id: newId() },
    );
    expect(createSavedView.__typename).toBe('SavedViewSaved');
  });

  it('takes percent signs in a search as they are', async () => {
    expect(await namesOf({ search: '%' })).toEqual([]);
  });

  it('is read by an analyst, who changes nothing', async () => {
    const { id } = await made({ name: 'Readable' });
    const read = await analyst.request('query ($id: ID!) { category(id: $id) { mayUpdate mayDelete } }', { id });
    expect(read.data).toEqual({ category: { mayUpdate: false, mayDelete: false } });
    const refused = [
      await create({ name: 'Mine' }, analyst),
      await update(id, 1, { name: 'Mine' }, analyst),
      await remove(id, 1, analyst),
    ];
    expect(refused.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  });

  it('is exported by anyone who may, as the list shows it', async () => {
    expect(listsOf(features).get('categories')?.exported).toBe('Category');
    await made({ name: 'Exported', slug: 'exported' });
    const payload = {
      query:
        'query ($first: Int!, $after: String) { categories(first: $first, after: $after, search: "exported") { nodes { name slug path } pageInfo { endCursor hasNextPage } } }',
      format: 'csv',
      columns: ['name', 'slug'].map((path) => ({ header: path, path })),
    };
    const ask = (client: typeof administrator) =>
      api.app.inject({
        method: 'POST',
        url: '/exports',
        headers: { authorization: `Bearer ${client.accessToken}` },
        payload,
      });
    expect((await ask(administrator)).body).toContain('Exported,exported');
    expect((await ask(analyst)).statusCode).toBe(403);
  });
});

describe('the status of a category', () => {
  it('is hidden and shown again, one at a time and many at once, and taken back from the history', async () => {
    const { id } = await made({ name: 'Seasonal' });
    const hidden = await setStatus(id, 1, 'HIDDEN');
    expect(hidden.category).toMatchObject({ status: 'HIDDEN', version: 2 });
    const { revertChange } = await administrator.query<{ revertChange: Answer }>(
      'mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }',
      { id: hidden.changeId },
    );
    expect(revertChange.__typename).toBe('ChangeReverted');
    expect(await category(id)).toMatchObject({ status: 'ACTIVE', version: 3 });
    await administrator.query(
      'mutation ($ids: [[ID!]!]!) { startBulkRun(input: { list: "categories", action: "hide", ids: $ids }) { __typename } }',
      { ids: [[id]] },
    );
    while (await workOnBulkRun(api.engines, workOnLists));
    expect(await category(id)).toMatchObject({ status: 'HIDDEN' });
  });
});

describe('the history of a category', () => {
  it('takes a name and a parent back, and tells the trail by name', async () => {
    const [one, other] = [await made({ name: 'Shelf one' }), await made({ name: 'Shelf other' })];
    const { id } = await made({ name: 'Vases', parentId: one.id });
    const { changeId } = (await update(id, 1, { name: 'Jars', parentId: other.id })).data.updateCategory;
    const { changes } = await administrator.query<{
      changes: { nodes: { fields: { name: string; references: { name: string }[] }[] }[] };
    }>('query ($id: ID!) { changes(entity: "category", id: $id) { nodes { fields { name references { name } } } } }', {
      id,
    });
    const parent = changes.nodes[0]?.fields.find(({ name }) => name === 'parentId');
    expect(parent?.references.map(({ name }) => name).toSorted()).toEqual(['Shelf one', 'Shelf other']);
    await administrator.query('mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }', { id: changeId });
    expect(await category(id)).toMatchObject({ name: 'Vases', parent: { name: 'Shelf one' } });
    const { auditTrail } = await administrator.query<{ auditTrail: { nodes: { entityName: string }[] } }>(
      '{ auditTrail(first: 10, search: "vases") { nodes { entityName } } }',
    );
    expect(auditTrail.nodes.map(({ entityName }) => entityName)).toEqual(['Vases', 'Jars', 'Vases']);
  });
});
