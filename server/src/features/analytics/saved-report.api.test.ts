import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const administrator = await api.asAdministrator();
const owner = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
const colleague = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
const manager = await api.as(await api.newUser({ roleKeys: ['shop_manager'] }));

type Report = {
  id: string;
  version: number;
  name: string;
  isOwn: boolean;
  mayUpdate: boolean;
  owner: { name: string };
  roles: { id: string; name: string }[];
  input: unknown;
};
type Answer = {
  __typename: string;
  report: Report;
  code: string;
  currentVersion: number;
  issues: { path: string; code: string }[];
};
const shown = 'id version name isOwn mayUpdate owner { name } roles { id name } input';
const save = async (by: TestClient, args: object) =>
  (
    await by.query<{ saveReport: Answer }>(
      `mutation ($id: ID, $version: Int, $input: SavedReportInput!) { saveReport(id: $id, version: $version, input: $input) {
        __typename ... on ReportSaved { report { ${shown} } } ... on InvalidInput { issues { path code } }
        ... on NotAllowedNow { code } ... on VersionConflict { currentVersion } } }`,
      args as Record<string, unknown>,
    )
  ).saveReport;
const names = async (by: TestClient) =>
  (
    await by.query<{ savedReports: { nodes: Report[] } }>(`{ savedReports { nodes { ${shown} } } }`)
  ).savedReports.nodes.map(({ name }) => name);
const remove = async (by: TestClient, { id, version }: Report) =>
  (
    await by.query<{ deleteReport: Answer }>(
      `mutation ($id: ID!, $version: Int!) { deleteReport(id: $id, version: $version) { __typename
        ... on VersionConflict { currentVersion } } }`,
      { id, version },
    )
  ).deleteReport;
const draft = {
  name: 'Spring',
  report: 'sales',
  input: { measures: ['REVENUE'], by: 'MONTH' },
  roleIds: [] as string[],
};

describe('a saved report', () => {
  let roleId: string;
  let report: Report;

  beforeAll(async () => {
    const { rows } = await sql<{ id: string }>`select id from role where key = 'analyst'`.execute(api.deps.db);
    roleId = rows[0]?.id ?? '';
    ({ report } = await save(owner, { input: draft }));
  });

  it('is kept as it was sent, for its owner', async () => {
    expect(report).toMatchObject({ name: 'Spring', isOwn: true, mayUpdate: true, roles: [], input: draft.input });
    expect(await names(owner)).toEqual(['Spring']);
    for (const other of [colleague, manager, administrator]) expect(await names(other)).toEqual([]);
  });

  it('is shared with a role, read only', async () => {
    const shared = await save(owner, { ...report, input: { ...draft, roleIds: [roleId] } });
    report = shared.report;
    expect(report.roles).toEqual([{ id: roleId, name: expect.any(String) }]);
    expect(await names(colleague)).toEqual(['Spring']);
    expect(await names(manager)).toEqual([]);
    await expect(save(colleague, { ...report, input: draft })).rejects.toThrow(/Report/);
    expect((await save(manager, { ...report, input: draft })).__typename).toBe('NotFound');
  });

  it('is found by how the words of its name begin, by anyone who sees it', async () => {
    const found = async (by: TestClient, search: string) => {
      const document = 'query ($search: String) { savedReports(search: $search) { nodes { name } } }';
      const { savedReports } = await by.query<{ savedReports: { nodes: { name: string }[] } }>(document, { search });
      return savedReports.nodes.map(({ name }) => name);
    };
    expect(await found(colleague, ' SPR ')).toEqual(['Spring']);
    expect(await found(owner, 'pri')).toEqual([]);
    expect(await found(owner, 'sp%g')).toEqual([]);
    expect(await found(manager, 'spring')).toEqual([]);
    const other = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const input = { ...draft, roleIds: [roleId] };
    const { report: renamed } = await save(other, { input });
    const { report: summer } = await save(other, { ...renamed, input: { ...input, name: 'Été à Paris' } });
    expect(await found(owner, 'par ete')).toEqual(['Été à Paris']);
    expect(await found(owner, 'spring')).toEqual(['Spring']);
    await save(other, { ...summer, input: { ...input, name: 'Été à Paris', roleIds: [] } });
    expect(await found(owner, 'paris')).toEqual([]);
    expect(await found(other, 'paris')).toEqual(['Été à Paris']);
  });

  it('is refused on an old version, and where it shares with roles that its owner does not have', async () => {
    expect(await save(owner, { ...report, version: 1, input: draft })).toMatchObject({
      __typename: 'VersionConflict',
      currentVersion: report.version,
    });
    const { rows } = await sql<{ id: string }>`select id from role where key = 'support'`.execute(api.deps.db);
    const wrong = async (by: TestClient, input: object) =>
      (await save(by, { input: { ...draft, ...input } })).issues.map(({ path, code }) => `${path} ${code}`);
    expect(await wrong(owner, { roleIds: [roleId, rows[0]?.id] })).toEqual(['roleIds.1 unknown']);
    expect(
      await wrong(owner, { name: ' ', report: 'weather', roleIds: ['x'], input: { a: 'x'.repeat(30_000) } }),
    ).toEqual(['name required', 'report not_a_choice', 'input too_long', 'roleIds.0 unknown']);
    const roles = await administrator.query<{ reportRoles: { id: string }[] }>('{ reportRoles { id } }');
    expect(roles.reportRoles.map(({ id }) => id)).toEqual(expect.arrayContaining([roleId, rows[0]?.id]));
  });

  it('goes to the bin and comes back to its owner', async () => {
    expect((await remove(owner, { ...report, version: 1 })).currentVersion).toBe(report.version);
    expect((await remove(owner, report)).__typename).toBe('ReportDeleted');
    expect(await names(colleague)).toEqual([]);
    const restore = `mutation ($id: ID!) { restoreFromBin(id: $id) { __typename } }`;
    const answer = await owner.query<{ restoreFromBin: { __typename: string } }>(restore, { id: report.id });
    expect(answer.restoreFromBin.__typename).not.toBe('NotFound');
    expect(await names(colleague)).toEqual(['Spring']);
    const { rows } = await sql<{ action: string }>`
      select action from change where entity = 'saved_report' and entity_id = ${report.id} order by at, id`.execute(
      api.deps.db,
    );
    expect(rows.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted', 'restored']);
  });
});
