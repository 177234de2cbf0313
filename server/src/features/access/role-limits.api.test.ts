import { describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const administrator = await api.asAdministrator();

type Limit = { currency: string; amount: string };
type Rule = { action: string; subject: string; scope?: string | null; limits?: Limit[] | null };
type Answer = {
  __typename: string;
  changeId: string;
  role: { id: string; version: number; rules: Rule[] };
  rules: Rule[];
  issues: { path: string; code: string }[];
};

const rules = '{ action subject scope limits { currency amount } }';
const members = (name: string) => `__typename ... on ${name} { role { id version rules ${rules} } }
  ... on RightsNotHeld { rules ${rules} } ... on InvalidInput { issues { path code } }`;
const create = async (name: string, wanted: Rule[], client: TestClient = administrator) =>
  (
    await client.query<{ createRole: Answer }>(
      `mutation ($input: RoleInput!) { createRole(input: $input) { ${members('RoleCreated')} } }`,
      { input: { name, rules: wanted } },
    )
  ).createRole;
const update = async ({ id, version }: Answer['role'], name: string, wanted: Rule[]) =>
  (
    await administrator.query<{ updateRole: Answer }>(
      `mutation ($id: ID!, $version: Int!, $input: RoleInput!) { updateRole(id: $id, version: $version, input: $input) {
        ${members('RoleUpdated')} ... on RoleUpdated { changeId } } }`,
      { id, version, input: { name, rules: wanted } },
    )
  ).updateRole;
const refund = (...limits: Limit[]): Rule => ({ action: 'refund', subject: 'Payment', scope: 'own_shops', limits });

describe('the amounts of a right to refund', () => {
  it('are kept with the rule, told by its history and taken back alone', async () => {
    const made = await create('Refunds a little', [refund({ currency: 'eur', amount: '50' })]);
    const kept = [{ currency: 'EUR', amount: '50.00' }];
    expect(made.role.rules).toEqual([refund(...kept)]);
    const more = refund({ currency: 'JPY', amount: '7000' }, { currency: 'EUR', amount: '80.00' });
    const changed = await update(made.role, 'Refunds more', [more]);
    expect(changed.role.rules[0]?.limits).toEqual([
      { currency: 'EUR', amount: '80.00' },
      { currency: 'JPY', amount: '7000' },
    ]);
    const { changes } = await administrator.query<{ changes: { nodes: { fields: { name: string }[] }[] } }>(
      'query ($id: ID!) { changes(entity: "role", id: $id) { nodes { fields { name } } } }',
      { id: made.role.id },
    );
    expect(changes.nodes[0]?.fields.map(({ name }) => name).toSorted()).toEqual(['limits.refund Payment', 'name']);
    const { revertChange } = await administrator.query<{ revertChange: { __typename: string } }>(
      'mutation ($id: ID!, $fields: [String!]) { revertChange(changeId: $id, fields: $fields) { __typename } }',
      { id: changed.changeId, fields: ['limits.refund Payment'] },
    );
    expect(revertChange.__typename).toBe('ChangeReverted');
    const { role } = await administrator.query<{ role: { name: string; rules: Rule[] } }>(
      `query ($id: ID!) { role(id: $id) { name rules ${rules} } }`,
      { id: made.role.id },
    );
    expect(role).toEqual({ name: 'Refunds more', rules: [refund(...kept)] });
  });

  it('are refused at their place where the currency has not so many decimals, or the right knows none', async () => {
    const wrong = await create('Wrong', [refund({ currency: 'JPY', amount: '1.5' })]);
    expect(wrong.issues).toEqual([{ path: 'rules.0.limits.0.amount', code: 'too_many_decimals' }]);
    const none = await create('None', [{ ...refund({ currency: 'EUR', amount: '1.00' }), action: 'update' }]);
    expect(none.issues).toEqual([{ path: 'rules.0', code: 'not_a_choice' }]);
  });

  it('are given by nobody who does not have as much', async () => {
    const own = [
      { action: 'manage', subject: 'Role' },
      { ...refund({ currency: 'EUR', amount: '50.00' }), scope: null },
    ];
    const giver = await create('Gives refunds', own);
    const [role] = (
      await administrator.query<{ roles: { nodes: { id: string; key: string }[] } }>(
        'query { roles(search: "Gives refunds") { nodes { id key } } }',
      )
    ).roles.nodes;
    expect(giver.role.id).toBe(role?.id);
    const client = await api.as(await api.newUser({ roleKeys: [role?.key ?? ''] }));
    const above = await create('Above', [refund({ currency: 'EUR', amount: '50.01' })], client);
    expect(above).toMatchObject({ __typename: 'RightsNotHeld', rules: [refund({ currency: 'EUR', amount: '50.01' })] });
    const other = await create('Other', [refund({ currency: 'USD', amount: '1.00' })], client);
    expect(other.__typename).toBe('RightsNotHeld');
    expect((await create('As much', [refund({ currency: 'EUR', amount: '50.00' })], client)).__typename).toBe(
      'RoleCreated',
    );
  });
});
