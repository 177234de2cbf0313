import { sql } from 'kysely';
import {
  ask,
  calls,
  deleteWhere,
  type FeatureCases,
  type FieldCase,
  type Filling,
  first,
  versioned,
} from '../../app/graphql/testing/field-case.ts';
import type { TwoShops } from '../../app/graphql/testing/two-shops.ts';
import type { TestApi, TestClient } from '../../testing/index.ts';

/** Managers of another shop and analysts see none of these, support of the shop sees them, others may not ask. */
const orderList = 'ArAArr';
const ofOrder = 'hrAhrr';
/** An analyst reads orders and changes none. */
const change = 'hhAhhh';
const line = { title: 'Chair', quantity: 1, unitMinor: 100, netMinor: 100, taxMinor: 0, grossMinor: 100 };

const byChannel = (one: FieldCase): FieldCase => ({ ...one, ofChannel: 'answered' });
const onChannel = ({ filled }: TwoShops) => ({ channelId: filled('channelId') });
const draftOf = (world: TwoShops, name: string) => versioned(world, 'order', world.filled(name));

const units = ({ filled }: TwoShops) => [{ lineId: filled('orderLineId'), quantity: 1 }];
const ofReturn = async (world: TwoShops) => {
  const { id, version } = await draftOf(world, 'orderId');
  return { orderId: id, version, returnId: world.filled('returnId') };
};
const ofFulfilment = async (world: TwoShops) => {
  const { id, version } = await draftOf(world, 'orderId');
  return { orderId: id, version, fulfilmentId: world.filled('fulfilmentId') };
};

export const cases: FeatureCases = {
  fill,
  Query: {
    orders: calls(orderList, () => first),
    order: calls(ofOrder, ({ filled }) => ({ id: filled('orderId') })),
    orderChannels: calls('ArArrr'),
    orderQueue: calls(orderList, () => first),
    orderQueueCounts: calls(orderList),
    orderAssignees: calls('hrAhrr', ({ shopId }) => ({ shopId })),
    orderShops: calls('ArArrr'),
    orderReferences: calls('rrArrr', ({ shopId }) => ({ shopId, references: ['walk'] })),
    previewOrder: calls('hrArrr', (world) => ({ ...onChannel(world), input: { lines: [] } })),
  },
  Mutation: {
    placeOrder: byChannel(
      calls(change, (world) => ({
        ...onChannel(world),
        input: { externalId: 'walk', currency: 'EUR', lines: [{ sku: 'walk', quantity: 1 }] },
      })),
    ),
    receiveOrder: byChannel(
      calls(change, (world) => ({
        ...onChannel(world),
        input: {
          externalId: 'walk',
          currency: 'EUR',
          pricesWithTax: true,
          placedAt: '2026-01-31T12:00:00Z',
          lines: [line],
          netMinor: 100,
          taxMinor: 0,
          grossMinor: 100,
        },
      })),
    ),
    createOrderDraft: calls(change, (world) => ({ ...onChannel(world), input: { lines: [] } })),
    packOrder: calls(change, async (world) => ({ ...(await draftOf(world, 'orderId')), lines: units(world) })),
    shipOrder: calls(change, async (world) => ({
      ...(await draftOf(world, 'orderId')),
      input: { lines: units(world) },
    })),
    deliverFulfilment: calls(change, ofFulfilment),
    cancelFulfilment: calls(change, ofFulfilment),
    holdOrder: calls(change, async (world) => ({
      ...(await draftOf(world, 'orderId')),
      reason: 'OTHER',
      note: 'walk',
    })),
    requestReturn: calls(change, async (world) => ({
      ...(await draftOf(world, 'orderId')),
      input: { reason: 'OTHER', lines: units(world) },
    })),
    approveReturn: calls(change, ofReturn),
    declineReturn: calls(change, async (world) => ({ ...(await ofReturn(world)), reason: 'walk' })),
    receiveReturn: calls(change, async (world) => ({
      ...(await ofReturn(world)),
      lines: [{ lineId: world.filled('orderLineId'), received: 1, accepted: 1, condition: 'OPENED' }],
    })),
    refundReturn: calls(change, async (world) => ({ ...(await ofReturn(world)), input: { reason: 'walk' } })),
    closeReturn: calls(change, async (world) => ({ ...(await ofReturn(world)), reason: 'walk' })),
    cancelReturn: calls(change, async (world) => ({ ...(await ofReturn(world)), reason: 'walk' })),
    releaseOrder: calls(change, (world) => draftOf(world, 'orderId')),
    // A draft is not cancelled, so that orders are still open for anyone who asks next.
    cancelOrder: calls(change, async (world) => ({ ...(await draftOf(world, 'orderDraftId')), reason: 'OTHER' })),
    completeOrder: calls(change, (world) => draftOf(world, 'orderId')),
    reopenOrder: calls(change, async (world) => ({ ...(await draftOf(world, 'orderId')), reason: 'walk' })),
    archiveOrder: calls(change, (world) => draftOf(world, 'orderId')),
    unarchiveOrder: calls(change, (world) => draftOf(world, 'orderId')),
    setOrderContacts: calls(change, async (world) => ({
      ...(await draftOf(world, 'orderId')),
      billing: { name: 'walk' },
    })),
    assignOrder: calls(change, async (world) => ({ ...(await draftOf(world, 'orderId')), userId: null })),
    addOrderNote: calls(change, ({ filled }) => ({ id: filled('orderId'), text: 'A word' })),
    updateOrderDraft: calls(change, async (world) => ({
      ...(await draftOf(world, 'orderDraftId')),
      input: { lines: [] },
    })),
    placeOrderDraft: calls(change, (world) => draftOf(world, 'orderDraftId')),
    // Refused, so that the draft is still there for anyone who asks next.
    discardOrderDraft: calls(change, (world) => draftOf(world, 'orderId')),
  },
  empty: async (tx, { shopId }) => {
    const sent = ['fulfilment_line', 'fulfilment', 'return_line', 'order_return', 'order_hold'];
    const parts = [
      ...sent,
      'order_line_discount',
      'order_line',
      'order_contact',
      'order_key',
      'order_event',
      'order_sequence',
    ];
    const people = ['person_data', 'customer_external', 'customer'];
    await deleteWhere(tx, [...parts, 'order', ...people], sql`shop_id = ${shopId}`);
  },
  changed: ({ filled }) => [
    ['order', filled('orderId')],
    ['order', filled('orderDraftId')],
  ],
};

/** An order that came in and a draft, with something planted in every text and number. */
async function fill(_api: TestApi, { marks, manager, filled }: Filling) {
  const word = (place: string) => marks.word(`order.${place}`);
  const minor = (place: string) => marks.number(`order.${place}`);
  const contact = (role: string) => ({
    name: word(`${role} name`),
    company: word(`${role} company`),
    email: `${word(`${role} email`)}@mail.example`,
    phone: word(`${role} phone`),
    lines: [word(`${role} line`)],
    postcode: word(`${role} postcode`),
    city: word(`${role} city`),
    region: word(`${role} region`),
  });
  const customer = { name: word('customer'), email: `${word('customer email')}@mail.example` };
  const grossMinor = minor('gross');
  const { order } = await ask(
    manager,
    `mutation ($channelId: ID!, $input: ReceiveOrderInput!) { receiveOrder(channelId: $channelId, input: $input) { __typename
      ... on OrderPlaced { order { id version } } } }`,
    {
      channelId: filled('channelId'),
      input: {
        externalId: word('external'),
        currency: 'EUR',
        pricesWithTax: true,
        placedAt: '2026-01-31T12:00:00Z',
        customer: {
          ...customer,
          externalId: 'known-there',
        },
        billing: contact('billing'),
        shippingTo: contact('shipping'),
        lines: [
          {
            title: word('title'),
            sku: word('sku'),
            externalId: 'listed-there',
            taxName: word('tax'),
            quantity: 2,
            unitMinor: minor('unit'),
            netMinor: minor('net'),
            taxMinor: minor('tax minor'),
            grossMinor,
          },
        ],
        netMinor: minor('net sum'),
        taxMinor: minor('sum of tax'),
        grossMinor: minor('gross sum'),
      },
    },
  );
  const sent = await sendOrder(manager, { id: order?.id ?? '', version: order?.version ?? 0 }, word);
  await ask(
    manager,
    `mutation ($id: ID!, $text: String!) { addOrderNote(id: $id, text: $text) { __typename ... on OrderNoteAdded { order { id } } } }`,
    { id: order?.id, text: word('note') },
  );
  const { order: draft } = await ask(
    manager,
    `mutation ($channelId: ID!, $input: OrderDraftInput!) { createOrderDraft(channelId: $channelId, input: $input) { __typename
      ... on OrderDraftSaved { order { id version } } } }`,
    {
      channelId: filled('channelId'),
      input: {
        lines: [{ title: word('draft title'), quantity: 1, price: '1.00', priceReason: 'A scratch' }],
        note: word('draft note'),
        customer: { name: word('draft customer') },
      },
    },
  );
  return { orderId: order?.id ?? '', orderDraftId: draft?.id ?? '', ...sent };
}

type Acted = { id: string; version: number; lines: { id: string }[]; fulfilments: { id: string }[] };

/** Ships a part of the order and holds the rest, so that what people type there is planted too. */
async function sendOrder(
  manager: TestClient,
  { id, version: first }: Pick<Acted, 'id' | 'version'>,
  word: (place: string) => string,
) {
  const act = async (name: string, version: number, given: string, values: Record<string, unknown> = {}) => {
    const types = Object.keys(values).map((key) => (key === 'input' ? '$input: ShipOrderInput!' : `$${key}: String`));
    const data = await manager.query<Record<string, { order: Pick<Acted, 'version' | 'fulfilments'> }>>(
      `mutation (${['$id: ID!', '$version: Int!', ...types].join(', ')}) { ${name}(id: $id, version: $version${given}) {
        ... on OrderChanged { order { version fulfilments { id } } } } }`,
      { id, version, ...values },
    );
    const acted = data[name]?.order;
    if (!acted) throw new Error(`The order was not filled in: ${name}.`);
    return acted;
  };
  const asked = 'query ($id: ID!) { order(id: $id) { lines { id } } }';
  const { lines } = (await manager.query<{ order: Pick<Acted, 'lines'> }>(asked, { id })).order;
  const orderLineId = lines[0]?.id ?? '';
  const sent = [{ lineId: orderLineId, quantity: 1 }];
  const input = { lines: sent, carrier: word('carrier'), tracking: word('tracking') };
  const { version, fulfilments } = await act('shipOrder', first, ', input: $input', { input });
  const { requestReturn } = await manager.query<{
    requestReturn: { order: { version: number; returns: { id: string }[] } };
  }>(
    `mutation ($id: ID!, $version: Int!, $input: ReturnInput!) { requestReturn(id: $id, version: $version, input: $input) {
      ... on OrderChanged { order { version returns { id } } } } }`,
    { id, version, input: { reason: 'OTHER', note: word('return note'), lines: sent } },
  );
  const back = requestReturn.order;
  await act('holdOrder', back.version, ', reason: OTHER, note: $note', { note: word('hold note') });
  return { orderLineId, fulfilmentId: fulfilments[0]?.id ?? '', returnId: back.returns[0]?.id ?? '' };
}
