import { once } from 'node:events';
import { createClient } from 'graphql-ws';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { testApi } from '../../testing/index.ts';
import { bearer, sessionDoor, type Tokens } from './session-door.builder.ts';

const api = await testApi();
const { deps } = api;
const administrator = await api.asAdministrator();
const here = sessionDoor(api.app);
const there = sessionDoor(await api.secondProcess());
const address = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
const reachesAllWithinMs = 5_000;

type Made = { id: string; version: number };

const makeRole = async (name: string, subject: string) =>
  (
    await administrator.query<{ createRole: { role: Made } }>(
      'mutation ($input: RoleInput!) { createRole(input: $input) { ... on RoleCreated { role { id version } } } }',
      { input: { name, rules: [{ action: 'read', subject }] } },
    )
  ).createRole.role;
const changeRole = ({ id, version }: Made, name: string, subject: string) =>
  administrator.query(
    `mutation ($id: ID!, $version: Int!, $input: RoleInput!) { updateRole(id: $id, version: $version, input: $input) {
      ... on RoleUpdated { changeId } } }`,
    { id, version, input: { name, rules: [{ action: 'read', subject }] } },
  );

/** Whether the door lets the token read the brands. */
async function mayReadBrands(door: typeof here, accessToken: string): Promise<boolean> {
  const answer = await door.post('/graphql', { query: '{ brands(first: 1) { nodes { id } } }' }, bearer(accessToken));
  return answer.json<{ errors?: unknown }>().errors === undefined;
}

/** A socket that was let in, as a dashboard keeps it for its subscriptions. */
async function openSocket(accessToken: string): Promise<WebSocket> {
  const connected = Promise.withResolvers<WebSocket>();
  createClient({
    url: `ws://${address.host}/graphql`,
    webSocketImpl: WebSocket,
    lazy: false,
    retryAttempts: 0,
    connectionParams: bearer(accessToken),
    onNonLazyError: connected.reject,
    on: { connected: (socket) => connected.resolve(socket as WebSocket) },
  });
  return connected.promise;
}

describe('a role that changes', () => {
  it('holds within five seconds for anyone who is signed in, in every process and for what they listen to', async () => {
    const role = await makeRole('Watcher', 'Shop');
    const { accessToken = '' } = await api.as(await api.newUser({ roleKeys: ['watcher'] }));
    const socket = await openSocket(accessToken);
    expect([await mayReadBrands(here, accessToken), await mayReadBrands(there, accessToken)]).toEqual([false, false]);
    await changeRole(role, 'Watcher', 'Brand');
    // Anyone who asks for themselves hears of it at once.
    const told = (await there.userData(accessToken)).json<Tokens['userData']>();
    expect(told.ability).toContainEqual({ action: 'read', subject: 'Brand' });
    deps.clock.advance(2_000);
    const [code] = await once(socket, 'close', { signal: AbortSignal.timeout(reachesAllWithinMs) });
    expect(code).toBe(4403);
    expect([await mayReadBrands(here, accessToken), await mayReadBrands(there, accessToken)]).toEqual([true, true]);
  });

  it('leaves the connections of people with another role alone', async () => {
    const role = await makeRole('Reader', 'Shop');
    const { accessToken = '' } = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const { accessToken: changed = '' } = await api.as(await api.newUser({ roleKeys: ['reader'] }));
    const [kept, ended] = [await openSocket(accessToken), await openSocket(changed)];
    await changeRole(role, 'Reader', 'Brand');
    deps.clock.advance(2_000);
    await once(ended, 'close', { signal: AbortSignal.timeout(reachesAllWithinMs) });
    expect(kept.readyState).toBe(WebSocket.OPEN);
  });
});
