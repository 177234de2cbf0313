import { actions, subjects } from '@quarry/contracts/access';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { rightPassword, sessionDoor, type Tokens } from './session-door.builder.ts';

const api = await testApi();
const { logIn } = sessionDoor(api.app);

type Me = { me: { ability: { action: string; subject: string }[] } };
const abilitiesQuery = '{ me { ability { action subject } } }';

describe('abilities', () => {
  it('have the same words in GraphQL as everywhere else', async () => {
    const administrator = await api.asAdministrator();
    const words = await administrator.query<Record<'actions' | 'subjects', { enumValues: { name: string }[] }>>(`{
      actions: __type(name: "AbilityAction") { enumValues { name } }
      subjects: __type(name: "AbilitySubject") { enumValues { name } }
    }`);
    expect(words.actions.enumValues.map(({ name }) => name)).toEqual(actions);
    expect(words.subjects.enumValues.map(({ name }) => name)).toEqual(subjects);
  });

  it.each(['administrator', 'shop_manager', 'brand_manager', 'analyst', 'support'])(
    'of a user with the role %s are the same pairs at log-in and in GraphQL, each once',
    async (role) => {
      const email = `one.${role}@example.test`;
      const user = await api.newUser({ email, password: rightPassword, roleKeys: [role] });
      const { userData } = (await logIn(email, rightPassword)).json<Tokens>();
      const { me } = await (await api.as(user)).query<Me>(abilitiesQuery);
      expect(me.ability).toEqual(userData.ability);
      expect(new Set(me.ability.map((pair) => JSON.stringify(pair))).size).toBe(me.ability.length);
      expect(me.ability).toContainEqual({ action: 'read', subject: 'Auth' });
    },
  );

  it('of a user without a role are to read Auth', async () => {
    const nobody = await api.as(await api.newUser());
    expect((await nobody.query<Me>(abilitiesQuery)).me.ability).toEqual([{ action: 'read', subject: 'Auth' }]);
    const { errors, data } = await nobody.request('{ brands(first: 1) { nodes { id } } }');
    expect(errors?.map(({ extensions }) => extensions)).toMatchObject([
      { code: 'FORBIDDEN', right: { action: 'read', subject: 'Brand' } },
    ]);
    expect(data).toBeNull();
  });

  it('are told of by the roles that hold them, to everybody who is signed in', async () => {
    const nobody = await api.as(await api.newUser());
    const query = '{ rolesThatMay(action: update, subject: Brand) { key name isOfOwnOnly } }';
    expect(await nobody.query(query)).toEqual({
      rolesThatMay: [
        { key: 'administrator', name: 'Administrator', isOfOwnOnly: false },
        { key: 'brand_manager', name: 'Brand manager', isOfOwnOnly: true },
      ],
    });
    expect((await api.visitor().request(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
