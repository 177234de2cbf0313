import { type PermissionRule, rulesOfBoth } from '@quarry/contracts/access';
import { describe, expect, it } from 'vitest';
import { makeActor } from '../../platform/auth/index.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { seenAs, writeRoleView } from './role-preview.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

type Preview = { rolePreview: { view: string; ability: { action: string; subject: string }[] } | null };

async function addShop(name: string): Promise<string> {
  const { createShop } = await administrator.query<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    { input: { name, url: `https://${name}.example`, kind: 'own' } },
  );
  await administrator.query('mutation ($input: CrawlerInput!) { createCrawler(input: $input) { __typename } }', {
    input: { shopId: createShop.shop.id, name: `Of ${name}`, config: { seeds: [`https://${name}.example/`] } },
  });
  return createShop.shop.id;
}
const roleId = async (key: string) =>
  (await db.selectFrom('role').select('id').where('key', '=', key).executeTakeFirstOrThrow()).id;
const preview = async (key: string, shopIds: string[] = [], client: TestClient = administrator) =>
  (
    await client.query<Preview>(
      'query ($view: RoleView!) { rolePreview(view: $view) { view ability { action subject } } }',
      { view: { roleId: await roleId(key), shopIds, brandIds: [] } },
    )
  ).rolePreview;

type Answer = {
  data: { crawlers: { nodes: object[] }; me: { ability: object[] }; addBookmark: object };
  errors?: { extensions: { code: string } }[];
};

/** A request as the preview sends it. */
async function ask(query: string, view: string, variables: object = {}) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${administrator.accessToken}`, 'preview-as': view },
    payload: { query, variables },
  });
  return response.json<Answer>();
}

describe('a preview as a role', () => {
  it('is answered what the role would be, for the shops that were chosen', async () => {
    const [one] = [await addShop('seewind'), await addShop('bergwind')];
    const seen = await preview('shop_manager', [one]);
    expect(seen?.ability).toContainEqual({ action: 'manage', subject: 'Crawler' });
    expect(seen?.ability).not.toContainEqual({ action: 'manage', subject: 'all' });
    const view = seen?.view ?? '';
    const { data } = await ask('{ crawlers { nodes { name } } me { ability { action subject } } }', view);
    expect(data.crawlers.nodes).toEqual([{ name: 'Of seewind' }]);
    expect(data.me.ability).toEqual(seen?.ability);
    const refused = await ask('{ users { nodes { id } } }', view);
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('exports no more than it shows', async () => {
    const view = (await preview('analyst'))?.view ?? '';
    const response = await api.app.inject({
      method: 'POST',
      url: '/exports',
      headers: { authorization: `Bearer ${administrator.accessToken}`, 'preview-as': view },
      payload: {
        query:
          'query ($first: Int!, $after: String) { users(first: $first, after: $after) { nodes { email } pageInfo { endCursor hasNextPage } } }',
        variables: {},
        format: 'jsonl',
        columns: [{ header: 'email', path: 'email' }],
      },
    });
    expect(response.statusCode).toBe(403);
  });

  it('changes nothing but what is the person’s own', async () => {
    const view = (await preview('administrator'))?.view ?? '';
    const create = 'mutation ($input: BrandInput!) { createBrand(input: $input) { __typename } }';
    const refused = await ask(create, view, { input: { name: 'Sandviken' } });
    expect(refused.errors?.[0]?.extensions.code).toBe('IN_PREVIEW');
    const star = 'mutation ($input: BookmarkInput!) { addBookmark(input: $input) { __typename } }';
    const starred = await ask(star, view, { input: { path: '/brands', name: 'Brands' } });
    expect(starred.data.addBookmark).toEqual({ __typename: 'BookmarksChanged' });
  });

  it('of a role that there is not sees nothing', async () => {
    for (const view of ['', 'role=none', `role=${crypto.randomUUID()}`]) {
      const { errors } = await ask('{ brands { nodes { id } } }', view);
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });

  it('is for anyone who may read roles', async () => {
    const manager = await api.as(await api.newUser({ roleKeys: ['shop_manager'] }));
    await expect(preview('analyst', [], manager)).rejects.toThrow('FORBIDDEN');
  });
});

describe('what two sets of rules both allow', () => {
  const ofOwnShops: PermissionRule = { action: 'manage', subject: 'Order', scope: 'own_shops' };

  it('is the narrower of each pair, and nothing of two different conditions', () => {
    expect(rulesOfBoth([ofOwnShops], [{ action: 'read', subject: 'all' }])).toEqual([
      { action: 'read', subject: 'Order', scope: 'own_shops' },
    ]);
    expect(rulesOfBoth([ofOwnShops], [{ action: 'read', subject: 'Order', scope: 'own_brands' }])).toEqual([]);
    expect(rulesOfBoth([{ action: 'read', subject: 'Shop' }], [{ action: 'update', subject: 'Shop' }])).toEqual([]);
  });

  it('is never wider for shops than what the person was given', async () => {
    const [own, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const keeper = makeActor({
      kind: 'user',
      userId: null,
      sessionId: null,
      rules: [ofOwnShops, { action: 'read', subject: 'Role' }],
      shopIds: [own],
      brandIds: [],
    });
    const view = writeRoleView({ roleId: await roleId('shop_manager'), shopIds: [own, other], brandIds: [] });
    const seen = await seenAs(db, keeper, view);
    expect(seen.shopIds).toEqual([own]);
    expect(seen.rules).toEqual([ofOwnShops]);
  });
});
