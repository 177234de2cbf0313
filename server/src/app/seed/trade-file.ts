import { printGtin } from '@quarry/contracts/gtin';
import { formatMinor } from '@quarry/contracts/money';
import type { Good } from './own-shops.store.ts';
import { share } from './share.ts';

/** What a unit of another currency comes to in pounds; the others are of no shop of the demo. */
const pounds: Readonly<Record<string, number>> = { GBP: 1, EUR: 0.86 };
const standardTax = 1.2;
/** One of so many waits for its price list. */
const unpricedOneOf = 25;

/** The price list of the trade shop as its people would upload it; the same goods give the same file. */
export function tradeFile(goods: readonly Good[]): string {
  return ['sku,gtin,price,listPrice,cost,stock', ...goods.map(lineOf)].join('\n');
}

function lineOf({ gtin, priceMinor, currency }: Good, place: number): string {
  const net = (priceMinor * (pounds[currency] ?? 1)) / standardTax;
  const price = rounded(net * (0.9 + 0.12 * share(gtin, 'price')));
  const isPriced = place % unpricedOneOf !== unpricedOneOf - 1;
  const isReduced = share(gtin, 'reduced') < 0.3;
  const cost = Math.max(1, Math.round(price * (0.55 + 0.25 * share(gtin, 'cost'))));
  const stock = share(gtin, 'sold out') < 0.08 ? 0 : 1 + Math.floor(240 * share(gtin, 'stock') ** 2);
  const money = (minor: number) => formatMinor(minor, 'GBP');
  return [
    `WT-${gtin.slice(-9)}`,
    printGtin(gtin),
    isPriced ? money(price) : '',
    isPriced && isReduced ? money(rounded(price * 1.18)) : '',
    money(cost),
    stock,
  ].join(',');
}

/** Ends in 95 pence from two pounds on; never lower. */
function rounded(minor: number): number {
  return minor < 200 ? Math.max(2, Math.ceil(minor)) : Math.ceil((minor - 95) / 100) * 100 + 95;
}
