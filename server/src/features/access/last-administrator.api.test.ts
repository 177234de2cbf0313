import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';

const api = await testApi();
const first = await api.asAdministrator();

type Answer = { __typename: string; code?: string };

async function idOf(email: string): Promise<{ id: string; version: number }> {
  return api.deps.db
    .selectFrom('app_user')
    .select(['id', 'version'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}
const disable = async (client: typeof first, of: { id: string; version: number }) =>
  (
    await client.request<{ disableUser: Answer }>(
      `mutation ($id: ID!, $version: Int!) { disableUser(id: $id, version: $version) { __typename ... on NotAllowedNow { code } } }`,
      of,
    )
  ).data.disableUser;

describe('the last administrator who can sign in', () => {
  it('keeps the role and stays active', async () => {
    const own = await idOf('administrator@example.test');
    const { updateUser } = await first.query<{ updateUser: Answer }>(
      `mutation ($id: ID!, $version: Int!, $input: UserInput!) { updateUser(id: $id, version: $version, input: $input) {
        __typename ... on NotAllowedNow { code } } }`,
      { ...own, input: { email: 'administrator@example.test', username: 'admin', roleKeys: ['analyst'] } },
    );
    const refused = { __typename: 'NotAllowedNow', code: 'LAST_ADMINISTRATOR' };
    expect([updateUser, await disable(first, own)]).toEqual([refused, refused]);
  });

  it('is one of two who disable each other at the same moment', async () => {
    const user = await api.newUser({ roleKeys: ['administrator'], email: 'second@example.test' });
    const second = await api.as(user);
    const [one, other] = [await idOf('administrator@example.test'), await idOf('second@example.test')];
    const answers = await Promise.all([disable(first, other), disable(second, one)]);
    expect(answers.map(({ __typename, code }) => code ?? __typename).toSorted()).toEqual([
      'LAST_ADMINISTRATOR',
      'UserStatusChanged',
    ]);
  });
});
