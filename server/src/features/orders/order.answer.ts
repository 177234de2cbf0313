import { orderCancelReasons, orderHoldReasons } from '@quarry/contracts/orders';
import { sentence, wording, type Wording } from '@quarry/contracts/wording';
import { may } from '../../platform/auth/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type {
  Order,
  OrderContact,
  OrderDraftContent,
  OrderEvent,
  OrderLine,
  OrderPreview,
  Shape,
} from '../../platform/graphql/index.ts';
import { answerChannel, channelForOrders } from '../channels/index.ts';
import { customerMention } from '../customers/index.ts';
import { answerDiscount, discountById, lossWords, stepWords } from '../discounts/index.ts';
import { productById, productShape, variantById } from '../products/index.ts';
import { shopOf } from '../shops/index.ts';
import type { Quoted } from './order-draft.commands.ts';
import { listEvents, type OrderContactRecord, type OrderEventRecord } from './order-parts.store.ts';
import { contactsOf, linesOf, tagsOf, tradeOf, typedDraftOf } from './order.loaders.ts';
import type { OrderLineRecord, OrderRecord } from './order.ts';
import type { TradeOfCustomer } from './orders-of-customer.store.ts';

/** How many orders there are in all currencies. */
export function ordersIn(trade: readonly TradeOfCustomer[]): number {
  return trade.reduce((total, { orders }) => total + orders, 0);
}

/** An order as GraphQL shows it; what costs a statement is a function. */
export function answerOrder(order: OrderRecord): Shape<Order> {
  const { id, shopId, channelId, customerId, currency, assigneeId, assigneeName } = order;
  const money = (minor: number) => ({ minor, currency });
  const contact = (role: OrderContactRecord['role']) => async (_args: never, context: RequestContext) => {
    const found = (await contactsOf(context).load(id)).find((one) => one.role === role);
    return found ? answerContact(found) : null;
  };
  return {
    ...order,
    shop: (_args: never, context: RequestContext) => shopOf(order, context),
    channel: async (_args: never, context: RequestContext) => {
      const channel = await channelForOrders(context).load(channelId);
      if (!channel) throw new Failure('GONE', 'The channel of an order is hidden from you: load the list again.');
      return answerChannel(channel);
    },
    customer: async (_args: never, context: RequestContext) => {
      const customer = customerId === null ? null : await customerMention(context).load(customerId);
      if (!customer) return null;
      const mayOpen = may(context.actor, 'read', 'Customer', { shopId });
      return { ...customer, mayOpen, orderCount: async () => ordersIn(await tradeOf(context).load(customer.id)) };
    },
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
    net: money(order.netMinor),
    tax: money(order.taxMinor),
    gross: money(order.grossMinor),
    discount: money(order.discountMinor),
    shipping: money(order.shippingMinor),
    authorized: money(order.authorizedMinor),
    captured: money(order.capturedMinor),
    refunded: money(order.refundedMinor),
    outstanding: money(order.outstandingMinor),
    lines: async (_args: never, context: RequestContext) =>
      (await linesOf(context).load(id)).map((line) => answerLine(line, currency)),
    billing: contact('billing'),
    shippingTo: contact('shipping'),
    events: async ({ first, after }: { first?: number | null; after?: string | null }, { deps }: RequestContext) => {
      const window = { first: first ?? 50, ...(after && { after }) };
      const { nodes, pageInfo } = await listEvents(deps.db, { orderId: id, ...window });
      return { nodes: nodes.map(answerEvent), pageInfo };
    },
    tags: (_args: never, context: RequestContext) => tagsOf(context).load(id),
    draft: (_args: never, context: RequestContext) => (order.status === 'DRAFT' ? answerDraft(order, context) : null),
    mayUpdate: (_args: never, { actor }: RequestContext) => may(actor, 'update', 'Order', { shopId }),
  };
}

async function answerDraft({ id, currency }: OrderRecord, context: RequestContext): Promise<Shape<OrderDraftContent>> {
  const [typed, lines] = await Promise.all([typedDraftOf(context).load(id), linesOf(context).load(id)]);
  const money = (minor: number) => ({ minor, currency });
  const shipping = lines.find(({ kind }) => kind === 'shipping');
  return {
    codes: typed?.codes ?? [],
    shipping: shipping ? money(shipping.unitMinor) : null,
    lines: lines
      .filter(({ kind }) => kind === 'item')
      .map(({ position, unitMinor, priceReason }, at) => ({
        position,
        priceReason,
        price: typed?.given[at] ? money(unitMinor) : null,
      })),
  };
}

const kinds = { item: 'ITEM', shipping: 'SHIPPING', fee: 'FEE' } as const;
const links = { linked: 'LINKED', unknown: 'UNKNOWN', archived: 'ARCHIVED', merged: 'MERGED' } as const;

/** A line of an order that the reader sees. */
export async function answerLineOf(
  context: RequestContext,
  { orderId, lineId, currency }: { orderId: string; lineId: string; currency: string },
): Promise<Shape<OrderLine>> {
  const line = (await linesOf(context).load(orderId)).find(({ id }) => id === lineId);
  if (!line) throw new Error(`The line ${lineId} of the order ${orderId} is not there.`);
  return answerLine(line, currency);
}

function answerLine(line: OrderLineRecord, currency: string): Shape<OrderLine> {
  const { productId, variantId, listUnitMinor } = line;
  const money = (minor: number) => ({ minor, currency });
  const product = async (context: RequestContext) =>
    productId !== null && may(context.actor, 'read', 'Product') ? productById(context).load(productId) : null;
  return {
    ...line,
    kind: kinds[line.kind],
    link: links[line.link],
    product: async (_args: never, context: RequestContext) => {
      const found = await product(context);
      return found && productShape(found);
    },
    variant: async (_args: never, context: RequestContext) =>
      variantId !== null && (await product(context)) ? variantById(context).load(variantId) : null,
    unit: money(line.unitMinor),
    listUnit: listUnitMinor === null ? null : money(listUnitMinor),
    discount: money(line.discountMinor),
    discounts: line.discounts.map(({ discountId, label, code, amountMinor }) => ({
      label,
      code,
      discountId: async (_args: never, context: RequestContext) => {
        const isReader = discountId !== null && may(context.actor, 'read', 'Discount');
        return isReader ? ((await discountById(context).load(discountId))?.id ?? null) : null;
      },
      amount: money(amountMinor),
    })),
    net: money(line.netMinor),
    tax: money(line.taxMinor),
    gross: money(line.grossMinor),
  };
}

function answerContact({ orderId: _orderId, role: _role, ...contact }: OrderContactRecord): Shape<OrderContact> {
  return contact;
}

const paymentEvents = [
  'payment_authorized',
  'payment_captured',
  'payment_voided',
  'authorize_requested',
  'capture_requested',
  'void_requested',
  'refund_sent',
  'payment_failed',
  'refunded',
  'refund_requested',
  'refund_declined',
  'refund_withdrawn',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const;
const plainEvents = [
  'drafted',
  'changed',
  'note',
  'released',
  'completed',
  'reopened',
  'archived',
  'unarchived',
  'contacts',
  'unassigned',
] as const;
const fulfilmentEvents = ['packed', 'shipped', 'delivered', 'shipment_undone'] as const;

const returnEvents = [
  'return_requested',
  'return_approved',
  'return_declined',
  'return_closed',
  'return_cancelled',
] as const;

function answerEvent({ data, ...event }: OrderEventRecord): Shape<OrderEvent> {
  return { ...event, sentence: sentence(eventWords(event.kind, data)) };
}

function eventWords(kind: string, data: OrderEventRecord['data']): Wording {
  const { number = '', amount, fulfilment, carrier, reason, person = '' } = data;
  const payment = paymentEvents.find((one) => one === kind);
  if (payment && amount) return wording(`order_event:${payment}`, { amount });
  const sent = fulfilmentEvents.find((one) => one === kind);
  if (sent && fulfilment !== undefined)
    return sent === 'shipped' && carrier
      ? wording('order_event:shipped_by', { fulfilment: `F${fulfilment}`, carrier })
      : wording(`order_event:${sent}`, { fulfilment: `F${fulfilment}` });
  const returned = returnEvents.find((one) => one === kind);
  if (returned) return wording(`order_event:${returned}`, { return: `R${data.return ?? 0}` });
  const { received = 0, accepted = 0 } = data;
  if (kind === 'return_received')
    return wording('order_event:return_received', { return: `R${data.return ?? 0}`, received, accepted });
  const plain = plainEvents.find((one) => one === kind);
  if (plain) return wording(`order_event:${plain}`);
  if (kind === 'placed' || kind === 'received') return wording(`order_event:${kind}`, { number });
  if (kind === 'assigned') return wording('order_event:assigned', { person });
  const held = orderHoldReasons.find((one) => one === reason);
  if (kind === 'held' && held) return wording('order_event:held', { reason: wording(`order_hold:${held}`) });
  const cancelled = orderCancelReasons.find((one) => one === reason);
  if (kind === 'cancelled' && cancelled)
    return wording('order_event:cancelled', { reason: wording(`order_cancel:${cancelled}`) });
  throw new Error(`Nothing says what the event ${kind} of an order is.`);
}

/** What a draft would cost, with the discounts that it gets and those that it does not. */
export function answerPreview(
  { basket, quoted: { evaluation, discounts }, sold: { lines, sums } }: Quoted,
  timeZone: string,
): Shape<OrderPreview> {
  const { currency } = basket.cart;
  const money = (minor: number) => ({ minor, currency });
  const record = (id: string) => {
    const found = discounts.get(id);
    if (!found) throw new Error(`The discount ${id} was evaluated and not found.`);
    return found;
  };
  const nameOf = (id: string) => record(id).name;
  const titleOf = (lineId: string) => lines[Number(lineId)]?.title ?? '';
  return {
    currency,
    lines: lines.map((line, position) => ({
      position,
      title: line.title,
      quantity: line.quantity,
      taxRatePpm: line.taxRatePpm,
      taxName: line.taxName,
      unit: money(line.unitMinor),
      discount: money(line.discountMinor),
      net: money(line.netMinor),
      tax: money(line.taxMinor),
      gross: money(line.grossMinor),
    })),
    applied: evaluation.applied.map(({ discountId, code, savingMinor, steps }) => ({
      discount: answerDiscount(record(discountId)),
      code,
      saving: money(savingMinor),
      steps: steps.flatMap((step) => {
        const said = stepWords(step, titleOf, currency);
        return said ? [sentence(said)] : [];
      }),
    })),
    lost: evaluation.lost.map(({ discountId, loss }) => ({
      discount: answerDiscount(record(discountId)),
      reason: sentence(lossWords(loss, record(discountId), { currency, timeZone, nameOf })),
    })),
    unknownCodes: [...evaluation.unknownCodes],
    net: money(sums.net),
    tax: money(sums.tax),
    gross: money(sums.gross),
    discount: money(sums.discountMinor),
    shipping: money(sums.shippingMinor),
  };
}
