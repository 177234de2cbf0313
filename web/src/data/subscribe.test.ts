import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeSession } from './session-storage.ts';

// The client keeps the kind of socket it began with, which another file of this process may have begun.
vi.resetModules();
const { session } = await import('./current-session.ts');
const { subscribe } = await import('./subscribe.ts');

const document = { name: 'Tick', text: 'subscription Tick { tick }' };
const userData = {
  id: 'u1',
  username: 'ada',
  fullName: 'Ada Stone',
  email: 'ada@shop.example',
  role: 'administrator',
  avatar: null,
  ability: [],
  extras: {},
};

/** A token of ours by its looks, with its end. */
const token = (name: string, endsInSeconds: number) =>
  `head.${btoa(JSON.stringify({ name, exp: Date.now() / 1000 + endsInSeconds }))}.sign`;
const newest = token('newest', 600);

type Message = { type: string; id?: string; payload?: { authorization?: string } };

/** The server's end of each socket that was opened, as graphql-transport-ws speaks; it lets in anyone who has the newest token. */
class FakeSocket {
  static opened: FakeSocket[] = [];
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly offered: string[] = [];
  readyState = 0;
  onopen?: () => void;
  onclose?: (event: CloseEvent) => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;

  constructor() {
    FakeSocket.opened.push(this);
    queueMicrotask(() => {
      this.readyState = FakeSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const { type, id, payload } = JSON.parse(text) as Message;
    if (type === 'connection_init') {
      this.offered.push(payload?.authorization ?? '');
      if (payload?.authorization === `Bearer ${newest}`) this.say({ type: 'connection_ack' });
      else this.close(4403);
    }
    if (type === 'subscribe') this.say({ type: 'next', id, payload: { data: { tick: 1 } } });
  }

  close(code: number): void {
    this.readyState = FakeSocket.CLOSED;
    queueMicrotask(() => this.onclose?.(new CloseEvent('close', { code, reason: '', wasClean: true })));
  }

  private say(message: unknown): void {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }
}

function signIn(accessToken: string): void {
  writeSession(localStorage, { accessToken, refreshToken: 'refresh', userData });
  session.reload();
}

const refreshes: unknown[] = [];
const stops: (() => void)[] = [];
const heard = () =>
  new Promise((resolve, reject) => {
    stops.push(subscribe(document, {}, { onData: resolve, onError: reject }));
  });

beforeEach(() => {
  FakeSocket.opened = [];
  refreshes.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    refreshes.push(body);
    return Response.json({ accessToken: newest, refreshToken: 'refresh-2', userData });
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
  session.reload();
  vi.unstubAllGlobals();
});

describe('a subscription', () => {
  it('offers the token of the session', async () => {
    signIn(newest);
    expect(await heard()).toEqual({ tick: 1 });
    expect(FakeSocket.opened.map(({ offered }) => offered)).toEqual([[`Bearer ${newest}`]]);
    expect(refreshes).toEqual([]);
  });

  it('renews a token that has expired before it offers it', async () => {
    signIn(token('old', -1));
    expect(await heard()).toEqual({ tick: 1 });
    expect(FakeSocket.opened.map(({ offered }) => offered)).toEqual([[`Bearer ${newest}`]]);
    expect(refreshes).toHaveLength(1);
  });

  it('comes back with a fresh token when the one it offered is refused', async () => {
    const refused = token('refused', 600);
    signIn(refused);
    expect(await heard()).toEqual({ tick: 1 });
    expect(FakeSocket.opened.map(({ offered }) => offered)).toEqual([[`Bearer ${refused}`], [`Bearer ${newest}`]]);
    expect(refreshes).toHaveLength(1);
  });

  it('comes back by itself when the server closes it because the token has expired meanwhile', async () => {
    signIn(newest);
    let ticks = 0;
    stops.push(subscribe(document, {}, { onData: () => (ticks += 1), onError: () => undefined }));
    await expect.poll(() => ticks).toBe(1);
    FakeSocket.opened[0]?.close(4403);
    await expect.poll(() => ticks).toBe(2);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(refreshes).toHaveLength(1);
  });

  it('gives up when the session is over', async () => {
    signIn(token('refused', 600));
    vi.stubGlobal('fetch', async () => Response.json({ error: 'Invalid refresh token' }, { status: 401 }));
    await expect(heard()).rejects.toBeDefined();
    expect(session.current()).toBeUndefined();
  });
});
