import type { TestApi, TestClient } from '../../../testing/index.ts';
import { orderWorld } from '../../orders/testing/order-world.ts';

type Money = { minor: number; currency: string };
type Now = { action: string; isAllowed: boolean; refusal: { code: string; reason: string } | null };
export type ShownPayment = {
  id: string;
  version: number;
  reference: string | null;
  methodLabel: string;
  currency: string;
  authorized: Money;
  captured: Money;
  voided: Money;
  open: Money;
  actions: Now[];
  transactions: { kind: string; state: string; amount: Money; reference: string | null; requestedBy: string | null }[];
};
export type PaymentAnswer = {
  __typename: string;
  payment: ShownPayment;
  order: { id: string; version: number; paymentStatus: string; outstanding: Money; captured: Money; authorized: Money };
  issues: { path: string; code: string }[];
  code: string;
  reason: string;
  currentVersion: number;
};
type Seen = { id: string; version: number };

const money = '{ minor currency }';
const shown = `id version reference methodLabel currency authorized ${money} captured ${money} voided ${money} open ${money}
  actions { action isAllowed refusal { code reason } } transactions { kind state amount ${money} reference requestedBy }`;
const saved = `... on PaymentSaved { payment { ${shown} } order { id version paymentStatus outstanding ${money} captured ${money}
  authorized ${money} } }`;
export const paymentMembers = `__typename ${saved} ... on InvalidInput { issues { path code } } ... on NotAllowedNow { code reason }`;
export const conflictMember = '... on VersionConflict { currentVersion }';

/** The doors of payments, beside those of the orders of a shop. */
export function paymentWorld(api: TestApi) {
  const orders = orderWorld(api);
  const call = async (client: TestClient, document: string, variables: object): Promise<PaymentAnswer> => {
    const data = await client.query<Record<string, PaymentAnswer>>(document, variables as Record<string, unknown>);
    return Object.values(data)[0]!;
  };
  const add = (name: 'authorizePayment' | 'recordPayment') => (client: TestClient, orderId: string, input: object) =>
    call(
      client,
      `mutation ($orderId: ID!, $input: ManualPaymentInput!) { ${name}(orderId: $orderId, input: $input) { ${paymentMembers} } }`,
      { orderId, input },
    );

  return {
    ...orders,
    authorize: add('authorizePayment'),
    record: add('recordPayment'),
    capture: (client: TestClient, { id, version }: Seen, input: object) =>
      call(
        client,
        `mutation ($id: ID!, $version: Int!, $input: ManualStepInput!) {
          capturePayment(id: $id, version: $version, input: $input) { ${paymentMembers} ${conflictMember} } }`,
        { id, version, input },
      ),
    void: (client: TestClient, { id, version }: Seen, input: object = {}) =>
      call(
        client,
        `mutation ($id: ID!, $version: Int!, $input: ManualVoidInput!) {
          voidPayment(id: $id, version: $version, input: $input) { ${paymentMembers} ${conflictMember} } }`,
        { id, version, input },
      ),
    payment: async (client: TestClient, id: string) =>
      (
        await client.query<{ payment: ShownPayment | null }>(`query ($id: ID!) { payment(id: $id) { ${shown} } }`, {
          id,
        })
      ).payment,
    ledger: async (client: TestClient, args: object = {}) =>
      client.query<{
        paymentTransactions: {
          nodes: { id: string; kind: string; state: string; amount: Money; payment: { id: string } }[];
          total: { count: number };
        };
        paymentSums: { isExact: boolean; sums: Record<string, Money>[] };
      }>(
        `query ($search: String, $filter: PaymentTransactionFilter, $sort: [PaymentTransactionSort!]) {
          paymentTransactions(search: $search, filter: $filter, sort: $sort) {
            nodes { id kind state amount ${money} payment { id } } total { count } }
          paymentSums(search: $search, filter: $filter) { isExact sums { authorized ${money} captured ${money} refunded ${money}
            voided ${money} net ${money} } } }`,
        args as Record<string, unknown>,
      ),
  };
}
