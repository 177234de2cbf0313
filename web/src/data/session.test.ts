import { beforeEach, describe, expect, it } from 'vitest';
import { createAuthorisedFetch } from './authorised-fetch.ts';
import { createSessionStore } from './session.ts';
import { readSession, writeSession, type Session } from './session-storage.ts';

const userData = {
  id: 'u1',
  username: 'ada',
  fullName: 'Ada Stone',
  email: 'ada@shop.example',
  role: 'administrator',
  avatar: null,
  ability: [{ action: 'manage', subject: 'all' }],
  extras: {},
};

function sessionNumber(number: number): Session {
  return { accessToken: `access-${number}`, refreshToken: `refresh-${number}`, userData };
}

/** A server that accepts only the newest access token; `refreshing` decides what a refresh answers. */
function fakeServer(refreshing: () => Promise<Response> | Response) {
  const calls: string[] = [];
  return {
    calls,
    fetch: (async (url: string, init: RequestInit = {}) => {
      calls.push(url);
      if (url === '/jwt/refresh-token') return refreshing();
      const token = new Headers(init.headers).get('authorization');
      return token === 'Bearer access-2' ? Response.json({ token }) : new Response(null, { status: 401 });
    }) as typeof fetch,
  };
}

/** Web Locks as the browser has them, one queue for all tabs. */
function sharedLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: unknown) => {
      const run = last.then(() => (work as () => Promise<unknown>)());
      last = run.catch(() => undefined);
      return run as Promise<never>;
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  writeSession(localStorage, sessionNumber(1));
});

describe('the session', () => {
  it('refreshes exactly once for many calls that are refused together, and repeats each', async () => {
    const server = fakeServer(() => Response.json(sessionNumber(2)));
    const session = createSessionStore({ storage: localStorage, fetch: server.fetch, locks: undefined });
    const authorisedFetch = createAuthorisedFetch(session, server.fetch);

    const responses = await Promise.all(
      Array.from({ length: 10 }, (_unused, call) => authorisedFetch(`/call-${call}`)),
    );

    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(server.calls.filter((url) => url === '/jwt/refresh-token')).toHaveLength(1);
    expect(readSession(localStorage)).toEqual(sessionNumber(2));
  });

  it('rejects every waiting call and forgets the session when the refresh is refused', async () => {
    const server = fakeServer(() => Response.json({ error: 'Invalid refresh token' }, { status: 401 }));
    const session = createSessionStore({ storage: localStorage, fetch: server.fetch, locks: undefined });
    const authorisedFetch = createAuthorisedFetch(session, server.fetch);

    const results = await Promise.allSettled([authorisedFetch('/a'), authorisedFetch('/b'), authorisedFetch('/c')]);

    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(session.current()).toBeUndefined();
    expect(localStorage.getItem('refreshToken')).toBeNull();
  });

  it('keeps the session when the server is out of reach during the refresh', async () => {
    const server = fakeServer(() => Promise.reject(new TypeError('network')));
    const session = createSessionStore({ storage: localStorage, fetch: server.fetch, locks: undefined });

    await expect(createAuthorisedFetch(session, server.fetch)('/a')).rejects.toMatchObject({ code: 'OFFLINE' });
    expect(session.current()).toEqual(sessionNumber(1));
  });

  it('asks once for two tabs that are refused at the same time', async () => {
    const server = fakeServer(() => Response.json(sessionNumber(2)));
    const locks = sharedLocks();
    const tabs = [0, 1].map(() => createSessionStore({ storage: localStorage, fetch: server.fetch, locks }));

    const responses = await Promise.all(tabs.map((tab) => createAuthorisedFetch(tab, server.fetch)('/a')));

    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(server.calls.filter((url) => url === '/jwt/refresh-token')).toHaveLength(1);
  });

  it('refreshes again after a refresh that failed for want of a connection', async () => {
    const answers = [() => Promise.reject(new TypeError('network')), () => Response.json(sessionNumber(2))];
    const server = fakeServer(() => (answers.shift() ?? (() => new Response(null, { status: 500 })))());
    const session = createSessionStore({ storage: localStorage, fetch: server.fetch, locks: undefined });
    const authorisedFetch = createAuthorisedFetch(session, server.fetch);

    await expect(authorisedFetch('/a')).rejects.toMatchObject({ code: 'OFFLINE' });
    expect((await authorisedFetch('/a')).status).toBe(200);
  });

  it('says what the server said about a refused log-in, and how long to wait', async () => {
    localStorage.clear();
    const refuse = (async () =>
      Response.json(
        { error: { email: ['Too many attempts, try again in 14 minutes'] } },
        { status: 429, headers: { 'retry-after': '840' } },
      )) as typeof fetch;
    const session = createSessionStore({ storage: localStorage, fetch: refuse, locks: undefined });

    expect(await session.logIn({ email: 'a@shop.example', password: 'x' })).toEqual({
      kind: 'refused',
      reason: 'Too many attempts, try again in 14 minutes',
      retryAfterSeconds: 840,
    });
    expect(session.current()).toBeUndefined();
  });

  it.each([
    ['no JSON', '{'],
    ['no user', '{"id":"u1"}'],
    ['a list', '[]'],
  ])('takes a stored user that is %s for no session', (_what, text) => {
    localStorage.setItem('userData', text);
    expect(readSession(localStorage)).toBeUndefined();
  });

  it('clears storage at log-out even when the server cannot be told', async () => {
    const offline = (async () => {
      throw new TypeError('network');
    }) as typeof fetch;
    const session = createSessionStore({ storage: localStorage, fetch: offline, locks: undefined });

    await expect(session.logOut()).rejects.toMatchObject({ code: 'OFFLINE' });
    expect(session.current()).toBeUndefined();
    expect(localStorage.getItem('accessToken')).toBeNull();
  });
});
