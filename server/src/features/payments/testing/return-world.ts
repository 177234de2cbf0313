import type { TestApi, TestClient } from '../../../testing/index.ts';
import { type ActedOrder, actedOrder, type ActionAnswer, actionWorld } from '../../orders/testing/action-world.ts';
import { refundWorld } from './refund-world.ts';

type Money = { minor: number; currency: string };
type Now = { action: string; isAllowed: boolean; refusal: { code: string; reason: string } | null };
export type ReturnedOrder = Omit<ActedOrder, 'lines'> & {
  returnStatus: string;
  lines: (ActedOrder['lines'][number] & { returned: number; returnable: number })[];
  returns: {
    id: string;
    number: number;
    state: string;
    reason: string;
    note: string | null;
    outcome: string | null;
    proposed: Money | null;
    waiting: Money | null;
    refunded: Money | null;
    lines: { quantity: number; reason: string; received: number; accepted: number; condition: string | null }[];
    actions: Now[];
  }[];
  refunds: { purpose: string; state: string; amount: Money; lines: { quantity: number; tax: Money }[] }[];
};
export type ReturnAnswer = Omit<ActionAnswer, 'order'> & { order: ReturnedOrder };
type Seen = { id: string; version: number };
type Values = Record<string, unknown>;

const money = '{ minor currency }';
const returned = `${actedOrder} returnStatus lines { returned returnable } refunds { purpose state amount ${money} lines { quantity tax ${money} } }
  returns { id number state reason note outcome proposed ${money} waiting ${money} refunded ${money}
    lines { quantity reason received accepted condition } actions { action isAllowed refusal { code reason } } }`;
const answer = `{ __typename ... on OrderChanged { order { ${returned} } changeId } ... on InvalidInput { issues { path code } }
  ... on NotAllowedNow { code reason } ... on VersionConflict { currentVersion } }`;

/** What comes back of orders that were paid and shipped. */
export function returnWorld(api: TestApi) {
  const refunds = refundWorld(api);
  const { approve: approveRefund } = refunds;
  const act =
    (name: string, args: Record<string, string> = {}, id = 'orderId') =>
    async (client: TestClient, order: Seen, values: Values = {}): Promise<ReturnAnswer> => {
      const types = { [id]: 'ID!', version: 'Int!', ...(id === 'orderId' && { returnId: 'ID!' }), ...args };
      const declared = Object.entries(types).map(([arg, type]) => `$${arg}: ${type}`);
      const given = Object.keys(types).map((arg) => `${arg}: $${arg}`);
      const data = await client.query<Record<string, ReturnAnswer>>(
        `mutation (${declared.join(', ')}) { ${name}(${given.join(', ')}) ${answer} }`,
        { [id]: order.id, version: order.version, ...values },
      );
      return data[name]!;
    };

  /** Somebody of a shop who may do these. */
  async function roleOf(shopId: string, key: string, rights: readonly (readonly [string, string, string?])[]) {
    const rules = [
      { action: 'read', subject: 'Auth' },
      { action: 'read', subject: 'Shop' },
      ...rights.map(([action, subject, amount]) => ({
        action,
        subject,
        scope: 'own_shops',
        ...(amount !== undefined && { limits: [{ currency: 'EUR', amount }] }),
      })),
    ];
    await api.deps.db
      .insertInto('role')
      .values({ id: crypto.randomUUID(), key, name: key, rules: JSON.stringify(rules), is_preset: false })
      .execute();
    const user = await api.newUser({ roleKeys: [key] });
    await api.deps.db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
    return api.as(user);
  }

  return {
    ...refunds,
    ...actionWorld(api),
    approveRefund,
    roleOf,
    /** Somebody who receives returns and refunds up to an amount. */
    clerkOf: (shopId: string, amount: string) =>
      roleOf(shopId, 'return-clerk', [
        ['read', 'Order'],
        ['update', 'Order'],
        ['read', 'Payment'],
        ['refund', 'Payment', amount],
      ]),
    request: act('requestReturn', { input: 'ReturnInput!' }, 'id'),
    approve: act('approveReturn'),
    decline: act('declineReturn', { reason: 'String!' }),
    receiveBack: act('receiveReturn', { lines: '[ReceivedReturnLineInput!]!' }),
    giveBack: act('refundReturn', { input: 'ReturnRefundInput!' }),
    close: act('closeReturn', { reason: 'String' }),
    stop: act('cancelReturn', { reason: 'String!' }),
    back: async (client: TestClient, id: string) =>
      (await client.query<{ order: ReturnedOrder }>(`query ($id: ID!) { order(id: $id) { ${returned} } }`, { id }))
        .order,
    queue: async (client: TestClient) =>
      (
        await client.query<{ orderQueue: { nodes: { order: { id: string }; needs: string[] }[] } }>(
          'query { orderQueue(first: 100) { nodes { order { id } needs } } }',
        )
      ).orderQueue.nodes,
  };
}
