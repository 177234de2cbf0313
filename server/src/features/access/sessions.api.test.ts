import { describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { buildPeople, rightPassword, sessionDoor } from './session-door.builder.ts';

const api = await testApi();
const { deps, app } = api;
const { signedIn } = buildPeople(api);
const { logIn, me, post, refresh } = sessionDoor(app);
const dayMs = 86_400_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

type Session = { id: string; browser: string | null; isCurrent: boolean; lastUsedAt: string } & Record<string, unknown>;
type Answer = { __typename: string; count?: number; roleName?: string };

/** The API as anyone who has the token sees it. */
function asBearer(accessToken: string): Pick<TestClient, 'request'> {
  return {
    request: async (query, variables) => {
      const response = await post('/graphql', { query, variables }, { authorization: `Bearer ${accessToken}` });
      return { status: response.statusCode, ...response.json() };
    },
  };
}

const list = async (client: Pick<TestClient, 'request'>, userId: string) =>
  client.request<{ sessions: Session[] }>(
    `query ($userId: ID!) { sessions(userId: $userId) {
      id browser system address createdAt lastUsedAt idleEndsAt endsAt isCurrent } }`,
    { userId },
  );
const answerParts =
  '__typename ... on SessionsRevoked { count } ... on RoleNotHeld { roleName } ... on NotFound { id }';
const revoke = async (client: Pick<TestClient, 'request'>, id: string) =>
  (
    await client.request<{ revokeSession: Answer }>(
      `mutation ($id: ID!) { revokeSession(id: $id) { ${answerParts} } }`,
      { id },
    )
  ).data.revokeSession;
const revokeAll = (client: Pick<TestClient, 'request'>, userId: string) =>
  client.request<{ revokeSessions: Answer }>(
    `mutation ($userId: ID!) { revokeSessions(userId: $userId) { ${answerParts} } }`,
    { userId },
  );

/** Somebody in two browsers, with what the first one sees. */
async function inTwoBrowsers() {
  const person = await signedIn();
  deps.clock.advance(60_000);
  const second = (await logIn(person.email, rightPassword, { 'user-agent': firefox })).json<{
    accessToken: string;
    refreshToken: string;
  }>();
  return { ...person, client: asBearer(person.accessToken), second };
}

describe('the sessions of a person', () => {
  it('are listed with device, address, use and both ends, the latest used first', async () => {
    const { user, client, second } = await inTwoBrowsers();
    const { sessions } = (await list(client, user.id)).data;
    const now = deps.clock.now();
    expect(sessions).toMatchObject([
      {
        browser: 'Firefox',
        system: 'Linux',
        address: '127.0.0.1',
        createdAt: now.toISOString(),
        idleEndsAt: new Date(now.getTime() + 14 * dayMs).toISOString(),
        endsAt: new Date(now.getTime() + 30 * dayMs).toISOString(),
        isCurrent: false,
      },
      { browser: 'lightMyRequest', system: null, isCurrent: true },
    ]);
    deps.clock.advance(60_000);
    await refresh(second.refreshToken);
    expect((await list(client, user.id)).data.sessions[0]?.lastUsedAt).toBe(deps.clock.now().toISOString());
  });

  it('end no later by use than at their last end, and are listed no longer once they ended', async () => {
    const { user, client, second } = await inTwoBrowsers();
    await post('/jwt/logout', { refreshToken: second.refreshToken });
    expect((await list(client, user.id)).data.sessions).toHaveLength(1);
    await deps.db
      .updateTable('session')
      .set({ expires_at: new Date(deps.clock.now().getTime() + dayMs) })
      .where('user_id', '=', user.id)
      .execute();
    const [session] = (await list(client, user.id)).data.sessions;
    expect(session?.idleEndsAt).toBe(session?.endsAt);
  });

  it('are ended one by one, and all but the one that asks, with a trace', async () => {
    const { user, client, accessToken, second } = await inTwoBrowsers();
    const other = (await list(client, user.id)).data.sessions.find(({ isCurrent }) => !isCurrent);
    expect(await revoke(client, other?.id ?? '')).toEqual({ __typename: 'SessionsRevoked', count: 1 });
    expect((await revoke(client, other?.id ?? '')).__typename).toBe('NotFound');
    await logIn(user.email, rightPassword);
    await logIn(user.email, rightPassword);
    expect((await revokeAll(client, user.id)).data.revokeSessions).toMatchObject({ count: 2 });
    deps.clock.advance(5_000);
    expect((await me(second.accessToken)).statusCode).toBe(401);
    expect((await me(accessToken)).statusCode).toBe(200);
    const trace = await deps.db
      .selectFrom('change')
      .select(['before', 'after', 'actor_id'])
      .where('entity_id', '=', user.id)
      .where('action', '=', 'sessions_ended')
      .orderBy('id')
      .execute();
    expect(trace).toEqual([
      { before: { openSessions: 2 }, after: { openSessions: 1 }, actor_id: user.id },
      { before: { openSessions: 3 }, after: { openSessions: 1 }, actor_id: user.id },
    ]);
  });

  it('are theirs and those of anyone who may change them, and of nobody else', async () => {
    const { user, client, accessToken, second } = await inTwoBrowsers();
    const stranger = asBearer((await signedIn()).accessToken);
    const [session] = (await list(client, user.id)).data.sessions;
    const refused = [await list(stranger, user.id), await list(api.visitor(), user.id)];
    expect(refused.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['FORBIDDEN', 'UNAUTHENTICATED']);
    expect((await revoke(stranger, session?.id ?? '')).__typename).toBe('NotFound');
    expect((await revokeAll(stranger, user.id)).data.revokeSessions.__typename).toBe('NotFound');
    deps.clock.advance(5_000);
    expect((await me(second.accessToken)).statusCode).toBe(200);

    const administrator = await api.asAdministrator();
    expect((await list(administrator, user.id)).data.sessions).toHaveLength(2);
    expect((await revokeAll(administrator, user.id)).data.revokeSessions).toMatchObject({ count: 2 });
    deps.clock.advance(5_000);
    expect([(await me(accessToken)).statusCode, (await me(second.accessToken)).statusCode]).toEqual([401, 401]);
  });

  it('of somebody with more rights are not theirs to end who may change users', async () => {
    const rules = [{ action: 'manage', subject: 'User' }];
    await deps.db
      .insertInto('role')
      .values({ id: crypto.randomUUID(), key: 'desk', name: 'Desk', rules: JSON.stringify(rules) })
      .execute();
    const desk = await api.as(await api.newUser({ roleKeys: ['desk'] }));
    const above = await api.newUser({ roleKeys: ['administrator'] });
    await api.as(above);
    const [session] = (await list(desk, above.id)).data.sessions;
    const notHeld = { __typename: 'RoleNotHeld', roleName: 'Administrator' };
    expect(await revoke(desk, session?.id ?? '')).toEqual(notHeld);
    expect((await revokeAll(desk, above.id)).data.revokeSessions).toEqual(notHeld);
    expect((await list(desk, above.id)).data.sessions).toHaveLength(1);
  });
});
