import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { buildPeople, rightPassword, sessionDoor } from './session-door.builder.ts';

const api = await testApi();
const { deps } = api;
const { signedIn } = buildPeople(api);
const { logIn, me, post } = sessionDoor(api.app);

type Answer = { __typename: string } & Record<string, unknown>;

const ask = async (accessToken: string, query: string, variables: object): Promise<Answer> => {
  const response = await post('/graphql', { query, variables }, { authorization: `Bearer ${accessToken}` });
  const { data, errors } = response.json<{ data?: Record<string, Answer>; errors?: unknown }>();
  const [answer] = Object.values(data ?? {});
  if (!answer) throw new Error(JSON.stringify(errors));
  return answer;
};
const changePassword = (accessToken: string, currentPassword: string, newPassword: string) =>
  ask(
    accessToken,
    `mutation ($input: PasswordChangeInput!) { changePassword(input: $input) { __typename
      ... on PasswordChanged { endedSessions } ... on TooManyAttempts { retryAfterMinutes }
      ... on InvalidInput { issues { path code } } } }`,
    { input: { currentPassword, newPassword } },
  );
const rename = (accessToken: string, id: string, version: number, fullName: string) =>
  ask(
    accessToken,
    `mutation ($id: ID!, $version: Int!, $input: ProfileInput!) { updateProfile(id: $id, version: $version, input: $input) {
      __typename ... on UserUpdated { changeId user { fullName version } } ... on InvalidInput { issues { path code } }
      ... on VersionConflict { currentVersion } ... on NotFound { id } } }`,
    { id, version, input: { fullName } },
  );
const refusal = (path: string, code: string) => ({ __typename: 'InvalidInput', issues: [{ path, code }] });

describe('the profile of a person', () => {
  it('is theirs to change whatever their role, over the version they saw, and leaves a trace', async () => {
    const { user, accessToken } = await signedIn();
    expect(await rename(accessToken, user.id, 1, ' Ida Berg ')).toMatchObject({
      user: { fullName: 'Ida Berg', version: 2 },
      changeId: expect.any(String),
    });
    expect(await rename(accessToken, user.id, 1, 'Later')).toEqual({
      __typename: 'VersionConflict',
      currentVersion: 2,
    });
    expect(await rename(accessToken, user.id, 2, 'x'.repeat(121))).toEqual(refusal('fullName', 'too_long'));
    const trace = await deps.db
      .selectFrom('change')
      .select(['before', 'after', 'actor_id'])
      .where('entity_id', '=', user.id)
      .where('action', '=', 'updated')
      .execute();
    expect(trace).toMatchObject([{ after: { fullName: 'Ida Berg' }, actor_id: user.id }]);
  });

  it('is nobody else’s', async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    expect(await rename(one.accessToken, other.user.id, 1, 'Taken over')).toMatchObject({ __typename: 'NotFound' });
    const { errors } = await api
      .visitor()
      .request('mutation ($id: ID!) { updateProfile(id: $id, version: 1, input: {}) { __typename } }', {
        id: one.user.id,
      });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a change of password', () => {
  it('takes the present one, ends every other session and keeps this one', async () => {
    const { email, accessToken } = await signedIn();
    const second = (await logIn(email, rightPassword)).json<{ accessToken: string }>();
    expect(await changePassword(accessToken, rightPassword, 'by the open window')).toEqual({
      __typename: 'PasswordChanged',
      endedSessions: 1,
    });
    deps.clock.advance(5_000);
    expect((await me(second.accessToken)).statusCode).toBe(401);
    expect((await me(accessToken)).statusCode).toBe(200);
    expect((await logIn(email, rightPassword)).statusCode).toBe(400);
    expect((await logIn(email, 'by the open window')).statusCode).toBe(200);
  });

  it('asked again because the answer was lost finds it done', async () => {
    const { accessToken } = await signedIn();
    await changePassword(accessToken, rightPassword, 'by the open window');
    expect((await changePassword(accessToken, rightPassword, 'by the open window')).__typename).toBe('PasswordChanged');
  });

  it('is refused at the field that is wrong, and then changes nothing', async () => {
    const { user, email, accessToken } = await signedIn();
    expect(await changePassword(accessToken, 'not the present one', 'by the open window')).toEqual(
      refusal('currentPassword', 'wrong_password'),
    );
    expect(await changePassword(accessToken, rightPassword, 'too short')).toEqual(refusal('newPassword', 'too_short'));
    for (const named of [user.email, `${user.email.toUpperCase()}1`, `2026-${user.email}!`, `it is ${user.email}`])
      expect(await changePassword(accessToken, rightPassword, named)).toEqual(
        refusal('newPassword', 'password_is_name'),
      );
    expect(await changePassword(accessToken, rightPassword, 'password1234')).toEqual(
      refusal('newPassword', 'password_is_common'),
    );
    expect(await changePassword(accessToken, rightPassword, rightPassword)).toEqual(
      refusal('newPassword', 'password_is_present'),
    );
    expect((await logIn(email, rightPassword)).statusCode).toBe(200);
  });

  it('takes ten wrong passwords from one session, two at each change, and refuses the rest, and lets other devices in meanwhile', async () => {
    const { email, accessToken, cookie } = await signedIn();
    for (let tried = 0; tried < 5; tried += 1) await changePassword(accessToken, `wrong ${tried}`, 'by the window');
    expect(await changePassword(accessToken, rightPassword, 'by the open window')).toEqual({
      __typename: 'TooManyAttempts',
      retryAfterMinutes: 15,
    });
    expect((await logIn(email, rightPassword, { cookie })).statusCode).toBe(200);
  });
});
