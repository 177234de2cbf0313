import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { buildPeople, sessionDoor, type Tokens } from './session-door.builder.ts';

const api = await testApi();
const { app, deps } = api;
const { me, refresh } = sessionDoor(app);
const other = sessionDoor(await api.secondProcess());
const { signedIn } = buildPeople(api);
const second = 1_000;
const minuteMs = 60 * second;
const dayMs = 24 * 60 * minuteMs;

const tokensOf = (response: Awaited<ReturnType<typeof refresh>>) => response.json<Tokens>();

describe('a refresh', () => {
  it('gives the person and two new tokens that nobody may store, and the access token works', async () => {
    const { refreshToken, accessToken, email } = await signedIn();
    const response = await refresh(refreshToken);
    const next = tokensOf(response);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(next.userData).toMatchObject({ email });
    expect(next.refreshToken).not.toBe(refreshToken);
    expect(next.accessToken).not.toBe(accessToken);
    expect((await me(next.accessToken)).json()).toEqual({ data: { me: { email } } });
  });

  it('makes one successor for 64 callers at once, whichever process they ask', async () => {
    const { refreshToken } = await signedIn();
    const before = await deps.db.selectFrom('refresh_token').select('hash').execute();
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_unused, call) => (call % 2 ? refresh : other.refresh)(refreshToken)),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json<Tokens>().refreshToken)).size).toBe(1);
    const after = await deps.db.selectFrom('refresh_token').select('hash').execute();
    expect(after.length - before.length).toBe(1);
  });

  it('loses no session when the reply is lost and another process answers the retry', async () => {
    const { refreshToken } = await signedIn();
    const lost = tokensOf(await refresh(refreshToken));
    deps.clock.advance(10 * second);
    const retried = tokensOf(await other.refresh(refreshToken));
    expect(retried.refreshToken).toBe(lost.refreshToken);
    expect((await refresh(retried.refreshToken)).statusCode).toBe(200);
  });

  it('ends the whole family when an old token is replayed after ten seconds', async () => {
    const { refreshToken } = await signedIn();
    const next = tokensOf(await refresh(refreshToken));
    await me(next.accessToken);
    deps.clock.advance(10 * second + 1);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await refresh(next.refreshToken)).statusCode).toBe(401);
    expect((await me(next.accessToken)).statusCode).toBe(401);
  });

  it('ends the family when the token before the last one is replayed, however soon', async () => {
    const { refreshToken } = await signedIn();
    const next = tokensOf(await refresh(refreshToken));
    const third = tokensOf(await refresh(next.refreshToken));
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await refresh(third.refreshToken)).statusCode).toBe(401);
  });

  it('leaves the other sessions of the person alone when a family ends', async () => {
    const { refreshToken, email } = await signedIn();
    const elsewhere = tokensOf(await sessionDoor(app).logIn(email, 'correct horse battery'));
    await refresh(refreshToken);
    deps.clock.advance(11 * second);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await refresh(elsewhere.refreshToken)).statusCode).toBe(200);
  });

  it.each([
    ['x'],
    [''],
    [undefined],
    [null],
    [7],
    [['a']],
    [{ token: 'a' }],
    ['\0'],
    ['x'.repeat(10_000)],
    ['x'.repeat(100_000)],
  ])('refuses %j', async (token) => {
    const response = await refresh(token);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ error: 'Invalid refresh token' });
  });

  it('refuses an access token, and an altered refresh token', async () => {
    const { accessToken, refreshToken } = await signedIn();
    for (const token of [accessToken, `${refreshToken}x`, refreshToken.slice(1)])
      expect((await refresh(token)).statusCode).toBe(401);
    expect((await refresh(refreshToken)).statusCode).toBe(200);
  });

  it.each(['', '{"refreshToken', '[]', 'null'])('refuses the body %j', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const response = await app.inject({ method: 'POST', url: '/jwt/refresh-token', headers, payload });
    expect([response.statusCode, response.json()]).toEqual([401, { error: 'Invalid refresh token' }]);
  });

  it('is refused after 14 days without use', async () => {
    const used = await signedIn();
    const idle = await signedIn();
    deps.clock.advance(14 * dayMs - 1);
    const next = tokensOf(await refresh(used.refreshToken));
    deps.clock.advance(1);
    expect((await refresh(idle.refreshToken)).statusCode).toBe(401);
    expect((await refresh(next.refreshToken)).statusCode).toBe(200);
  });

  it('is refused 30 days after the log-in, however often it was used', async () => {
    let { refreshToken } = await signedIn();
    for (let days = 0; days < 30; days += 10) {
      deps.clock.advance(10 * dayMs - 1);
      ({ refreshToken } = tokensOf(await refresh(refreshToken)));
    }
    deps.clock.advance(3);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  it('stores no token in clear', async () => {
    const { refreshToken, accessToken } = await signedIn();
    const next = tokensOf(await refresh(refreshToken));
    const tables = await Promise.all([
      deps.db.selectFrom('refresh_token').selectAll().execute(),
      deps.db.selectFrom('session').selectAll().execute(),
    ]);
    const stored = JSON.stringify(tables.flat(), (_key, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    );
    for (const token of [refreshToken, next.refreshToken, accessToken]) expect(stored).not.toContain(token);
  });

  it('is limited to a hundred a minute for one session', async () => {
    let { refreshToken } = await signedIn();
    const other = await signedIn();
    for (let count = 0; count < 100; count += 1) ({ refreshToken } = tokensOf(await refresh(refreshToken)));
    deps.clock.advance(20 * second);
    const refused = await refresh(refreshToken);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '40']);
    expect((await refresh(other.refreshToken)).statusCode).toBe(200);
    deps.clock.advance(40 * second);
    expect((await refresh(refreshToken)).statusCode).toBe(200);
  });

  it('forgets a device whose mark no browser has any more', async () => {
    const { user } = await signedIn();
    const devices = () =>
      deps.db.selectFrom('known_device').select('device_id').where('user_id', '=', user.id).execute();
    deps.clock.advance(400 * dayMs);
    await signedIn();
    expect(await devices()).toHaveLength(1);
    deps.clock.advance(1);
    await signedIn();
    expect(await devices()).toEqual([]);
  });

  it('clears away what has been over for a month', async () => {
    const { user, refreshToken } = await signedIn();
    deps.clock.advance(61 * dayMs);
    await signedIn();
    const left = await deps.db.selectFrom('session').select('id').where('user_id', '=', user.id).execute();
    expect(left).toEqual([]);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });
});
