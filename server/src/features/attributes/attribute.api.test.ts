import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { buildProduct } from '../products/product.builder.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.as(await api.newUser({ roleKeys: ['administrator'] }));
const brandManager = await api.as(await api.newUser({ roleKeys: ['brand_manager'] }));

type Answer = { __typename: string; [field: string]: unknown };
type Made = { id: string; version: number };

const fields = `id code name version isUsed isSystem productCount minimum names { locale text }`;
const answers = `__typename ... on InvalidInput { issues { path code } }
  ... on AttributeWordTaken { field word name isBinned }`;
const draft = (code: string, more: object = {}) => ({
  code,
  names: [{ locale: 'en', text: code }],
  type: 'text',
  ...more,
});

const create = async (input: object) =>
  (
    await administrator.query<{ createAttribute: Answer & { attribute: Made } }>(
      `mutation ($input: AttributeInput!) { createAttribute(input: $input) { ${answers} ... on AttributeCreated { attribute { ${fields} } } } }`,
      { input },
    )
  ).createAttribute;
const made = async (code: string, more: object = {}) => (await create(draft(code, more))).attribute;
const update = async ({ id, version }: Made, input: object) =>
  (
    await administrator.query<{ updateAttribute: Answer & { attribute: Made; changeId: string } }>(
      `mutation ($id: ID!, $version: Int!, $input: AttributeInput!) { updateAttribute(id: $id, version: $version, input: $input) {
        ${answers} ... on AttributeUpdated { changeId attribute { ${fields} } } ... on VersionConflict { currentVersion } } }`,
      { id, version, input },
    )
  ).updateAttribute;
const remove = async ({ id, version }: Made) =>
  (
    await administrator.query<{ deleteAttribute: Answer }>(
      `mutation ($id: ID!, $version: Int!) { deleteAttribute(id: $id, version: $version) { __typename ... on NotAllowedNow { code } } }`,
      { id, version },
    )
  ).deleteAttribute;
const listed = async (variables: Record<string, unknown>) =>
  (
    await administrator.query<{ attributeRegistry: { nodes: (Made & { code: string; productCount: number })[] } }>(
      `query ($search: String, $filter: AttributeFilter) { attributeRegistry(search: $search, filter: $filter) { nodes { ${fields} } } }`,
      variables,
    )
  ).attributeRegistry.nodes;
const systemAttribute = async (code: string) => {
  const found = (await listed({ search: code })).find((one) => one.code === code);
  if (!found) throw new Error(`There is no attribute ${code}.`);
  return found;
};
const setValue = async (productId: string, attributeCode: string, value: unknown) => {
  const { product } = await administrator.query<{ product: Made }>(
    'query ($id: ID!) { product(id: $id) { version } }',
    {
      id: productId,
    },
  );
  const { setProductValue } = await administrator.query<{ setProductValue: Answer }>(
    `mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename ... on InvalidInput { issues { path code } } } }`,
    { input: { productId, version: product.version, attributeCode, value } },
  );
  return setProductValue;
};
const valuesOf = async (id: string) =>
  (
    await administrator.query<{ product: { values: { attribute: { code: string }; value: unknown }[] } }>(
      'query ($id: ID!) { product(id: $id) { values { attribute { code } value } } }',
      { id },
    )
  ).product.values.map(({ attribute, value }) => [attribute.code, value]);

describe('the registry of attributes', () => {
  it('holds the fixed ones with all that they had, whose code, type and scope stay and which are not deleted', async () => {
    const weight = await systemAttribute('weight');
    const change = { names: [{ locale: 'en', text: 'Net weight' }], type: 'text', isVariantLevel: true };
    expect(await update(weight, { ...change, code: 'mass', isVariantLevel: false })).toMatchObject({
      issues: [
        { path: 'code', code: 'fixed_by_system' },
        { path: 'isVariantLevel', code: 'fixed_by_system' },
      ],
    });
    expect(await remove(weight)).toMatchObject({ __typename: 'NotAllowedNow', code: 'ATTRIBUTE_OF_SYSTEM' });
    const saved = await update(weight, { ...change, code: 'weight', aliases: ['netto'] });
    expect(saved).toMatchObject({ __typename: 'AttributeUpdated', attribute: { name: 'Net weight', isSystem: true } });
    const { rows } = await sql<{ count: number }>`select count(*) as count from attribute where is_system`.execute(db);
    expect(rows).toEqual([{ count: 35 }]);
  });

  it('lists by type, group and use, and finds names in every language, codes and aliases without accents', async () => {
    const mine = await made('thread_count', {
      names: [
        { locale: 'en', text: 'Thread count' },
        { locale: 'fr', text: 'Densité du tissage' },
      ],
      type: 'integer',
      group: 'MATERIALS',
      aliases: ['Fadenzahl'],
    });
    for (const search of ['densite', 'FADEN', 'thread_c', 'tissage du'])
      expect((await listed({ search })).map(({ id }) => id)).toEqual([mine.id]);
    expect(
      (await listed({ filter: { type: ['integer'], group: ['MATERIALS'], isUsed: false } })).map(({ id }) => id),
    ).toEqual([mine.id]);
    expect(await listed({ filter: { type: ['integer'], isUsed: true } })).toEqual([]);
  });

  it('refuses what cannot be, each at its field', async () => {
    const issues = async (more: object) =>
      ((await create(draft('odd', more)))['issues'] as Answer[]).map((one) => Object.values(one));
    expect(await issues({ code: 'Größe' })).toEqual([['code', 'not_an_attribute_code']]);
    expect(await issues({ code: 'tags' })).toEqual([['code', 'not_an_attribute_code']]);
    expect(await issues({ type: 'media' })).toEqual([['type', 'not_a_choice']]);
    expect(await issues({ pattern: '(a)\\1' })).toEqual([['pattern', 'not_a_pattern']]);
    expect(await issues({ minimum: '5' })).toEqual([['minimum', 'not_of_this_type']]);
    expect(await issues({ type: 'number', minimum: '5', maximum: '4,5' })).toEqual([['maximum', 'too_small']]);
    expect(await issues({ type: 'date', isLocalized: true })).toEqual([['isLocalized', 'not_of_this_type']]);
  });

  it('lets no two attributes answer to one word, one in the bin included', async () => {
    const bulb = await made('bulb_base', { aliases: ['Sockel'] });
    expect(await create(draft('sockel'))).toMatchObject({ field: 'code', name: 'bulb_base', isBinned: false });
    await remove(bulb);
    expect(await create(draft('fitting', { aliases: ['SOCKEL'] }))).toMatchObject({ field: 'aliases', isBinned: true });
    const both = await Promise.all([create(draft('twice')), create(draft('twice'))]);
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['AttributeCreated', 'AttributeWordTaken']);
  });

  it('keeps code, type and scope as long as there are values, and takes a save back', async () => {
    const { id: productId } = await buildProduct(db, {});
    const length = await made('cord_length', { type: 'number' });
    const renamed = await update(length, draft('cable_length', { type: 'number' }));
    expect(renamed).toMatchObject({ attribute: { code: 'cable_length', isUsed: false } });
    expect((await setValue(productId, 'cable_length', 1.5)).__typename).toBe('ProductUpdated');
    expect(await update(renamed.attribute, draft('cord', { type: 'text' }))).toMatchObject({
      issues: [
        { path: 'code', code: 'fixed_by_values' },
        { path: 'type', code: 'fixed_by_values' },
      ],
    });
    const bounded = await update(renamed.attribute, draft('cable_length', { type: 'number', minimum: '1' }));
    expect(bounded).toMatchObject({ attribute: { minimum: '1', isUsed: true, productCount: 1 } });
    const { revertChange } = await administrator.query<{ revertChange: Answer }>(
      `mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }`,
      { id: bounded.changeId },
    );
    expect(revertChange.__typename).toBe('ChangeReverted');
    expect((await listed({ search: 'cable_length' }))[0]).toMatchObject({ minimum: null });
    expect((await update(length, draft('cable_length', { type: 'number' }))).__typename).toBe('VersionConflict');
  });

  it('holds values to its rules, and leaves those that are there already', async () => {
    const { id: productId } = await buildProduct(db, {});
    const rating = await made('ip_rating');
    await setValue(productId, 'ip_rating', 'splash');
    await update(rating, draft('ip_rating', { pattern: 'IP\\d{2}' }));
    expect(await setValue(productId, 'ip_rating', 'rain')).toMatchObject({
      issues: [{ path: 'value', code: 'not_of_the_pattern' }],
    });
    expect(await valuesOf(productId)).toContainEqual(['ip_rating', 'splash']);
    expect((await setValue(productId, 'ip_rating', 'IP67')).__typename).toBe('ProductUpdated');
  });

  it('goes to the bin with its values hidden, and comes back with them', async () => {
    const { id: productId } = await buildProduct(db, {});
    const scent = await made('scent');
    await setValue(productId, 'scent', 'Cedar');
    const ofScent = async () =>
      (
        await administrator.query<{ products: { nodes: Made[] } }>(
          'query ($filter: ProductFilter) { products(filter: $filter) { nodes { id } } }',
          { filter: { attributeId: [scent.id] } },
        )
      ).products.nodes;
    expect(await ofScent()).toEqual([{ id: productId }]);
    expect((await remove(scent)).__typename).toBe('AttributeDeleted');
    expect(await valuesOf(productId)).not.toContainEqual(['scent', 'Cedar']);
    expect(await setValue(productId, 'scent', 'Pine')).toMatchObject({
      issues: [{ path: 'attributeCode', code: 'unknown' }],
    });
    await administrator.query(`mutation ($id: ID!) { restoreFromBin(id: $id) { __typename } }`, {
      id: scent.id,
    });
    expect(await valuesOf(productId)).toContainEqual(['scent', 'Cedar']);
  });

  it('goes for good with its values once it is purged', async () => {
    const { id: productId } = await buildProduct(db, {});
    const finish = await made('finish');
    await setValue(productId, 'finish', 'Matt');
    await remove(finish);
    await administrator.query(`mutation ($id: ID!) { purgeFromBin(id: $id) { __typename } }`, {
      id: finish.id,
    });
    const { rows } = await sql`select from product_value where attribute_id = ${finish.id}`.execute(db);
    expect(rows).toEqual([]);
    expect((await made('finish')).id).not.toBe(finish.id);
  });

  it('is changed by nobody without the right', async () => {
    const refused = await brandManager.request(
      `mutation ($input: AttributeInput!) { createAttribute(input: $input) { __typename } }`,
      {
        input: draft('not_mine'),
      },
    );
    expect(JSON.stringify(refused)).toContain('FORBIDDEN');
    expect(await listed({ search: 'not_mine' })).toEqual([]);
  });
});
