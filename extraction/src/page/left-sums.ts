import type { Field, PriceValue } from '@quarry/contracts/offers';
import { roundConfidence, samePrice } from './field.ts';
import { expirePrice, expiredTrust } from './offer-times.ts';
import { contradictedTrust, leftOut, type Sink } from './price-sums.ts';
import type { SumCause } from './sum-kind.ts';

/** Of these a sum that repeats the price says that there is no other: what is stated as the price is this. */
const isNoPrice: ReadonlySet<SumCause> = new Set<SumCause>([
  'sum:downpayment',
  'sum:instalment',
  'sum:subscription',
  'sum:fee',
  'sum:period',
  'sum:lease',
]);
/** Of these a sum may be the price as well. */
const isPriceToo: ReadonlySet<SumCause> = new Set<SumCause>([
  'sum:unexplained',
  'sum:component',
  'sum:currency',
  'sum:list',
  'sum:minimum_advertised',
  'sum:region',
  'sum:sale_above',
]);

/**
 * Names each sum that was left out. One that nothing explains makes the price doubtful; one that repeats the price keeps what it says of
 * itself, and so says it of the price.
 */
export function tellLeft(sink: Sink): void {
  const { price, unitPrice } = sink.offer;
  let trust = 1;
  for (const { sum, cause } of sink.left) {
    const amount = sum.prices.price?.value;
    if (price && amount && samePrice(price.value, amount)) {
      if (cause === 'sum:tax') price.value = { ...price.value, tax: 'excluded' };
      if (cause === 'sum:tax' || isPriceToo.has(cause)) continue;
      if (isNoPrice.has(cause)) withdraw(sink, price, cause);
      const isOver = cause === 'sum:expired' || cause === 'sum:dates';
      if (isOver && sum.until) {
        expirePrice(sink.offer, sink.warnings, sum.until, cause);
        continue;
      }
      trust = Math.min(trust, cause === 'sum:future' ? expiredTrust : contradictedTrust);
    }
    sink.warnings.push(leftOut(amount ?? sum.evidence.text.trim().slice(0, 80), sum.evidence.path, cause));
    if (cause === 'sum:unexplained' || cause === 'sum:sale_above') trust = Math.min(trust, contradictedTrust);
  }
  if (price && unitPrice && unitPrice.path !== price.path && samePrice(price.value, unitPrice.value)) {
    sink.warnings.push(leftOut(unitPrice.value, unitPrice.path, 'sum:unit'));
    trust = Math.min(trust, contradictedTrust);
  }
  for (const field of [price, sink.offer.lowPrice, sink.offer.highPrice])
    if (field) field.confidence = roundConfidence(field.confidence * trust);
}

function withdraw(sink: Sink, price: Field<PriceValue>, cause: SumCause): void {
  if (sink.offer.price !== price) return;
  delete sink.offer.price;
  sink.warnings.push(leftOut(price.value, price.path, cause));
}
