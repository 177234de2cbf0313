import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { testApi } from '../../testing/index.ts';
import { buildSecondFactors } from './second-factor.builder.ts';
import { bearer, rightPassword, type Tokens } from './session-door.builder.ts';
import { resetSecondFactorOf } from './second-factor.commands.ts';

const api = await testApi();
const { db, clock } = api.deps;
const { app, deps } = api;
const second = await api.secondProcess();
const {
  ask,
  codeOf,
  enter,
  graphql,
  challengeOf,
  logIn,
  logInWith,
  me,
  refresh,
  setUp,
  signedIn,
  userData,
  withFactor,
} = buildSecondFactors(api);
const administrator = await api.asAdministrator();
const minuteMs = 60_000;

type Answer = { __typename: string; code?: string; roleName?: string; reason?: string };
type Listed = {
  email: string;
  secondFactor: string;
  secondFactorSince: string | null;
  recoveryCodesLeft: number | null;
};

const listed = async (filter: object, search: string): Promise<Listed[]> =>
  (
    await administrator.query<{ users: { nodes: Listed[] } }>(
      `query ($filter: UserFilter, $search: String) { users(filter: $filter, search: $search) {
        nodes { email secondFactor secondFactorSince recoveryCodesLeft } } }`,
      { filter, search },
    )
  ).users.nodes;
const reset = async (id: string, client = administrator): Promise<Answer> =>
  (
    await client.query<{ resetSecondFactor: Answer }>(
      `mutation ($id: ID!) { resetSecondFactor(id: $id) { __typename ... on RoleNotHeld { roleName }
        ... on NotAllowedNow { code } } }`,
      { id },
    )
  ).resetSecondFactor;

type Role = {
  id: string;
  name: string;
  version: number;
  rules: { action: string; subject: string; scope: string | null }[];
  requiresSecondFactor: boolean;
  peopleWithoutSecondFactor: number;
};
const roleFields = 'id name version rules { action subject scope } requiresSecondFactor peopleWithoutSecondFactor';
const roleOf = async (key: string): Promise<Role> => {
  const { id } = await db.selectFrom('role').select('id').where('key', '=', key).executeTakeFirstOrThrow();
  return (await administrator.query<{ role: Role }>(`query ($id: ID!) { role(id: $id) { ${roleFields} } }`, { id }))
    .role;
};
/** Switches whether the role asks for a second factor; undefined leaves it out. */
const require = async (key: string, requiresSecondFactor?: boolean) => {
  const { id, version, name, rules } = await roleOf(key);
  const { updateRole } = await administrator.query<{
    updateRole: { __typename: string; changeId: string; role: Role };
  }>(
    `mutation ($id: ID!, $version: Int!, $input: RoleInput!) { updateRole(id: $id, version: $version, input: $input) {
      __typename ... on RoleUpdated { changeId role { ${roleFields} } } } }`,
    { id, version, input: { name, rules, requiresSecondFactor } },
  );
  return updateRole;
};
let roles = 0;
/** Somebody of a role of their own, signed in. */
const ofNewRole = async (rules: object[] = [{ action: 'read', subject: 'Brand' }]) => {
  roles += 1;
  const key = `guarded_${roles}`;
  await db
    .insertInto('role')
    .values({ id: crypto.randomUUID(), key, name: key, rules: JSON.stringify(rules) })
    .execute();
  const person = await signedIn();
  await db.deleteFrom('user_role').where('user_id', '=', person.user.id).execute();
  await db
    .insertInto('user_role')
    .columns(['user_id', 'role_id'])
    .expression((eb) =>
      eb
        .selectFrom('role')
        .select([eb.val(person.user.id).as('user_id'), 'id'])
        .where('key', '=', key),
    )
    .execute();
  return { ...person, key };
};
const brands = '{ brands { nodes { id } } }';
const codeIn = (response: Awaited<ReturnType<typeof me>>) =>
  response.json<{ errors?: { extensions: { code: string } }[] }>().errors?.[0]?.extensions.code;

describe('somebody’s own second factor', () => {
  it('gets new recovery codes with the password; those before lead nowhere', async () => {
    const { accessToken, email, recoveryCodes } = await withFactor();
    expect(await ask(accessToken, 'renew', { password: 'wrong' })).toMatchObject({
      issues: [{ path: 'password', code: 'wrong_password' }],
    });
    const renewed = (await ask(accessToken, 'renew', { password: rightPassword })).recoveryCodes as string[];
    expect(renewed).toHaveLength(10);
    expect((await logInWith(email, recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await logInWith(email, renewed[0] ?? '')).status).toBe(200);
    expect(await listed({}, email)).toEqual([
      { email, secondFactor: 'ON', secondFactorSince: expect.any(String), recoveryCodesLeft: 9 },
    ]);
  });

  it('is turned off with the password, and a log-in needs no code any more', async () => {
    const { accessToken, email } = await withFactor();
    expect(await ask(accessToken, 'turnOff', { password: 'wrong' })).toMatchObject({ __typename: 'InvalidInput' });
    expect((await logIn(email, rightPassword)).statusCode).toBe(400);
    expect(await ask(accessToken, 'turnOff', { password: rightPassword })).toMatchObject({
      user: { secondFactor: 'OFF' },
    });
    expect((await logIn(email, rightPassword)).statusCode).toBe(200);
    expect(await ask(accessToken, 'renew', { password: rightPassword })).toMatchObject({ code: 'NO_SECOND_FACTOR' });
    expect(await listed({ secondFactor: ['ON', 'OWED'] }, email)).toEqual([]);
    expect(await listed({ secondFactor: ['OFF'] }, email)).toMatchObject([{ email, recoveryCodesLeft: null }]);
  });

  it('asks for the password ten times and no more, from each session', async () => {
    const { accessToken } = await signedIn();
    for (let turn = 0; turn < 10; turn += 1) await ask(accessToken, 'begin', { password: 'wrong' });
    expect(await ask(accessToken, 'turnOff', { password: rightPassword })).toEqual({
      __typename: 'TooManyAttempts',
      retryAfterMinutes: 15,
    });
  });

  it('is taken by anyone who may change the person, who is signed out everywhere', async () => {
    const { user, email, accessToken } = await withFactor();
    const challenge = await challengeOf(email);
    expect((await reset(user.id)).__typename).toBe('SecondFactorReset');
    clock.advance(1_000);
    expect((await me(accessToken)).statusCode).toBe(401);
    expect((await enter(challenge, '000000')).json()).toEqual({ error: 'This log-in has taken too long, start again' });
    expect((await logIn(email, rightPassword)).statusCode).toBe(200);
    expect(await reset(user.id)).toMatchObject({ code: 'NO_SECOND_FACTOR' });
    const { changes } = await administrator.query<{ changes: { nodes: { action: string; by: string | null }[] } }>(
      'query ($id: ID!) { changes(entity: "user", id: $id) { nodes { action } } }',
      { id: user.id },
    );
    expect(changes.nodes[0]?.action).toBe('second_factor_reset');
  });

  it('is not taken by somebody who holds less, nor one’s own without the password', async () => {
    const keeper = await ofNewRole([{ action: 'manage', subject: 'User' }]);
    const client = await api.as(keeper.user);
    const { user } = await withFactor();
    expect(await reset(user.id, client)).toMatchObject({ __typename: 'RoleNotHeld' });
    const own = await setUp(keeper.accessToken);
    expect(own.recoveryCodes).toHaveLength(10);
    expect(
      await graphql(
        keeper.accessToken,
        'mutation ($id: ID!) { resetSecondFactor(id: $id) { ... on NotAllowedNow { code } } }',
        {
          id: keeper.user.id,
        },
      ).then((response) => response.json<object>()),
    ).toEqual({ data: { resetSecondFactor: { code: 'OWN_SECOND_FACTOR' } } });
  });

  it('is taken on the command line, also from the last administrator', async () => {
    const { user, email } = await withFactor();
    await resetSecondFactorOf(deps, email.toUpperCase());
    expect((await logIn(email, rightPassword)).statusCode).toBe(200);
    await expect(resetSecondFactorOf(deps, email)).rejects.toThrow('has no second factor');
    await expect(resetSecondFactorOf(deps, 'nobody@example.test')).rejects.toThrow('No user has the email');
    const entry = await db
      .selectFrom('change')
      .select(['action', 'cause'])
      .where('entity_id', '=', user.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ action: 'second_factor_reset', cause: 'command_line' });
  });
});

describe('a role that asks for a second factor', () => {
  it('holds for sessions that are open, in every process, until it is set up', async () => {
    const { accessToken, refreshToken, key, user } = await ofNewRole();
    expect(await roleOf(key)).toMatchObject({ requiresSecondFactor: false, peopleWithoutSecondFactor: 1 });
    expect((await graphql(accessToken, brands)).statusCode).toBe(200);
    expect((await require(key, true)).role).toMatchObject({ requiresSecondFactor: true });
    const { roles } = await administrator.query<{ roles: { nodes: object[] } }>(
      'query ($filter: RoleFilter) { roles(filter: $filter) { nodes { key peopleWithoutSecondFactor } } }',
      { filter: { requiresSecondFactor: true } },
    );
    expect(roles.nodes).toEqual([{ key, peopleWithoutSecondFactor: 1 }]);
    clock.advance(1_000);
    for (const process of [app, second]) {
      const refused = await process.inject({
        method: 'POST',
        url: '/graphql',
        headers: bearer(accessToken),
        payload: { query: brands },
      });
      expect([refused.statusCode, codeIn(refused)]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    }
    // Nothing at all but who they are and what sets it up, also of what is a person's own.
    for (const document of [
      '{ preferences { language } }',
      '{ me { id } brands { nodes { id } } }',
      'mutation { ping }',
      '{ ...on Query { me { id } } }',
    ])
      expect(codeIn(await graphql(accessToken, document))).toBe('SECOND_FACTOR_REQUIRED');
    const exported = await app.inject({ method: 'POST', url: '/exports', headers: bearer(accessToken), payload: {} });
    expect([exported.statusCode, codeIn(exported)]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    const next = (await refresh(refreshToken)).json<Tokens>();
    expect(next.userData).toMatchObject({
      ability: [{ action: 'read', subject: 'Auth' }],
      extras: { owesSecondFactor: true },
    });
    expect((await graphql(next.accessToken, '{ me { id ability { subject } } }')).json()).toEqual({
      data: { me: { id: user.id, ability: [{ subject: 'Auth' }] } },
    });
    expect((await userData(next.accessToken)).json()).toEqual(next.userData);
    await setUp(next.accessToken);
    // Without a refresh: a page that is left while it shows the recovery codes never asks for one.
    expect((await userData(next.accessToken)).json<Tokens['userData']>().extras).not.toHaveProperty('owesSecondFactor');
    expect((await graphql(next.accessToken, brands)).json()).toMatchObject({ data: { brands: { nodes: [] } } });
    const free = (await refresh(next.refreshToken)).json<Tokens>();
    expect(free.userData.extras).not.toHaveProperty('owesSecondFactor');
    expect(free.userData.ability).toContainEqual({ action: 'read', subject: 'Brand' });
  });

  it('holds at the log-in of somebody who has none, and is not turned off under it', async () => {
    const { email, key, accessToken } = await ofNewRole();
    await require(key, true);
    const opened = (await logIn(email, rightPassword)).json<Tokens>();
    expect(opened.userData).toMatchObject({ extras: { owesSecondFactor: true } });
    expect(await listed({ secondFactor: ['OWED'] }, email)).toMatchObject([{ email, secondFactor: 'OWED' }]);
    clock.advance(1_000);
    const { secret } = await setUp(opened.accessToken);
    // Opened before, and without it.
    expect((await me(accessToken)).statusCode).toBe(401);
    expect(await roleOf(key)).toMatchObject({ peopleWithoutSecondFactor: 0 });
    expect(await ask(opened.accessToken, 'turnOff', { password: rightPassword })).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      reason: `A role of yours asks for a second factor: ${key}. Set up another one in its place.`,
    });
    clock.advance(minuteMs);
    expect((await logInWith(email, codeOf(secret))).tokens.userData).toMatchObject({
      ability: [{ action: 'read', subject: 'Brand' }],
    });
  });

  it('closes what listens', async () => {
    const { accessToken, key } = await ofNewRole();
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const connect = () =>
      createClient({
        url: `${address.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: bearer(accessToken),
        lazy: false,
        retryAttempts: 0,
        onNonLazyError: () => undefined,
      });
    const closed = Promise.withResolvers<number>();
    const first = connect();
    first.on('closed', (event) => closed.resolve((event as { code: number }).code));
    await new Promise((resolve) => first.on('connected', resolve));
    await require(key, true);
    clock.advance(1_000);
    expect(await closed.promise).toBe(4403);
    const refused = Promise.withResolvers<number>();
    connect().on('closed', (event) => refused.resolve((event as { code: number }).code));
    expect(await refused.promise).toBe(4403);
  });

  it('stays as it is where a change leaves it out, is audited, and is taken back', async () => {
    const { key } = await ofNewRole();
    const on = await require(key, true);
    expect((await require(key)).role.requiresSecondFactor).toBe(true);
    const { id } = on.role;
    const { changes } = await administrator.query<{ changes: { nodes: { fields: object[] }[] } }>(
      'query ($id: ID!) { changes(entity: "role", id: $id) { nodes { fields { name before after } } } }',
      { id },
    );
    expect(changes.nodes[0]?.fields).toEqual([{ name: 'requiresSecondFactor', before: false, after: true }]);
    await administrator.query('mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }', {
      id: on.changeId,
    });
    expect((await roleOf(key)).requiresSecondFactor).toBe(false);
  });

  it('lets the last administrator set it up, or take it back on the command line, and locks nobody out', async () => {
    const { email } = await db
      .selectFrom('app_user')
      .select('email')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow();
    await require('administrator', true);
    const opened = (await logIn(email, 'a test password')).json<Tokens>();
    clock.advance(1_000);
    expect(codeIn(await graphql(opened.accessToken, brands))).toBe('SECOND_FACTOR_REQUIRED');
    const { setup, secret } = (await ask(opened.accessToken, 'begin', {
      password: 'a test password',
    })) as unknown as Record<'setup' | 'secret', string>;
    expect(await ask(opened.accessToken, 'confirm', { setup, code: codeOf(secret) })).toMatchObject({
      __typename: 'SecondFactorConfirmed',
    });
    expect((await graphql(opened.accessToken, brands)).statusCode).toBe(200);
    await resetSecondFactorOf(deps, email);
    const again = (await logIn(email, 'a test password')).json<Tokens>();
    expect(again.userData).toMatchObject({ extras: { owesSecondFactor: true } });
    await db.updateTable('role').set({ requires_second_factor: false }).where('key', '=', 'administrator').execute();
  });
});
