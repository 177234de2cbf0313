import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { importer } from '../imports/testing/import-file.ts';
import { buildProduct } from '../products/product.builder.ts';

const api = await testApi();
const { db } = api.deps;
const user = await api.newUser({ roleKeys: ['administrator'] });
const administrator = await api.as(user);
const own = importer(api.engines, user);

type Option = {
  id: string;
  code: string;
  color: string | null;
  labels: { locale: string; text: string }[];
  productCount: number;
};
type Made = { id: string; version: number; options: Option[] };
type Answer = {
  __typename: string;
  attribute: Made;
  changeId: string;
  issues: { path: string; code: string }[];
  uses?: { option: Option; productCount: number }[];
};

const fields = 'id version options { id code color labels { locale text } productCount }';
const answers = '__typename ... on InvalidInput { issues { path code } }';
const uses = '... on AttributeOptionsInUse { uses { productCount option { id productCount } } }';
const option = (code: string, en: string, de?: string, more: object = {}) => ({
  code,
  labels: [{ locale: 'en', text: en }, ...(de === undefined ? [] : [{ locale: 'de', text: de }])],
  ...more,
});
const draft = (code: string, options: object[]) => ({
  code,
  names: [{ locale: 'en', text: code }],
  type: 'option',
  options,
});

async function create(input: object): Promise<Answer> {
  const { createAttribute } = await administrator.query<{ createAttribute: Answer }>(
    `mutation ($input: AttributeInput!) { createAttribute(input: $input) { ${answers} ... on AttributeCreated { attribute { ${fields} } } } }`,
    { input },
  );
  return createAttribute;
}

async function update({ id, version }: Made, input: object): Promise<Answer> {
  const { updateAttribute } = await administrator.query<{ updateAttribute: Answer }>(
    `mutation ($id: ID!, $version: Int!, $input: AttributeInput!) { updateAttribute(id: $id, version: $version, input: $input) {
      ${answers} ${uses} ... on AttributeUpdated { changeId attribute { ${fields} } } } }`,
    { id, version, input },
  );
  return updateAttribute;
}

async function setValue(productId: string, attributeCode: string, value: unknown) {
  const { product } = await administrator.query<{ product: { version: number } }>(
    'query ($id: ID!) { product(id: $id) { version } }',
    { id: productId },
  );
  const { setProductValue } = await administrator.query<{ setProductValue: Answer }>(
    `mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { ${answers} } }`,
    { input: { productId, version: product.version, attributeCode, value } },
  );
  return setProductValue.issues?.map(({ path, code }) => `${path} ${code}`) ?? setProductValue.__typename;
}

async function textOf(id: string, code: string) {
  const { product } = await administrator.query<{
    product: { values: { attribute: { code: string }; text: string }[] };
  }>('query ($id: ID!) { product(id: $id) { values { attribute { code } text } } }', { id });
  return product.values.find(({ attribute }) => attribute.code === code)?.text;
}

const kept = ({ id, code, color, labels }: Option) => ({ id, code, color, labels });
const issues = (answer: Answer) => answer.issues.map(({ path, code }) => `${path} ${code}`);

it('has options with labels and colours in an order, which values refer to', async () => {
  const made = await create(
    draft('finish', [option('matt', 'Matt', 'Matt'), option('gloss', 'Glossy', 'Glänzend', { color: '#FFFFFF' })]),
  );
  expect(made.attribute.options).toMatchObject([
    { code: 'matt', color: null },
    {
      code: 'gloss',
      color: '#ffffff',
      labels: [
        { locale: 'en', text: 'Glossy' },
        { locale: 'de', text: 'Glänzend' },
      ],
    },
  ]);
  const [matt, gloss] = made.attribute.options;
  const { id } = await buildProduct(db, {});
  expect(await setValue(id, 'finish', 'Glossy')).toEqual(['value unknown']);
  expect(await setValue(id, 'finish', gloss?.id)).toBe('ProductUpdated');
  expect(await textOf(id, 'finish')).toBe('Glossy');
  const turned = await update(
    made.attribute,
    draft(
      'finish',
      [gloss, matt].flatMap((one) => (one ? [kept(one)] : [])),
    ),
  );
  expect(turned.attribute.options.map(({ code, productCount }) => [code, productCount])).toEqual([
    ['gloss', 1],
    ['matt', 0],
  ]);
});

it('takes no option of another attribute, and no two of one word', async () => {
  const one = await create(draft('lid', [option('red', 'Red')]));
  await create(draft('base', [option('red', 'Red')]));
  const { id } = await buildProduct(db, {});
  expect(await setValue(id, 'base', one.attribute.options[0]?.id)).toEqual(['value unknown']);
  expect(issues(await create(draft('rim', [option('red', 'Red'), option('rouge', 'RÉD')])))).toEqual([
    'options.1.labels repeated',
  ]);
  expect(issues(await create(draft('rim', [option('Red', 'Red', undefined, { color: 'red' })])))).toEqual([
    'options.0.code not_an_option_code',
    'options.0.color not_a_color',
  ]);
  expect(issues(await create({ ...draft('rim', [option('red', 'Red')]), type: 'text' }))).toEqual([
    'options not_of_this_type',
  ]);
});

it('keeps an option that products have, and brings one back that a save took away', async () => {
  const made = await create(draft('scent', [option('cedar', 'Cedar', 'Zeder'), option('pine', 'Pine', 'Kiefer')]));
  const [cedar, pine] = made.attribute.options;
  const { id } = await buildProduct(db, {});
  await setValue(id, 'scent', cedar?.id);
  const refused = await update(made.attribute, draft('scent', pine ? [kept(pine)] : []));
  expect(refused.uses).toEqual([{ productCount: 1, option: { id: cedar?.id, productCount: 1 } }]);
  const without = await update(made.attribute, draft('scent', cedar ? [kept(cedar)] : []));
  expect(without.attribute.options.map(({ code }) => code)).toEqual(['cedar']);
  const { revertChange } = await administrator.query<{ revertChange: Answer }>(
    `mutation ($id: ID!) { revertChange(changeId: $id) { ${answers} } }`,
    { id: without.changeId },
  );
  expect(revertChange.__typename).toBe('ChangeReverted');
  const { attribute } = await administrator.query<{ attribute: Made }>(
    `query ($id: ID!) { attribute(id: $id) { ${fields} } }`,
    {
      id: made.attribute.id,
    },
  );
  expect(attribute.options).toMatchObject([{ id: cedar?.id }, { id: pine?.id, labels: pine?.labels }]);
});

it('leads to the products that have it, and counts those that no list shows where it is taken away', async () => {
  const made = await create(draft('cover', [option('cloth', 'Cloth'), option('hide', 'Hide')]));
  const [cloth, hide] = made.attribute.options;
  const [shown, binned, other] = [await buildProduct(db, {}), await buildProduct(db, {}), await buildProduct(db, {})];
  for (const { id } of [shown, binned]) await setValue(id, 'cover', cloth?.id);
  await setValue(other.id, 'cover', hide?.id);
  await sql`update product set deleted_at = now() where id = ${binned.id}`.execute(db);
  const { products } = await administrator.query<{ products: { nodes: { id: string }[] } }>(
    'query ($filter: ProductFilter) { products(filter: $filter) { nodes { id } } }',
    { filter: { optionId: [cloth?.id] } },
  );
  expect(products.nodes).toEqual([{ id: shown.id }]);
  const refused = await update(made.attribute, draft('cover', []));
  expect(refused.uses).toMatchObject([
    { productCount: 2, option: { id: cloth?.id, productCount: 1 } },
    { productCount: 1, option: { id: hide?.id, productCount: 1 } },
  ]);
});

it('says which option is in the way where a save is taken back that added it', async () => {
  const made = await create(draft('trim', [option('lace', 'Lace')]));
  const added = await update(
    made.attribute,
    draft('trim', [...made.attribute.options.map(kept), option('braid', 'Braid')]),
  );
  const { id } = await buildProduct(db, {});
  await setValue(id, 'trim', added.attribute.options[1]?.id);
  const { revertChange } = await administrator.query<{ revertChange: { __typename: string; reason: string } }>(
    'mutation ($id: ID!) { revertChange(changeId: $id) { __typename ... on NotAllowedNow { reason } } }',
    { id: added.changeId },
  );
  expect(revertChange).toEqual({
    __typename: 'NotAllowedNow',
    reason: '1 product has the option “Braid”, so it stays. Give the product another value first.',
  });
});

it('never leaves a value without its option, anyone who comes first', async () => {
  const made = await create(draft('grain', [option('fine', 'Fine'), option('coarse', 'Coarse')]));
  const [fine, coarse] = made.attribute.options;
  const { id } = await buildProduct(db, {});
  const [set, saved] = await Promise.all([
    setValue(id, 'grain', coarse?.id),
    update(made.attribute, draft('grain', fine ? [kept(fine)] : [])),
  ]);
  const { rows } = await sql`select from product_value v join attribute a on a.id = v.attribute_id
    where a.code = 'grain' and not exists (select from attribute_option o where to_jsonb(o.id::text) = v.value)`.execute(
    db,
  );
  expect(rows).toEqual([]);
  expect([set, saved.__typename]).not.toEqual(['ProductUpdated', 'AttributeUpdated']);
});

it('is named in files by code or by a label in any language, and an unknown one is refused with the nearest', async () => {
  const made = await create(draft('weave', [option('twill', 'Twill', 'Köper'), option('satin', 'Satin', 'Atlas')]));
  const [twill] = made.attribute.options;
  const fileOf = (text: string) => `GTIN;Name;weave\n4006381333931;x;${text}`;
  for (const text of ['twill', 'Twill', 'KÖPER', 'koper']) {
    const { rows } = await own.preview(fileOf(text));
    expect(rows[0]?.cells.find(({ attribute }) => attribute === 'weave')?.new).toBe(twill?.id);
  }
  const { rows } = await own.preview(fileOf('Kopr'));
  expect(rows[0]?.refusals).toMatchObject([
    { code: 'cell_unknown_option', wording: { params: { text: 'Kopr', nearest: 'Twill' } } },
  ]);
});
