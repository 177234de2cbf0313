import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { buildProduct } from './product.builder.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.as(await api.newUser({ roleKeys: ['administrator'] }));

type Issue = { path: string; code: string };
type Shown = { attribute: { code: string }; value: unknown; text: string };

async function add(code: string, type: string, more: object = {}) {
  const { createAttribute } = await administrator.query<{ createAttribute: { __typename: string; issues?: Issue[] } }>(
    `mutation ($input: AttributeInput!) { createAttribute(input: $input) { __typename ... on InvalidInput { issues { path code } } } }`,
    { input: { code, names: [{ locale: 'en', text: code }], type, ...more } },
  );
  return createAttribute;
}

async function setValue(productId: string, attributeCode: string, value: unknown) {
  const { product } = await administrator.query<{ product: { version: number } }>(
    'query ($id: ID!) { product(id: $id) { version } }',
    { id: productId },
  );
  const { setProductValue } = await administrator.query<{
    setProductValue: { __typename: string; issues?: Issue[] };
  }>(
    `mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename ... on InvalidInput { issues { path code } } } }`,
    { input: { productId, version: product.version, attributeCode, value } },
  );
  return setProductValue.issues?.map(({ path, code }) => `${path} ${code}`) ?? setProductValue.__typename;
}

async function shown(id: string, code: string) {
  const { product } = await administrator.query<{ product: { values: Shown[] } }>(
    'query ($id: ID!) { product(id: $id) { values { attribute { code } value text } } }',
    { id },
  );
  const found = product.values.find(({ attribute }) => attribute.code === code);
  return found && { value: found.value, text: found.text };
}

beforeAll(async () => {
  await add('net_weight', 'measure', { unitFamily: 'mass', unit: 'kg', minimum: '0', maximum: '50' });
  await add('deposit', 'money');
  await add('refill', 'product');
  await add('made_for', 'brand');
});

describe('a value of a typed attribute', () => {
  it('keeps amount and unit of a measure as they were entered, with what they come to', async () => {
    const { id } = await buildProduct(db, {});
    expect(await setValue(id, 'net_weight', { amount: '12.50', unit: 'kg' })).toBe('ProductUpdated');
    expect(await shown(id, 'net_weight')).toEqual({
      value: { amount: '12.5', unit: 'kg', base: '12500' },
      text: '12.5 kg',
    });
    expect(await setValue(id, 'net_weight', { amount: '1', unit: 'lb' })).toBe('ProductUpdated');
    expect(await shown(id, 'net_weight')).toMatchObject({ value: { amount: '1', unit: 'lb', base: '453.59237' } });
  });

  it('refuses a unit of another family, what is no number, and what lies outside the range in any unit', async () => {
    const { id } = await buildProduct(db, {});
    expect(await setValue(id, 'net_weight', { amount: '1', unit: 'cm' })).toEqual(['value not_a_unit']);
    expect(await setValue(id, 'net_weight', { amount: '1,5', unit: 'kg' })).toEqual(['value not_a_number']);
    expect(await setValue(id, 'net_weight', { amount: '50000.1', unit: 'g' })).toEqual(['value too_large']);
    expect(await setValue(id, 'net_weight', { amount: '-1', unit: 'g' })).toEqual(['value too_small']);
    expect(await setValue(id, 'net_weight', { amount: '50000', unit: 'g' })).toBe('ProductUpdated');
    expect(await setValue(id, 'net_weight', '12 kg')).toEqual(['value invalid']);
  });

  it('takes money in a currency that exists', async () => {
    const { id } = await buildProduct(db, {});
    expect(await setValue(id, 'deposit', { minor: 25, currency: 'XXQ' })).toEqual(['value not_a_currency']);
    expect(await setValue(id, 'deposit', { minor: 2.5, currency: 'EUR' })).toEqual(['value not_an_amount']);
    expect(await setValue(id, 'deposit', { minor: 25, currency: 'EUR' })).toBe('ProductUpdated');
    expect(await shown(id, 'deposit')).toEqual({ value: { minor: 25, currency: 'EUR' }, text: '0.25 EUR' });
  });

  it('refers to a product that is there, and shows its name', async () => {
    const { id } = await buildProduct(db, {});
    const other = await buildProduct(db, { name: 'Refill bottle' });
    expect(await setValue(id, 'refill', '01890000-0000-7000-8000-000000000001')).toEqual(['value unknown']);
    expect(await setValue(id, 'refill', other.id)).toBe('ProductUpdated');
    expect(await shown(id, 'refill')).toEqual({ value: other.id, text: 'Refill bottle' });
  });
});
