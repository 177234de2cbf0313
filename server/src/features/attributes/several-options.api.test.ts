import { describe, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/index.ts';
import { testApi } from '../../testing/index.ts';
import { actorOfUser } from '../access/index.ts';
import { importer } from '../imports/testing/import-file.ts';
import { exportColumns } from '../products/index.ts';
import { buildProduct } from '../products/product.builder.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const user = await api.newUser({ roleKeys: ['administrator'] });
const administrator = await api.as(user);
const own = importer(api.engines, user);

type Option = { id: string; code: string; labels: { locale: string; text: string }[]; productCount: number };
type Made = { id: string; version: number; options: Option[] };
type Answer = { __typename: string; attribute: Made; issues?: { path: string; code: string }[]; uses?: object[] };

const fields = 'id version options { id code labels { locale text } productCount }';
const option = (code: string, en: string, de: string) => ({
  code,
  labels: [
    { locale: 'en', text: en },
    { locale: 'de', text: de },
  ],
});
const draft = (code: string, options: object[]) => ({
  code,
  names: [{ locale: 'en', text: code }],
  type: 'options',
  options,
});

async function create(code: string, options: object[]): Promise<Made> {
  const { createAttribute } = await administrator.query<{ createAttribute: Answer }>(
    `mutation ($input: AttributeInput!) { createAttribute(input: $input) {
      __typename ... on InvalidInput { issues { path code } } ... on AttributeCreated { attribute { ${fields} } } } }`,
    { input: draft(code, options) },
  );
  expect(createAttribute.issues).toBeUndefined();
  return createAttribute.attribute;
}

async function update({ id, version }: Made, code: string, options: readonly Option[]): Promise<Answer> {
  const input = draft(
    code,
    options.map(({ productCount: _count, ...kept }) => kept),
  );
  const { updateAttribute } = await administrator.query<{ updateAttribute: Answer }>(
    `mutation ($id: ID!, $version: Int!, $input: AttributeInput!) { updateAttribute(id: $id, version: $version, input: $input) {
      __typename ... on AttributeOptionsInUse { uses { productCount } } ... on AttributeUpdated { attribute { ${fields} } } } }`,
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
    `mutation ($input: SetProductValueInput!) { setProductValue(input: $input) {
      __typename ... on InvalidInput { issues { path code } } } }`,
    { input: { productId, version: product.version, attributeCode, value } },
  );
  return setProductValue.issues?.map(({ path, code }) => `${path} ${code}`) ?? setProductValue.__typename;
}

async function valueOf(id: string, code: string) {
  const { product } = await administrator.query<{
    product: { values: { attribute: { code: string }; value: unknown; text: string }[] };
  }>('query ($id: ID!) { product(id: $id) { values { attribute { code } value text } } }', { id });
  return product.values.find(({ attribute }) => attribute.code === code);
}

async function productsWith(optionId: string | undefined): Promise<string[]> {
  const { products } = await administrator.query<{ products: { nodes: { id: string }[] } }>(
    'query ($filter: ProductFilter) { products(filter: $filter) { nodes { id } } }',
    { filter: { optionId: [optionId] } },
  );
  return products.nodes.map(({ id }) => id);
}

const idsOf = (options: readonly Option[]) => options.map(({ id }) => id);
const rooms = [
  option('kitchen', 'Kitchen', 'Küche'),
  option('bath', 'Bath & spa', 'Bad'),
  option('hall', 'Hall, stairs', 'Flur'),
  option('attic', 'Attic | loft', 'Dachboden'),
];

describe('a value of several options', () => {
  it('has each once, in the order of the attribute', async () => {
    const { options, ...made } = await create('rooms', rooms);
    const [kitchen, bath, hall] = idsOf(options);
    const { id } = await buildProduct(db, {});
    expect(await setValue(id, 'rooms', [bath, kitchen, bath])).toBe('ProductUpdated');
    expect(await valueOf(id, 'rooms')).toMatchObject({ value: [kitchen, bath], text: 'Kitchen, Bath & spa' });
    expect(await setValue(id, 'rooms', [])).toEqual(['value required']);
    expect(await setValue(id, 'rooms', [kitchen, id])).toEqual(['value unknown']);
    expect(await setValue(id, 'rooms', hall)).toEqual(['value unknown']);
    const turned = await update({ ...made, options }, 'rooms', options.toReversed());
    expect(turned.attribute.options.map(({ code, productCount }) => [code, productCount])).toEqual([
      ['attic', 0],
      ['hall', 0],
      ['bath', 1],
      ['kitchen', 1],
    ]);
    expect((await valueOf(id, 'rooms'))?.text).toBe('Bath & spa, Kitchen');
  });

  it('keeps each of them from being taken away', async () => {
    const { options, ...made } = await create('places', rooms);
    const { id } = await buildProduct(db, {});
    const [kitchen, , hall] = idsOf(options);
    await setValue(id, 'places', [kitchen, hall]);
    const without = (code: string) =>
      update(
        { ...made, options },
        'places',
        options.filter((one) => one.code !== code),
      );
    expect((await without('hall')).uses).toEqual([{ productCount: 1 }]);
    expect(await productsWith(hall)).toEqual([id]);
    expect(await productsWith(options[1]?.id)).toEqual([]);
    expect((await without('bath')).__typename).toBe('AttributeUpdated');
  });

  it('is read from files by code or label, with the signs between that people write', async () => {
    const { options } = await create('spots', rooms);
    const [kitchen, bath, hall, attic] = idsOf(options);
    const read = async (text: string) => {
      const { rows } = await own.preview(`GTIN;Name;spots\n4006381333931;x;"${text}"`);
      return rows[0]?.refusals[0] ?? rows[0]?.cells.find(({ attribute }) => attribute === 'spots')?.new;
    };
    expect(await read('Bad, Küche')).toEqual([kitchen, bath]);
    expect(await read('bath|kitchen|bath')).toEqual([kitchen, bath]);
    expect(await read('Kitchen / Bath & spa')).toEqual([kitchen, bath]);
    expect(await read('Flur und Küche')).toEqual([kitchen, hall]);
    expect(await read('Hall, stairs')).toEqual([hall]);
    expect(await read('Hall, stairs | Dachboden')).toEqual([hall, attic]);
    expect(await read('Küche, Kelle')).toMatchObject({
      code: 'cell_unknown_option',
      wording: { params: { text: 'Kelle' } },
    });
  });

  it('comes back from an export as it was', async () => {
    const { options } = await create('areas', rooms);
    const { id } = await buildProduct(db, {});
    await setValue(id, 'areas', idsOf(options));
    const columns = ['id', 'areas'];
    const exported = await exportColumns(deps, columns);
    if ('unknown' in exported) throw new Error(exported.unknown);
    const actor = await withTransaction(db, (tx) => actorOfUser(tx, user.id));
    if (!actor) throw new Error('The person is gone.');
    const [texts = []] = await exported.read({ deps, actor, requestId: 'test' }, [id]);
    expect(texts).toEqual([id, 'Kitchen | Bath & spa | Hall, stairs | attic']);
    const file = `${columns.join(';')}\n${texts.join(';')}`;
    expect((await own.preview(file, { matchBy: 'id' })).counts).toMatchObject({ unchanged: 1, refused: 0 });
  });
});
