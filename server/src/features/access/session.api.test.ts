import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';

const api = await testApi();
const { app, deps } = api;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type Tokens = { userData: Record<string, unknown>; accessToken: string; refreshToken: string };

const post = (path: string, payload?: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    payload: payload === undefined ? '' : JSON.stringify(payload),
  });
const logIn = (email: string, password: string, headers?: Record<string, string>) =>
  post('/jwt/login', { email, password }, headers);
const refresh = (refreshToken: unknown) => post('/jwt/refresh-token', { refreshToken });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const password = 'correct horse battery';
let people = 0;
async function newPerson() {
  people += 1;
  const email = `person${people}@example.test`;
  const user = await api.newUser({ email, password, roleKeys: ['analyst'] });
  return { user, email };
}
async function signedIn() {
  const { user, email } = await newPerson();
  const tokens = (await logIn(email, password)).json<Tokens>();
  return { user, email, ...tokens };
}
const me = (token: string) => post('/graphql', { query: '{ me { email } }' }, bearer(token));

describe('log-in', () => {
  it('answers with the person, their abilities and two tokens that nobody may store', async () => {
    const { email } = await newPerson();
    const response = await logIn(` ${email.toUpperCase()}`, password);
    const { userData, accessToken, refreshToken } = response.json<Tokens>();
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(userData).toMatchObject({ email, role: 'analyst', avatar: null, extras: {} });
    expect(userData.ability).toContainEqual({ action: 'read', subject: 'ACL' });
    const { exp = 0, iat = 0 } = decodeJwt(accessToken);
    expect(exp - iat).toBe(600);
    expect(refreshToken).not.toContain('.');
  });

  it('answers an unknown address, a wrong password and missing fields alike', async () => {
    const { email } = await newPerson();
    const answers = [
      await logIn(email, 'wrong'),
      await logIn('nobody@example.test', password),
      await post('/jwt/login', {}),
      await post('/jwt/login', { email: [email], password: { length: 1 } }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ error: { email: ['Email or Password is Invalid'] } });
    }
  });

  it('answers a body that is no JSON with 400', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/jwt/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"email',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: { email: ['Something went wrong'] } });
  });

  it('evaluates ten wrong passwords from strangers and refuses the rest, also the right one', async () => {
    const { email } = await newPerson();
    const statuses = (await Promise.all(Array.from({ length: 14 }, () => logIn(email, 'wrong')))).map(
      (response) => response.statusCode,
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const refused = await logIn(email, password);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect(refused.json()).toEqual({ error: { email: ['Too many attempts, try again in 15 minutes'] } });
  });

  it('throttles unknown addresses in the same way', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await logIn('ghost@example.test', 'wrong')).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  it('lets the owner in from a device that signed in before, whatever strangers tried', async () => {
    const { email } = await newPerson();
    const cookie = String((await logIn(email, password)).headers['set-cookie']).split(';')[0] ?? '';
    await Promise.all(Array.from({ length: 11 }, () => logIn(email, 'wrong')));
    expect((await logIn(email, password)).statusCode).toBe(429);
    expect((await logIn(email, password, { cookie })).statusCode).toBe(200);
    expect((await logIn(email, password, { cookie: `${cookie}x` })).statusCode).toBe(429);
  });

  it('lets people in again after a quarter of an hour', async () => {
    const { email } = await newPerson();
    await Promise.all(Array.from({ length: 11 }, () => logIn(email, 'wrong')));
    deps.clock.advance(15 * minuteMs + 1);
    expect((await logIn(email, password)).statusCode).toBe(200);
  });

  it('does not count right passwords', async () => {
    const { email } = await newPerson();
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => logIn(email, password)))).map(
      (response) => response.statusCode,
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

describe('refresh', () => {
  it('gives two new tokens, of which the access token works', async () => {
    const { refreshToken, accessToken } = await signedIn();
    deps.clock.advance(1_000);
    const next = (await refresh(refreshToken)).json<Tokens>();
    expect(next.refreshToken).not.toBe(refreshToken);
    expect(next.accessToken).not.toBe(accessToken);
    expect((await me(next.accessToken)).json()).toHaveProperty('data.me.email');
  });

  it('makes one successor for any number of callers at once', async () => {
    const { refreshToken } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 64 }, () => refresh(refreshToken)));
    const successors = new Set(answers.map((answer) => answer.json<Tokens>().refreshToken));
    expect(successors.size).toBe(1);
    expect([...successors]).not.toContain(undefined);
  });

  it('gives the same successor again within ten seconds, so that a lost reply loses no session', async () => {
    const { refreshToken } = await signedIn();
    const first = (await refresh(refreshToken)).json<Tokens>();
    deps.clock.advance(9_000);
    const again = (await refresh(refreshToken)).json<Tokens>();
    expect(again.refreshToken).toBe(first.refreshToken);
  });

  it('ends the whole family when an old token is replayed later', async () => {
    const { refreshToken } = await signedIn();
    const next = (await refresh(refreshToken)).json<Tokens>();
    deps.clock.advance(11_000);
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await refresh(next.refreshToken)).statusCode).toBe(401);
    expect((await me(next.accessToken)).statusCode).toBe(401);
  });

  it('ends the family when the token before the last one is replayed, however soon', async () => {
    const { refreshToken } = await signedIn();
    const second = (await refresh(refreshToken)).json<Tokens>();
    const third = (await refresh(second.refreshToken)).json<Tokens>();
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await refresh(third.refreshToken)).statusCode).toBe(401);
  });

  it('refuses anything that is no refresh token of ours', async () => {
    const { accessToken } = await signedIn();
    for (const token of [accessToken, 'x', '', undefined, 7, ['a'], { token: 'a' }]) {
      const response = await refresh(token);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({ error: 'Invalid refresh token' });
    }
  });

  it('ends a session after 14 days without use, and after 30 days in any case', async () => {
    const idle = await signedIn();
    let used: Tokens = await signedIn();
    for (let day = 0; day < 28; day += 13) {
      deps.clock.advance(13 * dayMs);
      used = (await refresh(used.refreshToken)).json<Tokens>();
    }
    expect((await refresh(idle.refreshToken)).statusCode).toBe(401);
    expect(used.refreshToken).toBeUndefined();
  });

  it('stores no token in clear', async () => {
    const { refreshToken } = await signedIn();
    const rows = await deps.db.selectFrom('refresh_token').selectAll().execute();
    const stored = JSON.stringify(rows.map((row) => row.hash.toString('utf8') + row.hash.toString('base64url')));
    expect(stored).not.toContain(refreshToken);
  });

  it('is limited to a hundred a minute for one session', async () => {
    let { refreshToken } = await signedIn();
    for (let count = 0; count < 100; count += 1)
      refreshToken = (await refresh(refreshToken)).json<Tokens>().refreshToken;
    const refused = await refresh(refreshToken);
    expect(refused.statusCode).toBe(429);
    deps.clock.advance(minuteMs);
    expect((await refresh(refreshToken)).statusCode).toBe(200);
  });
});

describe('log-out', () => {
  it('ends the session of the refresh token', async () => {
    const { refreshToken, accessToken } = await signedIn();
    const response = await post('/jwt/logout', { refreshToken });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({});
    expect((await refresh(refreshToken)).statusCode).toBe(401);
    expect((await me(accessToken)).statusCode).toBe(401);
  });

  it('ends the session of the access token without a body, even an expired one', async () => {
    const { refreshToken, accessToken } = await signedIn();
    deps.clock.advance(11 * minuteMs);
    await app.inject({ method: 'POST', url: '/jwt/logout', headers: bearer(accessToken) });
    expect((await refresh(refreshToken)).statusCode).toBe(401);
  });

  it('answers a stranger with 200 and ends nothing', async () => {
    const { refreshToken } = await signedIn();
    expect((await post('/jwt/logout', { refreshToken: 'unknown' })).statusCode).toBe(200);
    expect((await refresh(refreshToken)).statusCode).toBe(200);
  });
});

describe('registration', () => {
  it('is closed unless it was opened', async () => {
    const response = await post('/jwt/register', { email: 'new@example.test', password, username: 'new' });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ error: 'Registration is closed' });
  });
});
