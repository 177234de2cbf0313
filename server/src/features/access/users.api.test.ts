import { describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { sessionDoor, type Tokens } from './session-door.builder.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const { me, refresh, logIn } = sessionDoor(api.app);

type Shown = { id: string; version: number; email: string; status: string; roles: { key: string }[] };
type Answer = { __typename: string; user?: Shown; changeId?: string };
const shown = 'user { id version email status roles { key } shops { id name } brands { id name } }';
const refusals = `... on UserNameTaken { field } ... on RoleNotHeld { roleName } ... on VersionConflict { currentVersion }
  ... on NotFound { id } ... on NotAllowedNow { code }`;

let people = 0;
function draft(overrides: Record<string, unknown> = {}) {
  people += 1;
  return { fullName: 'Ida Berg', email: `ida${people}@example.test`, username: `ida${people}`, ...overrides };
}

const create = async (input: object, client: TestClient = administrator) =>
  client.request<{ createUser: Answer }>(
    `mutation ($input: UserInput!) { createUser(input: $input) { __typename ... on UserCreated { ${shown} }
      ... on UserNameTaken { field } ... on RoleNotHeld { roleName } ... on InvalidInput { issues { path code } } } }`,
    { input },
  );
const update = async (variables: { id: string; version: number; input: object }, client: TestClient = administrator) =>
  client.request<{ updateUser: Answer }>(
    `mutation ($id: ID!, $version: Int!, $input: UserInput!) { updateUser(id: $id, version: $version, input: $input) {
      __typename ... on UserUpdated { changeId ${shown} } ... on InvalidInput { issues { path code } } ${refusals} } }`,
    variables,
  );
const setStatus = async (
  mutation: 'enableUser' | 'disableUser',
  { id, version }: { id: string; version: number },
  client: TestClient = administrator,
) =>
  (
    await client.request<Record<string, Answer>>(
      `mutation ($id: ID!, $version: Int!) { ${mutation}(id: $id, version: $version) {
        __typename ... on UserStatusChanged { ${shown} } ${refusals.replace('... on UserNameTaken { field }', '')} } }`,
      { id, version },
    )
  ).data[mutation];
const list = async (variables: Record<string, unknown>) =>
  (
    await administrator.query<{ users: { nodes: { email: string }[]; total: { count: number } } }>(
      `query ($search: String, $filter: UserFilter, $sort: [UserSort!]) {
        users(first: 50, search: $search, filter: $filter, sort: $sort) { nodes { email lastSeenAt } total { count } } }`,
      variables,
    )
  ).users;

async function made(overrides: Record<string, unknown> = {}): Promise<Shown> {
  const { user } = (await create(draft(overrides))).data.createUser;
  if (!user) throw new Error('The user was not made.');
  return user;
}

async function newShop(name: string): Promise<string> {
  const { createShop } = await administrator.query<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    { input: { name, url: `https://${name.toLowerCase()}.example.test`, kind: 'own' } },
  );
  return createShop.shop.id;
}

/** A role beside the presets, as an installation may have it. */
async function roleThat(key: string, ...rules: object[]): Promise<string> {
  const everyone = [{ action: 'read', subject: 'Auth' }];
  await db
    .insertInto('role')
    .values({ id: crypto.randomUUID(), key, name: key, rules: JSON.stringify([...everyone, ...rules]) })
    .execute();
  return key;
}

describe('users', () => {
  it('are added with roles and scope, wait for a password, and leave a trace of who added them', async () => {
    const shopId = await newShop('Nordhaus');
    const user = await made({ roleKeys: ['shop_manager', 'analyst'], shopIds: [shopId] });
    const trace = await db.selectFrom('change').selectAll().where('entity_id', '=', user.id).execute();
    expect(user).toMatchObject({
      status: 'PENDING',
      roles: [{ key: 'analyst' }, { key: 'shop_manager' }],
      shops: [{ id: shopId, name: 'Nordhaus' }],
    });
    expect(trace).toMatchObject([{ entity: 'user', action: 'created', actor_kind: 'user' }]);
  });

  it('have an address and a username that nobody else has in any case', async () => {
    const { email } = await made({ email: 'Mila@Example.test', username: 'Mila' });
    const byEmail = await create(draft({ email: email.toUpperCase() }));
    const byUsername = await create(draft({ username: 'MILA' }));
    expect(byEmail.data.createUser).toEqual({ __typename: 'UserNameTaken', field: 'email' });
    expect(byUsername.data.createUser).toEqual({ __typename: 'UserNameTaken', field: 'username' });
  });

  it('are one of two who are added with one address at the same moment', async () => {
    const answers = await Promise.all([
      create(draft({ email: 'twice@example.test' })),
      create(draft({ email: 'TWICE@example.test' })),
    ]);
    expect(answers.map(({ data }) => data.createUser.__typename).toSorted()).toEqual(['UserCreated', 'UserNameTaken']);
  });

  it('are refused with the fields that are wrong', async () => {
    const answer = await create({ email: 'nobody', username: ' ', language: 'xx', roleKeys: [], shopIds: [] });
    const unknown = await create(draft({ roleKeys: ['analyst', 'king'], shopIds: [crypto.randomUUID()] }));
    expect(answer.data.createUser).toMatchObject({
      issues: [
        { path: 'email', code: 'not_an_email' },
        { path: 'username', code: 'required' },
        { path: 'language', code: 'not_a_choice' },
      ],
    });
    expect(unknown.data.createUser).toMatchObject({
      issues: [
        { path: 'roleKeys.1', code: 'unknown' },
        { path: 'shopIds.0', code: 'unknown' },
      ],
    });
  });

  it('are saved over the version that was seen, and taken back by their history', async () => {
    const user = await made({ fullName: 'Before' });
    const input = draft({ email: user.email, fullName: 'After' });
    const saved = (await update({ id: user.id, version: 1, input })).data.updateUser;
    const late = (await update({ id: user.id, version: 1, input })).data.updateUser;
    const reverted = await administrator.query<{ revertChange: { __typename: string } }>(
      'mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }',
      { id: saved.changeId },
    );
    expect(late).toEqual({ __typename: 'VersionConflict', currentVersion: 2 });
    expect(reverted.revertChange.__typename).toBe('ChangeReverted');
    expect((await list({ search: user.email })).nodes).toHaveLength(1);
    expect(await db.selectFrom('app_user').select('full_name').where('id', '=', user.id).executeTakeFirst()).toEqual({
      full_name: 'Before',
    });
  });

  it('have the shops in their history by name', async () => {
    const [lost, kept] = [await newShop('Losholm'), await newShop('Keepsund')];
    const user = await made({ shopIds: [lost, kept] });
    await update({ id: user.id, version: 1, input: draft({ email: user.email, shopIds: [kept] }) });
    const { changes } = await administrator.query<{
      changes: { nodes: { fields: { name: string; references: { name: string }[] }[] }[] };
    }>(
      `query ($id: ID!) { changes(entity: "user", id: $id, first: 1) { nodes { fields { name references { name } } } } }`,
      { id: user.id },
    );
    const shops = changes.nodes[0]?.fields.find(({ name }) => name === 'shopIds');
    expect(shops?.references.map(({ name }) => name).toSorted()).toEqual(['Keepsund', 'Losholm']);
  });

  it('are found by words, role, status, shop and the time they were last here', async () => {
    const shopId = await newShop('Seehaus');
    const { email } = await made({ fullName: 'Zora Quill', roleKeys: ['support'], shopIds: [shopId] });
    const found = await Promise.all(
      [
        { search: 'zora' },
        { search: email.toUpperCase() },
        { search: 'zora', filter: { role: ['support'] } },
        { filter: { shopId: [shopId] } },
        { search: 'zora', filter: { status: ['PENDING'] } },
        { search: 'zora', sort: [{ field: 'lastSeenAt', direction: 'DESC' }] },
      ].map(list),
    );
    const none = await Promise.all(
      [{ search: '%' }, { search: 'zora', filter: { role: ['analyst'] } }, { filter: { brandId: [shopId] } }].map(list),
    );
    expect(found.map(({ nodes }) => nodes.map((node) => node.email))).toEqual(found.map(() => [email]));
    expect(none.map(({ total }) => total.count)).toEqual([0, 0, 0]);
  });

  it('were last here when they signed in or renewed their session, not when they asked for something', async () => {
    const user = await api.newUser({ email: 'seen@example.test', password: 'correct horse battery' });
    const lastSeen = async () => (await list({ search: user.email })).nodes[0];
    const { refreshToken, accessToken } = (await logIn(user.email, 'correct horse battery')).json<Tokens>();
    const atLogIn = clock.now().toISOString();
    clock.advance(60_000);
    await me(accessToken);
    expect(await lastSeen()).toMatchObject({ lastSeenAt: atLogIn });
    await refresh(refreshToken);
    expect(await lastSeen()).toMatchObject({ lastSeenAt: clock.now().toISOString() });
  });
});

describe('the rights of users', () => {
  it('are for administrators; others see themselves and nobody else', async () => {
    const user = await api.newUser({ roleKeys: ['analyst'] });
    const analyst = await api.as(user);
    const other = await made();
    const own = await analyst.request<{ user: { email: string } }>('query ($id: ID!) { user(id: $id) { email } }', {
      id: user.id,
    });
    const refused = [
      await analyst.request('{ users { nodes { id } } }'),
      await analyst.request('query ($id: ID!) { user(id: $id) { email } }', { id: other.id }),
      await create(draft(), analyst),
    ];
    const hidden = await update({ id: other.id, version: 1, input: draft() }, analyst);
    expect(own.data.user.email).toBe(user.email);
    expect(refused.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    expect(hidden.data.updateUser).toEqual({ __typename: 'NotFound', id: other.id });
    expect((await api.visitor().request('{ users { nodes { id } } }')).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('give nobody what they do not hold: no role, and no hold on somebody who has one', async () => {
    const key = await roleThat('user_desk', { action: 'manage', subject: 'User' }, { action: 'read', subject: 'ACL' });
    const desk = await api.as(await api.newUser({ roleKeys: [key] }));
    const [manager, plain] = [await made({ roleKeys: ['administrator'] }), await made()];
    const given = await create(draft({ roleKeys: ['administrator'] }), desk);
    const raised = await update({ id: plain.id, version: 1, input: draft({ roleKeys: ['shop_manager'] }) }, desk);
    const takenOver = await update({ id: manager.id, version: 1, input: draft() }, desk);
    const disabled = await setStatus('disableUser', manager, desk);
    const allowed = await create(draft({ roleKeys: [key] }), desk);
    const notHeld = (roleName: string) => ({ __typename: 'RoleNotHeld', roleName });
    expect([given.data.createUser, raised.data.updateUser, takenOver.data.updateUser, disabled]).toEqual([
      notHeld('Administrator'),
      notHeld('Shop manager'),
      notHeld('Administrator'),
      notHeld('Administrator'),
    ]);
    expect(allowed.data.createUser.__typename).toBe('UserCreated');
  });

  it('give nobody a shop or a brand that they do not have, and leave what somebody has', async () => {
    const key = await roleThat(
      'scope_desk',
      { action: 'manage', subject: 'User' },
      { action: 'read', subject: 'Offer' },
    );
    const [own, other] = [await newShop('Haus'), await newShop('Nachbar')];
    const brand = crypto.randomUUID();
    await db.insertInto('brand').values({ id: brand, name: 'Mill', slug: brand, name_key: brand }).execute();
    const user = await api.newUser({ roleKeys: [key] });
    await db.insertInto('user_shop').values({ user_id: user.id, shop_id: own }).execute();
    const desk = await api.as(user);
    const notTheirs = (...paths: string[]) => ({
      __typename: 'InvalidInput',
      issues: paths.map((path) => ({ path, code: 'not_yours_to_give' })),
    });
    const absent = crypto.randomUUID();
    const beyond = await create(draft({ roleKeys: [key], shopIds: [own, other, absent], brandIds: [brand] }), desk);
    expect(beyond.data.createUser).toEqual(notTheirs('shopIds.1', 'shopIds.2', 'brandIds.0'));
    const themselves = draft({ roleKeys: [key], shopIds: [own, other] });
    const raised = await update({ id: user.id, version: 1, input: themselves }, desk);
    expect(raised.data.updateUser).toEqual(notTheirs('shopIds.1'));
    const neighbour = await made({ shopIds: [other] });
    const renamed = draft({ shopIds: [own, other] });
    const kept = await update({ id: neighbour.id, version: 1, input: renamed }, desk);
    expect(kept.data.updateUser).toMatchObject({
      __typename: 'UserUpdated',
      user: {
        shops: expect.arrayContaining([
          { id: own, name: 'Haus' },
          { id: other, name: 'Nachbar' },
        ]),
      },
    });
    const invited = await desk.query<{ inviteUsers: object }>(
      `mutation ($input: InvitationInput!) { inviteUsers(input: $input) { __typename ... on InvalidInput { issues { path code } } } }`,
      { input: { addresses: 'new@desk.example.test', shopIds: [other] } },
    );
    expect(invited.inviteUsers).toEqual(notTheirs('shopIds.0'));
  });

  it('give back by their history no shop that they do not have', async () => {
    const key = await roleThat('history_desk', { action: 'manage', subject: 'User' });
    const [own, other] = [await newShop('Ufer'), await newShop('Gegenufer')];
    const user = await api.newUser({ roleKeys: [key] });
    await db.insertInto('user_shop').values({ user_id: user.id, shop_id: own }).execute();
    const desk = await api.as(user);
    const revertOf = async (...lost: string[]) => {
      const { id, email } = await made({ shopIds: lost });
      const taken = (await update({ id, version: 1, input: draft({ email, shopIds: [] }) })).data.updateUser;
      const { revertChange } = await desk.query<{ revertChange: object }>(
        `mutation ($id: ID!) { revertChange(changeId: $id, fields: ["shopIds"]) { __typename ... on InvalidInput { issues { code } } } }`,
        { id: taken.changeId },
      );
      const held = db.selectFrom('user_shop').select('shop_id').where('user_id', '=', id);
      return [revertChange, (await held.execute()).map(({ shop_id: shopId }) => shopId)];
    };
    expect(await revertOf(own)).toEqual([{ __typename: 'ChangeReverted' }, [own]]);
    expect(await revertOf(own, other)).toEqual([
      { __typename: 'InvalidInput', issues: [{ code: 'not_yours_to_give' }] },
      [],
    ]);
  });

  it('that are held for own shops are given for these shops alone', async () => {
    const rule = { action: 'manage', subject: 'Crawler', scope: 'own_shops' };
    const key = await roleThat('crawl_desk', { action: 'manage', subject: 'User' }, rule);
    const [own, other] = [await newShop('Eigen'), await newShop('Fremd')];
    const user = await api.newUser({ roleKeys: [key] });
    await db.insertInto('user_shop').values({ user_id: user.id, shop_id: own }).execute();
    const desk = await api.as(user);
    const within = await create(draft({ roleKeys: [key], shopIds: [own] }), desk);
    const beyond = await create(draft({ roleKeys: [key], shopIds: [own, other] }), desk);
    expect([within, beyond].map(({ data }) => data.createUser.__typename)).toEqual(['UserCreated', 'InvalidInput']);
  });

  it('reach a running session within five seconds', async () => {
    const user = await api.newUser({ roleKeys: ['analyst'] });
    const client = await api.as(user);
    expect((await client.request('{ users { nodes { id } } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    await update({ id: user.id, version: 1, input: draft({ roleKeys: ['administrator'] }) });
    clock.advance(5_000);
    expect((await client.request('{ users { nodes { id } } }')).errors).toBeUndefined();
  });
});

describe('the state of a user', () => {
  it('goes from waiting to active to disabled and back, and a disabled one has no session', async () => {
    const user = await api.newUser({ roleKeys: ['analyst'] });
    const client = await api.as(user);
    const disabled = await setStatus('disableUser', { id: user.id, version: 1 });
    clock.advance(5_000);
    expect(disabled?.user?.status).toBe('INACTIVE');
    expect((await client.request('{ me { id } }')).status).toBe(401);
    expect((await setStatus('enableUser', { id: user.id, version: 2 }))?.user?.status).toBe('ACTIVE');
    const waiting = await made();
    expect((await setStatus('enableUser', waiting))?.user?.status).toBe('ACTIVE');
  });

  it('is not changed by the person themselves, nor over another version', async () => {
    const user = await api.newUser({ roleKeys: ['administrator'] });
    const own = await setStatus('disableUser', { id: user.id, version: 1 }, await api.as(user));
    expect(own).toEqual({ __typename: 'NotAllowedNow', code: 'OWN_ACCOUNT' });
    expect(await setStatus('disableUser', { id: user.id, version: 9 })).toEqual({
      __typename: 'VersionConflict',
      currentVersion: 1,
    });
    expect((await setStatus('disableUser', { id: user.id, version: 1 }))?.__typename).toBe('UserStatusChanged');
  });

  it('says what stays theirs before somebody is disabled', async () => {
    const user = await api.newUser({ roleKeys: ['analyst'] });
    await api.as(user);
    await db
      .insertInto('bookmark')
      .values({ id: crypto.randomUUID(), user_id: user.id, path: '/brands', created_at: clock.now() })
      .execute();
    const other = await api.newUser({ roleKeys: ['analyst'] });
    await api.as(other);
    const { found, beside } = await administrator.query<Record<'found' | 'beside', { owned: object[] }>>(
      'query ($id: ID!, $other: ID!) { found: user(id: $id) { owned { kind count } } beside: user(id: $other) { owned { kind count } } }',
      { id: user.id, other: other.id },
    );
    expect(beside.owned).toEqual([{ kind: 'openSessions', count: 1 }]);
    expect(found.owned).toEqual([
      { kind: 'bookmarks', count: 1 },
      { kind: 'openSessions', count: 1 },
    ]);
  });
});
