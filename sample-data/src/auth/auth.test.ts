import { describe, expect, it } from 'vitest';
import { noon, openLayer, type Reply } from '../testing/open-layer.ts';

type Session = { userData: Record<string, unknown>; accessToken: string; refreshToken: string };

const admin = { email: 'admin@example.com', password: 'admin' };
const client = { email: 'client@example.com', password: 'client' };
const newcomer = { email: 'rosa@new.example', username: 'rosa', password: 'plum-tree' };

function openAuth(now = () => noon) {
  const { send, layer } = openLayer({ now });
  return {
    layer,
    logIn: (body?: unknown) => send<Session>('POST', '/jwt/login', body),
    register: (body?: unknown) => send<Session>('POST', '/jwt/register', body),
    refresh: (refreshToken?: unknown) => send<Session>('POST', '/jwt/refresh-token', { refreshToken }),
    logOut: () => send('POST', '/jwt/logout'),
  };
}

function payloadOf(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, number>;
}

const refusedLogIn: Reply = { status: 400, body: { error: { email: ['Email or Password is Invalid'] } } };
const refusedRefresh: Reply = { status: 401, body: { error: 'Invalid refresh token' } };

describe('log-in', () => {
  it('gives the administrator, who may manage all, and two tokens, but never a password', async () => {
    const { status, body } = await openAuth().logIn(admin);
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['accessToken', 'refreshToken', 'userData']);
    expect(body.userData).toMatchObject({
      id: 1,
      email: 'admin@example.com',
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
      extras: { eCommerceCartItemsCount: 5 },
    });
    expect(Object.keys(body.userData).toSorted()).toEqual(
      ['ability', 'avatar', 'email', 'extras', 'fullName', 'id', 'role', 'username'].toSorted(),
    );
  });

  it('gives the client, who may read ACL and Auth', async () => {
    const { body } = await openAuth().logIn(client);
    expect(body.userData).toMatchObject({
      role: 'client',
      ability: [
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ],
    });
  });

  it('compares the address without case and the password with it', async () => {
    const { logIn } = openAuth();
    expect((await logIn({ ...admin, email: 'Admin@Example.COM' })).status).toBe(200);
    expect(await logIn({ ...admin, password: 'ADMIN' })).toEqual(refusedLogIn);
  });

  it.each([{ ...admin, password: 'wrong' }, { email: 'nobody@example.com', password: 'admin' }, { email: 5 }, {}])(
    'refuses %j in the words of the specification',
    async (body) => {
      expect(await openAuth().logIn(body)).toEqual(refusedLogIn);
    },
  );

  it('says that something went wrong when the body cannot be read', async () => {
    expect(await openAuth().logIn('not json')).toEqual({
      status: 400,
      body: { error: { email: ['Something went wrong'] } },
    });
  });

  it('accepts the body inside an outer data object', async () => {
    expect((await openAuth().logIn({ data: admin })).status).toBe(200);
  });

  it('makes tokens of three parts for ten minutes, each of its own kind', async () => {
    const { accessToken, refreshToken } = (await openAuth().logIn(admin)).body;
    for (const token of [accessToken, refreshToken]) {
      expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
      expect(payloadOf(token)).toEqual({ id: 1, iat: noon / 1000, exp: noon / 1000 + 600 });
    }
    expect(accessToken).not.toBe(refreshToken);
  });
});

describe('registration', () => {
  it('makes an administrator who may log in at once', async () => {
    const { register, logIn } = openAuth();
    const { status, body } = await register(newcomer);
    expect(status).toBe(200);
    expect(body.userData).toEqual({
      id: 3,
      fullName: '',
      username: 'rosa',
      avatar: null,
      email: 'rosa@new.example',
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
      extras: {},
    });
    expect((await logIn(newcomer)).body.userData).toEqual(body.userData);
  });

  it('refuses an address in use, whatever its case', async () => {
    const { status, body } = await openAuth().register({ ...newcomer, email: 'ADMIN@example.com' });
    expect(status).toBe(400);
    expect(body).toEqual({ error: { email: 'This email is already in use.', username: null } });
  });

  it('refuses a name in use', async () => {
    const { body } = await openAuth().register({ ...newcomer, username: 'noor' });
    expect(body).toEqual({ error: { email: null, username: 'This username is already in use.' } });
  });

  it('says both at once, and keeps nothing', async () => {
    const { register, logIn } = openAuth();
    const { body } = await register({ ...admin, username: 'noor', password: 'mine' });
    expect(body).toEqual({
      error: { email: 'This email is already in use.', username: 'This username is already in use.' },
    });
    expect(await logIn({ ...admin, password: 'mine' })).toEqual(refusedLogIn);
    expect((await register(newcomer)).body.userData.id).toBe(3);
  });

  it('refuses an account without password', async () => {
    const { status } = await openAuth().register({ ...newcomer, password: undefined });
    expect(status).toBe(400);
  });
});

describe('refreshing', () => {
  it('gives two new tokens for ten more minutes', async () => {
    let now = noon;
    const { logIn, refresh } = openAuth(() => now);
    const before = (await logIn(admin)).body;
    now += 599_000;
    const { status, body } = await refresh(before.refreshToken);
    expect(status).toBe(200);
    expect(body.userData).toEqual(before.userData);
    expect(payloadOf(body.refreshToken).exp).toBe(now / 1000 + 600);
    expect((await refresh(body.refreshToken)).status).toBe(200);
  });

  it('gives other tokens within the same second too', async () => {
    const { logIn, refresh } = openAuth();
    const before = (await logIn(admin)).body;
    const { body } = await refresh(before.refreshToken);
    expect(new Set([before, body].flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken])).size).toBe(
      4,
    );
  });

  it('ends after ten minutes', async () => {
    let now = noon;
    const { logIn, refresh } = openAuth(() => now);
    const { refreshToken } = (await logIn(admin)).body;
    now += 600_000;
    expect(await refresh(refreshToken)).toEqual(refusedRefresh);
  });

  it('refuses an access token, an altered token and none', async () => {
    const { logIn, refresh } = openAuth();
    const { accessToken, refreshToken } = (await logIn(client)).body;
    const [header, , signature] = refreshToken.split('.');
    const forged = Buffer.from(JSON.stringify({ id: 1, iat: 0, exp: 9e12 })).toString('base64url');
    const wrong = [accessToken, `${header}.${forged}.${signature}`, `${refreshToken}x`, 'nonsense', '', 7, undefined];
    for (const token of wrong) expect(await refresh(token)).toEqual(refusedRefresh);
  });

  it('still works after the page was loaded anew, but not for an account of the old page', async () => {
    const { logIn, register } = openAuth();
    const [known, forgotten] = [(await logIn(admin)).body, (await register(newcomer)).body];
    const { refresh } = openAuth();
    expect((await refresh(known.refreshToken)).status).toBe(200);
    expect(await refresh(forgotten.refreshToken)).toEqual(refusedRefresh);
  });
});

describe('log-out', () => {
  it('answers with nothing and revokes nothing', async () => {
    const { logIn, logOut, refresh } = openAuth();
    const { refreshToken } = (await logIn(admin)).body;
    expect(await logOut()).toEqual({ status: 200, body: {} });
    expect((await refresh(refreshToken)).status).toBe(200);
  });
});
