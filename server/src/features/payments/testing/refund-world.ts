import type { TestApi, TestClient } from '../../../testing/index.ts';
import { receivedLine } from '../../orders/testing/order-world.ts';
import { paymentWorld } from './payment-world.ts';

type Money = { minor: number; currency: string };
type Now = { action: string; isAllowed: boolean; refusal: { code: string; reason: string } | null };
export type ShownRefund = {
  id: string;
  version: number;
  number: number;
  purpose: string;
  reason: string;
  state: string;
  disputeState: string | null;
  amount: Money;
  lines: { quantity: number; net: Money; tax: Money; gross: Money; line: { id: string; title: string } }[];
  transactions: {
    kind: string;
    state: string;
    amount: Money;
    reference: string | null;
    settledAt: string | null;
    payment: { id: string };
  }[];
  requestedBy: string | null;
  decidedBy: string | null;
  orderChange: { code: string; reason: string; seen: string } | null;
  actions: Now[];
};
export type ShownMoney = {
  id: string;
  version: number;
  status: string;
  paymentStatus: string;
  refunded: Money;
  outstanding: Money;
  refundable: Money | null;
  refundLimit: Money | null;
  payments: { id: string; version: number; refunded: Money }[];
  refunds: ShownRefund[];
  paymentActions: Now[];
  lines: { id: string; title: string; quantity: number }[];
  events: { nodes: { kind: string; sentence: { text: string }; note: string | null }[] };
};
export type RefundAnswer = {
  __typename: string;
  refund: ShownRefund;
  order: ShownMoney;
  issues: { path: string; code: string }[];
  code: string;
  reason: string;
  currentVersion: number;
  amount: Money;
  lines: ShownRefund['lines'];
  refundable: Money;
  limit: Money;
  needsApproval: boolean;
};
type Seen = { id: string; version: number };

const money = '{ minor currency }';
const actions = '{ action isAllowed refusal { code reason } }';
const refundLines = `{ quantity net ${money} tax ${money} gross ${money} line { id title } }`;
const shownRefund = `id version number purpose reason state disputeState amount ${money} lines ${refundLines} requestedBy decidedBy
  transactions { kind state amount ${money} reference settledAt payment { id } } orderChange { code reason seen } actions ${actions}`;
const shownMoney = `id version status paymentStatus refunded ${money} outstanding ${money} refundable ${money} refundLimit ${money}
  payments { id version refunded ${money} } refunds { ${shownRefund} } paymentActions ${actions} lines { id title quantity }
  events { nodes { kind sentence { text } note } }`;
const members = `__typename ... on RefundSaved { refund { ${shownRefund} } order { ${shownMoney} } }
  ... on InvalidInput { issues { path code } } ... on NotAllowedNow { code reason } ... on VersionConflict { currentVersion }`;

/** The doors of refunds, beside those of payments. */
export function refundWorld(api: TestApi) {
  const payments = paymentWorld(api);
  const call = async (client: TestClient, document: string, variables: object): Promise<RefundAnswer> => {
    const data = await client.query<Record<string, RefundAnswer>>(document, variables as Record<string, unknown>);
    return Object.values(data)[0]!;
  };
  const decide = (name: 'declineRefund' | 'withdrawRefund') => (client: TestClient, refund: Seen, reason: string) =>
    call(
      client,
      `mutation ($id: ID!, $version: Int!, $reason: String!) { ${name}(id: $id, version: $version, reason: $reason) { ${members} } }`,
      { id: refund.id, version: refund.version, reason },
    );
  const money = async (client: TestClient, id: string): Promise<ShownMoney> => {
    const { order } = await client.query<{ order: ShownMoney }>(
      `query ($id: ID!) { order(id: $id) { ${shownMoney} } }`,
      { id },
    );
    return order;
  };

  /** Somebody of a shop whose role refunds up to these amounts. */
  async function refunderOf(shopId: string, limits: { currency: string; amount: string }[], ...more: string[]) {
    const key = `refunder-${limits.map(({ currency, amount }) => `${currency}-${amount}`).join('-')}-${more.join('-')}`;
    const own = (action: string, subject: string) => ({ action, subject, scope: 'own_shops' });
    const rules = [
      { action: 'read', subject: 'Auth' },
      { action: 'read', subject: 'Shop' },
      own('read', 'Order'),
      own('read', 'Payment'),
      { ...own('refund', 'Payment'), ...(limits.length > 0 && { limits }) },
      ...more.map((action) => own(action, 'Payment')),
    ];
    await api.deps.db
      .insertInto('role')
      .values({ id: crypto.randomUUID(), key, name: key, rules: JSON.stringify(rules), is_preset: false })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const user = await api.newUser({ roleKeys: [key] });
    await api.deps.db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
    return api.as(user);
  }

  /** An order whose only line was sold for these amounts, paid in these parts. */
  async function paidOrder(
    client: TestClient,
    channelId: string,
    {
      currency = 'EUR',
      parts,
      ...line
    }: { currency?: string; parts: string[]; quantity: number } & Record<
      'netMinor' | 'taxMinor' | 'grossMinor',
      number
    >,
  ): Promise<ShownMoney> {
    const { netMinor, taxMinor, grossMinor } = line;
    const lines = [receivedLine({ ...line, unitMinor: Math.round(grossMinor / line.quantity) })];
    const { order } = await payments.receive(client, channelId, { currency, lines, netMinor, taxMinor, grossMinor });
    for (const amount of parts) await payments.record(client, order.id, { amount });
    return money(client, order.id);
  }

  return {
    ...payments,
    money,
    refunderOf,
    paidOrder,
    preview: (client: TestClient, orderId: string, input: object) =>
      call(
        client,
        `query ($orderId: ID!, $input: RefundInput!) { previewRefund(orderId: $orderId, input: $input) { __typename
          ... on RefundPreview { amount { minor currency } lines ${refundLines} refundable { minor currency } limit { minor currency }
            needsApproval } ... on InvalidInput { issues { path code } } ... on NotAllowedNow { code reason } } }`,
        { orderId, input: { purpose: 'GOODWILL', reason: 'Late', ...input } },
      ),
    refund: (client: TestClient, order: Seen, input: object) =>
      call(
        client,
        `mutation ($orderId: ID!, $version: Int!, $input: RefundInput!) {
          requestRefund(orderId: $orderId, version: $version, input: $input) { ${members} } }`,
        { orderId: order.id, version: order.version, input: { purpose: 'GOODWILL', reason: 'Late', ...input } },
      ),
    approve: (client: TestClient, { id, version }: Seen, seen: string | null = null) =>
      call(
        client,
        `mutation ($id: ID!, $version: Int!, $seen: String) { approveRefund(id: $id, version: $version, seen: $seen) { ${members} } }`,
        { id, version, seen },
      ),
    /** A bank took money of a payment back, and ended that. */
    dispute: (client: TestClient, payment: Seen, input: object) =>
      call(
        client,
        `mutation ($paymentId: ID!, $version: Int!, $input: DisputeInput!) {
          recordDispute(paymentId: $paymentId, version: $version, input: $input) { ${members} } }`,
        { paymentId: payment.id, version: payment.version, input: { reason: 'Not received', ...input } },
      ),
    endDispute: (client: TestClient, { id, version }: Seen, input: object) =>
      call(
        client,
        `mutation ($id: ID!, $version: Int!, $input: DisputeEndInput!) { endDispute(id: $id, version: $version, input: $input) { ${members} } }`,
        { id, version, input },
      ),
    decline: decide('declineRefund'),
    withdraw: decide('withdrawRefund'),
    refunds: async (client: TestClient, args: object = {}) =>
      (
        await client.query<{ refunds: { nodes: ShownRefund[]; total: { count: number } } }>(
          `query ($search: String, $filter: RefundFilter, $sort: [RefundSort!]) {
            refunds(search: $search, filter: $filter, sort: $sort) { nodes { ${shownRefund} } total { count } } }`,
          args as Record<string, unknown>,
        )
      ).refunds,
  };
}
