import { demoProviderSecret, startDemoShops } from '@quarry/demo-shops';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { checkOrders } from '../orders/index.ts';
import { checkPayments } from './check-payments.ts';
import { claimChanges } from './provider-changes.store.ts';
import { providerWorld } from './testing/provider-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const demo = await startDemoShops({ ports: 'free', faults: 'none' });
afterAll(demo.stop);
let administrator = await api.asAdministrator();
const world = providerWorld(api, demo);
const shop = await world.sellingShop(administrator);
const { id: providerId, hookPath } = await world.provider(administrator, shop.shopId);
await world.steer('/behaviour', { hooks: 'lost' });

/** The next reading is due. */
const later = async (minutes = 5) => {
  clock.set(new Date(clock.now().getTime() + minutes * 60_000 + 1_000));
  administrator = await api.asAdministrator();
};
beforeEach(() => later());
const pay = (order: string | null, amount = '11.90') => world.steer('/pay', { order, amount, currency: 'EUR' });
const newOrder = async () => (await world.receive(administrator, shop.channelId, {})).order;
const statesOf = async (order: string | null) =>
  (await world.events(administrator)).filter(({ orderHint }) => orderHint === order).map(({ state }) => state);
const noDifferences = async () => {
  expect((await checkPayments(db)).differences).toEqual([]);
  expect((await checkOrders(db)).differences).toEqual([]);
};

describe('what happened at a provider', () => {
  it('is found by the next reading where its hooks were lost, once however often it is told', async () => {
    const order = await newOrder();
    await pay(order.number);
    await world.apply();
    expect(await world.money(administrator, order.id)).toMatchObject({ paymentStatus: 'PENDING' });
    expect(await world.readAll()).toBe(2);
    await world.apply();
    expect(await world.money(administrator, order.id)).toMatchObject({ paymentStatus: 'PAID', payments: [{}] });
    // The hooks come after all, and the next reading finds nothing new.
    for (const event of await world.happened()) expect(await world.hook(hookPath, event)).toBe(200);
    await later();
    expect(await world.readAll()).toBe(1);
    await world.apply();
    expect(await statesOf(order.number)).toEqual(['APPLIED', 'APPLIED']);
    expect(await world.money(administrator, order.id)).toMatchObject({ payments: [{}] });
    await noDifferences();
  });

  it('ends a request whose answer and hook were lost both', async () => {
    const order = await newOrder();
    await world.steer('/behaviour', { losesAnswers: true });
    const { payment } = await world.ask(administrator, order, providerId, '11.90');
    await world.workOff();
    await world.steer('/behaviour', { losesAnswers: false });
    await world.readAll();
    await world.apply();
    expect(await world.payment(administrator, payment.id)).toMatchObject({
      authorized: { minor: 1_190 },
      transactions: [{ state: 'SUCCEEDED' }],
    });
    await noDifferences();
  });

  it('is read page by page, and from there on, every five minutes', async () => {
    const orders = Array.from({ length: 60 }, (_, at) => `page-${at}`);
    for (const order of orders) await pay(order, '1.00');
    expect(await world.readAll()).toBe(3);
    const found = await sql`select from payment_event where order_hint like 'page-%'`.execute(db);
    expect(found.rows).toHaveLength(120);
    expect(await world.readAll()).toBe(0);
    await pay('page-late');
    await later(4);
    expect(await world.readAll()).toBe(0);
    await later(1);
    expect(await world.readAll()).toBe(2);
    expect(await statesOf('page-late')).toEqual(['RECEIVED', 'RECEIVED']);
  });

  it('is read again after a kill, and kept once where two read it', async () => {
    await pay('killed-1');
    // Taken up by a worker that is killed before it asks.
    const killed = await claimChanges(api.engines.db, clock.now());
    expect(killed?.id).toBe(providerId);
    expect(await world.readAll()).toBe(0);
    await later(1);
    await Promise.all([world.readAll(), world.readAll()]);
    expect(await statesOf('killed-1')).toEqual(['RECEIVED', 'RECEIVED']);
  });

  it('is not read while the provider is away or has another secret, less and less often, and all of it once it is back', async () => {
    const change = async (secret: string) => {
      const { paymentProviders } = await administrator.query<{ paymentProviders: { id: string; version: number }[] }>(
        `query ($shopId: ID!) { paymentProviders(shopId: $shopId) { id version } }`,
        { shopId: shop.shopId },
      );
      const version = paymentProviders.find(({ id }) => id === providerId)?.version;
      const input = {
        shopId: shop.shopId,
        code: 'demo',
        name: 'Demo',
        mode: 'TEST',
        endpoint: demo.providerUrl,
        secret,
      };
      const { updatePaymentProvider } = await administrator.query<{ updatePaymentProvider: { __typename: string } }>(
        `mutation ($id: ID!, $version: Int!, $input: PaymentProviderInput!) {
          updatePaymentProvider(id: $id, version: $version, input: $input) { __typename } }`,
        { id: providerId, version, input },
      );
      expect(updatePaymentProvider.__typename).toMatch(/Saved|Updated/);
    };
    const shown = async () => {
      const { paymentProviders } = await administrator.query<{
        paymentProviders: { id: string; changesReadAt: string | null; changesProblem: string | null }[];
      }>(`query ($shopId: ID!) { paymentProviders(shopId: $shopId) { id changesReadAt changesProblem } }`, {
        shopId: shop.shopId,
      });
      return paymentProviders.find(({ id }) => id === providerId);
    };
    await world.readAll();
    const readAt = clock.now().toISOString();
    expect(await shown()).toMatchObject({ changesReadAt: readAt, changesProblem: null });
    await later(1);
    await change('another');
    await pay('away-1');
    // Due at once, after ten minutes more, and so on.
    expect(await world.readAll()).toBe(1);
    expect(await shown()).toMatchObject({ changesReadAt: readAt, changesProblem: 'SECRET_REFUSED' });
    await later(5);
    expect(await world.readAll()).toBe(1);
    await later(5);
    expect(await world.readAll()).toBe(0);
    await later(5);
    expect(await world.readAll()).toBe(1);
    expect(await statesOf('away-1')).toEqual([]);
    await change(demoProviderSecret);
    await world.readAll();
    expect(await statesOf('away-1')).toEqual(['RECEIVED', 'RECEIVED']);
    expect(await shown()).toMatchObject({ changesReadAt: clock.now().toISOString(), changesProblem: null });
  });

  it('is read beyond an event that cannot be kept', async () => {
    await pay('kept-\0');
    await pay('kept-\ud83d');
    await pay('kept-2');
    await world.readAll();
    for (const order of ['kept-\ufffd', 'kept-2']) expect(await statesOf(order)).toEqual(['RECEIVED', 'RECEIVED']);
    expect(await world.readAll()).toBe(0);
  });

  it('waits at a provider whose secret cannot be opened, and is read at the others', async () => {
    const locked = await world.sellingShop(administrator);
    const { id } = await world.provider(administrator, locked.shopId, '/accounts/locked');
    await sql`update secret set key_id = 'of before'
      where id = (select secret_id from payment_provider where id = ${id})`.execute(db);
    await pay('beside-1');
    await later();
    await world.readAll();
    expect(await statesOf('beside-1')).toEqual(['RECEIVED', 'RECEIVED']);
    const { paymentProviders } = await administrator.query<{ paymentProviders: { changesProblem: string | null }[] }>(
      `query ($shopId: ID!) { paymentProviders(shopId: $shopId) { changesProblem } }`,
      { shopId: locked.shopId },
    );
    expect(paymentProviders).toContainEqual({ changesProblem: 'NOT_SET_UP' });
  });

  it('is of an account that no other provider has', async () => {
    const copper = await world.sellingShop(administrator);
    const input = { shopId: copper.shopId, code: 'demo', name: 'Copper', mode: 'TEST', secret: demoProviderSecret };
    const issues = [{ path: 'endpoint', code: 'account_taken' }];
    const create = async (endpoint: string) =>
      (
        await administrator.query<{ createPaymentProvider: { issues?: object[]; provider?: object } }>(
          `mutation ($input: PaymentProviderInput!) { createPaymentProvider(input: $input) {
            ... on PaymentProviderCreated { provider { id version } } ... on InvalidInput { issues { path code } } } }`,
          { input: { ...input, endpoint } },
        )
      ).createPaymentProvider;
    const change = async (provider: object | undefined, endpoint: string) =>
      (
        await administrator.query<{ updatePaymentProvider: { issues?: object[]; provider?: object } }>(
          `mutation ($id: ID!, $version: Int!, $input: PaymentProviderInput!) {
            updatePaymentProvider(id: $id, version: $version, input: $input) {
            ... on PaymentProviderUpdated { provider { id version } } ... on InvalidInput { issues { path code } } } }`,
          { ...provider, input: { ...input, endpoint } },
        )
      ).updatePaymentProvider;
    expect(await create(demo.providerUrl)).toEqual({ issues });
    expect(await create(`${demo.providerUrl}/`)).toEqual({ issues });
    const both = await Promise.all([1, 2].map(() => create(`${demo.providerUrl}/accounts/copper`)));
    expect(both).toContainEqual({ issues });
    const { provider } = both.find((one) => one.provider) ?? {};
    expect(await change(provider, demo.providerUrl)).toEqual({ issues });
    expect(await change(provider, `${demo.providerUrl}/accounts/copper`)).toEqual({
      provider: { ...provider, version: 2 },
    });
  });

  it('is that of its own account: a shop hears nothing of another', async () => {
    const yard = await world.sellingShop(administrator);
    const order = (await world.receive(administrator, yard.channelId, {})).order;
    await world.provider(administrator, yard.shopId, '/accounts/yard');
    const response = await fetch(`${demo.providerUrl}/accounts/yard/_control/pay`, {
      method: 'POST',
      body: JSON.stringify({ order: order.number, amount: '11.90', currency: 'EUR' }),
    });
    expect(response.status).toBe(200);
    await world.readAll();
    // A hundred at a time.
    while (await world.apply());
    expect(await world.money(administrator, order.id)).toMatchObject({ paymentStatus: 'PAID' });
    const { rows } = await sql<{ shop: string }>`
      select distinct shop_id as shop from payment_event where order_hint = ${order.number} and provider_id <> ${providerId}`.execute(
      db,
    );
    expect(rows).toEqual([{ shop: yard.shopId }]);
    await noDifferences();
  });
});
