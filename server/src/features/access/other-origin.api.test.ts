import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { buildPeople, rightPassword, sessionDoor } from './session-door.builder.ts';

const dashboard = 'https://dashboard.example';
const api = await testApi({ dashboardOrigins: [dashboard] });
const { newPerson } = buildPeople(api);
const { logIn } = sessionDoor(api.app);

describe('a dashboard on another origin', () => {
  it('may sign in, and its device is remembered by a cookie', async () => {
    const { email } = await newPerson();
    const answer = await logIn(email, rightPassword, { origin: dashboard });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': dashboard,
      'access-control-allow-credentials': 'true',
      'set-cookie': expect.stringMatching(/^quarry_device=[^;]+; Path=\/jwt; HttpOnly; SameSite=Lax; Max-Age=\d+$/),
    });
  });

  it('is told before it asks that it may send the token and the cookie', async () => {
    const answer = await api.app.inject({
      method: 'OPTIONS',
      url: '/jwt/logout',
      headers: {
        origin: dashboard,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': dashboard,
      'access-control-allow-credentials': 'true',
    });
  });

  it('is refused by the browser when nobody named it', async () => {
    const { email } = await newPerson();
    const answer = await logIn(email, rightPassword, { origin: 'https://elsewhere.example' });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});
