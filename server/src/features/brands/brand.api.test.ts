import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';

const api = await testApi();
const administrator = await api.asAdministrator();

type Answer = { __typename: string; brand?: { id: string; version: number; name: string; status: string } };
const refusals =
  '... on InvalidInput { issues { path code } } ... on VersionConflict { currentVersion } ... on NotFound { id }';

const create = async (input: object, client = administrator) =>
  client.request<{ createBrand: Answer }>(
    `mutation ($input: BrandInput!) { createBrand(input: $input) {
      __typename ... on BrandCreated { brand { id name version aliases status } }
      ... on BrandNameTaken { name brandId } ... on InvalidInput { issues { path code } } } }`,
    { input },
  );
const made = async (input: { name: string; aliases?: string[] }) => {
  const { brand } = (await create(input)).data.createBrand;
  if (!brand) throw new Error('The brand was not made.');
  return brand;
};
const update = async (variables: { id: string; version: number; input: object }, client = administrator) =>
  client.request<{ updateBrand: Answer }>(
    `mutation ($id: ID!, $version: Int!, $input: BrandInput!) { updateBrand(id: $id, version: $version, input: $input) {
      ... on BrandUpdated { brand { id name version aliases status } } __typename
      ... on BrandNameTaken { name brandId } ${refusals} } }`,
    variables,
  );
const setStatus = async (mutation: 'archiveBrand' | 'restoreBrand', id: string, version: number) =>
  (
    await administrator.query<Record<string, Answer>>(
      `mutation ($id: ID!, $version: Int!) { ${mutation}(id: $id, version: $version) { __typename
        ... on BrandStatusChanged { brand { id version status name } } ... on BrandHasActiveProducts { count }
        ... on VersionConflict { currentVersion } ... on NotFound { id } } }`,
      { id, version },
    )
  )[mutation];
const list = (variables: Record<string, unknown>) =>
  administrator.query<{
    brands: { nodes: { name: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean }; total: object };
  }>(
    `query ($first: Int, $after: String, $search: String, $filter: BrandFilter, $sort: [BrandSort!]) {
      brands(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {
        nodes { name } pageInfo { endCursor hasNextPage } total { count isExact } } }`,
    variables,
  );

describe('brands', () => {
  it('keeps a new brand with its aliases and writes down who made it', async () => {
    const brand = await made({ name: 'Nordlicht', aliases: ['Nordlicht GmbH'] });
    const changes = await api.deps.db.selectFrom('change').selectAll().where('entity_id', '=', brand.id).execute();
    expect(brand).toMatchObject({ name: 'Nordlicht', version: 1, status: 'ACTIVE' });
    expect(changes).toMatchObject([{ entity: 'brand', action: 'created', cause: 'screen', actor_kind: 'user' }]);
  });

  it('refuses a name that another brand has or answers to, however it is written', async () => {
    const brand = await made({ name: 'Café Blau', aliases: ['Blaucafé'] });
    const byName = await create({ name: 'CAFE-BLAU' });
    const byAlias = await create({ name: 'blaucafe' });
    expect(byName.data.createBrand).toEqual({ __typename: 'BrandNameTaken', name: 'CAFE-BLAU', brandId: brand.id });
    expect(byAlias.data.createBrand).toMatchObject({ __typename: 'BrandNameTaken', brandId: brand.id });
  });

  it('names every field that is wrong', async () => {
    const answer = await create({ name: ' ', website: 'no address', country: 'XQ' });
    expect(answer.data.createBrand).toEqual({
      __typename: 'InvalidInput',
      issues: [
        { path: 'name', code: 'required' },
        { path: 'website', code: 'not_a_web_address' },
        { path: 'country', code: 'not_a_country' },
      ],
    });
  });

  it('refuses a save over a newer version and says which version that is', async () => {
    const brand = await made({ name: 'Velden' });
    await update({ id: brand.id, version: 1, input: { name: 'Velden', aliases: ['VLD'] } });
    const late = await update({ id: brand.id, version: 1, input: { name: 'Velden AG' } });
    expect(late.data.updateBrand).toEqual({ __typename: 'VersionConflict', currentVersion: 2 });
  });

  it('answers an unknown id as not found', async () => {
    const unknown = '01890000-0000-7000-8000-000000000000';
    const answers = [
      await update({ id: unknown, version: 1, input: { name: 'A' } }),
      await update({ id: 'x', version: 1, input: { name: 'A' } }),
    ];
    expect(answers.map((answer) => answer.data.updateBrand.__typename)).toEqual(['NotFound', 'NotFound']);
  });

  it('archives and restores a brand', async () => {
    const brand = await made({ name: 'Ostwind' });
    const archived = await setStatus('archiveBrand', brand.id, 1);
    const restored = await setStatus('restoreBrand', brand.id, 2);
    expect([archived?.brand?.status, restored?.brand?.status]).toEqual(['ARCHIVED', 'ACTIVE']);
  });

  it('refuses to archive a brand that still has active products', async () => {
    const brand = await made({ name: 'Südhang' });
    await api.deps.db
      .insertInto('product')
      .values({ id: crypto.randomUUID(), name: 'Lamp', slug: 'lamp', brand_id: brand.id, status: 'ACTIVE' })
      .execute();
    expect(await setStatus('archiveBrand', brand.id, 1)).toEqual({ __typename: 'BrandHasActiveProducts', count: 1 });
  });

  it('finds brands by a part of their name or alias, each exactly once over all windows', async () => {
    await Promise.all(['Quill A', 'Quill B', 'Quill C'].map((name) => made({ name, aliases: [`${name} quill`] })));
    const first = (await list({ first: 2, search: 'quill' })).brands;
    const second = (await list({ first: 2, search: 'quill', after: first.pageInfo.endCursor })).brands;
    expect([...first.nodes, ...second.nodes].map(({ name }) => name)).toEqual(['Quill A', 'Quill B', 'Quill C']);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    expect(first.total).toEqual({ count: 3, isExact: true });
  });

  it('takes percent signs in a search as they are', async () => {
    expect((await list({ first: 5, search: '%' })).brands.nodes).toEqual([]);
  });

  it('lets an analyst read and refuses to let them create', async () => {
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const read = await analyst.request('{ brands { nodes { id } } }');
    const refused = await create({ name: 'Mine' }, analyst);
    expect(read.errors).toBeUndefined();
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('lets a brand manager change the brands given to them and no others', async () => {
    const [own, other] = [await made({ name: 'Given' }), await made({ name: 'Not given' })];
    const user = await api.newUser({ roleKeys: ['brand_manager'] });
    await api.deps.db.insertInto('user_brand').values({ user_id: user.id, brand_id: own.id }).execute();
    const manager = await api.as(user);
    const allowed = await update({ id: own.id, version: 1, input: { name: 'Given too' } }, manager);
    const refused = await update({ id: other.id, version: 1, input: { name: 'Taken over' } }, manager);
    expect(allowed.data.updateBrand.__typename).toBe('BrandUpdated');
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
