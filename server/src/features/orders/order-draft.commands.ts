import { inputIssue } from '@quarry/contracts/common';
import { formatMinor } from '@quarry/contracts/money';
import { type OrderDraft, orderStates } from '@quarry/contracts/orders';
import { refusalToGo } from '@quarry/contracts/states';
import { reasoned, wording } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, createRecord, deleteRecord, type Missed, type Saved } from '../../platform/commands/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { contactOfCustomer } from '../customers/index.ts';
import {
  applyDiscounts,
  type CartDiscounts,
  commitUses,
  lossWords,
  type OrderDiscounts,
  quoteDiscounts,
} from '../discounts/index.ts';
import type { OrderDoor } from './act-on-order.ts';
import { type Basket, basketOf, soldLines } from './order-basket.ts';
import type { OrderChannel } from './order-channel.ts';
import { codesOfDraft, markOrderDeleted, type TypedDraft } from './order-draft.store.ts';
import { timeZoneOf } from './order-goods.store.ts';
import { findContacts, findLines } from './order-parts.store.ts';
import { addEvent, putKeys, putLines, updateDraftRow } from './order-writing.store.ts';
import type { OrderLineRecord, OrderRecord } from './order.ts';
import {
  buyerOf,
  type CodeLost,
  refusalOfChannel,
  refusalOfTotal,
  shipToOf,
  type TotalDiffers,
} from './place-order.commands.ts';
import {
  axesOfNew,
  customerOf,
  type Invalid,
  type NotAllowed,
  orderKind,
  placeWritten,
  putParties,
  refusalOfCustomer,
  searchableOf,
  shipCountryOf,
  writeOrder,
} from './write-order.ts';

type Seen = { id: string; version: number };
export type Quoted = { basket: Basket; quoted: CartDiscounts; sold: NonNullable<ReturnType<typeof soldLines>> };

/** What a draft comes to as it stands; nothing is stored. */
export async function quoteDraft(
  db: Db | Tx,
  channel: OrderChannel,
  draft: OrderDraft,
  now: Date,
): Promise<Invalid | ({ kind: 'quoted' } & Quoted)> {
  const { lines, shippingMinor, codes } = draft;
  const basket = await basketOf(
    db,
    channel,
    {
      lines: lines.map((line) => ({
        ...line,
        externalId: null,
      })),
      shippingMinor,
      codes,
      currency: channel.currency ?? '',
      customer: await buyerOf(db, channel, draft),
      shipTo: shipToOf(draft),
    },
    now,
    (at) => `lines.${at}.variantId`,
  );
  if (!basket.ok) return { kind: 'invalid', issues: basket.issues };
  const quoted = await quoteDiscounts(db, channel, basket.value.cart, now);
  const sold = soldLines(basket.value, quoted);
  return sold
    ? { kind: 'quoted', basket: basket.value, quoted, sold }
    : { kind: 'invalid', issues: [inputIssue('lines', 'too_large')] };
}

/** Makes a draft: an order without a number. */
export function createOrderDraft(
  deps: Deps,
  origin: ChangeOrigin,
  channel: OrderChannel,
  draft: OrderDraft,
): Promise<Saved<OrderRecord> | Invalid | NotAllowed> {
  return createRecord(deps, origin, orderKind, async (tx, id) => {
    const now = deps.clock.now();
    // A draft may still be empty; one line is what placing it takes.
    const closed = await refusalOfChannel(tx, channel, 1);
    if (closed) return closed;
    const unread = refusalOfCustomer(origin.actor, channel, draft);
    if (unread) return unread;
    const quote = await quoteDraft(tx, channel, draft, now);
    if (quote.kind === 'invalid') return quote;
    const { customer, billing, shippingTo, note } = draft;
    const written = await writeOrder(
      tx,
      {
        id,
        channel,
        customer,
        billing,
        shippingTo,
        ...quote.sold,
        source: 'draft',
        externalId: null,
        contentHash: null,
        totalsDiffer: false,
        at: now,
        ...termsOf(channel),
      },
      now,
    );
    if ('kind' in written) return written;
    await addEvent(tx, { id, shopId: channel.shopId }, origin, { kind: 'drafted', data: typedOf(draft), note }, now);
    return undefined;
  });
}

/** Says all of a draft anew. */
export function updateOrderDraft(
  deps: Deps,
  origin: ChangeOrigin,
  channel: OrderChannel,
  seen: Seen,
  draft: OrderDraft,
): Promise<Saved<OrderRecord> | Missed | Invalid | NotAllowed> {
  return changeRecord(deps, origin, orderKind, { ...seen, action: 'updated' }, async (tx, before) => {
    const now = deps.clock.now();
    if (before.status !== 'DRAFT') return notADraft(before);
    const closed = await refusalOfChannel(tx, channel, 1);
    if (closed) return closed;
    const unread = refusalOfCustomer(origin.actor, channel, draft, before.customerId);
    if (unread) return unread;
    const quote = await quoteDraft(tx, channel, draft, now);
    if (quote.kind === 'invalid') return quote;
    const { lines, sums } = quote.sold;
    const customerId = await customerOf(tx, channel, draft, now);
    if (customerId === undefined) return { kind: 'invalid', issues: [inputIssue('customer.id', 'unknown')] };
    const { id, shopId, revision } = before;
    const axes = axesOfNew('DRAFT', sums, lines);
    const next = revision + 1;
    const changed = { ...termsOf(channel), customerId, shipCountry: shipCountryOf(draft), sums, axes, revision: next };
    await updateDraftRow(tx, id, changed, now);
    await putLines(tx, { id, shopId }, lines);
    await putParties(tx, { id, shopId, revision: next }, draft);
    await putKeys(
      tx,
      { id, shopId },
      await searchableOf(tx, { ...draft, lines, shopId, customerId }, { externalId: null }),
      before.createdAt,
    );
    await addEvent(tx, { id, shopId }, origin, { kind: 'changed', data: typedOf(draft), note: draft.note }, now);
    return undefined;
  });
}

/** Makes a draft an order, by what discounts and rates are now; its prices stay as they stand in it. */
export function placeOrderDraft(
  door: OrderDoor,
  channel: OrderChannel,
  seen: Seen,
  expectedTotalMinor: number | null,
): Promise<Saved<OrderRecord> | Missed | NotAllowed | TotalDiffers | CodeLost> {
  const { deps, origin } = door;
  return changeRecord(deps, origin, orderKind, { ...seen, action: 'placed' }, async (tx, before) => {
    const now = deps.clock.now();
    if (before.status !== 'DRAFT') return notADraft(before);
    const { id, shopId, customerId } = before;
    const stored = await findLines(tx, [id]);
    const closed = await refusalOfChannel(tx, channel, stored.filter(({ kind }) => kind === 'item').length);
    if (closed) return closed;
    const basket = await storedBasket(tx, channel, before, stored, now);
    const discounts = await applyDiscounts(tx, channel, basket.cart, { reservationKey: null, now });
    const sold = soldLines(basket, discounts);
    if (!sold) throw new RangeError(`The draft ${id} is more than can be stored, though it was stored.`);
    const lost = await lostCode(tx, channel, stored, discounts, before.currency);
    const refused = refusalOfTotal(sold.sums.gross, expectedTotalMinor, lost);
    if (refused) return refused;
    await updateDraftRow(tx, id, { ...before, sums: sold.sums, axes: axesOfNew('DRAFT', sold.sums, sold.lines) }, now);
    await putLines(tx, before, sold.lines);
    await commitUses(tx, { ...channel, orderId: id, cart: basket.cart, now }, discounts);
    await placeWritten(tx, door, { id, shopId, customerId, placedAt: now, ...sold, event: 'placed' }, now);
    return undefined;
  });
}

/** Puts a draft into the bin. */
export function discardOrderDraft(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
): Promise<{ kind: 'deleted'; name: string } | Missed | NotAllowed> {
  return deleteRecord(deps, origin, orderKind, seen, async (tx, { id, shopId, status, grossMinor, currency }) => {
    const facts = { lines: 0, channel: { name: '', isArchived: false } };
    const refusal = refusalToGo(orderStates, status, 'BIN', facts);
    if (refusal) return { refused: { kind: 'not_allowed', ...refusal } };
    await markOrderDeleted(tx, id, deps.clock.now());
    return { binned: { name: `${formatMinor(grossMinor, currency)} ${currency}`, shopId } };
  });
}

/** What a channel says of an order that is made on it now. */
function termsOf({ currency, locale, pricesWithTax }: OrderChannel) {
  return { currency: currency ?? '', locale: locale ?? 'en', pricesWithTax };
}

function typedOf({ codes, lines }: OrderDraft): TypedDraft {
  return { codes, given: lines.map(({ priceMinor }) => priceMinor !== null) };
}

function notADraft({ status }: OrderRecord): NotAllowed {
  return { kind: 'not_allowed', ...reasoned('ORDER_NOT_A_DRAFT', { status: wording(`order_status:${status}`) }) };
}

/** What is stored in a draft as it would be asked for again. */
async function storedBasket(
  tx: Tx,
  channel: OrderChannel,
  { id, shopId, customerId, currency, pricesWithTax }: OrderRecord,
  stored: readonly OrderLineRecord[],
  now: Date,
): Promise<Basket> {
  const contacts = await findContacts(tx, [id]);
  const [billing, shippingTo] = (['billing', 'shipping'] as const).map(
    (role) => contacts.find((contact) => contact.role === role) ?? null,
  );
  const own = customerId === null ? null : (await contactOfCustomer(tx, shopId, customerId))?.email;
  const to = shippingTo ?? billing;
  const items = stored.filter(({ kind }) => kind === 'item');
  const basket = await basketOf(
    tx,
    channel,
    {
      lines: items.map(({ variantId, title, quantity, unitMinor }) => ({
        variantId,
        title,
        quantity,
        priceMinor: unitMinor,
        externalId: null,
        priceReason: null,
        isStored: true as const,
      })),
      shippingMinor: stored.find(({ kind }) => kind === 'shipping')?.unitMinor ?? 0,
      codes: await codesOfDraft(tx, id),
      customer: own ?? billing?.email ?? shippingTo?.email ?? null,
      shipTo: { country: to?.country ?? null, region: to?.region ?? null },
      currency,
    },
    now,
    (at) => `lines.${at}`,
  );
  if (!basket.ok) throw new RangeError(`The draft ${id} cannot be counted any more.`);
  return {
    ...basket.value,
    // Its prices were typed by what the channel said then.
    pricesWithTax,
    lines: basket.value.lines.map((line, at) => {
      const { sku, gtin, listUnitMinor, priceReason } = items[at] ?? {};
      if (line.kind !== 'item') return line;
      return {
        ...line,
        sku: line.sku ?? sku ?? null,
        gtin: line.gtin ?? gtin ?? null,
        listUnitMinor: listUnitMinor ?? null,
        priceReason: priceReason ?? null,
      };
    }),
  };
}

/** The first code that took something off the draft and does so no more. */
async function lostCode(
  tx: Tx,
  channel: OrderChannel,
  stored: readonly OrderLineRecord[],
  { evaluation, discounts, usedUp }: OrderDiscounts,
  currency: string,
): Promise<Omit<CodeLost, 'totalMinor'> | undefined> {
  const kept = new Set(evaluation.applied.map(({ discountId }) => discountId));
  const gone = stored
    .flatMap((line) => line.discounts)
    .find(({ discountId, code }) => code !== null && discountId !== null && !kept.has(discountId));
  if (!gone?.discountId || gone.code === null) return usedUp;
  const { discountId, code } = gone;
  const loss = evaluation.lost.find((one) => one.discountId === discountId)?.loss;
  const discount = discounts.get(discountId);
  const timeZone = await timeZoneOf(tx, channel.shopId);
  const nameOf = (id: string) => discounts.get(id)?.name ?? '';
  const reason =
    loss && discount ? lossWords(loss, discount, { currency, timeZone, nameOf }) : wording('discount_lost:ENDED');
  return { kind: 'no_longer_applies', discountId, code, refusal: reasoned('ORDER_CODE_LOST', { code, reason }) };
}
