import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { keptCommandLine, testApi } from '../../testing/index.ts';

const { app, deps, newUser, asAdministrator } = await testApi({ fixedSettings: { registration: true } });
const main = join(import.meta.dirname, '../../main.ts');
const variables = { DATABASE_URL: String(deps.pool.options.connectionString) };
const quarry = keptCommandLine(variables);
const user = (...words: string[]) => quarry('user', ...words);

/** The same in a process of its own, as a person calls it. */
async function userAlone(...words: string[]) {
  const child = spawn(process.execPath, [main, 'user', ...words], { env: { ...process.env, ...variables } });
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { output, complaint, status: child.exitCode };
}

const post = (path: string, payload: unknown) => app.inject({ method: 'POST', url: path, payload: payload as object });
const logIn = (email: string, password: string) => post('/jwt/login', { email, password });

/** The token of a link by which somebody sets their password. */
async function linkFor(email: string): Promise<string> {
  const { id } = await deps.db.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const { createUserLink } = await (
    await asAdministrator()
  ).query<{ createUserLink: { link: { path: string } } }>(
    'mutation ($id: ID!) { createUserLink(id: $id) { ... on UserLinkCreated { link { path } } } }',
    { id },
  );
  return new URL(createUserLink.link.path, 'https://quarry.test').searchParams.get('token') ?? '';
}

describe('quarry user', () => {
  it('makes a person who can sign in, and shows a random password once', async () => {
    const made = await userAlone('create', '--email', 'ada@example.test', '--role', 'analyst', '--json');
    const { password } = JSON.parse(made.output) as { password: string };
    expect(made.status).toBe(0);
    const answer = await logIn('ada@example.test', password);
    expect(answer.json()).toMatchObject({ userData: { username: 'ada', role: 'analyst' } });
  });

  it('sets a password, which ends every session and every link', async () => {
    await user('create', '--email', 'bo@example.test', '--role', 'support', '--password', 'the first one');
    const token = await linkFor('bo@example.test');
    const before = (await logIn('bo@example.test', 'the first one')).json<{ refreshToken: string }>();
    const set = await user('password', '--email', 'BO@example.test', '--password', 'the second one');
    expect([set.status, set.output]).toEqual([0, 'Set a new password for BO@example.test.\n']);
    expect((await post('/jwt/refresh-token', { refreshToken: before.refreshToken })).statusCode).toBe(401);
    expect((await logIn('bo@example.test', 'the first one')).statusCode).toBe(400);
    expect((await post('/jwt/link', { token })).json()).toEqual({ error: 'replaced' });
    expect((await logIn('bo@example.test', 'the second one')).statusCode).toBe(200);
  });

  it('disables a person and enables them again', async () => {
    await user('create', '--email', 'cy@example.test', '--role', 'support', '--password', 'a good password');
    expect((await user('disable', '--email', 'cy@example.test')).status).toBe(0);
    expect((await logIn('cy@example.test', 'a good password')).statusCode).toBe(400);
    expect((await user('enable', '--email', 'cy@example.test')).status).toBe(0);
    expect((await logIn('cy@example.test', 'a good password')).statusCode).toBe(200);
  });

  it('erases who is disabled, once their username is typed', async () => {
    const { email, username, id } = await newUser({ email: 'el@example.test' });
    const refused = await user('erase', '--email', email, '--username', username);
    expect([refused.status, refused.complaint]).toEqual([1, expect.stringContaining('Disable them first')]);
    await deps.db.updateTable('app_user').set({ status: 'INACTIVE' }).where('id', '=', id).execute();
    expect((await user('erase', '--email', email, '--username', 'another')).complaint).toContain('another username');
    expect((await user('erase', '--email', email, '--username', username)).output).toBe(`Erased ${username}.\n`);
    expect(await deps.db.selectFrom('app_user').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  it('lets in who has registered, with a role', async () => {
    const account = { email: 'di@example.test', username: 'di', password: 'a good password' };
    const registered = (await post('/jwt/register', account)).json<{ refreshToken: string }>();
    expect((await user('enable', '--email', account.email, '--role', 'analyst')).status).toBe(0);
    const next = await post('/jwt/refresh-token', { refreshToken: registered.refreshToken });
    expect(next.json()).toMatchObject({
      userData: { role: 'analyst', ability: expect.arrayContaining([{ action: 'read', subject: 'Dashboard' }]) },
    });
    const { version } = await deps.db
      .selectFrom('app_user')
      .select('version')
      .where('email', '=', account.email)
      .executeTakeFirstOrThrow();
    expect(version).toBe(3);
  });

  it('takes the second factor of somebody who has lost it', async () => {
    const { id, email } = await newUser({ password: 'a good password' });
    const since = { second_factor_since: new Date() };
    await deps.db.updateTable('app_user').set(since).where('id', '=', id).execute();
    expect((await logIn(email, 'a good password')).statusCode).toBe(400);
    const taken = await user('reset-second-factor', '--email', email);
    expect(taken.output).toBe(`Took the second factor of ${email}, who is signed out everywhere.\n`);
    expect((await logIn(email, 'a good password')).statusCode).toBe(200);
  });

  it.each([
    ['an unknown address', 1, ['password', '--email', 'nobody@example.test'], /No user has the email nobody@/],
    ['an unknown role', 1, ['create', '--email', 'x@example.test', '--role', 'king'], /no role "king": choose one of/],
    ['the last administrator', 1, ['disable', '--email', 'administrator@example.test'], /only administrator/],
    [
      'a password that is the name',
      1,
      [
        'create',
        '--email',
        'x@example.test',
        '--role',
        'support',
        '--name',
        'Xenia Yard Zorn',
        '--password',
        'xenia yard zorn',
      ],
      /not your e-mail address or your name/,
    ],
    ['a missing role', 2, ['create', '--email', 'x@example.test'], /--role is missing/],
  ])('says in a sentence what is wrong with %s', async (_what, status, words, sentence) => {
    const refused = await user(...words);
    expect([refused.status, refused.output]).toEqual([status, '']);
    expect(refused.complaint).toMatch(sentence);
  });

  it('ends with the status of a refusal', async () => {
    const refused = await userAlone('password', '--email', 'nobody@example.test');
    expect(refused).toMatchObject({ status: 1, output: '', complaint: expect.stringContaining('nobody@') });
  });
});
