import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { changeLanguage } from '../i18n/index.ts';
import { createAuthorisedFetch } from './authorised-fetch.ts';
import type { Locks } from './refresh-turn.ts';
import { createSessionStore } from './session.ts';
import { clearSession, readSession, writeSession, type Session } from './session-storage.ts';

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
function sharedLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  let holders = 0;
  return {
    request: async (
      _name: string,
      ...rest: [LockOptions, LockGrantedCallback<unknown>] | [LockGrantedCallback<unknown>]
    ) => {
      const [options, work] = rest.length === 2 ? rest : [{}, rest[0]];
      if (options.ifAvailable && holders > 0) return work(null);
      holders += 1;
      const run = last.then(() => work({ mode: 'exclusive', name: _name }));
      last = run.catch(() => undefined).finally(() => (holders -= 1));
      return run;
    },
  };
}

/** Another tab's sight of the same storage, to which writes come late. */
function lateStorage(delayMs: number): Storage {
  const names = ['accessToken', 'refreshToken', 'userData'];
  const look = () => names.map((name) => [name, localStorage.getItem(name)] as const);
  let seen = new Map(look());
  const timer = setInterval(() => {
    const now = new Map(look());
    setTimeout(() => {
      seen = now;
    }, delayMs);
  }, 5);
  onTestFinished(() => clearInterval(timer));
  return {
    getItem: (key: string) => seen.get(key) ?? null,
    setItem: (key: string, value: string) => localStorage.setItem(key, value),
    removeItem: (key: string) => localStorage.removeItem(key),
  } as Storage;
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
      reasons: { email: 'Too many attempts, try again in 14 minutes' },
      retryAfterSeconds: 840,
    });
    expect(session.current()).toBeUndefined();
  });

  it('asks once for two tabs, although what the first one stored comes late to the second', async () => {
    const server = fakeServer(() => Response.json(sessionNumber(2)));
    const locks = sharedLocks();
    const tabs = [localStorage, lateStorage(60)].map((storage) =>
      createSessionStore({ storage, fetch: server.fetch, locks }),
    );

    const responses = await Promise.all(tabs.map((tab) => createAuthorisedFetch(tab, server.fetch)('/a')));

    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(server.calls.filter((url) => url === '/jwt/refresh-token')).toHaveLength(1);
  });

  it('does not come back to life when another tab signed out during the refresh', async () => {
    const server = fakeServer(() => {
      clearSession(localStorage);
      return Response.json(sessionNumber(2));
    });
    const session = createSessionStore({ storage: localStorage, fetch: server.fetch, locks: undefined });

    await expect(createAuthorisedFetch(session, server.fetch)('/a')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(session.current()).toBeUndefined();
    expect(readSession(localStorage)).toBeUndefined();
  });

  it('leaves the session alone that another tab began while the old one was refused', async () => {
    const server = fakeServer(() => {
      writeSession(localStorage, sessionNumber(2));
      return Response.json({ error: 'Invalid refresh token' }, { status: 401 });
    });
    const session = createSessionStore({ storage: localStorage, fetch: server.fetch, locks: undefined });

    expect((await createAuthorisedFetch(session, server.fetch)('/a')).status).toBe(200);
    expect(readSession(localStorage)).toEqual(sessionNumber(2));
  });

  it('asks in the language of the screen, whatever the browser prefers', async () => {
    const languages: (string | null)[] = [];
    const record = (async (_url: string, init: RequestInit) => {
      languages.push(new Headers(init.headers).get('accept-language'));
      return Response.json({});
    }) as typeof fetch;
    const authorisedFetch = createAuthorisedFetch(
      createSessionStore({ storage: localStorage, fetch: record, locks: undefined }),
      record,
    );
    await authorisedFetch('/a');
    onTestFinished(() => changeLanguage('en').then(() => undefined));
    await changeLanguage('de');
    await authorisedFetch('/a');
    expect(languages).toEqual(['en', 'de']);
  });

  it('never repeats the call of one person in the name of another', async () => {
    const server = fakeServer(() => {
      writeSession(localStorage, { ...sessionNumber(2), userData: { ...userData, id: 'u2' } });
      return new Response(null, { status: 401 });
    });
    const session = createSessionStore({ storage: localStorage, fetch: server.fetch, locks: undefined });

    await expect(createAuthorisedFetch(session, server.fetch)('/a')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(server.calls).toEqual(['/a', '/jwt/refresh-token']);
  });

  it.each([502, 429, 200])('is kept when the refresh is answered with %i and nothing of use', async (status) => {
    const server = fakeServer(() => new Response('<h1>Later</h1>', { status }));
    const session = createSessionStore({ storage: localStorage, fetch: server.fetch, locks: undefined });

    await expect(createAuthorisedFetch(session, server.fetch)('/a')).rejects.toMatchObject({ status });
    expect(session.current()).toEqual(sessionNumber(1));
  });

  it('tells the server which session ends, and clears storage before it answers', async () => {
    let sent: RequestInit | undefined;
    const record = (async (_url: string, init: RequestInit) => {
      sent = init;
      expect(localStorage).toHaveLength(0);
      return Response.json({});
    }) as typeof fetch;
    const session = createSessionStore({ storage: localStorage, fetch: record, locks: undefined });

    await session.logOut();
    expect(sent?.body).toBe('{"refreshToken":"refresh-1"}');
    expect(new Headers(sent?.headers).get('authorization')).toBe('Bearer access-1');
    expect(sent?.keepalive).toBe(true);
  });
});

describe('what the server tells about the person', () => {
  const store = () => createSessionStore({ storage: localStorage, fetch, locks: undefined });
  const learnt = { ...userData, ability: [{ action: 'read', subject: 'Brand' }] };

  it('counts from then on, here and after a reload, and is told once', () => {
    const session = store();
    const heard = vi.fn();
    session.subscribe(heard);
    session.learn('access-1', learnt);
    session.learn('access-1', { ...learnt });
    expect(heard).toHaveBeenCalledTimes(1);
    expect([session.current(), readSession(localStorage)]).toEqual(
      Array.from({ length: 2 }, () => ({ ...sessionNumber(1), userData: learnt })),
    );
  });

  it.each([
    ['signed out', () => clearSession(localStorage), undefined],
    ['was refreshed', () => writeSession(localStorage, sessionNumber(2)), sessionNumber(2)],
  ])('is nothing to a session that %s meanwhile in another tab', (_what, change, left) => {
    const session = store();
    change();
    session.learn('access-1', learnt);
    expect(readSession(localStorage)).toEqual(left);
  });
});

describe('broken storage', () => {
  it.each([
    ['no JSON', '{'],
    ['no user', '{"id":"u1"}'],
    ['a list', '[]'],
    ['an ability that is none', JSON.stringify({ ...userData, ability: [{ action: 1 }] })],
  ])('with %s for the user is no session', (_what, text) => {
    localStorage.setItem('userData', text);
    expect(readSession(localStorage)).toBeUndefined();
  });

  it('is mended by the refresh token that is left', async () => {
    localStorage.setItem('userData', '{');
    const server = fakeServer(() => Response.json(sessionNumber(2)));
    const session = createSessionStore({ storage: localStorage, fetch: server.fetch, locks: undefined });
    expect(session.current()).toBeUndefined();

    await session.restore();
    expect(session.current()).toEqual(sessionNumber(2));
    expect(readSession(localStorage)).toEqual(sessionNumber(2));
  });

  it.each([
    ['without a refresh token', () => localStorage.removeItem('refreshToken')],
    ['whose refresh token is refused', () => localStorage.setItem('userData', 'null')],
  ])('%s is cleared', async (_what, spoil) => {
    spoil();
    const server = fakeServer(() => new Response(null, { status: 401 }));
    const session = createSessionStore({ storage: localStorage, fetch: server.fetch, locks: undefined });

    await session.restore();
    expect(session.current()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('asks nobody when the session is whole', async () => {
    const server = fakeServer(() => Response.json(sessionNumber(2)));
    const session = createSessionStore({ storage: localStorage, fetch: server.fetch, locks: undefined });

    await session.restore();
    expect(server.calls).toEqual([]);
  });
});

describe('registration', () => {
  it('signs in', async () => {
    localStorage.clear();
    const accept = (async () => Response.json(sessionNumber(2))) as typeof fetch;
    const session = createSessionStore({ storage: localStorage, fetch: accept, locks: undefined });

    await session.register({ email: 'a@shop.example', username: 'a', password: 'long enough' });
    expect(readSession(localStorage)).toEqual(sessionNumber(2));
  });

  it.each([
    [
      { email: 'This email is already in use.', username: null },
      { reasons: { email: 'This email is already in use.' } },
    ],
    ['Registration is closed', { reasons: {}, reason: 'Registration is closed' }],
  ])('refused with %j says so', async (error, refusal) => {
    localStorage.clear();
    const refuse = (async () => Response.json({ error }, { status: 400 })) as typeof fetch;
    const session = createSessionStore({ storage: localStorage, fetch: refuse, locks: undefined });

    expect(await session.register({ email: 'a@shop.example', username: 'a', password: 'x' })).toEqual({
      kind: 'refused',
      ...refusal,
    });
  });
});

describe('log-out', () => {
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
