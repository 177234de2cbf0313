import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { followToEnd } from '../../platform/events/index.ts';
import { testApi } from '../../testing/index.ts';
import { checkPayments } from './check-payments.ts';
import { manualProviders } from './manual-provider.consumer.ts';
import { paymentWorld } from './testing/payment-world.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const world = paymentWorld(api);
const mill = await world.sellingShop(administrator);
const yard = await world.sellingShop(administrator);
const manager = await (await world.managerOf(mill.shopId))();

const newOrder = async (channelId = mill.channelId, currency = 'EUR') => {
  const { order } = await world.receive(administrator, channelId, { currency });
  return order;
};

describe('a payment that a person enters', () => {
  it.each([
    ['EUR', '11.90', '5.00', 1_190, 500],
    ['JPY', '1190', '500', 1_190, 500],
    ['KWD', '1.190', '0.500', 1_190, 500],
  ])('is authorised, captured in parts and paid in %s', async (currency, gross, part, grossMinor, partMinor) => {
    const shop = await world.sellingShop(administrator, { currency });
    const order = await newOrder(shop.channelId, currency);
    const money = (minor: number) => ({ minor, currency });
    const authorized = await world.authorize(administrator, order.id, { amount: gross, reference: 'AUTH 1' });
    expect(authorized).toMatchObject({
      payment: { version: 1, authorized: money(grossMinor), open: money(grossMinor), methodLabel: 'Manual' },
      order: { paymentStatus: 'AUTHORIZED', authorized: money(grossMinor), outstanding: money(grossMinor) },
    });
    const partly = await world.capture(administrator, authorized.payment, { amount: part });
    expect(partly.order).toMatchObject({
      paymentStatus: 'PARTIALLY_PAID',
      captured: money(partMinor),
      outstanding: money(grossMinor - partMinor),
    });
    const more = await world.capture(administrator, partly.payment, { amount: gross });
    expect(more).toMatchObject({
      code: 'PAYMENT_MORE_THAN_OPEN',
      reason: expect.stringContaining(` of ${gross} ${currency} can be captured.`),
    });
    const left = gross.includes('.') ? (Number(gross) - Number(part)).toFixed(gross.split('.')[1]?.length) : '690';
    const whole = await world.capture(administrator, partly.payment, { amount: left });
    expect(whole.order).toMatchObject({ paymentStatus: 'PAID', outstanding: money(0), authorized: money(0) });
    const none = await world.capture(administrator, whole.payment, { amount: part });
    expect(none.code).toBe('PAYMENT_NOTHING_OPEN');
    expect(whole.payment.transactions.map(({ kind, amount }) => [kind, amount.minor])).toEqual([
      ['AUTHORIZE', grossMinor],
      ['CAPTURE', partMinor],
      ['CAPTURE', grossMinor - partMinor],
    ]);
    expect((await world.order(administrator, order.id))?.events.nodes.map(({ sentence }) => sentence.text)).toEqual([
      `${left} ${currency} captured.`,
      `${part} ${currency} captured.`,
      `${gross} ${currency} authorised.`,
      'Received as 1001.',
    ]);
    expect((await checkPayments(db)).differences).toEqual([]);
  });

  it('refuses what is wrong in it, all at once, and what the currency does not have', async () => {
    const { id } = await newOrder();
    const now = api.deps.clock.now().getTime();
    const input = {
      amount: '1.005',
      at: new Date(now + 60_000).toISOString(),
      authExpiresAt: new Date(now).toISOString(),
    };
    const wrong = await world.authorize(administrator, id, input);
    expect(wrong.issues.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
      'amount too_many_decimals',
      'at time_not_come',
      'authExpiresAt ends_before_it_begins',
    ]);
    for (const amount of ['0', '-1', 'one', '100000000000.01'])
      expect((await world.record(administrator, id, { amount })).issues).toMatchObject([{ path: 'amount' }]);
    const most = await world.record(administrator, id, { amount: '100000000000.00' });
    expect(most.order.paymentStatus).toBe('PAID');
    const beyond = await world.record(administrator, id, { amount: '0.01' });
    expect(beyond.issues).toMatchObject([{ path: 'amount', code: 'too_large' }]);
  });

  it('is captured by one of two people who capture the rest in the same second', async () => {
    const { id } = await newOrder();
    const { payment } = await world.authorize(administrator, id, { amount: '11.90' });
    const both = await Promise.all([
      world.capture(administrator, payment, { amount: '11.90' }),
      world.capture(manager, payment, { amount: '11.90' }),
    ]);
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['PaymentSaved', 'VersionConflict']);
    expect((await world.payment(manager, payment.id))?.captured.minor).toBe(1_190);
  });

  it('adds up where two payments of an order are captured at once', async () => {
    const { id } = await newOrder();
    const one = await world.authorize(administrator, id, { amount: '5.00' });
    const other = await world.authorize(administrator, id, { amount: '6.90' });
    await Promise.all([
      world.capture(administrator, one.payment, { amount: '5.00' }),
      world.capture(manager, other.payment, { amount: '6.90' }),
    ]);
    expect((await checkPayments(db)).differences).toEqual([]);
    const order = await world.order(administrator, id);
    expect(order).toMatchObject({ paymentStatus: 'PAID', outstanding: { minor: 0 } });
  });

  it('is voided as far as it is open, and not once all of it is captured', async () => {
    const { id } = await newOrder();
    const first = await world.authorize(administrator, id, { amount: '11.90' });
    const none = await world.void(administrator, first.payment);
    expect(none).toMatchObject({
      order: { paymentStatus: 'VOIDED', authorized: { minor: 0 } },
      payment: { voided: { minor: 1_190 } },
    });
    expect((await world.void(administrator, none.payment)).reason).toBe(
      'Nothing of 11.90 EUR is open any more. Record a new payment.',
    );
    expect(none.payment.actions.map(({ isAllowed }) => isAllowed)).toEqual([false, false, false]);
    const { payment } = await world.authorize(administrator, id, { amount: '10.00' });
    const partly = await world.capture(administrator, payment, { amount: '4.00' });
    const rest = await world.void(administrator, partly.payment);
    expect(rest).toMatchObject({
      payment: { voided: { minor: 600 }, open: { minor: 0 } },
      order: { paymentStatus: 'PARTIALLY_PAID' },
    });
    const captured = await world.void(administrator, rest.payment);
    expect(captured).toMatchObject({ code: 'PAYMENT_CAPTURED', reason: '4.00 EUR is captured already: refund it.' });
    expect((await checkPayments(db)).differences).toEqual([]);
  });

  it('is not captured after its authorisation ended, and its order says so once it is voided', async () => {
    const { id } = await newOrder();
    const now = api.deps.clock.now().getTime();
    const authExpiresAt = new Date(now - 60_000);
    const { payment } = await world.authorize(administrator, id, {
      amount: '11.90',
      at: new Date(now - 120_000).toISOString(),
      authExpiresAt: authExpiresAt.toISOString(),
    });
    const late = await world.capture(administrator, payment, { amount: '1.00' });
    expect(late.code).toBe('PAYMENT_AUTHORISATION_ENDED');
    expect(late.reason).toMatch(/^The authorisation ended \d{4}-\d\d-\d\d \d\d:\d\d: ask for a new payment\.$/);
    const seen = new Date(now - 90_000).toISOString();
    const inTime = await world.capture(administrator, payment, { amount: '1.00', at: seen });
    expect(inTime.order.paymentStatus).toBe('PARTIALLY_PAID');
    const other = await newOrder();
    const unused = await world.authorize(administrator, other.id, {
      amount: '11.90',
      at: new Date(now - 120_000).toISOString(),
      authExpiresAt: authExpiresAt.toISOString(),
    });
    expect((await world.void(administrator, unused.payment)).order.paymentStatus).toBe('EXPIRED');
  });

  it('is not kept for a draft, nor the same step twice by its reference', async () => {
    const { order: draft } = await world.draft(administrator, mill.channelId, {
      lines: [{ variantId: mill.variantId, quantity: 1 }],
    });
    expect((await world.record(administrator, draft.id, { amount: '1.00' })).code).toBe('PAYMENT_ORDER_DRAFT');
    const { id } = await newOrder();
    const { payment } = await world.authorize(administrator, id, { amount: '11.90' });
    const once = await world.capture(administrator, payment, { amount: '1.00', reference: 'BANK 7' });
    const twice = await world.capture(administrator, once.payment, { amount: '1.00', reference: 'BANK 7' });
    expect(twice.issues).toMatchObject([{ path: 'reference', code: 'recorded_before' }]);
  });

  it('is kept once of an order by its reference, no matter which of two notes it, and for another order too', async () => {
    const [order, other] = [await newOrder(), await newOrder()];
    const transfer = { amount: '5.00', reference: 'Transfer 77' };
    const both = await Promise.all([manager, administrator].map((who) => world.record(who, order.id, transfer)));
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['InvalidInput', 'PaymentSaved']);
    const repeated = [{ path: 'reference', code: 'recorded_before' }];
    expect(both.find(({ issues }) => issues)?.issues).toEqual(repeated);
    const again = { amount: '6.90', reference: ' transfer 77' };
    expect((await world.authorize(manager, order.id, again)).issues).toEqual(repeated);
    const more = await world.record(manager, order.id, { amount: '1.00', reference: 'Transfer 78' });
    expect(more.order.captured.minor).toBe(600);
    expect((await world.record(manager, other.id, transfer)).order.captured.minor).toBe(500);
  });

  it('is in the audit trail, and hidden from people of another shop by whichever door', async () => {
    const { id } = await newOrder(yard.channelId);
    const { payment } = await world.record(administrator, id, { amount: '11.90' });
    expect(await world.payment(manager, payment.id)).toBeNull();
    expect((await world.capture(manager, payment, { amount: '1.00' })).__typename).toBe('NotFound');
    expect((await world.record(manager, id, { amount: '1.00' })).__typename).toBe('NotFound');
    const { rows } = await sql<{ action: string }>`
      select action from change where entity = 'payment' and entity_id = ${payment.id}`.execute(db);
    expect(rows).toEqual([{ action: 'created' }]);
  });
});

describe('the ledger', () => {
  const find = async (args: object, by = administrator) =>
    (await world.ledger(by, args)).paymentTransactions.nodes.map(({ kind, amount }) => `${kind} ${amount.minor}`);

  it('finds by reference, number of the order, kind, shop, currency and time, and sorts by amount', async () => {
    const shop = await world.sellingShop(administrator, { currency: 'CHF' });
    const order = await newOrder(shop.channelId, 'CHF');
    const { payment } = await world.authorize(administrator, order.id, { amount: '9.00', reference: 'Wire AB-77' });
    await world.capture(administrator, payment, { amount: '4.00', reference: 'CHEQUE 5' });
    const filter = { shopId: [shop.shopId] };
    expect(await find({ filter })).toEqual(['CAPTURE 400', 'AUTHORIZE 900']);
    expect(await find({ search: 'wire ab-77' })).toEqual(['AUTHORIZE 900']);
    expect(await find({ search: 'wireab' })).toEqual(['AUTHORIZE 900']);
    expect(await find({ search: 'ab' })).toEqual([]);
    expect(await find({ search: '1001', filter })).toHaveLength(2);
    expect(await find({ search: '1002', filter })).toEqual([]);
    expect(await find({ filter: { ...filter, kind: ['CAPTURE'] } })).toEqual(['CAPTURE 400']);
    expect(await find({ filter: { orderId: [order.id], state: ['FAILED'] } })).toEqual([]);
    expect(await find({ filter: { currency: ['CHF'] } })).toHaveLength(2);
    expect(await find({ filter: { ...filter, until: '2020-01-01T00:00:00Z' } })).toEqual([]);
    const sort = [{ field: 'AMOUNT', direction: 'DESC' }];
    expect(await find({ filter, sort })).toEqual(['AUTHORIZE 900', 'CAPTURE 400']);
  });

  it('has sums for each currency that are those of its rows', async () => {
    for (const args of [{}, { filter: { kind: ['CAPTURE'] } }, { search: '1001' }]) {
      const { paymentTransactions, paymentSums } = await world.ledger(administrator, args);
      const sumOf = (kind: string, currency: string) =>
        paymentTransactions.nodes
          .filter((one) => one.kind === kind && one.amount.currency === currency)
          .reduce((sum, one) => sum + one.amount.minor, 0);
      expect(paymentSums.isExact).toBe(true);
      expect(paymentTransactions.total.count).toBe(paymentTransactions.nodes.length);
      for (const { authorized, captured, voided, refunded, net } of paymentSums.sums) {
        const { currency } = captured!;
        const sums = [authorized, captured, voided, refunded, net].map((money) => money?.minor);
        const kinds = ['AUTHORIZE', 'CAPTURE', 'VOID', 'REFUND', 'CAPTURE'];
        expect(sums).toEqual(kinds.map((kind) => sumOf(kind, currency)));
      }
      const currencies = new Set(paymentTransactions.nodes.map(({ amount }) => amount.currency));
      expect(paymentSums.sums.map(({ net }) => net?.currency)).toEqual([...currencies].toSorted());
    }
  });

  it('names the currencies of its rows, to a manager those of the own shop alone', async () => {
    const currenciesOf = async (client: typeof administrator) =>
      (await client.query<{ paymentCurrencies: string[] }>('{ paymentCurrencies }')).paymentCurrencies;
    for (const client of [administrator, manager]) {
      const { paymentTransactions } = await world.ledger(client);
      const currencies = new Set(paymentTransactions.nodes.map(({ amount }) => amount.currency));
      expect(await currenciesOf(client)).toEqual([...currencies].toSorted());
    }
    expect((await currenciesOf(administrator)).length).toBeGreaterThan((await currenciesOf(manager)).length);
  });

  it('shows a manager those of the own shop alone, sums with them', async () => {
    const all = await world.ledger(manager);
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from payment_transaction where shop_id = ${mill.shopId}`.execute(db);
    expect(all.paymentTransactions.total.count).toBe(rows[0]?.count);
    expect(all.paymentSums.sums).toHaveLength(1);
    expect(await find({ filter: { shopId: [yard.shopId] } }, manager)).toEqual([]);
  });
});

describe('the ledger of a shop', () => {
  it('is exported by anyone who may export it, and holds nothing of another shop', async () => {
    const far = await newOrder(yard.channelId);
    await world.record(administrator, far.id, { amount: '7.77', reference: 'FAR' });
    const near = await newOrder();
    await world.record(administrator, near.id, { amount: '3.33', reference: '=NEAR' });
    const { statusCode, body } = await api.app.inject({
      method: 'POST',
      url: '/exports',
      headers: { authorization: `Bearer ${manager.accessToken}` },
      payload: {
        query: `query Ledger($first: Int!, $after: String, $filter: PaymentTransactionFilter) {
          paymentTransactions(first: $first, after: $after, filter: $filter) {
            nodes { id kind amount { minor currency } reference } pageInfo { endCursor hasNextPage } total { count isExact } } }`,
        operationName: 'Ledger',
        columns: [
          { header: 'Kind', path: 'kind' },
          { header: 'Amount', path: 'amount' },
          { header: 'Reference', path: 'reference' },
        ],
        format: 'csv',
        variables: {},
      },
    });
    expect(statusCode).toBe(200);
    expect(body).toContain("CAPTURE,3.33,EUR,'=NEAR");
    expect(body).not.toContain('FAR');
  });

  it('is added up to 10,001 transactions, and not beyond', async () => {
    const shop = await world.sellingShop(administrator);
    const order = await newOrder(shop.channelId);
    const { payment } = await world.authorize(administrator, order.id, { amount: '5.00' });
    const addMany = (count: number) =>
      sql`insert into payment_transaction (id, shop_id, payment_id, kind, amount_minor, state, requested_at)
        select gen_random_uuid(), ${shop.shopId}, ${payment.id}, 'CAPTURE', 1, 'FAILED', now() from generate_series(1, ${count}::int)`.execute(
        db,
      );
    const sums = async () => (await world.ledger(administrator, { filter: { shopId: [shop.shopId] } })).paymentSums;
    await addMany(10_000);
    // What failed moved no money.
    expect(await sums()).toMatchObject({
      isExact: true,
      sums: [{ authorized: { minor: 500 }, captured: { minor: 0 } }],
    });
    await addMany(1);
    expect(await sums()).toEqual({ isExact: false, sums: null });
    await sql`delete from payment_transaction where shop_id = ${shop.shopId} and state = 'FAILED'`.execute(db);
  });
});

it('gives an own shop its provider of what people enter', async () => {
  const { createShop } = await administrator.query<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    { input: { name: 'Own mill', url: 'https://own-mill.example/', kind: 'own', locale: 'en-GB' } },
  );
  await followToEnd(api.deps, manualProviders);
  const { rows } = await sql<{
    code: string;
  }>`select code from payment_provider where shop_id = ${createShop.shop.id}`.execute(db);
  expect(rows).toEqual([{ code: 'manual' }]);
});
