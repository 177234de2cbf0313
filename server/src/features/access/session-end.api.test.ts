import { once } from 'node:events';
import { createClient } from 'graphql-ws';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { bearer, buildPeople, rightPassword, sessionDoor } from './session-door.builder.ts';
import { sessionSecret } from './session-secret.ts';
import { setPassword, setUserStatus } from './user.commands.ts';

const api = await testApi();
const { app, deps } = api;
const { logIn, me, post, refresh, userData } = sessionDoor(app);
const other = sessionDoor(await api.secondProcess());
const { signedIn } = buildPeople(api);
const minuteMs = 60_000;
const reachesAllWithinMs = 5_000;

type Person = Awaited<ReturnType<typeof signedIn>>;

const endings: [what: string, end: (person: Person) => Promise<unknown>][] = [
  ['log-out', ({ refreshToken }) => post('/jwt/logout', { refreshToken })],
  ['disabling', ({ email }) => setUserStatus(deps, systemActor, 'command_line', email, 'INACTIVE')],
  ['a new password', ({ email }) => setPassword(deps, systemActor, 'command_line', email, 'another password')],
  [
    'revoking by an administrator',
    async ({ user: { id } }) =>
      (await api.asAdministrator()).query('mutation ($id: ID!) { revokeSessions(userId: $id) { __typename } }', { id }),
  ],
];

describe('log-out', () => {
  it('ends the session of the refresh token, an older one of the family too', async () => {
    const { refreshToken, accessToken } = await signedIn();
    const next = (await refresh(refreshToken)).json<{ refreshToken: string }>();
    const response = await post('/jwt/logout', { refreshToken });
    expect([response.statusCode, response.headers['cache-control'], response.json()]).toEqual([200, 'no-store', {}]);
    expect((await refresh(next.refreshToken)).statusCode).toBe(401);
    expect((await me(accessToken)).statusCode).toBe(401);
  });

  it.each<[what: string, headers: Record<string, string>, payload: string | undefined]>([
    ['no body', {}, undefined],
    ['an empty body', { 'content-type': 'application/json' }, ''],
    ['an empty object', { 'content-type': 'application/json' }, '{}'],
    ['an unreadable body', { 'content-type': 'application/json' }, '{'],
    ['a refresh token that nobody knows', { 'content-type': 'application/json' }, '{"refreshToken":"x"}'],
    ['plain text', { 'content-type': 'text/plain' }, 'bye'],
  ])('ends the session of the access token with %s, even of an expired one', async (_what, headers, payload) => {
    const { refreshToken, accessToken } = await signedIn();
    deps.clock.advance(11 * minuteMs);
    const response = await app.inject({
      method: 'POST',
      url: '/jwt/logout',
      headers: { ...bearer(accessToken), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  it('answers a stranger with 200 and ends nothing', async () => {
    const { refreshToken } = await signedIn();
    expect((await post('/jwt/logout', { refreshToken: 'unknown' })).statusCode).toBe(200);
    expect((await post('/jwt/logout', undefined, bearer('x.y.z'))).statusCode).toBe(200);
    expect((await refresh(refreshToken)).statusCode).toBe(200);
  });
});

describe('the end of a session', () => {
  it.each(endings)('reaches every process within five seconds after %s', async (_what, end) => {
    const person = await signedIn();
    expect((await other.me(person.accessToken)).statusCode).toBe(200);
    expect((await userData(person.accessToken)).json()).toEqual(person.userData);
    await end(person);
    expect((await userData(person.accessToken)).statusCode).toBe(401);
    deps.clock.advance(reachesAllWithinMs);
    expect((await other.me(person.accessToken)).statusCode).toBe(401);
    expect((await me(person.accessToken)).statusCode).toBe(401);
    expect((await refresh(person.refreshToken)).statusCode).toBe(401);
  });

  it.each(endings)('closes open subscriptions within five seconds after %s', async (_what, end) => {
    const person = await signedIn();
    const socket = await openSocket(person.accessToken);
    await end(person);
    deps.clock.advance(2_000);
    const closed = once(socket, 'close', { signal: AbortSignal.timeout(reachesAllWithinMs) });
    expect((await closed)[0]).toBe(4403);
  });

  it('is final: a person who is enabled again signs in anew', async () => {
    const { email, accessToken, refreshToken } = await signedIn();
    await setUserStatus(deps, systemActor, 'command_line', email, 'INACTIVE');
    await setUserStatus(deps, systemActor, 'command_line', email, 'ACTIVE');
    expect((await me(accessToken)).statusCode).toBe(401);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await logIn(email, rightPassword)).statusCode).toBe(200);
  });

  it('leaves nothing to a log-in that the new password overtook', async () => {
    const { email } = await signedIn();
    const overtaken = Promise.all(Array.from({ length: 6 }, () => logIn(email, rightPassword)));
    await setPassword(deps, systemActor, 'command_line', email, 'another password');
    deps.clock.advance(reachesAllWithinMs);
    const answers = (await overtaken).map((answer) => answer.json<{ refreshToken?: string }>());
    const afterwards = await Promise.all(answers.map(({ refreshToken }) => refresh(refreshToken)));
    expect(afterwards.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 401));
  });

  it('is refused to the last administrator who can sign in', async () => {
    await expect(
      setUserStatus(deps, systemActor, 'command_line', 'administrator@example.test', 'INACTIVE'),
    ).rejects.toThrow(/only administrator/);
  });
});

describe('an access token', () => {
  it('is refused ten minutes after it was given, with the way HTTP says so', async () => {
    const { accessToken } = await signedIn();
    deps.clock.advance(10 * minuteMs - 1_000);
    expect((await me(accessToken)).statusCode).toBe(200);
    deps.clock.advance(1_000);
    const refused = await me(accessToken);
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
  });

  it.each<[what: string, algorithm: string, issuer: string, lifetime: number | undefined]>([
    ['another algorithm', 'HS512', 'quarry', 60],
    ['another issuer', 'HS256', 'elsewhere', 60],
    ['no end', 'HS256', 'quarry', undefined],
  ])('with %s is refused although our own secret signed it', async (_what, alg, issuer, lifetime) => {
    const { user, accessToken } = await signedIn();
    const { sid } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
    const now = Math.floor(deps.clock.now().getTime() / 1000);
    const token = new SignJWT({ sid }).setProtectedHeader({ alg }).setSubject(user.id).setIssuer(issuer);
    if (lifetime !== undefined) token.setExpirationTime(now + lifetime);
    expect((await me(await token.sign(await sessionSecret(deps.db)))).statusCode).toBe(401);
  });
});

const port = app.listen({ port: 0, host: '127.0.0.1' }).then((address) => new URL(address).port);

/** A socket that was let in, as a dashboard keeps it for its subscriptions. */
async function openSocket(accessToken: string): Promise<WebSocket> {
  const connected = Promise.withResolvers<WebSocket>();
  createClient({
    url: `ws://127.0.0.1:${await port}/graphql`,
    webSocketImpl: WebSocket,
    lazy: false,
    retryAttempts: 0,
    connectionParams: bearer(accessToken),
    onNonLazyError: connected.reject,
    on: { connected: (socket) => connected.resolve(socket as WebSocket) },
  });
  return connected.promise;
}
