import { inputIssue } from '@quarry/contracts/common';
import type { PlaceOrderDraft } from '@quarry/contracts/orders';
import { orderStates } from '@quarry/contracts/orders';
import { refusalToGo } from '@quarry/contracts/states';
import type { Reasoned } from '@quarry/contracts/wording';
import { createRecord, type Saved } from '../../platform/commands/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { holdChannel } from '../channels/index.ts';
import { contactOfNamed } from '../customers/index.ts';
import { applyDiscounts, commitUses, findVariantsByExternalId, findVariantsBySku } from '../discounts/index.ts';
import type { OrderDoor } from './act-on-order.ts';
import { contentHash } from './content-hash.ts';
import { basketOf, soldLines } from './order-basket.ts';
import type { OrderChannel } from './order-channel.ts';
import type { OrderRecord } from './order.ts';
import {
  type Exists,
  type Invalid,
  type NotAllowed,
  orderBefore,
  orderKind,
  type Parties,
  type PlacedBefore,
  placeWritten,
  refusalOfCustomer,
  writeOrder,
} from './write-order.ts';

export type TotalDiffers = { kind: 'total_differs'; expectedMinor: number; totalMinor: number };
export type CodeLost = {
  kind: 'no_longer_applies';
  discountId: string;
  code: string | null;
  refusal: Reasoned;
  totalMinor: number;
};
type PlaceOutcome = Saved<OrderRecord> | PlacedBefore | Exists | TotalDiffers | CodeLost | Invalid | NotAllowed;

/** Places an order of a channel: prices, discounts and tax are those of this moment. */
export function placeOrder(door: OrderDoor, channel: OrderChannel, draft: PlaceOrderDraft): Promise<PlaceOutcome> {
  const { deps, origin } = door;
  return createRecord(deps, origin, orderKind, async (tx, id) => {
    const now = deps.clock.now();
    const { externalId, currency, customer, billing, shippingTo, codes, shippingMinor, locale } = draft;
    const { expectedTotalMinor, reservationKey } = draft;
    const content = {
      terms: { currency, locale },
      lines: draft.lines,
      totals: { shippingMinor, expectedTotalMinor },
      customer,
      addresses: { billing, shippingTo },
      codes,
    };
    const before = await orderBefore(tx, channel, externalId, content);
    if (before) return before;
    const closed = await refusalOfChannel(tx, channel, draft.lines.length);
    if (closed) return closed;
    const unread = refusalOfCustomer(origin.actor, channel, draft);
    if (unread) return unread;
    if (channel.currency !== currency)
      return { kind: 'invalid', issues: [inputIssue('currency', 'not_the_channels_currency')] };
    const basket = await basketOf(
      tx,
      channel,
      {
        lines: await linesOf(tx, channel, draft.lines),
        shippingMinor,
        codes,
        currency,
        customer: await buyerOf(tx, channel, draft),
        shipTo: shipToOf(draft),
      },
      now,
      (at) => `lines.${at}.${fieldOf(draft.lines[at])}`,
    );
    if (!basket.ok) return { kind: 'invalid', issues: basket.issues };
    const discounts = await applyDiscounts(tx, channel, basket.value.cart, { reservationKey, now });
    const sold = soldLines(basket.value, discounts);
    if (!sold) return { kind: 'invalid', issues: [inputIssue('lines', 'too_large')] };
    const refused = refusalOfTotal(sold.sums.gross, expectedTotalMinor, discounts.usedUp);
    if (refused) return refused;
    const parties = { customer, billing, shippingTo };
    const written = await writeOrder(
      tx,
      {
        id,
        channel,
        externalId,
        currency,
        ...parties,
        ...sold,
        source: 'api',
        totalsDiffer: false,
        contentHash: contentHash(content),
        at: now,
        locale: locale ?? channel.locale ?? 'en',
        pricesWithTax: channel.pricesWithTax,
      },
      now,
    );
    if ('kind' in written) return written;
    await commitUses(tx, { ...channel, orderId: id, cart: basket.value.cart, now }, discounts);
    const { customerId } = written;
    await placeWritten(
      tx,
      door,
      { id, shopId: channel.shopId, customerId, placedAt: now, ...sold, event: 'placed' },
      now,
    );
    return undefined;
  });
}

/** Keeps the channel as it is until the transaction ends, and says why nothing is placed there. */
export async function refusalOfChannel(tx: Tx, channel: OrderChannel, lines: number): Promise<NotAllowed | undefined> {
  const held = await holdChannel(tx, channel.id);
  const facts = { lines, channel: { name: channel.name, isArchived: (held?.status ?? channel.status) === 'ARCHIVED' } };
  const refusal = refusalToGo(orderStates, 'DRAFT', 'OPEN', facts);
  return refusal ? { kind: 'not_allowed', ...refusal } : undefined;
}

/** Why a total is not what was agreed on; a code that is used up is no more than that where the total without it was. */
export function refusalOfTotal(
  totalMinor: number,
  expectedMinor: number | null,
  lost: Omit<CodeLost, 'totalMinor'> | undefined,
): TotalDiffers | CodeLost | undefined {
  if (totalMinor === expectedMinor) return undefined;
  if (lost) return { ...lost, totalMinor };
  return expectedMinor === null ? undefined : { kind: 'total_differs', expectedMinor, totalMinor };
}

/** By which uses of a customer are counted: the address that they are known by, else the one that was sent, else their id on the channel. */
export async function buyerOf(
  db: Db | Tx,
  channel: OrderChannel,
  { customer, billing, shippingTo }: Parties,
): Promise<string | null> {
  const known = customer && (await contactOfNamed(db, channel, customer));
  return known?.email ?? customer?.email ?? billing?.email ?? shippingTo?.email ?? customer?.externalId ?? null;
}

/** Where it is sent, by which it is taxed. */
export function shipToOf({ billing, shippingTo }: Omit<Parties, 'customer'>) {
  const to = shippingTo ?? billing;
  return { country: to?.country ?? null, region: to?.region ?? null };
}

async function linesOf(tx: Tx, channel: OrderChannel, lines: PlaceOrderDraft['lines']) {
  const named = (field: 'externalId' | 'sku') => lines.flatMap((line) => line[field] ?? []);
  const byExternalId = await findVariantsByExternalId(tx, channel.id, named('externalId'));
  const bySku = await findVariantsBySku(tx, channel.shopId, named('sku'));
  return lines.map(({ variantId, externalId, sku, quantity }) => ({
    variantId: variantId ?? byExternalId.get(externalId ?? '') ?? bySku.get(sku ?? '') ?? noVariant,
    title: null,
    externalId,
    quantity,
    priceMinor: null,
    priceReason: null,
  }));
}

const noVariant = '00000000-0000-0000-0000-000000000000';

function fieldOf(line: PlaceOrderDraft['lines'][number] | undefined): 'variantId' | 'externalId' | 'sku' {
  if (line?.variantId) return 'variantId';
  return line?.externalId ? 'externalId' : 'sku';
}
