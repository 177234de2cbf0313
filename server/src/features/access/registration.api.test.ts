import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { rightPassword, sessionDoor, type Tokens } from './session-door.builder.ts';

const open = await testApi({ fixedSettings: { registration: true } });
const closed = await testApi();
const { logIn, me, post } = sessionDoor(open.app);

let people = 0;
function newAccount(overrides: Record<string, unknown> = {}) {
  people += 1;
  return { email: `new${people}@example.test`, username: `new${people}`, password: rightPassword, ...overrides };
}
const register = (account: unknown) => post('/jwt/register', account);

describe('registration', () => {
  it('is closed unless it was opened', async () => {
    const response = await sessionDoor(closed.app).post('/jwt/register', newAccount());
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ error: 'Registration is closed' });
    expect((await closed.app.inject('/config.json')).json()).toMatchObject({ isRegistrationOpen: false });
  });

  it('signs a pending person in who may read Auth and nothing else', async () => {
    const account = newAccount();
    const response = await register(account);
    const { userData, accessToken } = response.json<Tokens>();
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(userData).toMatchObject({
      id: expect.any(String),
      email: account.email,
      username: account.username,
      ability: [{ action: 'read', subject: 'Auth' }],
      extras: { status: 'PENDING' },
    });
    expect((await me(accessToken)).json()).toEqual({ data: { me: { email: account.email } } });
    const shops = await post(
      '/graphql',
      { query: '{ shops(first: 1) { nodes { id } } }' },
      { authorization: `Bearer ${accessToken}` },
    );
    expect(shops.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect((await logIn(account.email, rightPassword)).statusCode).toBe(200);
  });

  it('gives the new person a device of their own', async () => {
    const account = newAccount();
    const cookie = String((await register(account)).headers['set-cookie']).split(';')[0] ?? '';
    await Promise.all(Array.from({ length: 10 }, () => logIn(account.email, 'wrong')));
    expect((await logIn(account.email, rightPassword)).statusCode).toBe(429);
    expect((await logIn(account.email, rightPassword, { cookie })).statusCode).toBe(200);
  });

  it('names what is taken, whatever its case, and stores nothing', async () => {
    const taken = newAccount();
    await register(taken);
    const email = 'This email is already in use.';
    const username = 'This username is already in use.';
    const answers = [
      await register(newAccount({ email: taken.email.toUpperCase() })),
      await register(newAccount({ username: ` ${taken.username.toUpperCase()}` })),
      await register({ ...taken, password: 'another password' }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
      [400, { error: { email, username: null } }],
      [400, { error: { email: null, username } }],
      [400, { error: { email, username } }],
    ]);
    expect((await logIn(taken.email, 'another password')).statusCode).toBe(400);
  });

  it('gives one address to one of many who ask at once', async () => {
    const account = newAccount();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_unused, number) => register({ ...account, username: `many${number}` })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((left, right) => left - right)).toEqual([200, 400, 400, 400, 400]);
  });

  it.each<[what: string, overrides: Record<string, unknown>, fields: string[]]>([
    ['an address that is none', { email: 'nobody' }, ['email']],
    ['an address with an invisible character', { email: 'a\0b@example.test' }, ['email']],
    ['no username', { username: '  ' }, ['username']],
    ['a username that is no text', { username: ['x'] }, ['username']],
    ['a short password', { password: 'short' }, ['password']],
    ['the address as a password', { password: 'newcomer@example.test', email: 'Newcomer@example.test' }, ['password']],
    ['the username as a password', { password: 'Some Body Else', username: 'somebodyelse' }, ['password']],
    ['a common password', { password: 'Passw0rd-2025' }, ['password']],
    ['a password that is far too long', { password: 'x'.repeat(513) }, ['password']],
    [
      'nothing at all',
      { email: undefined, username: undefined, password: undefined },
      ['email', 'username', 'password'],
    ],
  ])('refuses %s with a sentence at each field', async (_what, overrides, fields) => {
    const response = await register(newAccount(overrides));
    const { error } = response.json<{ error: Record<string, string | null> }>();
    expect(response.statusCode).toBe(400);
    expect(Object.keys(error).filter((field) => error[field] !== null)).toEqual(fields);
    for (const field of fields) expect(error[field]).toMatch(/^Enter .*\.$/);
  });

  it('answers a body that nobody can read with 400', async () => {
    const response = await open.app.inject({
      method: 'POST',
      url: '/jwt/register',
      headers: { 'content-type': 'application/json' },
      payload: '[',
    });
    expect([response.statusCode, response.json()]).toEqual([400, { error: { email: ['Something went wrong'] } }]);
  });
});
