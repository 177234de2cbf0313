import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { TestApi } from '../../testing/index.ts';
import type { User } from './user.store.ts';

export type Tokens = { userData: Record<string, unknown>; accessToken: string; refreshToken: string };

type Headers = Record<string, string>;
type Answer = Promise<LightMyRequestResponse>;

/** The session endpoints as a test asks them. */
export type SessionDoor = {
  post: (path: string, payload?: unknown, headers?: Headers) => Answer;
  logIn: (email: string, password: string, headers?: Headers) => Answer;
  refresh: (refreshToken: unknown) => Answer;
  /** Who the token is, and what they may do now. */
  userData: (accessToken: string) => Answer;
  /** Who GraphQL says the token is. */
  me: (accessToken: string) => Answer;
};

export const rightPassword = 'correct horse battery';

export const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

export function sessionDoor(app: FastifyInstance): SessionDoor {
  const post: SessionDoor['post'] = (path, payload, headers = {}) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json', ...headers },
      payload: payload === undefined ? '' : JSON.stringify(payload),
    });
  return {
    post,
    logIn: (email, password, headers) => post('/jwt/login', { email, password }, headers),
    refresh: (refreshToken) => post('/jwt/refresh-token', { refreshToken }),
    userData: (accessToken) => app.inject({ url: '/jwt/user-data', headers: bearer(accessToken) }),
    me: (accessToken) => post('/graphql', { query: '{ me { email } }' }, bearer(accessToken)),
  };
}

/** People with the right password, each with an address that nobody else has. */
export function buildPeople(api: TestApi) {
  let people = 0;
  const newPerson = async (): Promise<{ user: User; email: string }> => {
    people += 1;
    const email = `person${people}@example.test`;
    const user = await api.newUser({ email, password: rightPassword, roleKeys: ['analyst'] });
    return { user, email };
  };
  const signedIn = async () => {
    const { user, email } = await newPerson();
    const response = await sessionDoor(api.app).logIn(email, rightPassword);
    const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
    return { user, email, cookie, ...response.json<Tokens>() };
  };
  return { newPerson, signedIn };
}
