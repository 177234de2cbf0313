import { describe, expect, it } from 'vitest';
import { workOnBulkRun } from '../../features/bulk/index.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { workOnLists } from '../features.ts';

const api = await testApi();
const administrator = await api.asAdministrator();
const people = await Promise.all(['analyst', 'support'].map((role) => api.newUser({ roleKeys: [role] })));

const exportUsers = (client: TestClient) =>
  api.app.inject({
    method: 'POST',
    url: '/exports',
    headers: { authorization: `Bearer ${client.accessToken}` },
    payload: {
      query: `query UsersList($first: Int!, $after: String) { users(first: $first, after: $after, sort: [{ field: email, direction: ASC }]) {
        nodes { email roleNames } pageInfo { endCursor hasNextPage } } }`,
      operationName: 'UsersList',
      variables: {},
      format: 'jsonl',
      columns: [
        { header: 'email', path: 'email' },
        { header: 'roles', path: 'roleNames' },
      ],
    },
  });

describe('many users', () => {
  it('are exported by anyone who may read and export them', async () => {
    const analyst = await api.as(people[0] ?? (await api.newUser()));
    const lines = (await exportUsers(administrator)).body.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual({
      email: people[1]?.email,
      roleNames: ['Support'],
    });
    expect((await exportUsers(analyst)).statusCode).toBe(403);
  });

  it('are disabled together, each by the rules of the single order', async () => {
    const self = await api.deps.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'administrator@example.test')
      .executeTakeFirstOrThrow();
    const ids = [...people.map(({ id }) => id), self.id];
    const { startBulkRun } = await administrator.query<{ startBulkRun: { run: { id: string } } }>(
      'mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { ... on BulkRunStarted { run { id } } } }',
      { input: { list: 'users', action: 'disable', ids } },
    );
    while (await workOnBulkRun(api.engines, workOnLists));
    const { bulkItems } = await administrator.query<{
      bulkItems: { nodes: { name: string; refusal: { code: string } | null }[] };
    }>('query ($runId: ID!) { bulkItems(runId: $runId) { nodes { name refusal { code } } } }', {
      runId: startBulkRun.run.id,
    });
    expect(bulkItems.nodes.filter(({ refusal }) => refusal)).toMatchObject([
      { name: 'Administrator', refusal: { code: 'LAST_ADMINISTRATOR' } },
    ]);
    const disabled = await api.deps.db.selectFrom('app_user').select('id').where('status', '=', 'INACTIVE').execute();
    expect(disabled.map(({ id }) => id).toSorted()).toEqual(people.map(({ id }) => String(id)).toSorted());
  });
});
