import { matrixCells, type PermissionRule, signedInRules } from '@quarry/contracts/access';
import { describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { rolePresets } from './role-presets.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

type Rule = { action: string; subject: string; scope?: string | null };
type Answer = {
  __typename: string;
  code?: string;
  reason?: string;
  changeId?: string;
  rules?: Rule[];
  issues?: { path: string; code: string }[];
  role?: { id: string; version: number; rules: Rule[] };
};
type Role = { id: string; key: string; name: string; version: number; rules: Rule[]; mayUpdate: boolean };

const shown = `__typename ... on RightsNotHeld { rules { action subject scope } } ... on InvalidInput { issues { path code } }
  ... on NotAllowedNow { code reason }`;
const create = async (name: string, rules: Rule[], client: TestClient = administrator) =>
  (
    await client.query<{ createRole: Answer }>(
      `mutation ($input: RoleInput!) { createRole(input: $input) { ${shown.replace('... on NotAllowedNow { code reason }', '')}
        ... on RoleCreated { role { id version rules { action subject scope } } } } }`,
      { input: { name, rules } },
    )
  ).createRole;
const update = async (
  role: { id: string; version: number },
  name: string,
  rules: Rule[],
  client: TestClient = administrator,
) =>
  (
    await client.query<{ updateRole: Answer }>(
      `mutation ($id: ID!, $version: Int!, $input: RoleInput!) { updateRole(id: $id, version: $version, input: $input) { ${shown}
        ... on RoleUpdated { changeId role { id version rules { action subject scope } } } } }`,
      { id: role.id, version: role.version, input: { name, rules } },
    )
  ).updateRole;
const remove = async (role: { id: string; version: number }, client: TestClient = administrator) =>
  (
    await client.query<{ deleteRole: Answer }>(
      `mutation ($id: ID!, $version: Int!) { deleteRole(id: $id, version: $version) { __typename
        ... on NotAllowedNow { code reason } ... on RightsNotHeld { rules { action subject scope } } } }`,
      { id: role.id, version: role.version },
    )
  ).deleteRole;
const roleOf = async (key: string, client: TestClient = administrator) => {
  const { roles } = await client.query<{ roles: { nodes: Role[] } }>(
    '{ roles { nodes { id key name version mayUpdate rules { action subject scope } } } }',
  );
  const found = roles.nodes.find((role) => role.key === key);
  if (!found) throw new Error(`There is no role ${key}.`);
  return found;
};
const made = async (name: string, rules: Rule[]) => {
  const { role } = await create(name, rules);
  if (!role) throw new Error(`${name} was not made.`);
  return role;
};
const plain = (rules: readonly Rule[]) =>
  rules.map(({ action, subject, scope }) => (scope ? { action, subject, scope } : { action, subject }));

async function giveShop(userId: string, name: string): Promise<void> {
  const { createShop } = await administrator.query<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    { input: { name, url: `https://${name}.example`, kind: 'own' } },
  );
  await db.insertInto('user_shop').values({ user_id: userId, shop_id: createShop.shop.id }).execute();
}

/** Somebody who runs the roles and holds little beside. */
const readShops = { action: 'read', subject: 'Shop' };
const ordersOfOwn = { action: 'manage', subject: 'Order', scope: 'own_shops' };
const runsRoles = { action: 'manage', subject: 'Role' };

describe('roles', () => {
  it('come as five presets whose every right the matrix has a field for', async () => {
    const cells = new Set<string>(matrixCells.map(({ cell }) => cell));
    const rules = rolePresets.flatMap((preset) => preset.rules);
    expect(rules.filter(({ action, subject }) => !cells.has(`${action} ${subject}`))).toEqual([]);
    const keys = rolePresets.map(({ key }) => key);
    const { roles } = await administrator.query<{ roles: { nodes: Role[]; total: { count: number } } }>(
      '{ roles(filter: {}) { nodes { key isPreset peopleCount } total { count } } }',
    );
    expect(roles.nodes.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    expect(roles).toMatchObject({ total: { count: 5 } });
    expect(roles.nodes.find(({ key }) => key === 'administrator')).toMatchObject({ isPreset: true, peopleCount: 1 });
  });

  it('are made beside them, with a key of their own, their rules in one order and each once', async () => {
    const answer = await create('Ordering', [ordersOfOwn, readShops, ordersOfOwn]);
    expect(answer.__typename).toBe('RoleCreated');
    expect(plain(answer.role?.rules ?? [])).toEqual([readShops, ordersOfOwn]);
    expect((await roleOf('ordering')).name).toBe('Ordering');
    expect((await create('ORDERING', [])).__typename).toBe('RoleNameTaken');
  });

  it('are changed on the version that was seen, and taken back right by right', async () => {
    const role = await made('Reading', [readShops, { action: 'read', subject: 'Brand' }]);
    const saved = await update(role, 'Reading', [readShops, { action: 'read', subject: 'Product' }]);
    expect(saved.__typename).toBe('RoleUpdated');
    expect((await update(role, 'Reading', [])).__typename).toBe('VersionConflict');
    const { changes } = await administrator.query<{ changes: { nodes: { fields: { name: string }[] }[] } }>(
      'query ($id: ID!) { changes(entity: "role", id: $id) { nodes { id fields { name before after isRevertible } } } }',
      { id: role.id },
    );
    expect(changes.nodes[0]?.fields.toSorted((left, right) => left.name.localeCompare(right.name))).toEqual([
      { name: 'rules.read Brand', before: 'all', after: null, isRevertible: true },
      { name: 'rules.read Product', before: null, after: 'all', isRevertible: true },
    ]);
    await administrator.query(
      'mutation ($id: ID!) { revertChange(changeId: $id, fields: ["rules.read Brand"]) { __typename } }',
      { id: saved.changeId },
    );
    const { role: after } = await administrator.query<{ role: Role }>(
      'query ($id: ID!) { role(id: $id) { rules { action subject scope } } }',
      { id: role.id },
    );
    expect(plain(after.rules)).toEqual([
      readShops,
      { action: 'read', subject: 'Brand' },
      { action: 'read', subject: 'Product' },
    ]);
  });

  it('are named in the audit trail by what they are called', async () => {
    const role = await made('Trailed', [readShops]);
    const { auditTrail } = await administrator.query<{ auditTrail: { nodes: object[] } }>(
      'query ($id: ID!) { auditTrail(filter: { entityId: [$id] }) { nodes { entity entityName action } } }',
      { id: role.id },
    );
    expect(auditTrail.nodes).toEqual([{ entity: 'role', entityName: 'Trailed', action: 'created' }]);
  });

  it('refuse rights that there are not, at their place', async () => {
    const { issues } = await create('Faulty', [readShops, { action: 'read', subject: 'User', scope: 'own_shops' }]);
    expect(issues).toEqual([{ path: 'rules.1', code: 'not_a_choice' }]);
  });

  it('take no right on what is not built, and keep one that they have', async () => {
    const unbuilt = { action: 'read', subject: 'Media' };
    expect((await create('Early', [readShops, unbuilt])).issues).toEqual([{ path: 'rules', code: 'not_a_choice' }]);
    // What every new role begins with is everybody's, built or not.
    expect((await made('Newest', [...signedInRules])).rules).toHaveLength(signedInRules.length);
    const role = await made('Later', [readShops]);
    expect((await update(role, 'Later', [readShops, unbuilt])).issues).toEqual([
      { path: 'rules', code: 'not_a_choice' },
    ]);
    const old = JSON.stringify([readShops, unbuilt]);
    await db.updateTable('role').set({ rules: old }).where('id', '=', role.id).execute();
    expect((await update(role, 'Older', [readShops, unbuilt])).role?.rules).toHaveLength(2);
  });

  it('are deleted when nobody has them, and not while somebody does, who is named', async () => {
    const role = await made('Passing', [readShops]);
    const user = await api.newUser({ roleKeys: ['passing'] });
    expect(await remove(role)).toMatchObject({
      __typename: 'NotAllowedNow',
      code: 'ROLE_IN_USE',
      reason: `${user.fullName} has this role. Give them another one first.`,
    });
    await db.deleteFrom('user_role').where('user_id', '=', user.id).execute();
    expect((await remove(role)).__typename).toBe('RoleDeleted');
    expect((await remove(role)).__typename).toBe('NotFound');
  });

  it('are read by anyone who may read roles, and by nobody else', async () => {
    const manager = await api.as(await api.newUser({ roleKeys: ['shop_manager'] }));
    expect((await manager.request('{ roles { nodes { id } } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await api.visitor().request('{ roles { nodes { id } } }')).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });
});

describe('nobody grants what they do not hold', () => {
  it('in a role of their own making, in one they hold, or by taking a change back', async () => {
    const wide = await made('Wide', [readShops, { action: 'read', subject: 'Payment', scope: 'own_shops' }]);
    await made('Keeper', [runsRoles, readShops]);
    const keeper = await api.as(await api.newUser({ roleKeys: ['keeper'] }));
    const missing = { __typename: 'RightsNotHeld', rules: [{ action: 'read', subject: 'Audit', scope: null }] };
    const audit = { action: 'read', subject: 'Audit' };
    expect(await create('Sly', [readShops, audit], keeper)).toEqual(missing);
    expect(await update(await roleOf('keeper', keeper), 'Keeper', [runsRoles, readShops, audit], keeper)).toEqual(
      missing,
    );
    expect((await create('Honest', [readShops], keeper)).__typename).toBe('RoleCreated');

    const before = await roleOf('wide', keeper);
    expect(before.mayUpdate).toBe(false);
    expect(await update(before, 'Wide', [readShops], keeper)).toMatchObject({ __typename: 'RightsNotHeld' });
    const narrowed = await update(wide, 'Wide', [readShops]);
    const { revertChange } = await keeper.query<{ revertChange: Answer }>(
      'mutation ($id: ID!) { revertChange(changeId: $id) { __typename ... on NotAllowedNow { code } } }',
      { id: narrowed.changeId },
    );
    expect(revertChange).toEqual({ __typename: 'NotAllowedNow', code: 'RIGHTS_NOT_HELD' });
  });

  it('for shops that the people of the role have and they do not', async () => {
    await made('Lead', [runsRoles, ordersOfOwn]);
    const team = await made('Team', [readShops]);
    const [lead, member] = [await api.newUser({ roleKeys: ['lead'] }), await api.newUser({ roleKeys: ['team'] })];
    const client = await api.as(lead);
    await update(team, 'Team', [ordersOfOwn]);
    await giveShop(member.id, 'elsewhere');
    const role = await roleOf('team', client);
    const wider = [ordersOfOwn, { action: 'read', subject: 'Order', scope: 'own_shops' }];
    expect(await update(role, 'Team', wider, client)).toMatchObject({ __typename: 'RightsNotHeld' });
    await db.deleteFrom('user_shop').where('user_id', '=', member.id).execute();
    expect((await update(role, 'Team', wider, client)).__typename).toBe('RoleUpdated');
  });
});

describe('somebody who can sign in keeps all rights', () => {
  const rules: readonly PermissionRule[] = rolePresets[0]?.rules ?? [];

  it('whatever becomes of the role of administrators', async () => {
    const role = await roleOf('administrator');
    expect(await update(role, 'Administrator', [readShops])).toMatchObject({
      __typename: 'NotAllowedNow',
      code: 'LAST_WITH_ALL_RIGHTS',
    });
    expect(await remove(role)).toMatchObject({ code: 'ADMINISTRATOR_ROLE' });
    await made('Owner', [...rules]);
    // A person who is disabled lets nobody in.
    const owner = await api.newUser({ roleKeys: ['owner'] });
    await db.updateTable('app_user').set({ status: 'INACTIVE' }).where('id', '=', owner.id).execute();
    expect(await update(role, 'Administrator', [readShops])).toMatchObject({ code: 'LAST_WITH_ALL_RIGHTS' });
    await db.updateTable('app_user').set({ status: 'ACTIVE' }).where('id', '=', owner.id).execute();
    const client = await api.as(owner);
    expect((await update(role, 'Administrator', [readShops], client)).__typename).toBe('RoleUpdated');
    // The first administrator is one no more, and the last with all rights is the owner.
    const { user } = await client.query<{ user: { version: number } }>(
      'query ($id: ID!) { user(id: $id) { version } }',
      {
        id: owner.id,
      },
    );
    const { disableUser } = await client.query<{ disableUser: Answer }>(
      'mutation ($id: ID!, $version: Int!) { disableUser(id: $id, version: $version) { __typename ... on NotAllowedNow { code } } }',
      { id: owner.id, ...user },
    );
    expect(disableUser).toEqual({ __typename: 'NotAllowedNow', code: 'LAST_ADMINISTRATOR' });
  });
});
