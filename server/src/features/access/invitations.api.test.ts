import { defaultLayout } from '@quarry/contracts/access';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { smtpSink, type TestClient, testApi } from '../../testing/index.ts';
import { rightPassword, sessionDoor, type Tokens } from './session-door.builder.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const { post, logIn, me, refresh } = sessionDoor(api.app);
const hourMs = 3_600_000;
const newPassword = 'a lamp in the window';

type Link = { kind: string; path: string; mail: string };
type LinkAnswer = { __typename: string; link?: Link; code?: string; roleName?: string };
type Result = { line: number; text: string; outcome: string; user: { email: string } | null; link: Link | null };

const createLink = async (id: string, client: TestClient = administrator) =>
  client.request<{ createUserLink: LinkAnswer }>(
    `mutation ($id: ID!) { createUserLink(id: $id) { __typename ... on UserLinkCreated { link { kind path mail } }
      ... on RoleNotHeld { roleName } ... on NotAllowedNow { code } ... on NotFound { id } } }`,
    { id },
  );
const invite = async (input: object, client: TestClient = administrator) =>
  client.request<{ inviteUsers: { __typename: string; results?: Result[]; issues?: object[]; roleName?: string } }>(
    `mutation ($input: InvitationInput!) { inviteUsers(input: $input) { __typename
      ... on UsersInvited { results { line text outcome user { email } link { kind path mail } } }
      ... on InvalidInput { issues { path code } } ... on RoleNotHeld { roleName } } }`,
    { input },
  );
const setStatus = (mutation: string, id: string, version: number) =>
  administrator.query(
    `mutation ($id: ID!, $version: Int!) { ${mutation}(id: $id, version: $version) { __typename } }`,
    {
      id,
      version,
    },
  );

const change = (id: string, input: object) =>
  administrator.query(
    'mutation ($id: ID!, $input: UserInput!) { updateUser(id: $id, version: 1, input: $input) { __typename } }',
    { id, input },
  );

const tokenOf = (path: string | undefined): string =>
  new URL(path ?? '', 'https://quarry.test').searchParams.get('token') ?? '';
const look = (token: string) => post('/jwt/link', { token });
const accept = (token: string, password = newPassword) => post('/jwt/set-password', { token, password });
const forgot = (email: string) => post('/jwt/forgot-password', { email });

let people = 0;
async function invited(): Promise<{ email: string; token: string; id: string }> {
  people += 1;
  const email = `guest${people}@example.test`;
  const { results } = (await invite({ addresses: email, roleKeys: ['analyst'] })).data.inviteUsers;
  const { id } = await db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return { email, id, token: tokenOf(results?.[0]?.link?.path) };
}

describe('an invitation', () => {
  it('lets in who chooses a password by it, and keeps no token anywhere', async () => {
    const { email, token, id } = await invited();
    const about = await look(token);
    const before = await logIn(email, newPassword);
    const accepted = await accept(token);
    const { accessToken, userData } = accepted.json<Tokens>();
    const kept = await db.selectFrom('account_link').selectAll().where('user_id', '=', id).execute();
    const trace = await db
      .selectFrom('change')
      .select(['action', 'after'])
      .where('entity_id', '=', id)
      .orderBy('action')
      .execute();
    expect(about.json()).toEqual({ kind: 'invitation', email, username: email.split('@')[0], fullName: '' });
    expect([before.statusCode, accepted.statusCode, accepted.headers['cache-control']]).toEqual([400, 200, 'no-store']);
    expect(userData).toMatchObject({ email, role: 'analyst', extras: { status: 'ACTIVE' } });
    expect((await me(accessToken)).statusCode).toBe(200);
    expect((await logIn(email, newPassword)).statusCode).toBe(200);
    expect(trace.map(({ action }) => action)).toEqual(['created', 'invitation_accepted', 'link_made']);
    expect(JSON.stringify([kept, trace])).not.toContain(token);
  });

  it('leads nowhere once it was used, replaced, or its user disabled, and says which', async () => {
    const [used, replaced, disabled] = [await invited(), await invited(), await invited()];
    await accept(used.token);
    await createLink(replaced.id);
    await setStatus('disableUser', disabled.id, 1);
    const faults = [
      await accept(used.token, 'another good password'),
      await look(replaced.token),
      await accept(disabled.token),
      await look('nobody made this one'),
      await post('/jwt/set-password', { token: 7 }),
    ];
    expect(faults.map((answer) => [answer.statusCode, answer.json<{ error: string }>().error])).toEqual([
      [400, 'used'],
      [400, 'replaced'],
      [400, 'disabled'],
      [400, 'unknown'],
      [400, 'unknown'],
    ]);
    expect((await logIn(used.email, 'another good password')).statusCode).toBe(400);
  });

  it('leads nowhere once its user got another address, or was disabled and enabled again', async () => {
    const [mistyped, renamed, revived] = [await invited(), await invited(), await invited()];
    const input = { fullName: 'Guest', roleKeys: ['analyst'] };
    await change(mistyped.id, { ...input, email: 'right@example.test', username: 'right' });
    await change(renamed.id, { ...input, email: renamed.email, username: 'renamed' });
    await setStatus('disableUser', revived.id, 1);
    await setStatus('enableUser', revived.id, 2);
    const answers = [await accept(mistyped.token), await accept(revived.token), await accept(renamed.token)];
    expect(answers.map((answer) => [answer.statusCode, answer.json<{ error?: string }>().error])).toEqual([
      [400, 'replaced'],
      [400, 'replaced'],
      [200, undefined],
    ]);
  });

  it('is used by one of two who come at once', async () => {
    const { token, email } = await invited();
    const words = ['first of two words', 'second of two words'];
    const answers = await Promise.all(words.map((password) => accept(token, password)));
    const letIn = await Promise.all(words.map((password) => logIn(email, password)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
    expect(letIn.map(({ statusCode }) => statusCode)).toEqual(answers.map(({ statusCode }) => statusCode));
  });

  it('takes no password that is short, common or the own address, and stays as it is', async () => {
    const { token, email } = await invited();
    const answers = [await accept(token, 'short'), await accept(token, 'Password-2024!'), await accept(token, email)];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { error: { password: expect.stringMatching(/^Enter .*\.$/) as string } },
      ]);
    }
    expect((await accept(token)).statusCode).toBe(200);
  });
});

describe('a link for a user', () => {
  it('gives a new password, ends all sessions, and lets nobody in who waits for approval', async () => {
    const user = await api.newUser({ email: 'reset@example.test', password: rightPassword });
    const session = (await logIn(user.email, rightPassword)).json<Tokens>();
    const link = (await createLink(user.id)).data.createUserLink.link;
    await db.updateTable('app_user').set({ status: 'PENDING' }).where('id', '=', user.id).execute();
    const accepted = (await accept(tokenOf(link?.path))).json<Tokens>();
    expect(link).toMatchObject({
      kind: 'reset',
      mail: 'off',
      path: expect.stringMatching(/^\/reset-password\?/) as string,
    });
    expect(accepted.userData).toMatchObject({ extras: { status: 'PENDING' } });
    expect((await refresh(session.refreshToken)).statusCode).toBe(401);
    expect((await logIn(user.email, rightPassword)).statusCode).toBe(400);
  });

  it('is made by anyone who may change the very user, and never for one who is disabled', async () => {
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const rules = [{ action: 'manage', subject: 'User' }];
    const role = { id: crypto.randomUUID(), key: 'desk', name: 'Desk', rules: JSON.stringify(rules) };
    await db.insertInto('role').values(role).execute();
    const desk = await api.as(await api.newUser({ roleKeys: ['desk'] }));
    const chief = await api.newUser({ roleKeys: ['administrator'] });
    const { id } = await invited();
    await setStatus('disableUser', id, 1);
    expect((await createLink(chief.id, analyst)).data.createUserLink).toEqual({ __typename: 'NotFound', id: chief.id });
    expect((await createLink(chief.id, desk)).data.createUserLink).toMatchObject({ roleName: 'Administrator' });
    expect((await createLink(id)).data.createUserLink).toMatchObject({ code: 'USER_DISABLED' });
    expect((await invite({ addresses: 'x@example.test' }, analyst)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await createLink(id, api.visitor())).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is not kept for anyone who asks again under the same idempotency key', async () => {
    const { id } = await invited();
    const ask = async () =>
      api.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${administrator.accessToken}`, 'idempotency-key': 'one-and-the-same' },
        payload: { query: `mutation { createUserLink(id: "${id}") { ... on UserLinkCreated { link { path } } } }` },
      });
    const [first, second] = [(await ask()).body, (await ask()).body];
    const kept = await db.selectFrom('idempotent_reply').select('operation').execute();
    expect(first).toContain('/accept-invite?token=');
    expect(second).toContain('/accept-invite?token=');
    expect(second).not.toBe(first);
    expect(kept.filter(({ operation }) => operation === 'createUserLink')).toEqual([]);
  });
});

describe('a pasted list of addresses', () => {
  it('is answered entry by entry, and everybody in it gets the rights', async () => {
    await api.newUser({ email: 'known@example.test' });
    const pasted =
      'Ada Hill <list.ada@example.test>\nKNOWN@example.test; rubbish\n\nlist.bo@example.test,LIST.BO@example.test';
    const { results } = (await invite({ addresses: pasted, roleKeys: ['support'], language: 'de' })).data.inviteUsers;
    const added = await db
      .selectFrom('app_user')
      .select(['username', 'full_name', 'status', 'language'])
      .where('email', 'like', 'list.%')
      .orderBy('email')
      .execute();
    expect(results?.map(({ line, outcome, user }) => [line, outcome, user?.email ?? null])).toEqual([
      [1, 'invited', 'list.ada@example.test'],
      [2, 'exists', 'known@example.test'],
      [2, 'not_an_address', null],
      [4, 'invited', 'list.bo@example.test'],
      [4, 'repeated', null],
    ]);
    expect(added).toEqual([
      { username: 'list.ada', full_name: 'Ada Hill', status: 'PENDING', language: 'de' },
      { username: 'list.bo', full_name: '', status: 'PENDING', language: 'de' },
    ]);
  });

  it('adds nobody when what all of them would get is refused, and gives a username that nobody has', async () => {
    const before = await db.selectFrom('app_user').select('id').execute();
    const unknown = await invite({ addresses: 'p@example.test\nq@example.test', roleKeys: ['king'] });
    const empty = await invite({ addresses: ' \n ' });
    const many = await invite({ addresses: Array.from({ length: 201 }, (_, n) => `m${n}@example.test`).join('\n') });
    expect([unknown, empty, many].map(({ data }) => data.inviteUsers.issues)).toEqual([
      [{ path: 'roleKeys.0', code: 'unknown' }],
      [{ path: 'addresses', code: 'required' }],
      [{ path: 'addresses', code: 'too_many_addresses' }],
    ]);
    expect(await db.selectFrom('app_user').select('id').execute()).toHaveLength(before.length);
    await invite({ addresses: 'same@one.example.test\nSame@two.example.test' });
    const names = await db.selectFrom('app_user').select('username').where('email', 'ilike', 'same@%').execute();
    expect(names.map(({ username }) => username).toSorted()).toEqual(['Same2', 'same']);
  });
});

describe('a forgotten password', () => {
  it('cannot be mended by mail where there is no mail server', async () => {
    expect([(await forgot('reset@example.test')).statusCode, (await forgot('reset@example.test')).json()]).toEqual([
      403,
      { error: 'no_mail' },
    ]);
  });
});

describe('with a mail server', async () => {
  const sink = await smtpSink();
  beforeAll(async () => {
    const set = (key: string, value: unknown) =>
      administrator.query(
        'mutation ($key: String!, $value: JSON) { updateSetting(key: $key, version: 0, value: $value) { __typename } }',
        { key, value },
      );
    await set('publicAddress', 'https://quarry.example.test');
    await set('mailServer', { host: '127.0.0.1', port: Number(new URL(sink.url).port), security: 'none', user: null });
    await vi.waitUntil(() => api.deps.mail.isThere(), { timeout: 5_000 });
  });
  afterAll(async () => {
    api.deps.mail.close();
    await sink.close();
  });

  it('an invitation is mailed in the language of its reader, with the whole address', async () => {
    const { results } = (await invite({ addresses: 'mia@example.test', language: 'pt' })).data.inviteUsers;
    const { link } = results?.[0] ?? {};
    expect(link?.mail).toBe('sent');
    expect(sink.mails.at(-1)).toMatchObject({ to: 'mia@example.test', subject: 'A sua conta no Quarry' });
    expect(sink.mails.at(-1)?.text).toContain(`https://quarry.example.test${link?.path}`);
  });

  it('a link goes out in the language that its reader chose for their dashboard', async () => {
    const user = await api.newUser({ email: 'lea@example.test' });
    await (
      await api.as(user)
    ).query('mutation ($input: PreferencesInput!) { savePreferences(input: $input) { __typename } }', {
      input: { ...defaultLayout, language: 'fr' },
    });
    await createLink(user.id);
    expect(sink.mails.at(-1)).toMatchObject({ to: 'lea@example.test', subject: 'Votre compte Quarry' });
  });

  it('a forgotten password is answered alike for known and unknown addresses, and both are bounded', async () => {
    const user = await api.newUser({ email: 'forgetful@example.test', password: rightPassword });
    const sent = sink.mails.length;
    const known = [await forgot(user.email), await forgot(user.email.toUpperCase()), await forgot(user.email)];
    const unknown = [
      await forgot('ghost@example.test'),
      await forgot('ghost@example.test'),
      await forgot('ghost@example.test'),
    ];
    const beyond = [await forgot(user.email), await forgot('ghost@example.test')];
    await vi.waitUntil(() => sink.mails.length === sent + 3, { timeout: 20_000 });
    const texts = sink.mails.slice(sent).map(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? '');
    const open = await Promise.all(texts.map(async (token) => (await look(token)).statusCode));
    expect([...known, ...unknown].map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array.from({ length: 6 }, () => [200, '{}']),
    );
    expect(beyond.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [429, beyond[0]?.body],
      [429, beyond[0]?.body],
    ]);
    expect(sink.mails.slice(sent).map(({ to }) => to)).toEqual([user.email, user.email, user.email]);
    expect(open.filter((status) => status === 200)).toHaveLength(1);
  });

  it('that takes no mail, anyone who invites is told and has the link to copy', async () => {
    sink.refuse();
    const { id } = await invited();
    expect((await createLink(id)).data.createUserLink.link?.mail).toBe('failed');
  });
});

describe('an old link', () => {
  it('leads nowhere after 72 hours', async () => {
    const { token } = await invited();
    clock.advance(72 * hourMs - 1_000);
    expect((await look(token)).statusCode).toBe(200);
    clock.advance(1_000);
    expect([(await look(token)).json(), (await accept(token)).json()]).toEqual([
      { error: 'expired' },
      { error: 'expired' },
    ]);
  });
});
