import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { buildProduct } from './product.builder.ts';

/** Whatever is sorted by a name shows that name. */

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

const { id } = await buildProduct(db, { name: 'Kettle' });
await nameOf(id, 'Wasserkocher');
await sql`insert into variant (id, product_id, position) values (${newId()}, ${id}, 1) on conflict do nothing`.execute(
  db,
);
await buildProduct(db, { name: 'Oven' });

async function nameOf(productId: string, name: string): Promise<void> {
  await sql`insert into product_value (id, product_id, attribute_id, locale, value, source_kind)
    select ${newId()}, ${productId}, id, 'de', ${JSON.stringify(name)}::jsonb, 'manual' from attribute where code = 'name'`.execute(
    db,
  );
}

async function ask<Data>(language: string, query: string): Promise<Data> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'accept-language': language, authorization: `Bearer ${administrator.accessToken}` },
    payload: { query },
  });
  return answer.json<{ data: Data }>().data;
}

it('shows the grid of products by the names that it is sorted by', async () => {
  const names = async (language: string) => {
    type Answer = { productGrid: { nodes: { name: string }[] } };
    const { productGrid } = await ask<Answer>(language, '{ productGrid(columns: ["tags"]) { nodes { name } } }');
    return productGrid.nodes.map(({ name }) => name);
  };
  expect(await names('en')).toEqual(['Kettle', 'Oven']);
  expect(await names('de')).toEqual(['Oven', 'Wasserkocher']);
});

it('has the name of a product of the matrix in the language that it is sorted by', async () => {
  type Answer = { listingMatrix: { rows: { product: { localName: string } }[] } };
  const query = '{ listingMatrix(channelIds: []) { rows { product { localName } } } }';
  const { listingMatrix } = await ask<Answer>('de', query);
  expect(listingMatrix.rows.map(({ product }) => product.localName)).toContain('Wasserkocher');
});

it('sorts archived products and keys as the language of the reader sorts names', async () => {
  for (const name of ['Zebra', 'apple', 'Äpfel']) {
    const product = await buildProduct(db, { name, status: 'ARCHIVED' });
    if (name === 'Zebra') await nameOf(product.id, 'Bär');
    const made = await administrator.query(
      'mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { __typename } }',
      { input: { name, rules: [{ action: 'read', subject: 'Product' }], expiresInDays: 30 } },
    );
    expect(made).toEqual({ createApiKey: { __typename: 'ApiKeyCreated' } });
  }
  type Answer = Record<'archivedProducts' | 'apiKeys', { nodes: { name: string }[] }>;
  const found = await ask<Answer>(
    'de',
    `{ archivedProducts(sort: [{ field: NAME, direction: ASC }]) { nodes { name } }
      apiKeys(sort: [{ field: name, direction: ASC }]) { nodes { name } } }`,
  );
  const namesOf = ({ nodes }: { nodes: { name: string }[] }) => nodes.map(({ name }) => name);
  expect(namesOf(found.archivedProducts)).toEqual(['Äpfel', 'apple', 'Bär']);
  expect(namesOf(found.apiKeys)).toEqual(['Äpfel', 'apple', 'Zebra']);
});
