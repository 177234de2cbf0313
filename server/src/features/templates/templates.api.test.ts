import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { followToEnd } from '../../platform/events/index.ts';
import { countStatements, testApi } from '../../testing/index.ts';
import { buildAttribute } from '../attributes/attribute.builder.ts';
import { categoryDoors } from '../categories/testing/category-doors.ts';
import { buildProduct } from '../products/product.builder.ts';
import { categoryMerges } from '../products/category-merges.consumer.ts';
import { completenessBases } from '../products/completeness-bases.consumer.ts';
import { recountCompleteness } from '../products/completeness-recount.loop.ts';
import { templateDoors } from './testing/template-doors.ts';

const api = await testApi();
const { db } = api.deps;
const { administrator, made, move, remove, fromBin, revert, setStatus } = await categoryDoors(api);
const { set, saved, templateOf, effectsOf, historyOf, versionOf } = templateDoors(administrator);
const analystClient = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
const analyst = templateDoors(analystClient);

const required = (attributeId: string, more: object = {}) => ({ attributeId, state: 'REQUIRED', ...more });
const as = (attributeId: string, state: string) => ({ attributeId, state });
let count = 0;
const attribute = (name: string, more: { isVariantLevel?: boolean; isLocalized?: boolean } = {}) => {
  count += 1;
  return buildAttribute(db, { code: `a_${count}`, name, ...more });
};

/** Audio over Headphones over Earbuds. */
async function world() {
  const audio = await made({ name: 'Audio' });
  const headphones = await made({ name: 'Headphones', parentId: audio.id });
  const earbuds = await made({ name: 'Earbuds', parentId: headphones.id });
  return { audio: audio.id, headphones: headphones.id, earbuds: earbuds.id };
}

async function recounted(): Promise<void> {
  await followToEnd(api.engines, completenessBases);
  while ((await recountCompleteness(api.engines)) > 0);
}
const setValue = async (productId: string, attributeCode: string, value: unknown, locale?: string) => {
  const { product } = await administrator.query<{ product: { version: number } }>(
    'query ($id: ID!) { product(id: $id) { version } }',
    { id: productId },
  );
  const { setProductValue } = await administrator.query<{ setProductValue: { __typename: string } }>(
    `mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename ... on InvalidInput { issues { path code } } } }`,
    { input: { productId, version: product.version, attributeCode, value, ...(locale && { locale }) } },
  );
  expect(setProductValue).toEqual({ __typename: 'ProductUpdated' });
};
const gapsOf = async (productId: string) =>
  (
    await administrator.query<{
      product: { completeness: { percent: number; gaps: { attribute: { name: string }; locales: string[] }[] } };
    }>('query ($id: ID!) { product(id: $id) { completeness { percent gaps { attribute { name } locales } } } }', {
      id: productId,
    })
  ).product.completeness.gaps.map(({ attribute: { name }, locales }) => [name, ...locales]);
const basics = new Set(['Name', 'Description', 'Brand', 'Category', 'Picture', 'GTIN']);
const templateGapsOf = async (productId: string) =>
  (await gapsOf(productId)).filter(([name = '']) => !basics.has(name));

describe('the template of a category', () => {
  it('is inherited down the tree, added to and switched off below, in one statement for many categories', async () => {
    const { audio, headphones, earbuds } = await world();
    const [power, plug, fit] = [await attribute('Power'), await attribute('Plug'), await attribute('Fit')];
    await saved(audio, [required(power), as(plug, 'RECOMMENDED')]);
    await saved(headphones, [as(power, 'OFF'), required(fit, { group: 'TECHNICAL' })]);
    expect(await templateOf(earbuds)).toEqual([
      ['Plug', 'RECOMMENDED', 'Audio', false, null],
      ['Power', 'OFF', 'Headphones', false, null],
      ['Fit', 'REQUIRED', 'Headphones', false, null],
    ]);
    expect(await templateOf(headphones)).toEqual([
      ['Plug', 'RECOMMENDED', 'Audio', false, null],
      ['Power', 'OFF', 'Headphones', true, 'REQUIRED'],
      ['Fit', 'REQUIRED', 'Headphones', true, null],
    ]);
    await saved(headphones, [required(fit)]);
    expect(await templateOf(earbuds)).toEqual([
      ['Power', 'REQUIRED', 'Audio', false, null],
      ['Plug', 'RECOMMENDED', 'Audio', false, null],
      ['Fit', 'REQUIRED', 'Headphones', false, null],
    ]);
    const query = `query ($ids: [ID!]) { categories(filter: { parentId: $ids }) { nodes { template { state } } } }`;
    const one = await countStatements(/./, () => administrator.query(query, { ids: [audio] }));
    const two = await countStatements(/./, () => administrator.query(query, { ids: [audio, headphones] }));
    expect(two).toBe(one);
  });

  it('refuses what is not there, basics, an attribute twice, and variants by an attribute of products', async () => {
    const { audio } = await world();
    const [power, size] = [await attribute('Power'), await attribute('Size', { isVariantLevel: true })];
    const issuesOf = async (entries: object[]) => (await set(audio, await versionOf(audio), entries)).issues;
    expect(await issuesOf([required(audio)])).toEqual([{ path: 'entries.0.attributeId', code: 'not_a_choice' }]);
    const { id: name } = await db
      .selectFrom('attribute')
      .select('id')
      .where('code', '=', 'name')
      .executeTakeFirstOrThrow();
    expect(await issuesOf([required(size), required(name)])).toEqual([
      { path: 'entries.1.attributeId', code: 'not_a_choice' },
    ]);
    expect(await issuesOf([required(size), required(size)])).toEqual([
      { path: 'entries.1.attributeId', code: 'not_a_choice' },
    ]);
    expect(await issuesOf([required(power, { makesVariants: true })])).toEqual([
      { path: 'entries.0.makesVariants', code: 'not_of_this_type' },
    ]);
    await saved(audio, [required(size, { makesVariants: true })]);
    expect(await analyst.set(audio, await versionOf(audio), [])).toEqual({ __typename: 'FORBIDDEN' });
  });

  it('conflicts with who saved since, says nothing of a save that changes nothing, and is taken back by attribute', async () => {
    const { audio } = await world();
    const [power, plug] = [await attribute('Power'), await attribute('Plug')];
    const version = await versionOf(audio);
    const { changeId } = await saved(audio, [required(power), as(plug, 'OPTIONAL')]);
    expect(await set(audio, version, [])).toMatchObject({ __typename: 'VersionConflict', currentVersion: version + 1 });
    expect(await saved(audio, [required(power), as(plug, 'OPTIONAL')])).toMatchObject({ changeId: null });
    await saved(audio, [required(power), as(plug, 'RECOMMENDED')]);
    const [newest, first] = await historyOf(audio);
    expect(newest).toEqual({
      action: 'template_changed',
      fields: [
        {
          name: `template.${plug}`,
          before: 'OPTIONAL',
          after: 'RECOMMENDED',
          references: [{ id: plug, name: 'Plug' }],
        },
      ],
    });
    expect(first?.fields.map(({ name }) => name).toSorted()).toEqual(
      [`template.${power}`, `template.${plug}`, 'templateOrder'].toSorted(),
    );
    // What was changed since stays.
    expect(await revert(changeId)).toEqual({ __typename: 'ChangeReverted' });
    expect(await templateOf(audio)).toEqual([['Plug', 'RECOMMENDED', 'Audio', true, null]]);
    // The category's own changes are taken back as before.
    const hidden = await setStatus(audio, await versionOf(audio), 'HIDDEN');
    expect(await revert(hidden.changeId)).toEqual({ __typename: 'ChangeReverted' });
    expect(await templateOf(audio)).toHaveLength(1);
  });

  it('loses an attribute in the bin, has it back in its place, and notes in the trail where it is purged', async () => {
    const { audio } = await world();
    const [power, plug] = [await attribute('Power'), await attribute('Plug')];
    await saved(audio, [required(power), required(plug)]);
    const uses = async () =>
      (
        await administrator.query<{ attribute: { templateCategories: { category: { name: string } }[] } }>(
          'query ($id: ID!) { attribute(id: $id) { templateCategories { category { name } } } }',
          { id: power },
        )
      ).attribute.templateCategories;
    expect(await uses()).toEqual([{ category: { name: 'Audio' } }]);
    const bin = (version: number) =>
      administrator.query(
        'mutation ($id: ID!, $version: Int!) { deleteAttribute(id: $id, version: $version) { __typename } }',
        { id: power, version },
      );
    await bin(1);
    expect(await templateOf(audio)).toEqual([['Plug', 'REQUIRED', 'Audio', true, null]]);
    await fromBin('restoreFromBin', power);
    expect((await templateOf(audio)).map(([name]) => name)).toEqual(['Power', 'Plug']);
    await bin(3);
    await fromBin('purgeFromBin', power);
    const [newest] = await historyOf(audio);
    expect(newest?.action).toBe('attribute_purged');
    expect(newest?.fields.map(({ name }) => name).toSorted()).toEqual([`template.${power}`, 'templateOrder']);
  });

  it('says beforehand how many products become incomplete and complete, and how many values lie outside', async () => {
    const { audio, earbuds } = await world();
    const [power, fit, plug] = [await attribute('Power'), await attribute('Fit'), await attribute('Plug')];
    await saved(audio, [required(fit), as(plug, 'OPTIONAL')]);
    const [full, lacking] = [
      await buildProduct(db, { categoryId: earbuds }),
      await buildProduct(db, { categoryId: audio }),
    ];
    const code = async (id: string) =>
      (await db.selectFrom('attribute').select('code').where('id', '=', id).executeTakeFirstOrThrow()).code;
    await setValue(lacking.id, 'mpn', 'HX-2');
    await setValue(full.id, await code(fit), 'snug');
    await setValue(full.id, await code(plug), 'jack');
    await recounted();
    // As if nothing else were expected.
    await sql`update completeness c set gaps = array(select g from unnest(c.gaps) g where g like 'a\\_%')`.execute(db);
    const nothing = { products: 2, incomplete: 0, complete: 0, valuesOutside: 0 };
    expect(await effectsOf(audio, [required(fit), as(plug, 'OPTIONAL')])).toEqual(nothing);
    expect(await effectsOf(audio, [required(fit), required(power), as(plug, 'OPTIONAL')])).toEqual({
      ...nothing,
      incomplete: 1,
    });
    expect(await effectsOf(audio, [as(plug, 'OPTIONAL')])).toEqual({ ...nothing, complete: 1, valuesOutside: 1 });
    expect(await effectsOf(earbuds, [as(fit, 'OFF'), as(plug, 'OFF')])).toEqual({
      products: 1,
      incomplete: 0,
      complete: 0,
      valuesOutside: 2,
    });
    expect(await analyst.effectsOf(audio, [])).toBe('FORBIDDEN');
  });

  it('tells of a move which attributes are asked for from then on, and which are not any more', async () => {
    const { audio, headphones } = await world();
    const house = await made({ name: 'House' });
    const rooms = await made({ name: 'Rooms', parentId: house.id });
    const [power, plug, fit, care] = [
      await attribute('Power'),
      await attribute('Plug'),
      await attribute('Fit'),
      await attribute('Care'),
    ];
    await saved(audio, [required(power), required(fit), as(plug, 'OPTIONAL')]);
    await saved(house.id, [required(care), required(plug), required(fit)]);
    await saved(rooms.id, [as(fit, 'OFF')]);
    await saved(headphones, [required(power)]);
    const { categoryMoveEffects } = await administrator.query<{
      categoryMoveEffects: { effects: { kind: string; relation: string; count: number; names: string[] }[] };
    }>(
      `query ($ids: [ID!]!, $parentId: ID) { categoryMoveEffects(ids: $ids, parentId: $parentId) { effects { kind relation count names } } }`,
      { ids: [headphones], parentId: rooms.id },
    );
    expect(categoryMoveEffects.effects).toEqual([
      { kind: 'ATTRIBUTE', relation: 'LEFT', count: 1, names: ['Fit'] },
      { kind: 'ATTRIBUTE', relation: 'JOINED', count: 2, names: ['Care', 'Plug'] },
    ]);
  });
});

it('tells of a merge what is asked for by the template of the category that stays', async () => {
  const { audio, headphones, earbuds } = await world();
  const house = await made({ name: 'House' });
  const [power, plug, fit, care] = [
    await attribute('Power'),
    await attribute('Plug'),
    await attribute('Fit'),
    await attribute('Care'),
  ];
  await saved(audio, [required(power), required(plug)]);
  await saved(headphones, [as(plug, 'OFF'), required(fit)]);
  await saved(house.id, [required(power), required(care)]);
  const told = async (survivorId: string, mergedIds: string[]) => {
    const { categoryMergeEffects } = await administrator.query<{
      categoryMergeEffects: { effects: { kind: string; relation: string; names: string[] }[] };
    }>(
      'query ($survivorId: ID!, $mergedIds: [ID!]!) { categoryMergeEffects(survivorId: $survivorId, mergedIds: $mergedIds) { ... on CategoryMergeEffects { effects { kind relation names } } } }',
      { survivorId, mergedIds },
    );
    return categoryMergeEffects.effects.map(({ kind, relation, names }) => [kind, relation, names]);
  };
  expect(await told(house.id, [headphones])).toEqual([
    ['ATTRIBUTE', 'LEFT', ['Fit']],
    ['ATTRIBUTE', 'JOINED', ['Care']],
  ]);
  await saved(earbuds, [as(fit, 'OFF'), required(care)]);
  expect(await told(headphones, [earbuds])).toEqual([
    ['ATTRIBUTE', 'LEFT', ['Care']],
    ['ATTRIBUTE', 'JOINED', ['Fit']],
  ]);
});

describe('completeness by the template', () => {
  it('is that of the category into which a product is merged, and of its own again by the undo', async () => {
    const { earbuds } = await world();
    const plain = await made({ name: 'Plain' });
    await saved(earbuds, [required(await attribute('Codec'))]);
    const { id } = await buildProduct(db, { name: 'Bud' });
    await setValue(id, 'category', earbuds);
    await recounted();
    expect(await templateGapsOf(id)).toEqual([['Codec']]);
    const { mergeCategories } = await administrator.query<{ mergeCategories: { changeId: string } }>(
      'mutation ($input: MergeCategoriesInput!) { mergeCategories(input: $input) { ... on CategoriesMerged { changeId } } }',
      {
        input: {
          survivorId: plain.id,
          survivorVersion: await versionOf(plain.id),
          merged: [{ id: earbuds, version: await versionOf(earbuds) }],
        },
      },
    );
    await followToEnd(api.engines, categoryMerges);
    await recounted();
    expect(await templateGapsOf(id)).toEqual([]);
    await revert(mergeCategories.changeId);
    await followToEnd(api.engines, categoryMerges);
    await recounted();
    expect(await templateGapsOf(id)).toEqual([['Codec']]);
  });

  it('counts what is required and recommended, in each content locale where that is asked for, and follows every change', async () => {
    const { audio, headphones } = await world();
    const [power, plug, story] = [
      await attribute('Power'),
      await attribute('Plug'),
      await attribute('Story', { isLocalized: true }),
    ];
    const { id } = await buildProduct(db, { categoryId: headphones });
    await saved(audio, [required(power), as(plug, 'OPTIONAL'), as(story, 'RECOMMENDED')]);
    await recounted();
    await setValue(id, 'mpn', 'HX-1');
    expect(await templateGapsOf(id)).toEqual([['Power'], ['Story', 'en', 'de', 'fr', 'pt']]);
    const { code } = await db.selectFrom('attribute').select('code').where('id', '=', story).executeTakeFirstOrThrow();
    await setValue(id, code, 'Old and good', 'de');
    expect(await templateGapsOf(id)).toEqual([['Power'], ['Story', 'en', 'fr', 'pt']]);
    await saved(headphones, [as(power, 'OFF')]);
    await recounted();
    expect(await templateGapsOf(id)).toEqual([['Story', 'en', 'fr', 'pt']]);
    const house = await made({ name: 'House' });
    await move(headphones, await versionOf(headphones), { parentId: house.id });
    await recounted();
    expect(await templateGapsOf(id)).toEqual([]);
    expect(await recountCompleteness(api.engines)).toBe(0);
    // Another category asks for other things at once.
    await setValue(id, 'category', audio);
    expect(await templateGapsOf(id)).toEqual([['Power'], ['Story', 'en', 'fr', 'pt']]);
    expect(await remove(house.id, await versionOf(house.id))).toBeDefined();
  });
});
