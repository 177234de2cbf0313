import { extractPage } from './index.ts';

export type Shown = {
  price?: string;
  recurring?: string;
  list?: string;
  unit?: string;
  shipping?: string;
  low?: string;
  left?: string[];
};
export type Case = [what: string, offer: object, answer: Shown];

const schema = 'https://schema.org/';
export const spec = (price: string | number | string[], more: object = {}) => ({
  '@type': 'UnitPriceSpecification',
  price,
  priceCurrency: 'EUR',
  ...more,
});
export const stated = (...priceSpecification: object[]) => ({
  price: '49.90',
  priceCurrency: 'EUR',
  priceSpecification,
});
export const only = (...priceSpecification: object[]) => ({ priceSpecification });
export const typed = (name: string) => ({ priceType: `${schema}${name}` });
export const component = (name: string) => ({ priceComponentType: `${schema}${name}` });
export const kept = '49.90 EUR';

/** The one line of a page whose product has these offers. */
export function read(offers: object) {
  const json = JSON.stringify({ '@type': 'Product', name: 'Kettle', offers });
  const html = `<html lang="de"><script type="application/ld+json">${json}</script></html>`;
  return extractPage({ html, url: 'https://shop.example/kettle' }).offers[0];
}

/** What a line gives, in the words of the tables. */
export function shown(line: ReturnType<typeof read>): Shown {
  const { price, listPrice, unitPrice, shippingPrice, lowPrice, recurringPrice } = line?.offer ?? {};
  const fields = { price, list: listPrice, unit: unitPrice, shipping: shippingPrice, low: lowPrice };
  const left = (line?.warnings ?? []).flatMap(({ code, wording }) => {
    const { cause } = wording.params;
    return code === 'sum_left_out' && typeof cause === 'object' && 'key' in cause
      ? [cause.key.replace('sum:', '')]
      : [];
  });
  const said = Object.entries(fields).flatMap(([name, field]) =>
    field === undefined ? [] : [[name, `${field.value.amount} ${field.value.currency}`]],
  );
  const paid = recurringPrice?.value;
  const recurring = paid ? { recurring: `${paid.amount} ${paid.currency} ${paid.period}` } : {};
  return { ...Object.fromEntries(said), ...recurring, ...(left.length > 0 ? { left: left.toSorted() } : {}) };
}
