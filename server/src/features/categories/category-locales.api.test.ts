import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { categoryDoors } from './testing/category-doors.ts';

const api = await testApi();
const { db } = api.deps;
const { administrator, create, made, update, revert, category } = await categoryDoors(api);

const line = (locale: string, text: string) => ({ locale, text });
const changesOf = async (id: string) =>
  (
    await administrator.query<{ changes: { nodes: { id: string; fields: { name: string; after: unknown }[] }[] } }>(
      'query ($id: ID!) { changes(entity: "category", id: $id) { nodes { id fields { name after } } } }',
      { id },
    )
  ).changes.nodes;

describe('a category in several languages', () => {
  it('has a name, a slug and a description in each of them, in the order of the content locales', async () => {
    const pans = await made({
      names: { de: ' Töpfe ', en: 'Pots', pt: '' },
      slugs: { en: 'All Pots', de: '' },
      descriptions: { de: 'Für den Herd.' },
      status: 'HIDDEN',
    });
    expect(pans).toMatchObject({
      name: 'Pots',
      slug: 'all-pots',
      names: [line('en', 'Pots'), line('de', 'Töpfe')],
      slugs: [line('en', 'all-pots'), line('de', 'topfe')],
      descriptions: [line('de', 'Für den Herd.')],
      status: 'HIDDEN',
    });
  });

  it('needs no English, and goes by the language that there is', async () => {
    const { name, slug, names } = await made({ names: { de: 'Kessel' } });
    expect([name, slug, names]).toEqual(['Kessel', 'kessel', [line('de', 'Kessel')]]);
  });

  it('needs a name in one of them', async () => {
    const answers = [await create({ names: {} }), await create({ names: { de: ' ', fr: '' } })];
    for (const { data } of answers)
      expect(data.createCategory).toEqual({
        __typename: 'InvalidInput',
        issues: [{ path: 'names', code: 'required' }],
      });
  });

  it('is refused at the line of a language that stands twice', async () => {
    const input = { names: [line('de', 'Topf'), line('de', 'Pfanne')] };
    const { createCategory } = await administrator.query<{ createCategory: object }>(
      'mutation ($input: CategoryInput!) { createCategory(input: $input) { ... on InvalidInput { issues { path code } } } }',
      { input },
    );
    expect(createCategory).toEqual({ issues: [{ path: 'names.1.locale', code: 'repeated' }] });
  });

  it('is told apart from its siblings by the slug of each language', async () => {
    const german = await made({ names: { de: 'Garten' } });
    const english = await made({ names: { en: 'Garten' } });
    expect([german.slug, english.slug]).toEqual(['garten', 'garten']);
    expect((await update(english.id, 1, { names: { en: 'G', de: 'G' }, slugs: { de: 'garten' } })).data).toEqual({
      updateCategory: { __typename: 'CategorySlugTaken', locale: 'de', slug: 'garten', categoryId: german.id },
    });
    const { category: both } = (await update(english.id, 1, { names: { en: 'Garten', de: 'Garten' } })).data
      .updateCategory;
    expect(both?.slugs).toEqual([
      line('en', 'garten'),
      { locale: 'de', text: expect.stringMatching(/^garten-\w{8}$/) },
    ]);
  });

  it('gives one slug once where two ask for it at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const input = { names: { de: `Gleich ${round}`, en: `${round}` }, slugs: { de: `gleich-${round}` } };
      const answers = await Promise.all([
        create(input),
        create({ ...input, slugs: { ...input.slugs, en: `e${round}` } }),
      ]);
      expect(answers.map(({ data }) => data.createCategory.__typename).toSorted()).toEqual([
        'CategoryCreated',
        'CategorySlugTaken',
      ]);
    }
  });

  it('keeps slugs and descriptions that a save does not name, and makes anew the slugs that it leaves empty', async () => {
    const { id } = await made({ names: { en: 'Bowls', de: 'Schalen' }, descriptions: { de: 'Aus Ton.' } });
    await update(id, 1, { names: { en: 'Dishes', de: 'Schüsseln' } });
    expect(await category(id)).toMatchObject({
      slugs: [line('en', 'bowls'), line('de', 'schalen')],
      descriptions: [line('de', 'Aus Ton.')],
    });
    await update(id, 2, { names: { en: 'Dishes', de: 'Schüsseln' }, slugs: { en: 'bowls' }, descriptions: {} });
    expect(await category(id)).toMatchObject({
      slugs: [line('en', 'bowls'), line('de', 'schusseln')],
      descriptions: [],
    });
  });

  it('keeps its texts in a language that is no content locale any more', async () => {
    const { id } = await made({ names: { en: 'Cups' } });
    const texts = { names: { en: 'Cups', nl: 'Kopjes' }, slugs: { en: 'cups', nl: 'kopjes' } };
    await db
      .updateTable('category')
      .set({ names: JSON.stringify(texts.names), slugs: JSON.stringify(texts.slugs) })
      .where('id', '=', id)
      .execute();
    await update(id, 1, { names: { de: 'Tassen' }, slugs: {} });
    expect(await category(id)).toMatchObject({
      name: 'Tassen',
      names: [line('de', 'Tassen'), line('nl', 'Kopjes')],
      slugs: [line('de', 'tassen'), line('nl', 'kopjes')],
    });
  });
});

describe('the history of a category in several languages', () => {
  it('says each language by itself, and takes one back without the others', async () => {
    const { id } = await made({ names: { en: 'Knives', de: 'Messer' } });
    const { changeId } = (await update(id, 1, { names: { en: 'Blades', de: 'Klingen', fr: 'Lames' } })).data
      .updateCategory;
    const [latest] = await changesOf(id);
    expect(latest?.fields.map(({ name }) => name)).toEqual(['names.de', 'names.en', 'names.fr', 'slugs.fr']);
    const { category: again } = (await update(id, 2, { names: { en: 'Blades', de: 'Klinge', fr: 'Lames' } })).data
      .updateCategory;
    expect(again?.version).toBe(3);
    expect(await revert(changeId)).toEqual({ __typename: 'ChangeReverted' });
    expect(await category(id)).toMatchObject({
      names: [line('en', 'Knives'), line('de', 'Klinge')],
      slugs: [line('en', 'knives'), line('de', 'messer')],
    });
  });

  it('is found in the trail by a name in any of them, and called by the first', async () => {
    const { id } = await made({ names: { en: 'Whisks', de: 'Schneebesen' } });
    await update(id, 1, { names: { en: 'Beaters', de: 'Rührbesen' } });
    const { auditTrail } = await administrator.query<{ auditTrail: { nodes: { entityName: string }[] } }>(
      '{ auditTrail(first: 10, search: "schneebes") { nodes { entityName } } }',
    );
    expect(auditTrail.nodes.map(({ entityName }) => entityName)).toEqual(['Beaters', 'Whisks']);
  });

  it('does not take a slug back that somebody has by now', async () => {
    const { id } = await made({ name: 'Jug', slug: 'jug' });
    const { changeId } = (await update(id, 1, { name: 'Jug', slug: 'pitcher' })).data.updateCategory;
    await made({ name: 'Other jug', slug: 'jug' });
    expect(await revert(changeId)).toMatchObject({ __typename: 'NotAllowedNow', code: 'CATEGORY_SLUG_TAKEN' });
  });
});
