import { describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildSecondFactors } from './second-factor.builder.ts';
import { bearer, rightPassword, type Tokens } from './session-door.builder.ts';
import { mayStill } from './session-answer.ts';
import { setPassword } from './user.commands.ts';

const api = await testApi();
const { db, clock } = api.deps;
const {
  codeOf,
  enter,
  graphql,
  challengeOf,
  logIn,
  logInWith,
  me,
  newPerson,
  post,
  refresh,
  setUp,
  signedIn,
  withFactor,
} = buildSecondFactors(api);
const administrator = await api.asAdministrator();
const newPassword = 'a lamp in the window';

const askForAll = (isRequired: boolean) =>
  db.updateTable('role').set({ requires_second_factor: isRequired }).where('key', '=', 'analyst').execute();
const linkFor = async (id: string): Promise<string> => {
  const { createUserLink } = await administrator.query<{ createUserLink: { link: { path: string } } }>(
    'mutation ($id: ID!) { createUserLink(id: $id) { ... on UserLinkCreated { link { path } } } }',
    { id },
  );
  return new URL(createUserLink.link.path, 'https://quarry.test').searchParams.get('token') ?? '';
};

describe('a second factor and the other ways in', () => {
  it('is asked for after a new password by a link as at every log-in', async () => {
    const { user, email, secret, accessToken } = await withFactor();
    const set = await post('/jwt/set-password', { token: await linkFor(user.id), password: newPassword });
    expect([set.statusCode, set.headers['set-cookie']]).toEqual([200, undefined]);
    const { secondFactor, ...rest } = set.json<{ secondFactor: { challenge: string } }>();
    expect(rest).toEqual({});
    clock.advance(1_000);
    expect((await me(accessToken)).statusCode).toBe(401);
    expect((await enter(secondFactor.challenge, '000000')).statusCode).toBe(400);
    expect((await enter(secondFactor.challenge, codeOf(secret))).statusCode).toBe(200);
    expect(await challengeOf(email, {}, newPassword)).not.toBe('');
  });

  it('stays where a password is set on the command line', async () => {
    const { email, secret } = await withFactor();
    await setPassword(api.deps, systemActor, 'command_line', email, newPassword);
    const challenge = await challengeOf(email, {}, newPassword);
    expect((await enter(challenge, codeOf(secret))).statusCode).toBe(200);
  });

  it('is owed by somebody who accepts an invitation to a role that asks for one', async () => {
    await askForAll(true);
    const { inviteUsers } = await administrator.query<{ inviteUsers: { results: { link: { path: string } }[] } }>(
      `mutation ($input: InvitationInput!) { inviteUsers(input: $input) {
        ... on UsersInvited { results { link { path } } } } }`,
      { input: { addresses: 'guest@example.test', roleKeys: ['analyst'] } },
    );
    const path = inviteUsers.results[0]?.link.path ?? '';
    const token = new URL(path, 'https://quarry.test').searchParams.get('token');
    const opened = (await post('/jwt/set-password', { token, password: newPassword })).json<Tokens>();
    expect(opened.userData).toMatchObject({ extras: { owesSecondFactor: true } });
    expect((await graphql(opened.accessToken, '{ shops { nodes { id } } }')).statusCode).toBe(401);
    const picture = await post('/avatars', {}, bearer(opened.accessToken));
    expect([picture.statusCode, picture.headers['www-authenticate']]).toEqual([
      401,
      'Bearer error="insufficient_user_authentication"',
    ]);
    await askForAll(false);
  });

  it('is not asked for by a refresh, and one that was set up meanwhile ends the sessions opened without', async () => {
    const { accessToken, refreshToken, email } = await signedIn();
    const other = (await logIn(email, rightPassword)).json<Tokens>();
    const { secret } = await setUp(accessToken);
    expect((await refresh(refreshToken)).statusCode).toBe(200);
    expect((await refresh(other.refreshToken)).statusCode).toBe(401);
    clock.advance(60_000);
    const { tokens } = await logInWith(email, codeOf(secret));
    expect((await refresh(tokens.refreshToken)).statusCode).toBe(200);
  });

  it('lets an API key work without a code, and rests it while its person owes one', async () => {
    const person = await withFactor();
    const { id } = person.user;
    await db.deleteFrom('user_role').where('user_id', '=', id).execute();
    await db
      .insertInto('user_role')
      .columns(['user_id', 'role_id'])
      .expression((eb) =>
        eb
          .selectFrom('role')
          .select([eb.val(id).as('user_id'), 'id'])
          .where('key', 'in', ['analyst', 'administrator']),
      )
      .execute();
    clock.advance(1_000);
    const made = await graphql(
      person.accessToken,
      `
        mutation ($input: ApiKeyInput!) {
          createApiKey(input: $input) {
            ... on ApiKeyCreated {
              secret
            }
          }
        }
      `,
      { input: { name: 'Robot', rules: [{ action: 'read', subject: 'Shop' }], expiresInDays: 30 } },
    );
    const { secret } = made.json<{ data: { createApiKey: { secret: string } } }>().data.createApiKey;
    const read = () => graphql(secret, '{ shops { nodes { id } } }');
    expect((await read()).json()).toEqual({ data: { shops: { nodes: [] } } });
    await askForAll(true);
    clock.advance(1_000);
    expect((await read()).statusCode).toBe(200);
    await db.deleteFrom('second_factor').where('user_id', '=', id).execute();
    await db.updateTable('app_user').set({ second_factor_since: null }).where('id', '=', id).execute();
    clock.advance(1_000);
    const refused = await read();
    expect([refused.statusCode, refused.body]).toEqual([401, expect.stringContaining('SECOND_FACTOR_REQUIRED')]);
    const keys = await administrator.query<{ apiKeys: { nodes: object[] } }>(
      'query ($id: [ID!]) { apiKeys(filter: { ownerId: $id, state: [SUSPENDED] }) { nodes { name state } } }',
      { id: [id] },
    );
    expect(keys.apiKeys.nodes).toEqual([{ name: 'Robot', state: 'SUSPENDED' }]);
    // No key sets a person's second factor up, and what they asked for before is still done for them.
    const begun = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: bearer(secret),
      payload: { query: `mutation { beginSecondFactor(input: { password: "${rightPassword}" }) { __typename } }` },
    });
    expect(begun.body).toContain('FORBIDDEN');
    expect(await mayStill(db, id, 'read', 'Shop')).toBe(true);
    await askForAll(false);
  });

  it('is not passed by a session that begins at the moment it is set up', async () => {
    const { user } = await newPerson();
    await db.updateTable('app_user').set({ second_factor_since: clock.now() }).where('id', '=', user.id).execute();
    // What was read of the user before says that there is none.
    await expect(api.as(user)).rejects.toThrow('may not sign in');
  });
});
