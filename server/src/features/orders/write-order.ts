import { inputIssue, type InputIssue } from '@quarry/contracts/common';
import { type ContactDraft, orderAxes, type OrderCustomerDraft, type OrderSums } from '@quarry/contracts/orders';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type Actor, may } from '../../platform/auth/index.ts';
import type { RecordKind } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { contactOfCustomer, customerOfOrder, keepPersonData, noteFirstOrder } from '../customers/index.ts';
import { contentHash, differencesOf, type OrderContent } from './content-hash.ts';
import type { OrderDoor } from './act-on-order.ts';
import type { OrderChannel } from './order-channel.ts';
import { keysOf } from './order-key.ts';
import {
  addEvent,
  claimExternalId,
  insertContacts,
  insertOrder,
  type NewOrder,
  putKeys,
  putLines,
  setPlaced,
  takeNumber,
} from './order-writing.store.ts';
import { auditedOrder, type NewLine, type OrderRecord } from './order.ts';
import { orderChanged } from './order.topics.ts';
import { findOrderForUpdate } from './order.store.ts';

export const orderKind: RecordKind<OrderRecord> = {
  entity: 'order',
  lock: findOrderForUpdate,
  audited: auditedOrder,
  told: ({ shopId }) => ({ topic: orderChanged, shopId }),
};

export type Invalid = { kind: 'invalid'; issues: readonly InputIssue[] };
export type NotAllowed = { kind: 'not_allowed' } & Reasoned;
/** The same order once more. */
export type PlacedBefore = { kind: 'placed_before'; orderId: string };
export type Exists = { kind: 'exists'; orderId: string; refusal: Reasoned };

export type Parties = {
  customer: OrderCustomerDraft | null;
  billing: ContactDraft | null;
  shippingTo: ContactDraft | null;
};

/** Nothing was paid, shipped or returned yet. */
export function axesOfNew(status: 'DRAFT' | 'OPEN', { gross }: OrderSums, lines: readonly NewLine[]) {
  return orderAxes({
    status,
    grossMinor: gross,
    paid: { authorizedMinor: 0, capturedMinor: 0, refundedMinor: 0, creditedMinor: 0, last: null },
    lines: lines.map(({ kind, quantity }) => ({ quantity, ships: kind === 'item', shipped: 0, returned: 0 })),
    returns: [],
    hasOpenHold: false,
  });
}

/** What an external id of a channel stands for already; undefined where it is free, and kept so until the transaction ends. */
export async function orderBefore(
  tx: Tx,
  { id: channelId }: OrderChannel,
  externalId: string,
  content: OrderContent,
): Promise<PlacedBefore | Exists | undefined> {
  const before = await claimExternalId(tx, channelId, externalId);
  return before && sameOrOther(before, externalId, content);
}

/** Whether an order that is there is the one that was sent, or which parts of it are others. */
export function sameOrOther(
  before: { id: string; contentHash: Buffer | null },
  externalId: string,
  content: OrderContent,
): PlacedBefore | Exists {
  const differences = differencesOf(before.contentHash ?? Buffer.alloc(0), contentHash(content));
  if (differences.length === 0) return { kind: 'placed_before', orderId: before.id };
  return { kind: 'exists', orderId: before.id, refusal: reasoned('ORDER_EXISTS', { id: externalId, differences }) };
}

export type OrderContents = Parties & { lines: readonly NewLine[]; sums: OrderSums };
type Written = OrderContents &
  Pick<
    NewOrder,
    'id' | 'source' | 'externalId' | 'locale' | 'currency' | 'pricesWithTax' | 'totalsDiffer' | 'contentHash'
  > & { channel: OrderChannel; at: Date };

/** Writes an order with all that hangs on it, as a draft; resolves with the customer, or with what is wrong. */
export async function writeOrder(tx: Tx, order: Written, now: Date): Promise<{ customerId: string | null } | Invalid> {
  const { channel, lines, sums, at, ...row } = order;
  const { id, shopId } = { id: row.id, shopId: channel.shopId };
  const customerId = await customerOf(tx, channel, order, now);
  if (customerId === undefined) return { kind: 'invalid', issues: [inputIssue('customer.id', 'unknown')] };
  const axes = axesOfNew('DRAFT', sums, lines);
  const place = { shopId, channelId: channel.id, customerId, shipCountry: shipCountryOf(order) };
  await insertOrder(tx, { ...row, ...place, sums, axes }, now);
  await putLines(tx, { id, shopId }, lines);
  await putParties(tx, { id, shopId, revision: 1 }, order);
  await putKeys(tx, { id, shopId }, await searchableOf(tx, { ...order, shopId, customerId }, row), at);
  return { customerId };
}

/** Where an order is sent to, as far as that was said. */
export function shipCountryOf({ billing, shippingTo }: Parties): string | null {
  return shippingTo?.country ?? billing?.country ?? null;
}

/**
 * An order shows the name and e-mail of its customer, so that a person names by id only whom they may read, or `keptId`, whom the order has
 * already. A channel names its customers by any id of its shop.
 */
export function refusalOfCustomer(
  actor: Actor,
  { shopId }: Pick<OrderChannel, 'shopId'>,
  { customer }: Pick<Parties, 'customer'>,
  keptId: string | null = null,
): Invalid | null {
  const id = customer?.id ?? null;
  if (id === null || id === keptId || actor.kind !== 'user' || may(actor, 'read', 'Customer', { shopId })) return null;
  return { kind: 'invalid', issues: [inputIssue('customer.id', 'unknown')] };
}

/** The customer that these parties name. */
export function customerOf(tx: Tx, channel: OrderChannel, { customer, billing, shippingTo }: Parties, now: Date) {
  const contact = billing ?? shippingTo;
  const said = customer ?? { id: null, externalId: null, name: null, email: null, phone: null };
  return customerOfOrder(
    tx,
    { channelId: channel.id, shopId: channel.shopId, locale: channel.locale },
    {
      ...said,
      name: said.name ?? contact?.name ?? null,
      email: said.email ?? contact?.email ?? null,
      phone: said.phone ?? contact?.phone ?? null,
    },
    now,
  );
}

/** Keeps the contacts of a revision, and what is personal in it for audit entries to name. */
export async function putParties(
  tx: Tx,
  { id, shopId, revision }: { id: string; shopId: string; revision: number },
  { customer, billing, shippingTo }: Parties,
): Promise<void> {
  await insertContacts(tx, { id, shopId, revision }, { billing, shippingTo });
  const fields = { customer, billing, shippingTo };
  await keepPersonData(tx, { shopId, subjectKind: 'order', subjectId: id, revision, fields });
}

/** By which an order is found; one that is not placed yet has no number. */
export async function searchableOf(
  tx: Tx,
  contents: Parties & { lines: readonly Pick<NewLine, 'sku'>[]; shopId: string; customerId: string | null },
  { number = null, externalId }: { number?: string | null; externalId: string | null },
) {
  const { shopId, customerId, customer, billing, shippingTo, lines } = contents;
  // Of a customer who is named by their id nothing else was said.
  const known = customerId === null ? null : await contactOfCustomer(tx, shopId, customerId);
  const people = [customer, billing, shippingTo, known];
  return keysOf({
    number,
    externalId,
    emails: people.map((one) => one?.email ?? null),
    phones: people.map((one) => one?.phone ?? null),
    names: people.map((one) => one?.name ?? null),
    skus: lines.map(({ sku }) => sku),
  });
}

type Placing = Omit<OrderContents, keyof Parties> & {
  id: string;
  shopId: string;
  customerId: string | null;
  placedAt: Date;
  event: 'placed' | 'received';
};

/**
 * Makes a draft an order, with what was paid of it before. Its number is taken last, so that others of the shop wait for no more than
 * what is left here.
 */
export async function placeWritten(
  tx: Tx,
  { deps, origin, money }: OrderDoor,
  { id, shopId, customerId, placedAt, lines, sums, event }: Placing,
  now: Date,
): Promise<void> {
  if (customerId !== null) await noteFirstOrder(tx, customerId, placedAt);
  const number = await takeNumber(tx, shopId);
  await setPlaced(tx, id, number, axesOfNew('OPEN', sums, lines), { placedAt, now });
  await addEvent(tx, { id, shopId }, origin, { kind: event, data: { number: number.text } }, now);
  await money.bookTold(tx, deps, { id, shopId });
}
