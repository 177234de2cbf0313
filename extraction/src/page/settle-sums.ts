import { detailed } from '@quarry/contracts/wording';
import type { Field, PriceValue } from '@quarry/contracts/offers';
import { newField, roundConfidence, saidPrice, samePrice } from './field.ts';
import { contradictedTrust, isTaxFree, leaveOut, type Sink, type Sum, takeSum } from './price-sums.ts';
import type { SumCause } from './sum-kind.ts';

const amountOf = ({ prices }: Sum): PriceValue | undefined => prices.price?.value;

/** A former price is hardly ever more than three times the present one; beyond that the lower sum may be a deposit or a fee. */
const mostReduction = 3;

/** The prices that an offer states as its own: the lower of two alike is paid now; of two far apart, or of more, none is known to be. */
export function settleStated(sink: Sink, stated: Sum[]): void {
  const [first, ...others] = distinct(stated);
  if (!first) return;
  if (others.length === 0) {
    takeSum(sink, first, 'price');
    return;
  }
  const sorted = [first, ...others].toSorted((left, right) => compare(amountOf(left), amountOf(right)));
  const [lowest = first, highest = first] = [sorted[0], sorted.at(-1)];
  const [low, high] = [amountOf(lowest), amountOf(highest)];
  const isOneCurrency = sorted.every((sum) => amountOf(sum)?.currency === low?.currency);
  if (!low || !high || sorted.length > 2 || !isOneCurrency || high.minor > low.minor * mostReduction) {
    for (const sum of sorted) leaveOut(sink, sum, 'sum:unexplained');
    return;
  }
  takeSum(sink, lowest, 'price');
  takeSum(sink, highest, 'listPrice');
  for (const field of [sink.offer.price, sink.offer.listPrice])
    if (field) field.confidence = roundConfidence(field.confidence * contradictedTrust);
  sink.warnings.push(
    detailed('price_disagreement:one_offer', {
      first: saidPrice(amountOf(first) ?? low),
      path: first.evidence.path,
      second: saidPrice(amountOf(first) === low ? high : low),
      otherPath: (first === lowest ? highest : lowest).evidence.path,
      kept: saidPrice(low),
    }),
  );
}

function compare(left: PriceValue | undefined, right: PriceValue | undefined): number {
  return (left?.minor ?? 0) - (right?.minor ?? 0);
}

/** Each amount once; a text that gives no price stands for itself only where nothing else does. */
function distinct(sums: Sum[]): Sum[] {
  const priced = sums.filter((sum) => amountOf(sum) !== undefined);
  const kept: Sum[] = [];
  for (const sum of priced.length > 0 ? priced : sums.slice(0, 1)) {
    const amount = amountOf(sum);
    if (!amount || !kept.some((known) => isSame(amountOf(known), amount))) kept.push(sum);
  }
  return kept;
}

function isSame(left: PriceValue | undefined, right: PriceValue): boolean {
  return left !== undefined && samePrice(left, right);
}

/** Sums that name no kind: beside a stated price they are none, and alone there may be only one. */
export function settlePlain(sink: Sink, plain: Sum[], currency: string | null): void {
  const { price } = sink.offer;
  if (price) {
    for (const sum of plain) leaveOut(sink, sum, causeBeside(sum, price));
    return;
  }
  let rest = plain;
  const narrow = (fits: (sum: Sum) => boolean, cause: SumCause) => {
    const fitting = rest.filter(fits);
    if (fitting.length === 0 || fitting.length === rest.length) return;
    for (const sum of rest) if (!fitting.includes(sum)) leaveOut(sink, sum, cause);
    rest = fitting;
  };
  // Of a price with and one without tax, buyers pay the former.
  narrow((sum) => !isTaxFree(sum), 'sum:tax');
  narrow((sum) => sum.isRegional !== true, 'sum:region');
  if (currency !== null) narrow((sum) => amountOf(sum)?.currency === currency, 'sum:currency');
  const left = distinct(rest);
  const [only] = left;
  if (only && left.length === 1) takeSum(sink, only, 'price');
  else for (const sum of left) leaveOut(sink, sum, sum.isRegional === true ? 'sum:region' : 'sum:unexplained');
}

function causeBeside(sum: Sum, price: Field<PriceValue>): SumCause {
  const amount = amountOf(sum);
  if (isTaxFree(sum)) return 'sum:tax';
  if (sum.isRegional === true) return 'sum:region';
  return amount && isOtherCurrency(amount, price.value) ? 'sum:currency' : 'sum:unexplained';
}

function isOtherCurrency(left: PriceValue, right: PriceValue): boolean {
  return left.currency !== null && right.currency !== null && left.currency !== right.currency;
}

/** The one sale price takes the place of a price above it, which is given back as the former one. */
export function settleSales(sink: Sink, sales: Sum[]): Field<PriceValue> | undefined {
  const { price } = sink.offer;
  const fitting = sales.filter((sum) => {
    const cause = price && causeBeside(sum, price);
    if (cause === undefined || cause === 'sum:unexplained') return true;
    leaveOut(sink, sum, cause);
    return false;
  });
  const different = distinct(fitting);
  const [sale] = different;
  const amount = sale && amountOf(sale);
  if (!sale || !amount || different.length > 1) {
    for (const sum of different) leaveOut(sink, sum, 'sum:unexplained');
    return undefined;
  }
  // Shops write 0 where nothing is reduced.
  if (price && amount.minor === 0 && price.value.minor > 0) return undefined;
  if (price && amount.minor >= price.value.minor) {
    leaveOut(sink, sale, 'sum:sale_above');
    return undefined;
  }
  delete sink.offer.price;
  takeSum(sink, sale, 'price');
  const { until } = sale;
  if (until) sink.offer.priceValidUntil = newField(until.text.trim(), until.text, sink.graph.method, until.path);
  return price;
}

/** The regular price beside the price: the one a sale has replaced, else the nearest kind of list price. */
export function settleLists(
  sink: Sink,
  lists: (Sum & { rank: number })[],
  former: Field<PriceValue> | undefined,
): void {
  const { offer } = sink;
  if (former) offer.listPrice = former;
  for (const sum of lists.toSorted((left, right) => left.rank - right.rank)) {
    const amount = amountOf(sum);
    const known = offer.listPrice;
    if (amount && offer.price && isOtherCurrency(amount, offer.price.value)) leaveOut(sink, sum, 'sum:currency');
    else if (!known) takeSum(sink, sum, 'listPrice');
    else if (amount && !samePrice(known.value, amount)) leaveOut(sink, sum, 'sum:list');
  }
}
