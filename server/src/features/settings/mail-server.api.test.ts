import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { smtpSink, testApi } from '../../testing/index.ts';

const api = await testApi();
const administrator = await api.asAdministrator();
const sink = await smtpSink();
afterAll(async () => {
  api.deps.mail.close();
  await sink.close();
});

const password = 'correct horse battery staple';
type Answer = { __typename: string; changeId?: string; setting?: { id: string; value: unknown; version: number } };

const versionOf = async (key: string) => {
  const { settings } = await administrator.query<{ settings: { key: string; version: number }[] }>(
    '{ settings { key version } }',
  );
  return settings.find((setting) => setting.key === key)?.version ?? 0;
};
const saved = `__typename ... on SettingUpdated { changeId setting { id value version } } ... on InvalidInput { issues { path code } }`;
const set = async (key: string, value: unknown) =>
  (
    await administrator.query<{ updateSetting: Answer }>(
      `mutation ($key: String!, $version: Int!, $value: JSON) { updateSetting(key: $key, version: $version, value: $value) { ${saved} } }`,
      { key, version: await versionOf(key), value },
    )
  ).updateSetting;
const setSecret = async (key: string, secret: string) =>
  (
    await administrator.query<{ updateSecretSetting: Answer }>(
      `mutation ($key: String!, $version: Int!, $secret: String!) {
        updateSecretSetting(key: $key, version: $version, secret: $secret) { ${saved} } }`,
      { key, version: await versionOf(key), secret },
    )
  ).updateSecretSetting;
const sendTestMail = async () =>
  (
    await administrator.query<{ sendTestMail: { __typename: string; to?: string; code?: string; reason?: string } }>(
      'mutation { sendTestMail { __typename ... on TestMailSent { to } ... on NotAllowedNow { code reason } } }',
    )
  ).sendTestMail;
const server = (user: string | null = null) => ({
  host: '127.0.0.1',
  port: Number(new URL(sink.url).port),
  security: 'none',
  user,
});

describe('the mail server', () => {
  it('is set as one, each part by its own rule', async () => {
    expect(await set('mailServer', { host: '', port: 0, security: 'rot13', user: '' })).toEqual({
      __typename: 'InvalidInput',
      issues: [
        { path: 'value.host', code: 'required' },
        { path: 'value.port', code: 'too_small' },
        { path: 'value.security', code: 'not_a_choice' },
      ],
    });
    expect((await set('mailFrom', 'nobody')).__typename).toBe('InvalidInput');
  });

  it('is tried by a mail to anyone who asks, or says in words why it did not take it', async () => {
    expect(await sendTestMail()).toMatchObject({ code: 'NO_MAIL_SERVER' });
    await set('mailServer', server());
    await set('mailFrom', 'quarry@example.test');
    expect(await sendTestMail()).toEqual({ __typename: 'TestMailSent', to: 'administrator@example.test' });
    expect(sink.mails.at(-1)).toMatchObject({ to: 'administrator@example.test', subject: 'Test mail from Quarry' });
    await set('mailServer', { ...server(), port: 1 });
    expect(await sendTestMail()).toMatchObject({
      code: 'MAIL_NOT_TAKEN',
      reason: expect.stringMatching(/127\.0\.0\.1:1\. Check its host/),
    });
  });

  it('is in force for anyone who asks whether links are mailed', async () => {
    await set('mailServer', server());
    const config = async () => (await api.app.inject('/config.json')).json<{ sendsMail: boolean }>().sendsMail;
    await expect.poll(config, { timeout: 2_000 }).toBe(true);
  });
});

describe('a secret', () => {
  it('is told by its last four signs, and by none where it is short', async () => {
    expect((await setSecret('mailPassword', password)).setting?.value).toEqual({ last4: 'aple' });
    expect((await setSecret('mailPassword', 'eleven sign')).setting?.value).toEqual({ last4: '' });
    expect(await setSecret('mailPassword', '')).toMatchObject({ issues: [{ path: 'value', code: 'required' }] });
  });

  it('is taken for a secret alone, and named by nobody who sends it', async () => {
    expect(await setSecret('binDays', password)).toMatchObject({ issues: [{ path: 'value', code: 'invalid' }] });
    expect(await set('mailPassword', { id: crypto.randomUUID(), last4: 'aple' })).toMatchObject({
      issues: [{ path: 'value', code: 'invalid' }],
    });
  });

  it('logs in to the mail server, and stands open in no table', async () => {
    await setSecret('mailPassword', password);
    await set('mailServer', server('quarry@example.test'));
    expect((await sendTestMail()).__typename).toBe('TestMailSent');
    expect(sink.logIns.at(-1)).toEqual({ user: 'quarry@example.test', password });
    const tables = await sql<{ name: string }>`select relname as name from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`.execute(api.deps.db);
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(
        api.deps.db,
      );
      const telling = rows.filter(
        ({ row }) => row.includes(password) || row.includes(Buffer.from(password).toString('hex')),
      );
      expect({ name, telling }).toEqual({ name, telling: [] });
    }
  });

  it('comes back when its change is taken back, and is told in the history by its end alone', async () => {
    await setSecret('mailPassword', password);
    const { changeId, setting } = await setSecret('mailPassword', 'another good password');
    const { changes } = await administrator.query<{ changes: { nodes: { fields: unknown }[] } }>(
      'query ($id: ID!) { changes(entity: "setting", id: $id, first: 1) { nodes { fields { name before after } } } }',
      { id: setting?.id },
    );
    expect(changes.nodes[0]?.fields).toMatchObject([
      { name: 'mailPassword', before: { last4: 'aple' }, after: { last4: 'word' } },
    ]);
    await administrator.query('mutation ($id: ID!) { revertChange(changeId: $id) { __typename } }', { id: changeId });
    expect((await sendTestMail()).__typename).toBe('TestMailSent');
    expect(sink.logIns.at(-1)?.password).toBe(password);
    const kept = await sql<{ last4: string; isReplaced: boolean }>`
      select last4, replaced_at is not null as "isReplaced" from secret order by id desc limit 2`.execute(api.deps.db);
    expect(kept.rows).toEqual([
      { last4: 'word', isReplaced: true },
      { last4: 'aple', isReplaced: false },
    ]);
  });

  it('is sealed under a key that its owner alone reads, and is asked for anew under another', async () => {
    const name = (await readdir(api.dataFolder)).find((file) => file.startsWith('secret-key')) ?? '';
    const path = join(api.dataFolder, name);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(Buffer.from(await readFile(path, 'utf8'), 'base64')).toHaveLength(32);
    await rm(path);
    const restarted = await api.secondProcess();
    const token = (
      await restarted.inject({
        method: 'POST',
        url: '/jwt/login',
        payload: { email: 'administrator@example.test', password: 'a test password' },
      })
    ).json<{ accessToken: string }>().accessToken;
    const answer = await restarted.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}` },
      payload: { query: 'mutation { sendTestMail { ... on NotAllowedNow { code } } }' },
    });
    expect(answer.json()).toEqual({ data: { sendTestMail: { code: 'SECRET_LOCKED' } } });
  });
});

describe('a mail server that a variable gives', async () => {
  const fixed = await testApi({
    fixedSettings: {
      mailServer: { host: 'mail.example', port: 587, security: 'starttls', user: null },
      mailPassword: { id: '', last4: '' },
    },
  });

  it('is shown, and changed there alone', async () => {
    const client = await fixed.asAdministrator();
    const { settings } = await client.query<{ settings: { key: string; variable: string | null; value: unknown }[] }>(
      '{ settings(group: "mail") { key variable value } }',
    );
    expect(settings).toEqual([
      expect.objectContaining({ key: 'mailServer', variable: 'QUARRY_SMTP_URL' }),
      { key: 'mailPassword', variable: 'QUARRY_SMTP_URL', value: { last4: '' } },
      expect.objectContaining({ key: 'mailFrom', variable: null }),
    ]);
    const refused = await client.query(
      'mutation { updateSecretSetting(key: "mailPassword", version: 0, secret: "x") { ... on NotAllowedNow { code } } }',
    );
    expect(refused).toEqual({ updateSecretSetting: { code: 'SETTING_FIXED' } });
  });
});
