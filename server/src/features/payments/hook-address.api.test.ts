import { startDemoShops } from '@quarry/demo-shops';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { providerWorld } from './testing/provider-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const demo = await startDemoShops({ ports: 'free', faults: 'none' });
afterAll(demo.stop);
const world = providerWorld(api, demo);

type Provider = { id: string; version: number; previousHookUntil: string | null };
type Answer = {
  __typename: string;
  provider: Provider;
  hookPath: string;
  currentVersion: number;
};

let accounts = 0;
const dayMs = 86_400_000;
const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms));

/** A provider of a shop, with an account of its own. */
async function newProvider(client: TestClient) {
  const shop = await world.sellingShop(client);
  return { ...(await world.provider(client, shop.shopId, `/accounts/hook-${(accounts += 1)}`)), ...shop };
}

const replacing = `mutation ($id: ID!, $version: Int!) { replacePaymentHook(id: $id, version: $version) { __typename
  ... on PaymentHookReplaced { provider { id version previousHookUntil } hookPath }
  ... on VersionConflict { currentVersion } ... on NotFound { id } } }`;

async function replace(client: TestClient, { id, version }: { id: string; version: number }): Promise<Answer> {
  const data = await client.query<{ replacePaymentHook: Answer }>(replacing, { id, version });
  return data.replacePaymentHook;
}

/** The same by an idempotency key, as the dashboard sends it. */
async function replaceByKey(client: TestClient, { id, version }: { id: string; version: number }, key: string) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${client.accessToken}`, 'idempotency-key': key },
    payload: { query: replacing, variables: { id, version } },
  });
  return answer.json<{ data: { replacePaymentHook: Answer } }>().data.replacePaymentHook;
}

async function shown(client: TestClient, shopId: string, code = 'demo') {
  const { paymentProviders } = await client.query<{ paymentProviders: (Provider & { code: string })[] }>(
    `query ($shopId: ID!) { paymentProviders(shopId: $shopId) { id version code previousHookUntil } }`,
    { shopId },
  );
  return paymentProviders.find((one) => one.code === code);
}

let told = 0;
/** How an event of an order that nobody knows is answered at an address. */
const tell = (hookPath: string) =>
  world.hook(hookPath, {
    id: `ev_${(told += 1)}`,
    kind: 'captured',
    payment: `pay_${told}`,
    order: `NONE-${told}`,
    amount: '11.90',
    currency: 'EUR',
    at: clock.now().toISOString(),
  });

describe('the address for the events of a provider', () => {
  it('is replaced, and the one before takes events for seven more days', async () => {
    const client = await api.asAdministrator();
    const provider = await newProvider(client);
    const until = new Date(clock.now().getTime() + 7 * dayMs).toISOString();
    const replaced = await replace(client, provider);
    expect(replaced).toMatchObject({ __typename: 'PaymentHookReplaced', provider: { previousHookUntil: until } });
    expect(replaced.hookPath).not.toBe(provider.hookPath);
    expect([await tell(replaced.hookPath), await tell(provider.hookPath)]).toEqual([200, 200]);
    const { rows } = await sql`select from payment_event where provider_id = ${provider.id}`.execute(db);
    expect(rows).toHaveLength(2);

    later(7 * dayMs - 1);
    expect(await tell(provider.hookPath)).toBe(200);
    later(1);
    expect([await tell(replaced.hookPath), await tell(provider.hookPath)]).toEqual([200, 404]);
    // Sessions end sooner than that.
    expect(await shown(await api.asAdministrator(), provider.shopId)).toMatchObject({ previousHookUntil: null });
  });

  it('ends at once where it is replaced a second time', async () => {
    const client = await api.asAdministrator();
    const provider = await newProvider(client);
    const once = await replace(client, provider);
    const twice = await replace(client, once.provider);
    expect(await Promise.all([provider, once, twice].map(({ hookPath }) => tell(hookPath)))).toEqual([404, 200, 200]);
  });

  it('is replaced once where a request is sent again by its key, since its answer was lost', async () => {
    const client = await api.asAdministrator();
    const other = await api.as(await api.newUser({ roleKeys: ['administrator'] }));
    const provider = await newProvider(client);
    const first = await replaceByKey(client, provider, 'lost-answer');
    expect(first).toMatchObject({ __typename: 'PaymentHookReplaced', provider: { version: provider.version + 1 } });
    expect(await replaceByKey(client, provider, 'lost-answer')).toEqual(first);
    const conflict = { __typename: 'VersionConflict', currentVersion: provider.version + 1 };
    expect(await replaceByKey(client, provider, 'another')).toEqual(conflict);
    expect(await replaceByKey(other, provider, 'lost-answer')).toEqual(conflict);
    expect(await Promise.all([tell(first.hookPath), tell(provider.hookPath)])).toEqual([200, 200]);
    const { rows } =
      await sql`select from change where entity_id = ${provider.id} and action = 'token_replaced'`.execute(db);
    expect(rows).toHaveLength(1);
    // What is asked for of the present version is meant anew.
    const second = await replaceByKey(client, first.provider, 'lost-answer');
    expect(second.hookPath).not.toBe(first.hookPath);
    expect(await replaceByKey(client, provider, 'lost-answer')).toMatchObject({ __typename: 'VersionConflict' });
  });

  it('is replaced once by two requests at once by one key', async () => {
    const client = await api.asAdministrator();
    const provider = await newProvider(client);
    const both = await Promise.all([1, 2].map(() => replaceByKey(client, provider, 'twice')));
    expect(both.map(({ hookPath }) => hookPath)).toEqual([both[0]?.hookPath, both[0]?.hookPath]);
    expect(await Promise.all([tell(both[0]?.hookPath ?? ''), tell(provider.hookPath)])).toEqual([200, 200]);
  });

  it('is replaced once by two people at once, so that the one in use goes on', async () => {
    const client = await api.asAdministrator();
    const provider = await newProvider(client);
    const both = await Promise.all([1, 2].map(() => replace(client, provider)));
    const { version } = (await shown(client, provider.shopId)) ?? {};
    expect(both).toContainEqual({ __typename: 'VersionConflict', currentVersion: version });
    const done = both.find(({ __typename }) => __typename === 'PaymentHookReplaced');
    expect([await tell(done?.hookPath ?? ''), await tell(provider.hookPath)]).toEqual([200, 200]);
  });

  it('is in the trail as another one, without what leads to it', async () => {
    const client = await api.asAdministrator();
    const provider = await newProvider(client);
    const { hookPath } = await replace(client, provider);
    const { rows } = await sql<{ action: string; entry: string }>`
      select action, (to_jsonb(c))::text as entry from change c where entity_id = ${provider.id} order by id`.execute(
      db,
    );
    expect(rows.map(({ action }) => action)).toEqual(['created', 'token_replaced']);
    for (const { entry } of rows)
      for (const path of [hookPath, provider.hookPath]) expect(entry).not.toContain(path.split('/').at(-1));
  });

  it('is not there for what people enter, and not to be replaced without the right to change settings', async () => {
    const client = await api.asAdministrator();
    const provider = await newProvider(client);
    const { order } = await world.receive(client, provider.channelId, {});
    await world.record(client, order.id, { amount: '1.00' });
    const manual = await shown(client, provider.shopId, 'manual');
    expect(await replace(client, manual!)).toMatchObject({ __typename: 'NotFound' });
    const manager = await (await world.managerOf(provider.shopId))();
    const { errors } = await manager.request(
      `mutation ($id: ID!, $version: Int!) { replacePaymentHook(id: $id, version: $version) { __typename } }`,
      { id: provider.id, version: provider.version },
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await tell(provider.hookPath)).toBe(200);
  });
});
