import { searchText, searchTexts, type RawSearch } from '../../../ui/routing/index.ts';

/** A cart as its address holds it; a line is `quantity;price;v:variant` or `quantity;price;s:SKU`. */
export type BenchSearch = {
  channel?: string;
  line?: string[];
  code?: string[];
  customer?: string;
  currency?: string;
  shipping?: string;
  at?: string;
};

export const mostLines = 100;
const mostCodes = 20;

export function parseBenchSearch(raw: RawSearch): BenchSearch {
  const search: BenchSearch = {};
  for (const key of ['channel', 'customer', 'currency', 'shipping', 'at'] as const) {
    const text = searchText(raw, key);
    if (text !== undefined) search[key] = text;
  }
  const line = searchTexts(raw, 'line', mostLines).filter((text) => lineOf(text) !== undefined);
  const code = searchTexts(raw, 'code', mostCodes);
  if (line.length > 0) search.line = line;
  if (code.length > 0) search.code = code;
  return search;
}

export type CartLine = { ref: { variantId: string } | { sku: string }; quantity: string; price: string };

export type BenchCart = {
  channelId: string;
  lines: readonly CartLine[];
  codes: string;
  customer: string;
  currency: string;
  shipping: string;
  at: string;
};

export function cartOf(search: BenchSearch): BenchCart {
  return {
    channelId: search.channel ?? '',
    lines: (search.line ?? []).flatMap((text) => lineOf(text) ?? []),
    codes: (search.code ?? []).join(' '),
    customer: search.customer ?? '',
    currency: search.currency ?? '',
    shipping: search.shipping ?? '',
    at: search.at ?? '',
  };
}

export function searchOf(cart: BenchCart): BenchSearch {
  return parseBenchSearch({
    channel: cart.channelId,
    line: cart.lines.map(lineText),
    code: codesOf(cart.codes),
    customer: cart.customer.trim(),
    currency: cart.currency.trim(),
    shipping: cart.shipping.trim(),
    at: cart.at,
  });
}

/** Codes as a person types several. */
export function codesOf(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter((code) => code !== '');
}

function lineText({ ref, quantity, price }: CartLine): string {
  const what = 'sku' in ref ? `s:${ref.sku}` : `v:${ref.variantId}`;
  return `${quantity.trim().replaceAll(';', '')};${price.trim().replaceAll(';', '')};${what}`;
}

function lineOf(text: string): CartLine | undefined {
  const [, quantity = '', price = '', kind, name = ''] = /^([^;]*);([^;]*);([vs]):(.+)$/.exec(text) ?? [];
  if (kind === undefined) return undefined;
  return { quantity, price, ref: kind === 's' ? { sku: name } : { variantId: name } };
}
