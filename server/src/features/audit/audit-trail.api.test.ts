import { beforeAll, describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();

type Entry = {
  id: string;
  at: string;
  actor: string;
  actorId: string | null;
  entity: string;
  entityId: string;
  entityName: string | null;
  action: string;
  cause: string;
  requestId: string | null;
  isRevertible: boolean;
  fields: { name: string; before: unknown; after: unknown }[];
};
type Trail = { nodes: Entry[]; total: { count: number }; pageInfo: { endCursor: string; hasNextPage: boolean } };

const ask = (variables: Record<string, unknown>, client: TestClient) =>
  client.request<{ auditTrail: Trail } | null>(
    `query ($first: Int = 100, $after: String, $search: String, $filter: ChangeFilter) {
      auditTrail(first: $first, after: $after, search: $search, filter: $filter) {
        nodes { id at actor actorId entity entityId entityName action cause requestId isRevertible fields { name before after } }
        total { count } pageInfo { endCursor hasNextPage } } }`,
    variables,
  );
async function trail(variables: Record<string, unknown> = {}, client: TestClient = administrator): Promise<Trail> {
  const { data, errors } = await ask(variables, client);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.auditTrail;
}
const clause = (field: string, operator: string, ...values: string[]) => ({
  filter: { where: { clauses: [{ field, operator, values }] } },
});

async function made(field: 'createBrand' | 'createShop', input: object): Promise<string> {
  const [type, record] = field === 'createBrand' ? ['Brand', 'brand'] : ['Shop', 'shop'];
  const answer = await administrator.query<Record<string, Record<string, { id: string }>>>(
    `mutation ($input: ${type}Input!) { ${field}(input: $input) { ... on ${type}Created { ${record} { id } } } }`,
    { input },
  );
  const id = answer[field]?.[record]?.id;
  if (id === undefined) throw new Error(`${field} made nothing.`);
  return id;
}
const newShop = (name: string) =>
  made('createShop', { name, url: `https://${name.toLowerCase()}.example`, kind: 'own' });
const updateBrand = (id: string, version: number, input: object) =>
  administrator.query(
    `mutation ($id: ID!, $version: Int!, $input: BrandInput!) { updateBrand(id: $id, version: $version, input: $input) {
      ... on BrandUpdated { brand { id } } } }`,
    { id, version, input },
  );
const star = (path: string, client: TestClient = administrator) =>
  client.query('mutation ($input: BookmarkInput!) { addBookmark(input: $input) { __typename } }', {
    input: { path, name: `Star of ${path}` },
  });

/** Somebody with a role beside the presets, as an installation may have it. */
async function personWho(key: string, rules: object[], shopIds: string[] = []): Promise<TestClient> {
  await db
    .insertInto('role')
    .values({ id: crypto.randomUUID(), key, name: key, rules: JSON.stringify(rules) })
    .execute();
  const user = await api.newUser({ roleKeys: [key] });
  for (const shopId of shopIds) {
    await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
  }
  return api.as(user);
}

let brandId: string;
let beganAt: string;

beforeAll(async () => {
  brandId = await made('createBrand', { name: 'Lindholm' });
  clock.advance(60_000);
  beganAt = clock.now().toISOString();
  clock.advance(1_000);
  await updateBrand(brandId, 1, { name: 'Lindström' });
  await updateBrand(brandId, 2, { name: 'Lindström', country: 'SE' });
  await star('/products');
});

describe('the audit trail', () => {
  it('holds the changes of all records, newest first, with who, what, how and which request', async () => {
    const { nodes } = await trail({ first: 2 });
    const [starred, country] = nodes;
    expect(starred).toMatchObject({ entity: 'bookmark', action: 'created', entityName: 'Star of /products' });
    expect(country).toMatchObject({
      entity: 'brand',
      entityId: brandId,
      action: 'updated',
      cause: 'screen',
      requestId: expect.any(String),
      isRevertible: true,
      fields: [{ name: 'country', before: null, after: 'SE' }],
    });
    expect(country?.actor).not.toBe('');
  });

  it('calls a record what it was called then', async () => {
    const { nodes } = await trail({ filter: { entityId: [brandId] } });
    expect(nodes.map(({ action, entityName }) => `${action} ${entityName}`)).toEqual([
      'updated Lindström',
      'updated Lindström',
      'created Lindholm',
    ]);
  });

  it('is filtered by person, kind, record, action, cause, time and request, and counts what is left', async () => {
    const { me } = await administrator.query<{ me: { id: string } }>('{ me { id } }');
    const [newest] = (await trail({ filter: { entityId: [brandId] } })).nodes;
    const requestId = newest?.requestId ?? '';
    const counts = await Promise.all(
      [
        { filter: { entityId: [brandId], actorId: [me.id] } },
        { filter: { entityId: [brandId], actorId: [brandId] } },
        { filter: { entity: ['bookmark'] } },
        { filter: { entityId: [brandId], action: ['created'] } },
        { filter: { entityId: [brandId], cause: ['screen'] } },
        { filter: { entityId: [brandId], cause: ['import'] } },
        { filter: { entityId: [brandId], since: beganAt } },
        { filter: { entityId: [brandId], until: beganAt } },
        clause('requestId', 'is', requestId),
      ].map(async (variables) => (await trail(variables)).total.count),
    );
    expect(counts).toEqual([3, 0, 1, 1, 3, 0, 2, 1, 1]);
    const soon = new Date(clock.now().getTime() + 1_000).toISOString();
    const later = await trail(clause('at', 'between', beganAt, soon));
    expect(later.nodes.filter(({ entityId }) => entityId === brandId)).toHaveLength(2);
  });

  it('finds a request, a record and a change by their ids', async () => {
    const [newest] = (await trail({ filter: { entityId: [brandId] } })).nodes;
    const found = async (search: string | null | undefined) => (await trail({ search })).nodes.map(({ id }) => id);
    expect(await found(newest?.requestId)).toEqual([newest?.id]);
    expect(await found(newest?.id)).toEqual([newest?.id]);
    expect(await found(` ${brandId} `)).toHaveLength(3);
    expect(await found('nothing like an id')).toEqual([]);
  });

  it('finds changes by the name that the record has or had, of what it belongs to, and of the person who made them', async () => {
    const shopId = await newShop('Hafenkontor');
    const { fullName } = (await administrator.query<{ me: { fullName: string } }>('{ me { fullName } }')).me;
    const found = async (search: string, client = administrator) =>
      (await trail({ search }, client)).nodes.map(
        ({ entity, action, entityName }) => `${entity} ${action} ${entityName}`,
      );
    const ofBrand = ['brand updated Lindström', 'brand updated Lindström', 'brand created Lindholm'];
    expect(await found('lindholm')).toEqual(ofBrand);
    expect(await found('NDSTR')).toEqual(ofBrand);
    expect(await found('Li')).toEqual(ofBrand);
    expect(await found('ind')).toEqual(ofBrand);
    expect(await found('nd')).toEqual([]);
    expect(await found('%')).toEqual([]);
    expect(await found('Hafenk')).toEqual(['shop created Hafenkontor']);
    const theirs = (await trail({ search: fullName })).nodes;
    const isTheirs = ({ actor, entityName }: Entry) => actor === fullName || entityName === fullName;
    expect(theirs).toEqual((await trail()).nodes.filter(isTheirs));
    expect(theirs.map(({ entity }) => entity)).toContain('bookmark');
    const reader = await personWho(
      'shop_only',
      [
        { action: 'read', subject: 'Audit', scope: 'own_shops' },
        { action: 'read', subject: 'Shop' },
        { action: 'read', subject: 'Brand' },
      ],
      [shopId],
    );
    expect(await found('Lind', reader)).toEqual([]);
    expect(await found('kontor', reader)).toEqual(['shop created Hafenkontor']);
  });

  it('goes on after the last row of a window', async () => {
    const filter = { entityId: [brandId] };
    const all = await trail({ filter });
    const first = await trail({ filter, first: 2 });
    const second = await trail({ filter, first: 2, after: first.pageInfo.endCursor });
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(all.nodes.map(({ id }) => id));
  });

  it('lets a change be taken back by anyone who may change the record, and by nobody who only reads', async () => {
    const id = await made('createBrand', { name: 'Taken back', country: 'AT' });
    await updateBrand(id, 1, { name: 'Taken back', country: 'DE' });
    const reader = await personWho('auditor', [{ action: 'read', subject: 'Audit' }]);
    const [seen] = (await trail({ search: id }, reader)).nodes;
    expect(seen).toMatchObject({ entityName: 'Taken back', isRevertible: false, actorId: null });
    const [change] = (await trail({ search: id })).nodes;
    expect(change).toMatchObject({ isRevertible: true });
    await administrator.query('mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }', { id: change?.id });
    expect((await trail({ search: id })).nodes[0]).toMatchObject({
      cause: 'revert',
      fields: [{ name: 'country', before: 'DE', after: 'AT' }],
    });
  });
});

describe('who reads the audit trail', () => {
  it('refuses people without the right, and asks a visitor to sign in', async () => {
    const person = await personWho('no_auditor', [{ action: 'read', subject: 'Brand' }]);
    expect((await ask({}, person)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await ask({}, api.visitor())).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each(['shop_manager', 'brand_manager', 'analyst', 'support'])(
    'shows a %s what is their own and where they were given something, and nothing of anybody else',
    async (roleKey) => {
      const [user, other] = [
        await api.newUser({ roleKeys: [roleKey] }),
        await newShop(`other-${roleKey.replace('_', '-')}`),
      ];
      const person = await api.as(user);
      await star('/brands', person);
      const { nodes } = await trail({}, person);
      expect(nodes.map(({ entity, action }) => `${entity} ${action}`)).toEqual(['bookmark created', 'user created']);
      expect((await trail({ search: other }, person)).nodes).toEqual([]);
    },
  );

  it('shows somebody whose right ends at their shops what was changed there, as far as they may read it', async () => {
    const [own, other] = [await newShop('Ownmill'), await newShop('Othermill')];
    const rules = [
      { action: 'read', subject: 'Shop' },
      { action: 'read', subject: 'Audit', scope: 'own_shops' },
    ];
    const reader = await personWho('shop_auditor', rules, [own]);
    expect((await trail({}, reader)).nodes.map(({ entityId }) => entityId)).toEqual([own]);
    expect((await trail({}, reader)).total.count).toBe(1);
    expect((await trail({ search: other }, reader)).nodes).toEqual([]);
    expect((await trail({ filter: { entityId: [brandId] } }, reader)).nodes).toEqual([]);
    const blind = await personWho('blind_auditor', rules.slice(1), [own]);
    expect((await trail({}, blind)).nodes).toEqual([]);
  });

  it('shows somebody whose right ends at themselves what is their own', async () => {
    const rules = [
      { action: 'manage', subject: 'Bookmark', scope: 'own' },
      { action: 'read', subject: 'Dashboard' },
      { action: 'read', subject: 'Audit', scope: 'own' },
    ];
    const reader = await personWho('own_auditor', rules);
    await star('/', reader);
    const { nodes } = await trail({}, reader);
    expect(nodes.map(({ entity, action }) => `${entity} ${action}`)).toEqual(['bookmark created', 'user created']);
  });

  it('exports it for anyone who may export it', async () => {
    const exported = (client: TestClient) =>
      api.app.inject({
        method: 'POST',
        url: '/exports',
        headers: { authorization: `Bearer ${client.accessToken}` },
        payload: {
          query: `query ($first: Int!, $after: String) { auditTrail(first: $first, after: $after) {
            nodes { entity entityName action actor requestId } pageInfo { endCursor hasNextPage } } }`,
          variables: {},
          format: 'jsonl',
          columns: ['entity', 'entityName', 'action', 'actor', 'requestId'].map((path) => ({ header: path, path })),
        },
      });
    const reader = await personWho('no_exporter', [{ action: 'read', subject: 'Audit' }]);
    const lines = (await exported(administrator)).body.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ entity: 'bookmark', entityName: 'Star of /products', action: 'created' }),
    );
    expect((await exported(reader)).statusCode).toBe(403);
  });
});
