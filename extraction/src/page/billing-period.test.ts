import { describe, expect, it } from 'vitest';
import { billingCases } from './billing-cases.ts';
import { extractPage } from './index.ts';
import { markups, thing } from './written-thing.ts';

function read(markup: string): object {
  const html = `<html lang="de"><head><title>Shop</title></head><body>${markup}</body></html>`;
  const { offers } = extractPage({ html, url: 'https://shop.example/p/plan' });
  expect(offers).toHaveLength(1);
  const [line] = offers;
  const { price, recurringPrice } = line?.offer ?? {};
  const left = (line?.warnings ?? []).flatMap(({ code, wording }) => {
    const { cause } = wording.params;
    return code === 'sum_left_out' && typeof cause === 'object' && 'key' in cause ? [cause.key.slice(4)] : [];
  });
  const { amount, currency, period, tax } = recurringPrice?.value ?? {};
  return {
    ...(price && { price: `${price.value.amount} ${price.value.currency}` }),
    ...(recurringPrice && { recurring: [amount, currency, period, tax].filter(Boolean).join(' ') }),
    ...(left.length > 0 && { left }),
  };
}

describe('what a price specification says of how often it is paid', () => {
  it.each(billingCases)('%s', (_what, offer, answer) => {
    const product = thing('Product', { name: 'Plan', sku: 'P-1', offers: offer });
    const readings = Object.entries(markups).map(([method, write]) => [method, read(write(product))]);
    expect(Object.fromEntries(readings)).toEqual({ 'json-ld': answer, microdata: answer, rdfa: answer });
  });
});
