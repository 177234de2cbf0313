import type { TestApi, TestClient } from '../../../testing/index.ts';
import { orderWorld } from './order-world.ts';

type Now = { action: string; isAllowed: boolean; refusal: { code: string; reason: string } | null };
export type ActedOrder = {
  id: string;
  version: number;
  status: string;
  paymentStatus: string;
  fulfilmentStatus: string;
  cancelledAt: string | null;
  archivedAt: string | null;
  stuckAt: string | null;
  assignee: { name: string } | null;
  outstanding: { minor: number };
  actions: Now[];
  reasons: { text: string }[];
  hold: { reason: string; note: string | null; by: string | null } | null;
  fulfilments: {
    id: string;
    number: number;
    status: string;
    carrier: string | null;
    tracking: string | null;
    trackingUrl: string | null;
    lines: { line: { title: string }; quantity: number }[];
    actions: Now[];
  }[];
  lines: { id: string; title: string; quantity: number; packed: number; shipped: number }[];
  billing: { name: string; city: string | null } | null;
  shippingTo: { name: string; city: string | null } | null;
  events: { nodes: { kind: string; sentence: { text: string }; by: string | null; note: string | null }[] };
};
export type ActionAnswer = {
  __typename: string;
  order: ActedOrder;
  changeId: string | null;
  issues: { path: string; code: string }[];
  code: string;
  reason: string;
  currentVersion: number;
};
type Seen = { id: string; version: number };

const now = 'actions { action isAllowed refusal { code reason } }';
export const actedOrder = `id version status paymentStatus fulfilmentStatus cancelledAt archivedAt stuckAt assignee { name }
  outstanding { minor } ${now} reasons { text } hold { reason note by }
  fulfilments { id number status carrier tracking trackingUrl lines { line { title } quantity } ${now} }
  lines { id title quantity packed shipped } billing { name city } shippingTo { name city }
  events { nodes { kind sentence { text } by note } }`;
const answer = `{ __typename ... on OrderChanged { order { ${actedOrder} } changeId } ... on InvalidInput { issues { path code } }
  ... on NotAllowedNow { code reason } ... on VersionConflict { currentVersion } }`;

/** What is done to orders that were placed, beside how they come in. */
export function actionWorld(api: TestApi) {
  const act =
    (name: string, args: Record<string, string> = {}, id = 'id') =>
    async (client: TestClient, order: Seen, values: Record<string, unknown> = {}): Promise<ActionAnswer> => {
      const types = { [id]: 'ID!', version: 'Int!', ...args };
      const declared = Object.entries(types).map(([arg, type]) => `$${arg}: ${type}`);
      const given = Object.keys(types).map((arg) => `${arg}: $${arg}`);
      const data = await client.query<Record<string, ActionAnswer>>(
        `mutation (${declared.join(', ')}) { ${name}(${given.join(', ')}) ${answer} }`,
        { [id]: order.id, version: order.version, ...values },
      );
      return data[name]!;
    };
  return {
    ...orderWorld(api),
    assign: act('assignOrder', { userId: 'ID' }),
    pack: act('packOrder', { lines: '[FulfilLineInput!]!' }),
    ship: act('shipOrder', { input: 'ShipOrderInput!' }),
    deliver: act('deliverFulfilment', { fulfilmentId: 'ID!', at: 'DateTime' }, 'orderId'),
    undo: act('cancelFulfilment', { fulfilmentId: 'ID!' }, 'orderId'),
    hold: act('holdOrder', { reason: 'OrderHoldReason!', note: 'String' }),
    release: act('releaseOrder'),
    cancel: act('cancelOrder', { reason: 'OrderCancelReason!', note: 'String', refund: 'Boolean' }),
    complete: act('completeOrder'),
    reopen: act('reopenOrder', { reason: 'String!' }),
    archive: act('archiveOrder'),
    unarchive: act('unarchiveOrder'),
    contacts: act('setOrderContacts', { billing: 'OrderContactInput', shippingTo: 'OrderContactInput' }),
    acted: async (client: TestClient, id: string) =>
      (await client.query<{ order: ActedOrder }>(`query ($id: ID!) { order(id: $id) { ${actedOrder} } }`, { id }))
        .order,
    assignees: async (client: TestClient, shopId: string, search?: string) =>
      (
        await client.query<{ orderAssignees: { id: string; name: string }[] }>(
          'query ($shopId: ID!, $search: String) { orderAssignees(shopId: $shopId, search: $search) { id name } }',
          { shopId, search: search ?? null },
        )
      ).orderAssignees,
  };
}
