import { inputIssue } from '@quarry/contracts/common';
import { orderStates, type ReceivedLineDraft, type ReceiveOrderDraft, totalsDiffer } from '@quarry/contracts/orders';
import { refusalToGo } from '@quarry/contracts/states';
import { createRecord, type Saved } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { holdChannel } from '../channels/index.ts';
import { customerKey, findVariantsByExternalId, findVariantsBySku, recordUses } from '../discounts/index.ts';
import { typedGtin } from '../products/index.ts';
import type { OrderDoor } from './act-on-order.ts';
import { contentHash, type OrderContent } from './content-hash.ts';
import { isStorable, sumsOf } from './order-basket.ts';
import type { OrderChannel } from './order-channel.ts';
import { findSoldGoods, findVariantsByGtin } from './order-goods.store.ts';
import type { NewLine, OrderRecord } from './order.ts';
import { buyerOf } from './place-order.commands.ts';
import {
  type Exists,
  type Invalid,
  type NotAllowed,
  orderBefore,
  orderKind,
  type PlacedBefore,
  placeWritten,
  refusalOfCustomer,
  writeOrder,
} from './write-order.ts';

type ReceiveOutcome = Saved<OrderRecord> | PlacedBefore | Exists | Invalid | NotAllowed;

/** The door that an order came in by; a file says also what was paid and shipped of it, and its check the id that it gets. */
export type ReceivedBy =
  | { source: 'api' }
  | { source: 'import'; paidMinor: number | null; shippedAt: Date | null; plannedId?: string };

/** What tells a received order from another one under the same external id. */
export function receivedContent(draft: ReceiveOrderDraft, by: ReceivedBy): OrderContent {
  const { currency, pricesWithTax, placedAt, locale, lines, customer, billing, shippingTo, codes } = draft;
  const paidMinor = by.source === 'import' ? by.paidMinor : null;
  const shippedAt = by.source === 'import' ? by.shippedAt : null;
  return {
    terms: {
      currency,
      pricesWithTax,
      placedAt: placedAt.toISOString(),
      locale,
      ...(shippedAt && { shippedAt: shippedAt.toISOString() }),
    },
    lines,
    totals: { ...sentTotals(draft), ...(paidMinor !== null && { paidMinor }) },
    customer,
    addresses: { billing, shippingTo },
    codes,
  };
}

function sentTotals({ netMinor, taxMinor, grossMinor }: ReceiveOrderDraft) {
  return { net: netMinor, tax: taxMinor, gross: grossMinor };
}

/** Takes an order that was concluded elsewhere, its amounts as they were sent; it is never refused for its lines. */
export function receiveOrder(
  door: OrderDoor,
  channel: OrderChannel,
  draft: ReceiveOrderDraft,
  by: ReceivedBy = { source: 'api' },
): Promise<ReceiveOutcome> {
  const { deps, origin } = door;
  const write = async (tx: Tx, id: string): Promise<Exclude<ReceiveOutcome, Saved<OrderRecord>> | undefined> => {
    const now = deps.clock.now();
    const { externalId, currency, pricesWithTax, placedAt, customer, billing, shippingTo, codes, locale } = draft;
    const sent = sentTotals(draft);
    const content = receivedContent(draft, by);
    const before = await orderBefore(tx, channel, externalId, content);
    if (before) return before;
    const held = await holdChannel(tx, channel.id);
    const refusal = refusalToReceive({ ...channel, status: held?.status ?? channel.status }, draft.lines.length);
    if (refusal) return { kind: 'not_allowed', ...refusal };
    const unread = refusalOfCustomer(origin.actor, channel, draft);
    if (unread) return unread;
    const lines = await linesOf(tx, channel, draft.lines);
    const ofLines = sumsOf(lines);
    const sums = { ...ofLines, ...sent };
    if (!isStorable(sums)) return { kind: 'invalid', issues: [inputIssue('lines', 'too_large')] };
    const written = await writeOrder(
      tx,
      {
        id,
        channel,
        externalId,
        currency,
        pricesWithTax,
        customer,
        billing,
        shippingTo,
        lines,
        sums,
        source: by.source,
        contentHash: contentHash(content),
        at: placedAt,
        locale: locale ?? channel.locale ?? 'en',
        totalsDiffer: totalsDiffer(sent, ofLines, lines.length),
      },
      now,
    );
    if ('kind' in written) return written;
    const cart = { currency, customerKey: customerKey(channel.shopId, await buyerOf(tx, channel, draft)) };
    await recordUses(tx, { ...channel, orderId: id, cart, now }, { codes, savedMinor: sums.discountMinor });
    const { customerId } = written;
    await placeWritten(
      tx,
      door,
      { id, shopId: channel.shopId, customerId, placedAt, lines, sums, event: 'received' },
      now,
    );
    return undefined;
  };
  return createRecord(deps, origin, orderKind, write, by.source === 'import' ? by.plannedId : undefined);
}

/** Why a channel takes no order of so many lines. */
export function refusalToReceive({ name, status }: Pick<OrderChannel, 'name' | 'status'>, lines: number) {
  return refusalToGo(orderStates, 'NEW', 'OPEN', { lines, channel: { name, isArchived: status === 'ARCHIVED' } });
}

/** The lines as they were sent, each with what the catalogue has of it: by the channel's id, else the SKU, else the GTIN. */
async function linesOf(tx: Tx, channel: OrderChannel, sent: readonly ReceivedLineDraft[]): Promise<NewLine[]> {
  const items = sent.filter(({ kind }) => kind === 'item');
  const named = (field: 'externalId' | 'sku' | 'gtin') => [...new Set(items.flatMap((line) => line[field] ?? []))];
  const byExternalId = await findVariantsByExternalId(tx, channel.id, named('externalId'));
  const bySku = await findVariantsBySku(tx, channel.shopId, named('sku'));
  const byGtin = await findVariantsByGtin(
    tx,
    named('gtin').flatMap((gtin) => typedGtin(gtin) ?? []),
  );
  const variantOf = ({ externalId, sku, gtin }: ReceivedLineDraft) =>
    byExternalId.get(externalId ?? '') ?? bySku.get(sku ?? '') ?? byGtin.get(typedGtin(gtin ?? '') ?? '');
  const variantIds = [...new Set(items.flatMap((line) => variantOf(line) ?? []))];
  const goods = await findSoldGoods(tx, channel.shopId, variantIds);
  return sent.map((line) => {
    const of = line.kind === 'item' ? goods.get(variantOf(line) ?? '') : undefined;
    return {
      ...line,
      link: line.kind === 'item' && !of ? 'unknown' : of?.isArchived ? 'archived' : 'linked',
      productId: of?.productId ?? null,
      variantId: of?.variantId ?? null,
      listingId: null,
      options: of?.options ?? {},
      imageRef: of?.imageRef ?? null,
      listUnitMinor: null,
      discounts: [],
      priceReason: null,
    };
  });
}
