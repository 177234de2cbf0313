import { describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();

const chosen = {
  language: 'de',
  skin: 'semi-dark',
  direction: 'rtl',
  isMenuCollapsed: true,
  isMenuHidden: false,
  menu: 'horizontal',
  content: 'boxed',
  navbar: 'static',
  navbarColour: 'copper',
  footer: 'hidden',
};
const fields = `${Object.keys(chosen).join(' ')} version`;

const read = async (client: TestClient) =>
  (await client.query<{ preferences: object | null }>(`{ preferences { ${fields} } }`)).preferences;
const save = async (client: TestClient, input: object) =>
  (
    await client.query<{ savePreferences: object }>(
      `mutation ($input: PreferencesInput!) { savePreferences(input: $input) { __typename
        ... on PreferencesSaved { preferences { ${fields} } } ... on InvalidInput { issues { path code } } } }`,
      { input },
    )
  ).savePreferences;

describe('how the dashboard looks to a person', () => {
  it('is kept for them alone, and says how often it changed', async () => {
    const [one, other] = [await api.as(await api.newUser()), await api.as(await api.newUser())];
    expect(await read(one)).toBeNull();
    expect(await save(one, chosen)).toMatchObject({ preferences: { ...chosen, version: 1 } });
    expect(await save(one, { ...chosen, skin: 'light' })).toMatchObject({ preferences: { skin: 'light', version: 2 } });
    expect(await read(one)).toEqual({ ...chosen, skin: 'light', version: 2 });
    expect(await read(other)).toBeNull();
  });

  it('names what it does not know, and keeps nothing of it', async () => {
    const person = await api.as(await api.newUser());
    expect(await save(person, { ...chosen, skin: 'neon', footer: '' })).toEqual({
      __typename: 'InvalidInput',
      issues: [
        { path: 'skin', code: 'not_a_choice' },
        { path: 'footer', code: 'not_a_choice' },
      ],
    });
    expect(await read(person)).toBeNull();
  });

  it('shows the default for a word of another version, and the rest as it was kept', async () => {
    const user = await api.newUser();
    const person = await api.as(user);
    await api.deps.db
      .insertInto('user_preferences')
      .values({ user_id: user.id, preferences: { skin: 'neon', menu: 'horizontal' }, updated_at: new Date() })
      .execute();
    expect(await read(person)).toMatchObject({ skin: 'bordered', menu: 'horizontal', language: 'en' });
  });

  it('is nothing that a visitor may ask for', async () => {
    const { errors } = await api.visitor().request('{ preferences { skin } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
