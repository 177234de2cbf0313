import { expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';

const api = await testApi();
const administrator = await api.as(await api.newUser({ roleKeys: ['administrator'] }));

type Answer = { foundRecords: { of: string; id: string; name: string }[] };
const search = async (text: string, reader = administrator, first?: number) => {
  const document = `query ($search: String!, $first: Int) {
    foundRecords(of: [Brand, User, Product], search: $search, first: $first) { of id name } }`;
  return (await reader.query<Answer>(document, { search: text, ...(first && { first }) })).foundRecords;
};
const newBrand = async (name: string): Promise<string> => {
  const document = `mutation ($input: BrandInput!) { createBrand(input: $input) { ... on BrandCreated { brand { id } } } }`;
  const { createBrand } = await administrator.query<{ createBrand: { brand: { id: string } } }>(document, {
    input: { name },
  });
  return createBrand.brand.id;
};

it('finds records of several subjects at once, by name or id, without those that the reader may not read', async () => {
  const brand = await newBrand('Adastra');
  expect(await search(brand)).toEqual([{ of: 'Brand', id: brand, name: 'Adastra' }]);
  const analyst = await api.newUser({ email: 'adastra@example.test', roleKeys: ['analyst'] });
  expect((await search('adastra')).map(({ of, id }) => [of, id])).toEqual([
    ['Brand', brand],
    ['User', analyst.id],
  ]);
  expect((await search('adastra', await api.as(analyst))).map(({ of }) => of)).toEqual(['Brand']);
});

it('finds five of each, or as many as are asked for, twenty at most', async () => {
  for (let count = 0; count < 21; count += 1) await newBrand(`Crowd ${count}`);
  expect(await search('crowd')).toHaveLength(5);
  expect(await search('crowd', administrator, 7)).toHaveLength(7);
  expect(await search('crowd', administrator, 100)).toHaveLength(20);
});
