import { inParts } from '@quarry/contracts/bulk';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { workOnBulkRun } from '../bulk/index.ts';
import { buildColourFromOffer, buildProduct } from '../products/product.builder.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

type Archival = { reason: string | null; note: string | null; by: string | null };
type Product = { id: string; version: number; status: string; archival: Archival | null };
type Answer = { __typename: string; product?: Product; changeId?: string; code?: string; issues?: object[] };
type Row = Archival & { id: string; name: string; place: string; status: string; purgeAt: string | null };

const ended = { reason: 'DISCONTINUED', note: 'The maker wrote so in May.' };

const active = async (name: string, brandId?: string) => ({
  ...(await buildProduct(db, { name, status: 'ACTIVE', ...(brandId && { brandId }) })),
  version: 1,
});
const asked = async (
  { id, version }: { id: string; version: number },
  input: object,
  client: TestClient = administrator,
) =>
  client.request<{ archiveProduct: Answer }>(
    `mutation ($id: ID!, $version: Int!, $input: ArchiveProductInput!) { archiveProduct(id: $id, version: $version, input: $input) {
      __typename ... on ProductUpdated { changeId product { id version status archival { reason note by } } }
      ... on InvalidInput { issues { path code } } ... on NotAllowedNow { code reason }
      ... on VersionConflict { currentVersion } ... on NotFound { id } } }`,
    { id, version, input },
  );
const archive = async (product: { id: string; version: number }, input: object = ended) =>
  (await asked(product, input)).data.archiveProduct;
const archived = async (name: string, input: object = ended, brandId?: string) => {
  const { product, changeId } = await archive(await active(name, brandId), input);
  if (!product) throw new Error(`${name} was not archived.`);
  return { ...product, changeId };
};
const move = async ({ id, version }: { id: string; version: number }, status: string) =>
  (
    await administrator.query<{ changeProductStatus: Answer }>(
      `mutation ($id: ID!, $version: Int!, $status: ProductStatus!) { changeProductStatus(id: $id, version: $version, status: $status) {
        __typename ... on ProductUpdated { changeId product { id version status archival { reason } } } ... on NotAllowedNow { code reason } } }`,
      { id, version, status },
    )
  ).changeProductStatus;
const remove = (product: { id: string; version: number }) =>
  administrator.query(
    'mutation ($id: ID!, $version: Int!) { deleteProduct(id: $id, version: $version) { __typename } }',
    { id: product.id, version: product.version },
  );
const revert = async (changeId: string | undefined) =>
  (
    await administrator.query<{ revertChange: Answer }>(
      `mutation ($id: ID!) { revertChange(changeId: $id) { __typename ... on NotAllowedNow { code reason } } }`,
      { id: changeId },
    )
  ).revertChange;
const read = async (id: string) =>
  (
    await administrator.query<{ product: Product | null }>(
      'query ($id: ID!) { product(id: $id) { id version status archival { reason note by } } }',
      { id },
    )
  ).product;
const list = async (variables: object, client: TestClient = administrator) =>
  (
    await client.query<{
      archivedProducts: { nodes: Row[]; total: { count: number }; pageInfo: { endCursor: string } };
    }>(
      `query ($first: Int, $after: String, $search: String, $filter: ArchivedProductFilter, $sort: [ArchivedProductSort!]) {
        archivedProducts(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {
          nodes { id name place status reason note by purgeAt } total { count } pageInfo { endCursor } } }`,
      { ...variables },
    )
  ).archivedProducts;
const names = async (variables: object, client?: TestClient) =>
  (await list(variables, client)).nodes.map(({ name }) => name);
const bulk = async (action: string, ids: readonly string[], options: { list?: string; input?: object } = {}) => {
  const { startBulkRun: answer } = await administrator.query<{
    startBulkRun: { __typename: string; run?: { id: string }; issues?: object[] };
  }>(
    `mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { __typename ... on BulkRunStarted { run { id } }
      ... on InvalidInput { issues { path code } } } }`,
    { input: { list: 'archivedProducts', ...options, action, ids: inParts(ids) } },
  );
  while (await workOnBulkRun(api.deps, workOnLists));
  return answer;
};
const items = async (runId: string | undefined) =>
  (
    await administrator.query<{ bulkItems: { nodes: { name: string; refusal: { code: string } | null }[] } }>(
      'query ($runId: ID!) { bulkItems(runId: $runId) { nodes { name outcome refusal { code } } } }',
      { runId },
    )
  ).bulkItems.nodes.map(({ name, refusal }) => [name, refusal?.code ?? null]);
const newBrand = async (name: string) => {
  const id = newId<'brand'>();
  await db.insertInto('brand').values({ id, name, slug: id, name_key: id }).execute();
  return id;
};
const brandManager = async (brandId: string) => {
  const user = await api.newUser({ roleKeys: ['brand_manager'] });
  await db.insertInto('user_brand').values({ user_id: user.id, brand_id: brandId }).execute();
  return api.as(user);
};

describe('archiving a product', () => {
  it('keeps reason, note, person and day, and takes it out of the other lists and the search', async () => {
    const { id } = await archived('Quillon lamp');
    expect(await read(id)).toMatchObject({
      status: 'ARCHIVED',
      archival: { ...ended, by: expect.any(String) as string },
    });
    const elsewhere = await administrator.query(
      `query ($id: String!) { products(search: "quillon") { nodes { name } total { count } }
        found: foundRecords(of: [Product], search: "quillon") { name } byId: foundRecords(of: [Product], search: $id) { name } }`,
      { id },
    );
    expect(elsewhere).toEqual({
      products: { nodes: [], total: { count: 0 } },
      found: [],
      byId: [{ name: 'Quillon lamp' }],
    });
    expect((await list({ search: 'quillon' })).nodes).toMatchObject([
      { name: 'Quillon lamp', place: 'ARCHIVE', ...ended, purgeAt: null },
    ]);
  });

  it.each([
    ['without a reason', {}, [{ path: 'reason', code: 'required' }]],
    ['for another reason without a note', { reason: 'OTHER', note: ' ' }, [{ path: 'note', code: 'required' }]],
    [
      'with a note of 10,000 signs',
      { reason: 'NOT_SOLD', note: 'x'.repeat(10_000) },
      [{ path: 'note', code: 'too_long' }],
    ],
  ])('is refused %s, at the field', async (name, input, issues) => {
    const product = await active(`Refused ${name}`);
    expect(await archive(product, input)).toEqual({ __typename: 'InvalidInput', issues });
    expect((await read(product.id))?.status).toBe('ACTIVE');
  });

  it('is refused for one that is archived, in the bin, in review, or changed meanwhile', async () => {
    const again = await archived('Again');
    expect(await archive(again)).toEqual({
      __typename: 'NotAllowedNow',
      code: 'already_there',
      reason: 'The product is archived already. Open “Archive product” to unarchive it or to see why it is archived.',
    });
    const gone = await active('Gone');
    await remove(gone);
    expect(await archive(gone)).toEqual({ __typename: 'NotFound', id: gone.id });
    const inReview = { ...(await buildProduct(db, { name: 'In review', status: 'IN_REVIEW' })), version: 1 };
    expect(await archive(inReview)).toMatchObject({ code: 'no_such_move' });
    const draft = { ...(await buildProduct(db, { name: 'Draft' })), version: 1 };
    expect(await archive(draft)).toMatchObject({ __typename: 'ProductUpdated' });
    const two = await active('Two people');
    await archive(two);
    expect(await archive(two, { reason: 'DUPLICATE' })).toEqual({ __typename: 'VersionConflict', currentVersion: 2 });
    expect((await read(two.id))?.archival?.reason).toBe('DISCONTINUED');
  });

  it('is not done by the door that names no reason', async () => {
    expect(await move(await active('No reason'), 'ARCHIVED')).toEqual({
      __typename: 'NotAllowedNow',
      code: 'ARCHIVE_REASON_MISSING',
      reason: 'A product is archived with a reason. Archive it again and choose one.',
    });
  });

  it('is refused for a product of a brand that one does not manage', async () => {
    const [own, other] = [await newBrand('Own brand'), await newBrand('Other brand')];
    const manager = await brandManager(own);
    const { errors } = await asked(await active('Of others', other), ended, manager);
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const done = await asked(await active('Of mine', own), ended, manager);
    expect(done.data.archiveProduct.product?.status).toBe('ARCHIVED');
  });

  it('is taken back, and taken back again with the same reason', async () => {
    const { id, changeId } = await archived('Undone');
    expect(await revert(changeId)).toMatchObject({ __typename: 'ChangeReverted' });
    const back = await read(id);
    expect(back).toMatchObject({ status: 'ACTIVE', archival: null });
    const again = (await archive({ id, version: back?.version ?? 0 })).product;
    const draft = await move(again ?? { id, version: 0 }, 'DRAFT');
    expect(draft.product).toMatchObject({ status: 'DRAFT', archival: null });
    await revert(draft.changeId);
    expect(await read(id)).toMatchObject({ status: 'ARCHIVED', archival: ended });
  });

  it('is not restored by a change that knew no reason', async () => {
    const { id } = await archived('Old');
    const draft = await move((await read(id)) ?? { id, version: 0 }, 'DRAFT');
    await sql`update change set before = before - 'archiveReason' - 'archiveNote', after = after - 'archiveReason' - 'archiveNote'
      where id = ${draft.changeId}`.execute(db);
    expect(await revert(draft.changeId)).toMatchObject({ code: 'ARCHIVE_REASON_MISSING' });
  });
});

describe('the list of archived products', () => {
  it('shows what is archived and what lies in the bin, what left last first, window by window', async () => {
    for (const name of ['Orrery 1', 'Orrery 2', 'Orrery 3']) await archived(name, { reason: 'DUPLICATE' });
    const binned = await active('Orrery 4');
    await remove(binned);
    const both = await archived('Orrery 5', { reason: 'WRONG_DATA' });
    await remove(both);
    await sql`update product set archived_at = now() - (10 - right(name, 1)::int) * interval '1 day' where name like 'Orrery %' and archived_at is not null`.execute(
      db,
    );
    await sql`update product set deleted_at = now() - (10 - right(name, 1)::int) * interval '1 day' where name like 'Orrery %' and deleted_at is not null`.execute(
      db,
    );
    const first = await list({ search: 'orrery', first: 2 });
    expect(first.nodes).toMatchObject([
      {
        name: 'Orrery 5',
        place: 'BIN',
        status: 'ARCHIVED',
        reason: 'WRONG_DATA',
        purgeAt: expect.any(String) as string,
      },
      { name: 'Orrery 4', place: 'BIN', status: 'ACTIVE', reason: null },
    ]);
    expect(first.total).toEqual({ count: 5 });
    expect(await names({ search: 'orrery', first: 2, after: first.pageInfo.endCursor })).toEqual([
      'Orrery 3',
      'Orrery 2',
    ]);
    const byName = [{ field: 'NAME', direction: 'ASC' }];
    expect(await names({ search: 'orrery', sort: byName, filter: { place: ['ARCHIVE'] } })).toEqual([
      'Orrery 1',
      'Orrery 2',
      'Orrery 3',
    ]);
    expect(await names({ search: 'orrery', filter: { reason: ['WRONG_DATA'] } })).toEqual(['Orrery 5']);
    const { deleted_by: byId } = await db
      .selectFrom('bin_entry')
      .select('deleted_by')
      .where('id', '=', binned.id)
      .executeTakeFirstOrThrow();
    expect(await names({ search: 'orrery', filter: { byId: [byId] } })).toHaveLength(5);
    expect(await names({ search: 'orrery', filter: { byId: [newId()] } })).toEqual([]);
  });

  it('offers each reader what they may do', async () => {
    const [own, other] = [await newBrand('Mine'), await newBrand('Theirs')];
    await archived('Sextant own', ended, own);
    await archived('Sextant other', ended, other);
    const manager = await brandManager(own);
    const { archivedProducts } = await manager.query<{ archivedProducts: { nodes: object[] } }>(
      '{ archivedProducts(search: "sextant", sort: [{ field: NAME, direction: ASC }]) { nodes { name mayRestore mayPurge } } }',
    );
    expect(archivedProducts.nodes).toEqual([
      { name: 'Sextant other', mayRestore: false, mayPurge: false },
      { name: 'Sextant own', mayRestore: true, mayPurge: false },
    ]);
  });
});

describe('what archiving means', () => {
  const effects = async (variables: object) =>
    (
      await administrator.query<{ archiveEffects: object }>(
        `query ($ids: [[ID!]!], $search: String, $released: [[ID!]!]) {
          archiveEffects(ids: $ids, search: $search, released: $released) { products refused offers shops offerProductIds proposals proposalProductIds } }`,
        { ...variables },
      )
    ).archiveEffects;

  it('is counted for the named ones and for all that match but the released ones, and the offers stay matched', async () => {
    const product = await active('Theodolite one');
    await buildColourFromOffer(db, product.id, product.variantId, 'brass');
    const inReview = await buildProduct(db, { name: 'Theodolite two', status: 'IN_REVIEW' });
    expect(await effects({ ids: [[product.id, inReview.id]] })).toEqual({
      products: 2,
      refused: 1,
      offers: 1,
      shops: 1,
      offerProductIds: [product.id],
      proposals: 0,
      proposalProductIds: [],
    });
    const matching = { search: 'theodolite', released: [[inReview.id]] };
    expect(await effects(matching)).toMatchObject({
      products: 1,
      refused: 0,
      offers: 1,
      offerProductIds: [product.id],
    });
    await archive(product);
    const { offers } = await administrator.query<{ offers: { nodes: object[] } }>(
      'query ($id: ID!) { offers(filter: { productId: [$id] }) { nodes { productName } } }',
      { id: product.id },
    );
    expect(offers.nodes).toEqual([{ productName: 'Theodolite one' }]);
  });
});

describe('many at once', () => {
  it('are archived with one reason, and taken back', async () => {
    const ids = [(await active('Gnomon 1')).id, (await active('Gnomon 2')).id];
    const inReview = (await buildProduct(db, { name: 'Gnomon 3', status: 'IN_REVIEW' })).id;
    expect(await bulk('archive', ids, { list: 'products' })).toMatchObject({
      __typename: 'InvalidInput',
      issues: [{ path: 'input.reason', code: 'required' }],
    });
    const { run } = await bulk('archive', [...ids, inReview], { list: 'products', input: { reason: 'NOT_SOLD' } });
    expect(await items(run?.id)).toEqual([
      ['Gnomon 1', null],
      ['Gnomon 2', null],
      ['Gnomon 3', 'no_such_move'],
    ]);
    expect((await list({ search: 'gnomon' })).nodes.map(({ reason }) => reason)).toEqual(['NOT_SOLD', 'NOT_SOLD']);
    await administrator.query('mutation ($id: ID!) { commandRun(id: $id, command: UNDO) { __typename } }', {
      id: run?.id,
    });
    while (await workOnBulkRun(api.deps, workOnLists));
    expect((await read(ids[0] ?? ''))?.status).toBe('ACTIVE');
  });

  it('come back each to where it belongs, and only what lies in the bin is deleted for good', async () => {
    const kept = await archived('Astrolabe 1');
    const binned = await active('Astrolabe 2');
    await remove(binned);
    const purged = await bulk('purge', [kept.id]);
    expect(await items(purged.run?.id)).toEqual([['Astrolabe 1', 'ARCHIVED_NOT_BINNED']]);
    await bulk('restore', [kept.id, binned.id]);
    expect([(await read(kept.id))?.status, (await read(binned.id))?.status]).toEqual(['DRAFT', 'ACTIVE']);
    const last = await archived('Astrolabe 3');
    await bulk('delete', [last.id]);
    expect((await list({ search: 'astrolabe' })).nodes).toMatchObject([{ name: 'Astrolabe 3', place: 'BIN' }]);
    await bulk('purge', [last.id]);
    expect((await list({ search: 'astrolabe' })).nodes).toEqual([]);
  });
});
