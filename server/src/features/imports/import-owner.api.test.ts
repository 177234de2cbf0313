import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { type Answer, type Import, importsOf } from './testing/import-client.ts';

const api = await testApi();
const user = await api.newUser({ roleKeys: ['administrator'] });
const client = await api.as(user);
const { upload, start, check, apply, look, seen, workOff, preview, refusalOf } = importsOf(api, user, client);

describe('an import of somebody', () => {
  it('is nobody else’s, not even an administrator’s', async () => {
    const { id, version, set } = await preview('GTIN,Name\n4006381334037,Mine\n');
    const other = await api.asAdministrator();
    const own = { id, version } as Import;
    expect(await look(id, other)).toBeNull();
    const answers = [await check(own, other), await apply(own, null, other)];
    expect(answers.map(({ __typename }) => __typename)).toEqual(['NotFound', 'NotFound']);
    const rows = 'query ($setId: ID!) { changeSetRows(setId: $setId) { nodes { position } } }';
    expect(await refusalOf(rows, { setId: set?.id }, other)).toBe('UNKNOWN_ID');
    const take = 'mutation ($uploadId: ID!) { startImport(kind: PRODUCTS, uploadId: $uploadId) { __typename } }';
    const { startImport } = await other.query<{ startImport: Answer }>(take, {
      uploadId: await upload('GTIN,Name\n4006381334037,Mine\n'),
    });
    expect(startImport.__typename).toBe('NotAllowedNow');
  });

  it('is a person’s who may import, and no key’s', async () => {
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const list = '{ imports(kind: PRODUCTS) { nodes { id } } }';
    expect(await refusalOf(list, {}, analyst)).toBe('FORBIDDEN');
    const { createApiKey } = await client.query<{ createApiKey: { secret: string } }>(
      `mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { ... on ApiKeyCreated { secret } } }`,
      { input: { name: 'Importer', expiresInDays: 30, rules: [{ action: 'run', subject: 'Import' }] } },
    );
    const asked = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${createApiKey.secret}` },
      payload: { query: list },
    });
    expect(asked.json<{ errors: { extensions: { code: string } }[] }>().errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('the check of an import', () => {
  it('stands in the list of jobs of its person by the name of its file, and is cancelled there', async () => {
    const { id } = await start('GTIN,Name\n4006381334044,Slow\n', 'slow.csv');
    await check(await seen(id));
    const jobOf = async (by: TestClient) =>
      (
        await by.query<{ job: object | null }>(
          'query ($id: ID!) { job(id: $id) { entity kind name state nextCommands } }',
          { id },
        )
      ).job;
    const job = { entity: 'import', kind: 'import_check', name: 'slow.csv' };
    expect(await jobOf(client)).toEqual({ ...job, state: 'queued', nextCommands: ['cancel'] });
    expect(await jobOf(await api.asAdministrator())).toBeNull();
    const { jobs } = await client.query<{ jobs: { nodes: { id: string }[] } }>(
      '{ jobs(filter: { kind: ["import_check"], state: [queued] }) { nodes { id } } }',
    );
    expect(jobs.nodes).toEqual([{ id }]);
    await client.query('mutation ($id: ID!) { commandRun(id: $id, command: CANCEL) { __typename } }', { id });
    expect(await seen(id)).toMatchObject({ step: 'STOPPED' });
    expect((await check(await seen(id))).import?.step).toBe('CHECKING');
    await workOff();
    expect(await seen(id)).toMatchObject({ step: 'PREVIEW', stopReason: null });
  });

  it('says why it broke off, and forgets that once it is begun again', async () => {
    const { id, matchBy } = await start('GTIN,Name\n4006381334051,Torn\n', 'torn.csv');
    const matchedBy = (key: string | null) =>
      sql`update import set match_by = ${key} where id = ${id}`.execute(api.deps.db);
    await check(await seen(id));
    // A later release may no longer know the key.
    await matchedBy('a key of another release');
    await workOff();
    const broken = await seen(id);
    expect(broken).toMatchObject({ step: 'STOPPED', stopReason: { text: expect.stringContaining('broke off') } });
    await matchedBy(matchBy);
    expect((await check(broken)).import).toMatchObject({ step: 'CHECKING', stopReason: null });
    await workOff();
    expect((await seen(id)).step).toBe('PREVIEW');
  });
});
