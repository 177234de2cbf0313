import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { buildPeople, rightPassword, sessionDoor, type Tokens } from './session-door.builder.ts';
import { setUserStatus } from './user.commands.ts';

const api = await testApi();
const { app, deps } = api;
const { post, logIn } = sessionDoor(app);
const other = sessionDoor(await api.secondProcess());
const { newPerson, signedIn } = buildPeople(api);
const minuteMs = 60_000;

const times = (count: number, work: () => ReturnType<typeof logIn>) =>
  Promise.all(Array.from({ length: count }, work)).then((answers) => answers.map(({ statusCode }) => statusCode));
const counted = (statuses: number[]) =>
  Object.fromEntries(
    Map.groupBy(statuses, (status) => status)
      .entries()
      .map(([status, all]) => [status, all.length]),
  );

describe('log-in', () => {
  it('answers with the person, their abilities and two tokens that nobody may store', async () => {
    const { email } = await newPerson();
    const response = await logIn(` ${email.toUpperCase()}`, rightPassword);
    const { userData, accessToken, refreshToken } = response.json<Tokens>();
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(userData).toMatchObject({ id: expect.any(String), email, role: 'analyst', avatar: null, extras: {} });
    expect(userData).not.toHaveProperty('password');
    expect(userData.ability).toContainEqual({ action: 'read', subject: 'ACL' });
    const { exp = 0, iat = 0 } = decodeJwt(accessToken);
    expect(exp - iat).toBe(600);
    expect(refreshToken).not.toContain('.');
  });

  it('answers an unknown address, a wrong password and missing fields alike', async () => {
    const { email } = await newPerson();
    const answers = [
      await logIn(email, 'wrong'),
      await logIn(email, 'x'.repeat(20_000)),
      await logIn('nobody@example.test', rightPassword),
      await logIn(`${email}\0`, rightPassword),
      await logIn('\uD800', rightPassword),
      await post('/jwt/login', {}),
      await post('/jwt/login', null),
      await post('/jwt/login', { email: [email], password: { length: 1 } }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toEqual({ error: { email: ['Email or Password is Invalid'] } });
    }
  });

  it.each([
    ['broken JSON', 'application/json', '{"email'],
    ['nothing', 'application/json', ''],
    ['another type', 'text/plain', '{"email":"a@b.c","password":"x"}'],
    ['far too much', 'application/json', `{"email":"${'x'.repeat(100_000)}"}`],
  ])('answers a body of %s with 400', async (_what, contentType, payload) => {
    const response = await app.inject({
      method: 'POST',
      url: '/jwt/login',
      headers: { 'content-type': contentType },
      payload,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: { email: ['Something went wrong'] } });
  });

  it('refuses a person who was disabled as it refuses a wrong password, and counts it like one', async () => {
    const { email } = await newPerson();
    await setUserStatus(deps, systemActor, 'command_line', email, 'INACTIVE');
    const refused = await logIn(email, rightPassword);
    expect(refused.json()).toEqual({ error: { email: ['Email or Password is Invalid'] } });
    expect(counted(await times(10, () => logIn(email, rightPassword)))).toEqual({ 400: 9, 429: 1 });
  });
});

describe('throttling', () => {
  it('evaluates ten wrong passwords from strangers and refuses the rest, also the right one', async () => {
    const { email } = await newPerson();
    expect(counted(await times(14, () => logIn(email, 'wrong')))).toEqual({ 400: 10, 429: 4 });
    const refused = await logIn(email, rightPassword);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(900);
    expect(refused.json()).toEqual({ error: { email: ['Too many attempts, try again in 15 minutes'] } });
  });

  it('counts passwords that several processes are asked at once', async () => {
    const { email } = await newPerson();
    const statuses = await Promise.all([
      times(15, () => logIn(email, 'wrong')),
      times(15, () => other.logIn(email.toUpperCase(), 'wrong')),
    ]);
    expect(counted(statuses.flat())).toEqual({ 400: 10, 429: 20 });
  });

  it('answers unknown addresses in the same way', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1)
      statuses.push((await logIn('ghost@example.test', 'wrong')).statusCode);
    expect(counted(statuses)).toEqual({ 400: 10 });
    const refused = await logIn('Ghost@example.test', 'wrong');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(refused.json()).toEqual({ error: { email: ['Too many attempts, try again in 15 minutes'] } });
  });

  it('lets the owner in from a device that signed in before, whatever strangers tried', async () => {
    const { email, cookie } = await signedIn();
    await times(11, () => logIn(email, 'wrong'));
    expect((await logIn(email, rightPassword)).statusCode).toBe(429);
    expect((await logIn(email, rightPassword, { cookie })).statusCode).toBe(200);
    expect((await logIn(email, rightPassword, { cookie: `${cookie}x` })).statusCode).toBe(429);
  });

  it('gives each known device ten wrong passwords of its own', async () => {
    const { email, cookie } = await signedIn();
    expect(counted(await times(12, () => logIn(email, 'wrong', { cookie })))).toEqual({ 400: 10, 429: 2 });
    expect((await logIn(email, rightPassword)).statusCode).toBe(200);
  });

  it('takes the device of one person for a stranger to another', async () => {
    const { cookie } = await signedIn();
    const { email } = await newPerson();
    await times(10, () => logIn(email, 'wrong', { cookie }));
    expect((await logIn(email, rightPassword)).statusCode).toBe(429);
  });

  it('lets people in again after a quarter of an hour, and says how long it still is', async () => {
    const { email } = await newPerson();
    await times(11, () => logIn(email, 'wrong'));
    deps.clock.advance(13 * minuteMs);
    const refused = await logIn(email, rightPassword);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '120']);
    expect(refused.json()).toEqual({ error: { email: ['Too many attempts, try again in 2 minutes'] } });
    deps.clock.advance(2 * minuteMs);
    expect((await logIn(email, rightPassword)).statusCode).toBe(200);
  });

  it('does not count right passwords', async () => {
    const { email } = await newPerson();
    expect(counted(await times(12, () => logIn(email, rightPassword)))).toEqual({ 200: 12 });
  });
});
