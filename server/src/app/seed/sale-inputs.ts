import { taxedLine, totalsDiffer } from '@quarry/contracts/orders';
import type { Goods, Market } from './demo-sales.store.ts';
import type { Buyer } from './invented-people.ts';
import type { PlannedOrder } from './planned-sales.ts';

export type PricedGoods = Goods & { priceMinor: number };

/** Standard rates in millionths by shop and country; what leaves for elsewhere has none. */
const standardRates: Readonly<Record<PlannedOrder['shop'], Readonly<Record<string, number>>>> = {
  kernhaus: { DE: 190_000, AT: 200_000, FR: 200_000, PT: 230_000, IE: 230_000 },
  trade: { GB: 200_000 },
};

/** A draft has no id on its channel: its note tells it from others. */
export function noteOf({ key }: PlannedOrder): string {
  return `Ordered by telephone, ${key}`;
}

/** What is bought, each thing once. */
function boughtOf({ lines }: PlannedOrder, goods: readonly PricedGoods[]) {
  const bought = new Map<string, { goods: PricedGoods; quantity: number }>();
  for (const { good, quantity } of lines) {
    const found = goods[Math.floor(good * goods.length)];
    if (found && !bought.has(found.variantId)) bought.set(found.variantId, { goods: found, quantity });
  }
  return [...bought.values()];
}

export function contactOf({ name, company, email, street, postcode, city, country }: Buyer) {
  return { name, company, email, lines: [street], postcode, city, country };
}

function partiesOf(buyer: Buyer) {
  const { externalId, name, email } = buyer;
  const address = contactOf(buyer);
  return { customer: { externalId, name, email }, billing: address, shippingTo: address };
}

export function placedInput(order: PlannedOrder, { currency }: Market, goods: readonly PricedGoods[]) {
  const { key, buyer, shippingMinor } = order;
  const lines = boughtOf(order, goods).map(({ goods: { variantId }, quantity }) => ({ variantId, quantity }));
  return { externalId: key, currency, ...partiesOf(buyer), lines, shippingMinor };
}

export function draftInput(order: PlannedOrder, goods: readonly PricedGoods[]) {
  const lines = boughtOf(order, goods).map(({ goods: { variantId }, quantity }) => ({ variantId, quantity }));
  return { ...partiesOf(order.buyer), lines, note: noteOf(order) };
}

/** An order that was concluded elsewhere, with its amounts as they were agreed on there. */
export function receivedInput(order: PlannedOrder, market: Market, goods: readonly PricedGoods[], now: Date) {
  const { key, shop, buyer, shippingMinor, oddity, minutesAgo } = order;
  const { currency, pricesWithTax } = market;
  const taxRatePpm = standardRates[shop][buyer.country] ?? 0;
  const line = (kind: 'ITEM' | 'SHIPPING', title: string, unitMinor: number, quantity: number, sku: string | null) => {
    const { net, tax, gross } = taxedLine({ unitMinor, quantity, discountMinor: 0, taxRatePpm }, pricesWithTax);
    const amounts = { unitMinor, netMinor: net, taxMinor: tax, grossMinor: gross };
    return {
      kind,
      title,
      sku,
      quantity,
      taxRatePpm,
      taxName: taxRatePpm > 0 ? 'VAT standard' : 'VAT zero',
      ...amounts,
    };
  };
  const lines = boughtOf(order, goods).map(({ goods: { title, sku, priceMinor }, quantity }) =>
    line('ITEM', title, priceMinor, quantity, sku),
  );
  if (oddity === 'unknown') lines.push(line('ITEM', 'Gift card sleeve', 250, 1, `OLD-${key.slice(-5)}`));
  if (shippingMinor > 0) lines.push(line('SHIPPING', 'Shipping', shippingMinor, 1, null));
  const sum = (part: 'netMinor' | 'taxMinor' | 'grossMinor') => lines.reduce((total, one) => total + one[part], 0);
  const sums = { net: sum('netMinor'), tax: sum('taxMinor'), gross: sum('grossMinor') };
  // A voucher of the marketplace, which its lines do not tell of.
  const missing = oddity === 'totals' ? Math.min(100, Math.floor(sums.net / 2)) : 0;
  const sent = { net: sums.net - missing, tax: sums.tax, gross: sums.gross - missing };
  if (oddity === 'totals' && !totalsDiffer(sent, sums, lines.length))
    throw new RangeError(`The order ${key} is too small for totals that differ.`);
  return {
    externalId: key,
    currency,
    pricesWithTax,
    placedAt: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
    ...partiesOf(buyer),
    lines: [lines],
    netMinor: sent.net,
    taxMinor: sent.tax,
    grossMinor: sent.gross,
  };
}
