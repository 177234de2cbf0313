import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { TestApi } from '../../testing/index.ts';
import { calls, type FeatureCases, type Filling, first, versioned, who } from '../../app/graphql/testing/field-case.ts';
import type { TwoShops } from '../../app/graphql/testing/two-shops.ts';

/** A role that somebody has, so that it is not deleted. */
const heldRole = ({ api }: TwoShops) =>
  api.deps.db
    .selectFrom('role')
    .select(['id', 'version', 'name', 'rules'])
    .where('key', '=', 'acl_and_auth')
    .executeTakeFirstOrThrow();
const user = (world: TwoShops, name: 'newcomer') => versioned(world, 'app_user', world.people.ids[name]);

const preferences = {
  language: 'en',
  skin: 'bordered',
  direction: 'ltr',
  isMenuCollapsed: false,
  isMenuHidden: false,
  menu: 'vertical',
  content: 'full',
  navbar: 'floating',
  navbarColour: 'white',
  footer: 'static',
};

export const cases: FeatureCases = {
  fill,
  Query: {
    me: calls(who.everyone),
    rolesThatMay: calls(who.everyone, () => ({ action: 'run', subject: 'Crawler' })),
    preferences: calls(who.everyone),
    sessions: calls(who.administrators, ({ people }) => ({ userId: people.ids.manager })),
    users: calls(who.administrators, () => first),
    user: calls(who.administrators, ({ people }) => ({ id: people.ids.manager })),
    roleChoices: calls(who.administrators),
    roles: calls(who.administrators, () => first),
    role: calls(who.administrators, async (world) => ({ id: (await heldRole(world)).id })),
    rolePreview: calls(who.administrators, async (world) => ({
      view: { roleId: (await heldRole(world)).id, shopIds: [], brandIds: [] },
    })),
    explainRight: calls(who.administrators, ({ people, shopId }) => ({
      question: { personId: people.ids.manager, action: 'update', subject: 'Shop', recordId: shopId },
    })),
    apiKeys: calls(who.administrators, () => first),
    apiKey: calls(who.administrators, ({ filled }) => ({ id: filled('apiKeyId') })),
  },
  Mutation: {
    updateProfile: calls(
      'hhhhhh',
      ({ people }) => ({ id: people.ids.manager, version: 1, input: { fullName: 'Ida' } }),
      'manager',
    ),
    savePreferences: calls(who.everyone, () => ({ input: preferences })),
    createUser: calls(who.administrators, () => ({ input: { email: 'new@example.test', username: 'new' } })),
    inviteUsers: calls(who.administrators, () => ({ input: { addresses: 'guest@example.test' } })),
    updateUser: calls('hhhhhh', async (world) => ({
      ...(await user(world, 'newcomer')),
      input: { email: 'newcomer@example.test', username: 'newcomer', roleKeys: ['analyst'] },
    })),
    setUserAvatar: calls('hhhhhh', async (world) => ({ ...(await user(world, 'newcomer')), avatarId: null })),
    createUserLink: calls('hhhhhh', ({ people }) => ({ id: people.ids.newcomer })),
    createRole: calls(who.administrators, () => ({
      input: { name: 'Buyers', rules: [{ action: 'read', subject: 'Shop' }] },
    })),
    updateRole: calls('hhhhhh', async (world) => {
      const { id, version: seen, name, rules } = await heldRole(world);
      return { id, version: seen, input: { name, rules } };
    }),
    deleteRole: calls('hhhhhh', async (world) => {
      const { id, version: seen } = await heldRole(world);
      return { id, version: seen };
    }),
    revokeSession: calls('hhhhhh', ({ filled }) => ({ id: filled('sessionId') })),
    beginSecondFactor: calls(who.everyone, () => ({ input: { password: 'a test password' } })),
    confirmSecondFactor: calls(who.everyone, () => ({ input: { setup: 'none', code: '123456' } })),
    renewRecoveryCodes: calls(who.everyone, () => ({ input: { password: 'a test password' } })),
    turnOffSecondFactor: calls(who.everyone, () => ({ input: { password: 'a test password' } })),
    resetSecondFactor: calls('hhhhhh', ({ people }) => ({ id: people.ids.newcomer })),
    revokeSessions: calls('hhhhhh', ({ people }) => ({ userId: people.ids.newcomer })),
    disableUser: calls('hhhhhh', (world) => user(world, 'newcomer')),
    enableUser: calls('hhhhhh', (world) => user(world, 'newcomer')),
    createApiKey: calls(who.administrators, () => ({
      input: { name: 'Robot', rules: [{ action: 'read', subject: 'Brand' }], expiresInDays: 30 },
    })),
    revokeApiKey: calls('hhhhhh', ({ filled }) => ({ id: filled('apiKeyId') })),
  },
  LastMutation: {
    changePassword: calls(who.everyone, () => ({
      input: { currentPassword: 'a test password', newPassword: 'seventeen lamps in a row' },
    })),
  },
  changed: ({ people }) => [['user', people.ids.manager]],
};

/** The address of the manager’s session, and an API key. */
async function fill({ deps }: TestApi, { managerId, marks }: Filling) {
  const session = await deps.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', managerId)
    .executeTakeFirstOrThrow();
  await sql`update session set address = ${marks.word('session.address')} where id = ${session.id}`.execute(deps.db);
  const apiKeyId = newId();
  await sql`insert into api_key (id, user_id, name, hash, shown_part, rules, expires_at, created_at)
    values (${apiKeyId}, ${managerId}, 'Robot', sha256(${apiKeyId}::text::bytea), 'quarry_key_0000', '[]', now() + interval '10 years', ${deps.clock.now()})`.execute(
    deps.db,
  );
  return { sessionId: session.id, apiKeyId };
}
