import { excavatorInput } from '@quarry/contracts/excavators';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { buildObservedShop, storeOffers } from '../../testing/shop-offers.ts';
import { checkLineage, createExcavator, decideProposals, digEverything, undoDecision } from '../excavators/index.ts';
import { emptyBin } from './index.ts';

const api = await testApi();
const { deps } = api;
const { db, clock } = deps;
const administrator = await api.asAdministrator();
const deciding = { actor: systemActor, cause: 'screen' as const };
const dayMs = 86_400_000;
await createExcavator(deps, deciding, excavatorInput.parse({ name: 'All', scope: {} }));

type Entry = {
  id: string;
  entity: string;
  name: string;
  deletedBy: string | null;
  purgeAt: string;
  mayRestore: boolean;
};
type Answer = { __typename: string; code?: string; name?: string };

const bin = async (client: TestClient = administrator, variables: object = {}) =>
  (
    await client.query<{ binEntries: { nodes: Entry[] } }>(
      `query ($search: String, $filter: BinFilter, $sort: [BinSort!]) { binEntries(search: $search, filter: $filter, sort: $sort) {
        nodes { id entity name deletedBy deletedAt purgeAt mayRestore } total { count } } }`,
      { ...variables },
    )
  ).binEntries.nodes;
const namesIn = async (client?: TestClient, variables?: object) =>
  (await bin(client, variables)).map(({ name }) => name);
const restore = async (id: string, client: TestClient = administrator) =>
  (
    await client.request<{ restoreFromBin: Answer }>(
      'mutation ($id: ID!) { restoreFromBin(id: $id) { __typename ... on RestoredFromBin { name } ... on NotAllowedNow { code } } }',
      { id },
    )
  ).data?.restoreFromBin;
const purge = async (id: string, client: TestClient = administrator) =>
  (
    await client.request<{ purgeFromBin: Answer }>('mutation ($id: ID!) { purgeFromBin(id: $id) { __typename } }', {
      id,
    })
  ).data?.purgeFromBin;
const remove = async (id: string, client: TestClient = administrator) => {
  const { version } = await db.selectFrom('product').select('version').where('id', '=', id).executeTakeFirstOrThrow();
  const variables = { id, version };
  return (
    await client.request<{ deleteProduct: Answer }>(
      'mutation ($id: ID!, $version: Int!) { deleteProduct(id: $id, version: $version) { __typename } }',
      variables,
    )
  ).data?.deleteProduct.__typename;
};
const newProduct = async (name: string, brandId?: string, client: TestClient = administrator) =>
  (
    await client.query<{ createProduct: { product: { id: string } } }>(
      'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id } } } }',
      { input: { name, brandId } },
    )
  ).createProduct.product.id;
const newBrand = async (name: string, client: TestClient = administrator) =>
  (
    await client.query<{ createBrand: { brand: { id: string } } }>(
      'mutation ($name: String!) { createBrand(input: { name: $name }) { ... on BrandCreated { brand { id } } } }',
      { name },
    )
  ).createBrand.brand.id;

/** Where a product is met, and what hangs on it. */
const shown = (id: string, name: string) =>
  administrator.query(
    `query ($id: ID!, $name: String!) {
      product(id: $id) { name offerCount values { text } variants { identifiers { value } } }
      products(search: $name) { nodes { name } total { count } }
      namedRecords(of: Product, search: $name) { name }
      offers(filter: { productId: [$id] }) { nodes { title productId productName } }
      proposals(filter: { productId: [$id], state: [in_review] }) { nodes { kind } total { count } }
      bookmarks { isGone } }`,
    { id, name },
  );
const open = async () =>
  (
    await sql<{ id: string; kind: string }>`
      select p.id, p.kind from proposal p join offer o on o.id = p.offer_id where p.state = 'in_review' order by o.title`.execute(
      db,
    )
  ).rows;
const accept = async () => {
  const ids = (await open()).map(({ id }) => id);
  await decideProposals(deps, deciding, ids, 'accept');
};
const productOf = async (title: string) => {
  const { product_id: id } = await db
    .selectFrom('offer')
    .select('product_id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow();
  return id ?? '';
};

describe('a deleted product', () => {
  it('is shown nowhere but in the bin, and comes back with all that hung on it', async () => {
    const shop = await buildObservedShop(deps);
    await storeOffers(deps, shop, { sku: '1', name: 'Aurelo Sereno kettle KX-530', brand: 'Aurelo', mpn: 'KX-530' });
    await digEverything(deps);
    await accept();
    await storeOffers(deps, await buildObservedShop(deps), {
      sku: 'a',
      name: 'Aurelo kettle KX530 Sereno',
      brand: 'Aurelo',
    });
    await digEverything(deps);
    const id = await productOf('Aurelo Sereno kettle KX-530');
    await administrator.query(
      'mutation ($path: String!) { addBookmark(input: { path: $path, name: "Kettle" }) { __typename } }',
      { path: `/products/${id}` },
    );
    const before = await shown(id, 'Sereno');
    expect(before).toMatchObject({ product: { offerCount: 1 }, proposals: { nodes: [{ kind: 'link_offer' }] } });
    expect(await remove(id)).toBe('ProductDeleted');
    expect(await shown(id, 'Sereno')).toEqual({
      product: null,
      products: { nodes: [], total: { count: 0 } },
      namedRecords: [],
      offers: { nodes: [{ title: 'Aurelo Sereno kettle KX-530', productId: null, productName: null }] },
      proposals: { nodes: [], total: { count: 0 } },
      bookmarks: [{ isGone: true }],
    });
    expect(await bin(administrator, { search: 'kettle' })).toMatchObject([
      { id, entity: 'product', purgeAt: new Date(clock.now().getTime() + 30 * dayMs).toISOString(), mayRestore: true },
    ]);
    expect(await restore(id)).toMatchObject({ __typename: 'RestoredFromBin' });
    expect(await shown(id, 'Sereno')).toEqual(before);
    expect(await restore(id)).toEqual({ __typename: 'NotFound' });
  });

  it('is proposed anew for the offers that waited for it, and asked about again once it is back', async () => {
    const [one, two] = ['Dorva Brisk toaster TR-774', 'Dorva toaster TR774 Brisk'];
    await storeOffers(deps, await buildObservedShop(deps), { sku: '1', name: one, brand: 'Dorva', mpn: 'TR-774' });
    await digEverything(deps);
    await accept();
    await storeOffers(deps, await buildObservedShop(deps), { sku: 'a', name: two, brand: 'Dorva' });
    await digEverything(deps);
    const id = await productOf(one);
    await remove(id);
    await digEverything(deps);
    const asked = async () => (await open()).map(({ kind }) => kind);
    expect(await asked()).toContain('create_product');
    await restore(id);
    await digEverything(deps);
    expect(await asked()).not.toContain('create_product');
  });

  it('lies there too when the acceptance that made it is taken back', async () => {
    await storeOffers(deps, await buildObservedShop(deps), { sku: '1', name: 'Brixxon lamp LX-201', brand: 'Brixxon' });
    await digEverything(deps);
    const [proposal = ''] = (await open()).filter(({ kind }) => kind === 'create_product').map(({ id }) => id);
    await decideProposals(deps, deciding, [proposal], 'accept');
    await undoDecision(deps, deciding, proposal);
    expect(await namesIn(administrator, { search: 'Brixxon' })).toEqual(['Brixxon lamp LX-201']);
  });

  it('stays where it is while its brand is archived', async () => {
    const brandId = await newBrand('Selko');
    const id = await newProduct('Selko fan', brandId);
    await sql`update product set status = 'ACTIVE' where id = ${id}`.execute(db);
    await remove(id);
    await sql`update brand set status = 'ARCHIVED' where id = ${brandId}`.execute(db);
    expect(await restore(id)).toEqual({ __typename: 'NotAllowedNow', code: 'BRAND_ARCHIVED' });
    expect(await namesIn(administrator, { search: 'Selko' })).toEqual(['Selko fan']);
  });
});

describe('what is deleted for good', () => {
  it('takes along what hangs on a product; its offers stay, the lineage stays whole, and the trail tells all', async () => {
    const title = 'Nordal mixer MB-118';
    await storeOffers(deps, await buildObservedShop(deps), { sku: '1', name: title, brand: 'Nordal', mpn: 'MB-118' });
    await digEverything(deps);
    await accept();
    const id = await productOf(title);
    const decided = await db.selectFrom('proposal').select('id').where('product_id', '=', id).executeTakeFirstOrThrow();
    await remove(id);
    expect(await purge(id)).toEqual({ __typename: 'PurgedFromBin' });
    const offers = await db
      .selectFrom('offer')
      .select(['product_id', 'match_state'])
      .where('title', '=', title)
      .execute();
    expect(offers).toEqual([{ product_id: null, match_state: 'unmatched' }]);
    expect(await db.selectFrom('product').select('id').where('id', '=', id).execute()).toEqual([]);
    const flaws = new Set<string>();
    await checkLineage(deps, ({ reason }) => flaws.add(reason));
    expect([...flaws]).toEqual(['its snapshot names no stored bytes']);
    const trail = await db
      .selectFrom('change')
      .select(['action', 'before'])
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['created', 'values_read', 'deleted', 'purged']);
    expect(trail.at(-1)?.before).toEqual({ name: title });
    expect(await undoDecision(deps, deciding, decided.id)).toMatchObject({ code: 'PRODUCT_PURGED' });
    expect(await purge(id)).toEqual({ __typename: 'NotFound' });
  });

  it('leaves its offers to the review desk, as what no product has', async () => {
    const title = 'Hestra whisk HW-31';
    await storeOffers(deps, await buildObservedShop(deps), { sku: '1', name: title, brand: 'Hestra', mpn: 'HW-31' });
    await digEverything(deps);
    await accept();
    const id = await productOf(title);
    await remove(id);
    await purge(id);
    await digEverything(deps);
    const { proposals } = await administrator.query<{ proposals: { nodes: object[] } }>(
      `query ($search: String) { proposals(search: $search, filter: { state: [in_review] }) { nodes { kind title } } }`,
      { search: 'Hestra' },
    );
    expect(proposals.nodes).toEqual([{ kind: 'create_product', title: `New product "${title}"` }]);
    await accept();
    expect(await productOf(title)).not.toBe('');
  });

  it('goes by itself after its days, in batches, and nothing goes before', async () => {
    await emptyBin({ ...deps, clock: { now: () => new Date(clock.now().getTime() + 30 * dayMs + 1) } });
    await sql`
      with old as (insert into product (id, name, slug, deleted_at)
        select gen_random_uuid(), 'Old ' || n, 'old-' || n, ${clock.now()}::timestamptz from generate_series(1, 60) n returning id, name, deleted_at)
      insert into bin_entry (id, entity, name, deleted_at) select id, 'product', name, deleted_at from old`.execute(db);
    clock.advance(20 * dayMs);
    const late = await api.asAdministrator();
    await remove(await newProduct('Young', undefined, late), late);
    clock.advance(11 * dayMs);
    expect(await emptyBin(deps)).toBe(60);
    expect(await namesIn(await api.asAdministrator())).toEqual(['Young']);
    const purged = await sql<{ count: number }>`
      select count(*)::int as count from change where action = 'purged' and cause = 'schedule' and before ->> 'name' like 'Old %'`.execute(
      db,
    );
    expect(purged.rows).toEqual([{ count: 60 }]);
    expect(await emptyBin(deps)).toBe(0);
  });
});

describe('views and roles in the bin', () => {
  const look = { columns: [], density: 'usual' };
  const save = async (client: TestClient, name: string, isShared = false) => {
    const id = crypto.randomUUID();
    const input = { name, isShared, query: 'q=mug', ...look };
    await client.query(
      'mutation ($id: ID!, $input: SavedViewInput!) { createSavedView(id: $id, list: "brands", input: $input) { __typename } }',
      { id, input },
    );
    return id;
  };
  const drop = (client: TestClient, id: string) =>
    client.query('mutation ($id: ID!) { deleteSavedView(id: $id, version: 1) { __typename } }', { id });
  const views = async (client: TestClient) =>
    (
      await client.query<{ savedViews: object[] }>(
        '{ savedViews(list: "brands") { id name isShared query density version } }',
      )
    ).savedViews;

  it('brings a view back to its owner as it was, and shows others what was shared at most', async () => {
    const admin = await api.asAdministrator();
    const owner = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const [own, shared] = [await save(owner, 'My mugs'), await save(owner, 'Our mugs', true)];
    const [before] = await views(owner);
    await drop(owner, own);
    await drop(owner, shared);
    expect((await namesIn(owner)).filter((name) => name.endsWith('mugs')).toSorted()).toEqual(['My mugs', 'Our mugs']);
    expect((await namesIn(admin)).filter((name) => name.endsWith('mugs'))).toEqual(['Our mugs']);
    const other = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    expect((await namesIn(other)).filter((name) => name.endsWith('mugs'))).toEqual([]);
    expect(await restore(own, other)).toEqual({ __typename: 'NotFound' });
    expect(await restore(own, owner)).toMatchObject({ __typename: 'RestoredFromBin', name: 'My mugs' });
    expect(await views(owner)).toEqual([{ ...before, version: 2 }]);
  });

  it('keeps how people want a view to look until it goes for good', async () => {
    const owner = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const other = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const lay = (client: TestClient, density: string, viewId: string | null) =>
      client.query(
        `mutation ($viewId: ID, $input: ListLayoutInput) {
          saveListLayout(list: "brands", viewId: $viewId, input: $input) { ... on ListLayoutSaved { layout { version } } } }`,
        { viewId, input: { columns: [], density } },
      );
    const layouts = async (client: TestClient) =>
      (await client.query<{ listLayouts: object[] }>('{ listLayouts(list: "brands") { viewId look { density } } }'))
        .listLayouts;
    const id = await save(owner, 'Laid out', true);
    await lay(owner, 'compact', id);
    await lay(other, 'roomy', id);
    await drop(owner, id);
    expect([await layouts(owner), await layouts(other)]).toEqual([[], []]);
    await lay(other, 'usual', null);
    await restore(id, owner);
    expect(await layouts(owner)).toEqual([{ viewId: id, look: { density: 'compact' } }]);
    expect(await layouts(other)).toEqual(
      expect.arrayContaining([
        { viewId: id, look: { density: 'roomy' } },
        { viewId: null, look: { density: 'usual' } },
      ]),
    );
    await owner.query('mutation ($id: ID!) { deleteSavedView(id: $id, version: 2) { __typename } }', { id });
    await purge(id, owner);
    const left = await sql`select from list_layout where look ->> 'density' in ('compact', 'roomy')`.execute(db);
    expect(left.rows).toEqual([]);
  });

  it('brings a role back as it was, unless another one has its name by now', async () => {
    const admin = await api.asAdministrator();
    const input = { name: 'Porters', rules: [{ action: 'read', subject: 'Shop' }] };
    const make = async () =>
      (
        await admin.query<{ createRole: { role: { id: string } } }>(
          'mutation ($input: RoleInput!) { createRole(input: $input) { ... on RoleCreated { role { id } } } }',
          { input },
        )
      ).createRole.role.id;
    const dropRole = (id: string) =>
      admin.query('mutation ($id: ID!, $version: Int!) { deleteRole(id: $id, version: $version) { __typename } }', {
        id,
        version: 1,
      });
    const id = await make();
    await dropRole(id);
    const second = await make();
    expect(await restore(id, admin)).toEqual({ __typename: 'NotAllowedNow', code: 'ROLE_NAME_TAKEN' });
    await dropRole(second);
    expect(await restore(id, admin)).toMatchObject({ __typename: 'RestoredFromBin' });
    const { role } = await admin.query<{ role: object }>(
      'query ($id: ID!) { role(id: $id) { key name rules { action subject } } }',
      { id },
    );
    expect(role).toEqual({ key: 'porters', ...input });
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    expect(await namesIn(analyst)).not.toContain('Porters');
  });
});

describe('who may do what with the bin', () => {
  it('shows a brand manager what they may read, and lets them act on products of their brands', async () => {
    const admin = await api.asAdministrator();
    const [mine, theirs] = [await newBrand('Mine', admin), await newBrand('Theirs', admin)];
    const [own, other] = [await newProduct('Own pot', mine, admin), await newProduct('Other pot', theirs, admin)];
    await remove(own, admin);
    await remove(other, admin);
    const user = await api.newUser({ roleKeys: ['brand_manager'] });
    await db.insertInto('user_brand').values({ user_id: user.id, brand_id: mine }).execute();
    const manager = await api.as(user);
    const entries = (await bin(manager, { search: 'pot' })).map(({ name, mayRestore }) => [name, mayRestore]);
    expect(new Map(entries as [string, boolean][])).toEqual(
      new Map([
        ['Other pot', false],
        ['Own pot', true],
      ]),
    );
    const one = async (id: string) =>
      (await manager.query<{ binEntry: object | null }>(`{ binEntry(id: "${id}") { name mayRestore } }`)).binEntry;
    expect(await one(own)).toEqual({ name: 'Own pot', mayRestore: true });
    expect(await one(other)).toEqual({ name: 'Other pot', mayRestore: false });
    expect([await one(mine), await one('none')]).toEqual([null, null]);
    expect(await restore(other, manager)).toBeUndefined();
    expect(await purge(other, manager)).toBeUndefined();
    expect(await restore(own, manager)).toMatchObject({ __typename: 'RestoredFromBin' });
    expect(await remove(own, manager)).toBe('ProductDeleted');
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    expect((await bin(analyst, { search: 'pot' })).map(({ mayRestore }) => mayRestore)).toEqual([false, false]);
    expect(await purge(own, analyst)).toBeUndefined();
  });

  it('finds by kind, person and day', async () => {
    const admin = await api.asAdministrator();
    const { me } = await admin.query<{ me: { id: string } }>('{ me { id } }');
    const id = await newProduct('Found cup', undefined, admin);
    await remove(id, admin);
    const since = new Date(clock.now().getTime() - 1).toISOString();
    const found = (filter: object) => namesIn(admin, { filter, search: 'cup' });
    expect(await found({ entity: ['product'], deletedById: [me.id], deletedSince: since })).toEqual(['Found cup']);
    expect(await found({ entity: ['role'] })).toEqual([]);
    expect(await found({ deletedUntil: new Date(clock.now().getTime() - dayMs).toISOString() })).toEqual([]);
  });
});
