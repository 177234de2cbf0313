import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { buildSecondFactors } from './second-factor.builder.ts';
import { rightPassword } from './session-door.builder.ts';

const api = await testApi();
const { db, clock } = api.deps;
const { ask, codeOf, enter, graphql, challengeOf, logIn, logInWith, me, refresh, setUp, signedIn, withFactor, post } =
  buildSecondFactors(api);
const minuteMs = 60_000;

const counted = (statuses: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]));
const begun = async (accessToken: string) =>
  (await ask(accessToken, 'begin', { password: rightPassword })) as unknown as Record<
    'setup' | 'secret' | 'address',
    string
  >;
const trail = (userId: string) =>
  db
    .selectFrom('change')
    .select(['action', 'before', 'after', 'actor_id'])
    .where('entity_id', '=', userId)
    .orderBy('id')
    .execute();

describe('setting up a second factor', () => {
  it('asks for the password, shows the secret once, and counts when a first code was right', async () => {
    const { accessToken, email } = await signedIn();
    expect(await ask(accessToken, 'begin', { password: 'not this one' })).toEqual({
      __typename: 'InvalidInput',
      issues: [{ path: 'password', code: 'wrong_password' }],
    });
    const { setup, secret, address } = await begun(accessToken);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(address)).toContain(`Quarry:${email}`);
    expect((await logIn(email, rightPassword)).statusCode).toBe(200);

    const wrong = { __typename: 'InvalidInput', issues: [{ path: 'code', code: 'wrong_code' }] };
    expect(await ask(accessToken, 'confirm', { setup, code: codeOf(secret, 120) })).toEqual(wrong);
    expect(await ask(accessToken, 'confirm', { setup, code: '12 34' })).toMatchObject({
      issues: [{ path: 'code', code: 'not_a_code' }],
    });
    const code = codeOf(secret);
    const confirmed = await ask(accessToken, 'confirm', { setup, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    // The log-in between ended with the others.
    expect(confirmed).toMatchObject({ __typename: 'SecondFactorConfirmed', endedSessions: 1 });
    expect(new Set(confirmed.recoveryCodes as string[]).size).toBe(10);
    expect((await me(accessToken)).statusCode).toBe(200);
    expect((await logIn(email, rightPassword)).statusCode).toBe(400);
  });

  it('is confirmed by the session that began it, and within ten minutes', async () => {
    const { accessToken, refreshToken, email } = await signedIn();
    const { setup, secret } = await begun(accessToken);
    const elsewhere = (await logIn(email, rightPassword)).json<{ accessToken: string }>().accessToken;
    const over = { __typename: 'NotAllowedNow', code: 'SECOND_FACTOR_SETUP_OVER' };
    expect(await ask(elsewhere, 'confirm', { setup, code: codeOf(secret) })).toMatchObject(over);
    expect(await ask(accessToken, 'confirm', { setup: `x${setup}`, code: codeOf(secret) })).toMatchObject(over);
    expect(await ask(accessToken, 'confirm', { setup: '', code: codeOf(secret) })).toMatchObject(over);
    clock.advance(10 * minuteMs);
    const later = (await refresh(refreshToken)).json<{ accessToken: string }>().accessToken;
    expect(await ask(later, 'confirm', { setup, code: codeOf(secret) })).toMatchObject(over);
  });

  it('keeps the secret sealed and the recovery codes hashed, and writes neither into the trail', async () => {
    const { user, secret, recoveryCodes } = await withFactor();
    const row = await db
      .selectFrom('second_factor')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    const hashes = await db.selectFrom('recovery_code').selectAll().where('user_id', '=', user.id).execute();
    const kept = JSON.stringify([row, hashes, await trail(user.id)]) + row.sealed_secret.toString('latin1');
    for (const word of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(word);
    expect((await trail(user.id)).at(-1)).toMatchObject({
      action: 'second_factor_set_up',
      before: { secondFactorSince: null },
      after: { secondFactorSince: expect.any(String), recoveryCodesLeft: 10 },
      actor_id: user.id,
    });
  });

  it('does not open for another person whose row the sealed secret is put into', async () => {
    const [one, other] = [await withFactor(), await withFactor()];
    const { sealed_secret } = await db
      .selectFrom('second_factor')
      .selectAll()
      .where('user_id', '=', one.user.id)
      .executeTakeFirstOrThrow();
    await db.updateTable('second_factor').set({ sealed_secret }).where('user_id', '=', other.user.id).execute();
    expect((await logInWith(other.email, codeOf(one.secret))).status).toBe(400);
    expect((await logInWith(one.email, codeOf(one.secret))).status).toBe(200);
  });

  it('takes another device in the place of the one before, with recovery codes of its own', async () => {
    const { accessToken: old, email, secret, recoveryCodes } = await withFactor();
    const next = await setUp(old);
    clock.advance(minuteMs);
    expect((await logInWith(email, codeOf(secret))).status).toBe(400);
    expect((await logInWith(email, recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await logInWith(email, codeOf(next.secret))).status).toBe(200);
    expect((await logInWith(email, next.recoveryCodes[0] ?? '')).status).toBe(200);
  });
});

describe('a log-in with a second factor', () => {
  it('tells a wrong password nothing, and asks for a code after the right one', async () => {
    const { email } = await withFactor();
    const wrong = await logIn(email, 'wrong');
    expect(wrong.json()).toEqual({ error: { email: ['Email or Password is Invalid'] } });
    const right = await logIn(email, rightPassword);
    expect(right.statusCode).toBe(400);
    expect(right.headers['cache-control']).toBe('no-store');
    expect(right.headers['set-cookie']).toBeUndefined();
    expect(right.json()).toEqual({
      error: { email: ['Enter the code of your second factor'] },
      secondFactor: { challenge: expect.any(String), expiresInSeconds: 300 },
    });
  });

  it('takes codes of one step either side, in the shape of every log-in, and marks the device', async () => {
    const { email, secret, user } = await withFactor();
    expect((await logInWith(email, codeOf(secret, -60))).status).toBe(400);
    expect((await logInWith(email, codeOf(secret, 60))).status).toBe(400);
    const { status, response, tokens } = await logInWith(email, codeOf(secret, -30));
    expect([status, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(Object.keys(tokens).toSorted()).toEqual(['accessToken', 'refreshToken', 'userData']);
    expect(tokens.userData).toMatchObject({ id: user.id });
    expect(String(response.headers['set-cookie'])).toContain('quarry_device=');
    expect((await refresh(tokens.refreshToken)).statusCode).toBe(200);
    expect((await logInWith(email, codeOf(secret, 30))).status).toBe(200);
  });

  it('takes each code once, also of two that come at the same moment, and none from before one that counted', async () => {
    const { email, secret } = await withFactor();
    const challenges = [await challengeOf(email), await challengeOf(email)];
    const code = codeOf(secret);
    const both = await Promise.all(challenges.map((challenge) => enter(challenge, code)));
    expect(counted(both.map(({ statusCode }) => statusCode))).toEqual({ 200: 1, 400: 1 });
    const refused = await logInWith(email, codeOf(secret, -30));
    expect(refused.response.json()).toEqual({ error: { code: ['Code is Invalid or was used before'] } });
  });

  it('goes on once, within five minutes, and after a wrong code', async () => {
    const { email, secret } = await withFactor();
    const challenge = await challengeOf(email);
    expect((await enter(challenge, '000000')).statusCode).toBe(400);
    const at = await Promise.all([enter(challenge, codeOf(secret)), enter(challenge, codeOf(secret, 30))]);
    expect(counted(at.map(({ statusCode }) => statusCode))).toEqual({ 200: 1, 400: 1 });
    const over = { error: 'This log-in has taken too long, start again' };
    expect((await enter(challenge, codeOf(secret, 30))).json()).toEqual(over);
    const slow = await challengeOf(email);
    clock.advance(5 * minuteMs);
    expect((await enter(slow, codeOf(secret))).json()).toEqual(over);
    for (const body of [{}, null, { challenge: slow }, { challenge: 'x', code: ['1'] }])
      expect((await post('/jwt/second-factor', body)).json()).toEqual(over);
  });

  it('takes a recovery code in its place, once, however it is typed, and says so in the trail', async () => {
    const { email, recoveryCodes, user } = await withFactor();
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'I')} `;
    const challenges = [await challengeOf(email), await challengeOf(email)];
    const both = await Promise.all(challenges.map((challenge) => enter(challenge, typed)));
    expect(counted(both.map(({ statusCode }) => statusCode))).toEqual({ 200: 1, 400: 1 });
    expect((await logInWith(email, code)).status).toBe(400);
    expect((await trail(user.id)).at(-1)).toMatchObject({
      action: 'recovery_code_used',
      before: { recoveryCodesLeft: 10 },
      after: { recoveryCodesLeft: 9 },
    });
  });

  it('ends where the password changes or the person is disabled between its two steps', async () => {
    const changed = await withFactor();
    const challenge = await challengeOf(changed.email);
    await graphql(
      changed.accessToken,
      'mutation ($input: PasswordChangeInput!) { changePassword(input: $input) { __typename } }',
      { input: { currentPassword: rightPassword, newPassword: 'seventeen lamps in a row' } },
    );
    expect((await enter(challenge, codeOf(changed.secret))).statusCode).toBe(400);
    const disabled = await withFactor();
    const waiting = await challengeOf(disabled.email);
    await db.updateTable('app_user').set({ status: 'INACTIVE' }).where('id', '=', disabled.user.id).execute();
    expect((await enter(waiting, codeOf(disabled.secret))).statusCode).toBe(400);
  });
});

describe('throttling of codes', () => {
  it('evaluates ten wrong ones, and then not even the right one for a quarter of an hour', async () => {
    const { email, secret } = await withFactor();
    const challenge = await challengeOf(email);
    // At once, so that nobody slips past the count.
    const wrong = await Promise.all(Array.from({ length: 13 }, () => enter(challenge, '000000')));
    expect(counted(wrong.map(({ statusCode }) => statusCode))).toEqual({ 400: 10, 429: 3 });
    const refused = await logInWith(email, codeOf(secret));
    expect([refused.status, refused.response.headers['retry-after']]).toEqual([429, '900']);
    expect(refused.response.json()).toEqual({ error: { code: ['Too many attempts, try again in 15 minutes'] } });
    clock.advance(15 * minuteMs);
    expect((await logInWith(email, codeOf(secret))).status).toBe(200);
  });

  it('leaves a device that signed in before a share of its own, and passwords theirs', async () => {
    const { email, secret, cookie } = await withFactor();
    const challenge = await challengeOf(email);
    for (let turn = 0; turn < 10; turn += 1) await enter(challenge, '000000');
    expect((await logInWith(email, codeOf(secret))).status).toBe(429);
    expect((await logInWith(email, codeOf(secret), { cookie })).status).toBe(200);
    // Codes use up no password, and right passwords nothing at all.
    expect((await logIn(email, 'wrong')).statusCode).toBe(400);
  });

  it('is out of reach for anyone who does not know the password', async () => {
    const { email, secret, user } = await withFactor();
    for (let turn = 0; turn < 10; turn += 1) {
      await logIn(`codes of ${user.id}`, 'wrong');
      await enter('made up', '000000');
    }
    expect((await logInWith(email, codeOf(secret))).status).toBe(200);
  });
});
