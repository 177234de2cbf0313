import { inputIssue, type InputIssue, largestAmountMinor, zonedTime } from '@quarry/contracts/common';
import { type Cart, type Evaluation, isCountable } from '@quarry/contracts/discounts';
import { type OrderSums, orderSums, taxedLine } from '@quarry/contracts/orders';
import { standardTaxClass } from '@quarry/contracts/taxes';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findStandings, placeKey } from '../channels/index.ts';
import { type CartDiscounts, customerKey, discountLabel, findCartGoods, placeOf } from '../discounts/index.ts';
import { taxClassesOf } from '../products/index.ts';
import { taxRatesFor, type TaxRateInForce } from '../taxes/index.ts';
import type { OrderChannel } from './order-channel.ts';
import { findSoldGoods, timeZoneOf } from './order-goods.store.ts';
import type { LineDiscount, NewLine } from './order.ts';

/** A line as it is asked for; one without a variant has a title and a price of its own. */
export type AskedLine = {
  variantId: string | null;
  title: string | null;
  externalId: string | null;
  quantity: number;
  priceMinor: number | null;
  priceReason: string | null;
  /** Stands in an order already: what became of its variant refuses it no more. */
  isStored?: true;
};

export type AskedBasket = {
  lines: readonly AskedLine[];
  shippingMinor: number;
  codes: readonly string[];
  /** By which uses of a customer are counted. */
  customer: string | null;
  shipTo: { country: string | null; region: string | null };
  currency: string;
};

type BasketLine = Omit<
  NewLine,
  'discountMinor' | 'discounts' | 'taxRatePpm' | 'taxName' | 'netMinor' | 'taxMinor' | 'grossMinor'
> & { rate: TaxRateInForce | null };

/** What an order is about before its discounts: lines with prices and rates, and the cart that discounts are evaluated on. */
export type Basket = { lines: BasketLine[]; cart: Cart; pricesWithTax: boolean; locale: string | null };

/** Looks up what a basket asks for, in a number of statements that does not grow; `fieldOf` names the field of a line that is refused. */
export async function basketOf(
  db: Db | Tx,
  channel: OrderChannel,
  asked: AskedBasket,
  now: Date,
  fieldOf: (line: number) => string,
): Promise<{ ok: true; value: Basket } | { ok: false; issues: InputIssue[] }> {
  const { id: channelId, shopId } = channel;
  const variantIds = [...new Set(asked.lines.flatMap(({ variantId }) => variantId ?? []))];
  const sold = await findSoldGoods(db, shopId, variantIds);
  const goods = await findCartGoods(db, variantIds);
  const prices = await findStandings(
    db,
    variantIds.map((variantId) => ({ channelId, variantId })),
    now,
  );
  const issues: InputIssue[] = [];
  const lines = asked.lines.map((line, at): Omit<BasketLine, 'rate'> => {
    const { variantId, title, externalId, quantity, priceMinor, priceReason, isStored = false } = line;
    const of = variantId === null ? undefined : sold.get(variantId);
    const standing = of && prices.get(placeKey({ channelId, variantId: of.variantId }));
    if (variantId !== null && !of && !isStored) issues.push(inputIssue(fieldOf(at), 'unknown'));
    const unitMinor = priceMinor ?? standing?.price ?? null;
    if (of && unitMinor === null) issues.push(inputIssue(`lines.${at}.price`, 'no_price'));
    return {
      kind: 'item',
      title: title ?? of?.title ?? '',
      sku: of?.sku ?? null,
      gtin: of?.gtin ?? null,
      link: (of ? of.isArchived : isStored && variantId !== null) ? 'archived' : 'linked',
      productId: of?.productId ?? null,
      variantId: of?.variantId ?? null,
      listingId: standing?.listingId ?? null,
      externalId,
      options: of?.options ?? {},
      imageRef: of?.imageRef ?? null,
      quantity,
      unitMinor: unitMinor ?? 0,
      listUnitMinor: priceMinor === null ? (standing?.listPrice ?? null) : null,
      priceReason,
    };
  });
  if (!isCountable(lines, asked.shippingMinor)) issues.push(inputIssue('lines', 'too_large'));
  if (issues.length > 0) return { ok: false, issues };
  const shipping = asked.shippingMinor === 0 ? [] : [shippingLine(asked.shippingMinor, channel.locale)];
  const cart: Cart = {
    currency: asked.currency,
    channelId,
    customerKey: customerKey(shopId, asked.customer),
    codes: asked.codes,
    shippingMinor: asked.shippingMinor,
    lines: lines.map(({ variantId, quantity, unitMinor }, at) => ({
      id: String(at),
      ...placeOf(goods.get(variantId ?? '') ?? null),
      quantity,
      unitMinor,
    })),
  };
  const rated = await withRates(db, channel, [...lines, ...shipping], asked.shipTo, now);
  return { ok: true, value: { lines: rated, cart, pricesWithTax: channel.pricesWithTax, locale: channel.locale } };
}

/** The largest number of a column of integers. */
const mostItems = 2_147_483_647;

/** What a customer reads of shipping, by the language of the channel. */
const shippingTitles: Record<string, string> = { en: 'Shipping', de: 'Versand', fr: 'Livraison', pt: 'Envio' };

function shippingLine(unitMinor: number, locale: string | null): Omit<BasketLine, 'rate'> {
  const title = shippingTitles[locale?.split('-')[0] ?? ''] ?? shippingTitles.en ?? '';
  return {
    kind: 'shipping' as const,
    title,
    sku: null,
    gtin: null,
    link: 'linked' as const,
    productId: null,
    variantId: null,
    listingId: null,
    externalId: null,
    options: {},
    imageRef: null,
    quantity: 1,
    unitMinor,
    listUnitMinor: null,
    priceReason: null,
  };
}

/** The rate of each line by where it is sent, and by the day that the shop's calendar has. */
async function withRates(
  db: Db | Tx,
  { shopId, country: home }: OrderChannel,
  lines: readonly Omit<BasketLine, 'rate'>[],
  { country, region }: AskedBasket['shipTo'],
  now: Date,
): Promise<BasketLine[]> {
  const to = country ?? home;
  if (to === null) return lines.map((line) => ({ ...line, rate: null }));
  const day = zonedTime(now, await timeZoneOf(db, shopId)).slice(0, 10);
  const classes = await taxClassesOf(db, [...new Set(lines.flatMap(({ productId }) => productId ?? []))]);
  const classOf = ({ productId }: Omit<BasketLine, 'rate'>) =>
    (productId === null ? undefined : classes.get(productId)?.name) ?? standardTaxClass;
  const asked = [...new Set(lines.map(classOf))];
  const found = await taxRatesFor(
    db,
    asked.map((taxClass) => ({ shopId, country: to, region: country === null ? null : region, taxClass, day })),
  );
  const rates = new Map(asked.map((taxClass, at) => [taxClass, found[at] ?? null]));
  return lines.map((line) => ({ ...line, rate: rates.get(classOf(line)) ?? null }));
}

/** The lines of an order after its discounts and with its tax, and their sums; undefined where these are more than can be stored. */
export function soldLines(
  { lines, pricesWithTax, locale }: Basket,
  { evaluation, discounts }: CartDiscounts,
): { lines: NewLine[]; sums: OrderSums } | undefined {
  const takenOff = discountsByLine(evaluation);
  const sold = lines.map(({ rate, ...line }, at): NewLine => {
    const off = (takenOff.get(line.kind === 'shipping' ? 'shipping' : String(at)) ?? []).map(
      ({ discountId, code, amountMinor }): LineDiscount => ({
        discountId,
        code,
        label: discountLabel(discounts.get(discountId), locale),
        amountMinor,
      }),
    );
    const discountMinor = off.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const { net, tax, gross } = taxedLine(
      { unitMinor: line.unitMinor, quantity: line.quantity, discountMinor, taxRatePpm: rate?.ratePpm ?? null },
      pricesWithTax,
    );
    return {
      ...line,
      discountMinor,
      discounts: off,
      taxRatePpm: rate?.ratePpm ?? null,
      taxName: rate?.name ?? null,
      netMinor: net,
      taxMinor: tax,
      grossMinor: gross,
    };
  });
  const sums = sumsOf(sold);
  const isEachStorable = sold.every(({ unitMinor }) => unitMinor <= largestAmountMinor);
  return isEachStorable && isStorable(sums) ? { lines: sold, sums } : undefined;
}

/** Whether the sums of an order fit into its row. */
export function isStorable({ itemCount, ...amounts }: OrderSums): boolean {
  return itemCount <= mostItems && Object.values(amounts).every((minor) => Math.abs(minor) <= largestAmountMinor);
}

export function sumsOf(lines: readonly NewLine[]): OrderSums {
  return orderSums(lines.map((line) => ({ ...line, net: line.netMinor, tax: line.taxMinor, gross: line.grossMinor })));
}

type TakenOff = { discountId: string; code: string | null; amountMinor: number };

/** What each discount took off each line, by the place of the line or `shipping`. */
function discountsByLine({ applied }: Evaluation): Map<string, TakenOff[]> {
  const byLine = new Map<string, TakenOff[]>();
  for (const { discountId, code, steps } of applied) {
    const amounts = new Map<string, number>();
    for (const step of steps) {
      const line = step.of === 'shipping' ? 'shipping' : step.lineId;
      const minor = step.of === 'units' ? step.quantity * (step.fromMinor - step.toMinor) : step.minusMinor;
      amounts.set(line, (amounts.get(line) ?? 0) + minor);
    }
    for (const [line, amountMinor] of amounts)
      if (amountMinor !== 0) byLine.set(line, [...(byLine.get(line) ?? []), { discountId, code, amountMinor }]);
  }
  return byLine;
}
