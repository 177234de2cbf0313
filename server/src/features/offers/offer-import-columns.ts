import { readAmount } from '@quarry/contracts/common';
import { parseDecimal, isCurrencyCode } from '@quarry/contracts/money';
import { ownOfferLimits } from '@quarry/contracts/offers';
import { reasoned } from '@quarry/contracts/wording';
import { readAvailability } from '@quarry/extraction/availability';
import type { ParsedCell, TargetColumn } from '../../platform/imports/index.ts';

/** Amounts of a statement, each a column. */
export const amountColumns = ['price', 'listPrice', 'cost'] as const;
export type AmountColumn = (typeof amountColumns)[number];

type Words = Readonly<Record<string, readonly string[]>>;

function column(key: string, names: Readonly<Record<string, string>>, words: Words): TargetColumn {
  return {
    key,
    names,
    aliases: [...Object.values(names), ...Object.values(words).flat()],
    words,
    place: { attribute: key, locale: '', isOfVariant: false },
    modes: ['set', 'fill', 'clear'],
  };
}

/** What a column of a file of own offers can be, beside the GTIN by which a new one finds its product. */
export const ownColumns: readonly TargetColumn[] = [
  {
    ...column(
      'sku',
      { en: 'SKU', de: 'SKU', fr: 'SKU', pt: 'SKU' },
      { '': ['sku'], en: ['item number', 'article number'], de: ['Artikelnummer', 'Artikel-Nr'] },
    ),
    modes: ['set'],
    isIdentifier: true,
  },
  column(
    'price',
    { en: 'Price', de: 'Preis', fr: 'Prix', pt: 'Preço' },
    { en: ['sale price', 'selling price'], de: ['Verkaufspreis', 'VK'], fr: ['prix de vente'], pt: ['preço de venda'] },
  ),
  column(
    'listPrice',
    { en: 'List price', de: 'Listenpreis', fr: 'Prix catalogue', pt: 'Preço de tabela' },
    { '': ['listPrice', 'RRP', 'MSRP'], en: ['retail price'], de: ['UVP'], fr: ['prix conseillé'], pt: ['PVP'] },
  ),
  column(
    'cost',
    { en: 'Cost', de: 'Kosten', fr: 'Coût', pt: 'Custo' },
    { en: ['cost price', 'purchase price'], de: ['Einkaufspreis', 'EK'], fr: ['prix d’achat'], pt: ['preço de custo'] },
  ),
  column(
    'stock',
    { en: 'Stock', de: 'Bestand', fr: 'Stock', pt: 'Stock' },
    {
      '': ['qty'],
      en: ['quantity', 'stock quantity'],
      de: ['Lagerbestand', 'Menge'],
      fr: ['quantité'],
      pt: ['quantidade'],
    },
  ),
  column(
    'availability',
    { en: 'Availability', de: 'Verfügbarkeit', fr: 'Disponibilité', pt: 'Disponibilidade' },
    { de: ['Lieferbarkeit'] },
  ),
];

const longestShown = 60;
const shown = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);

/** A text of a file as a value of one of these columns, in a shop with this currency; an empty one is null. */
export function parseOwnCell(key: string, text: string, currency: string | null): ParsedCell {
  if (text === '') return { value: null };
  switch (key) {
    case 'price':
    case 'listPrice':
    case 'cost':
      return parseAmount(text, currency);
    case 'stock':
      return parseStock(text);
    case 'availability': {
      const name = readAvailability(text);
      return name === undefined ? { why: reasoned('cell_availability', { text: shown(text) }) } : { value: name };
    }
    default:
      return text.length > ownOfferLimits.sku
        ? { why: reasoned('cell_too_long', { longest: ownOfferLimits.sku }) }
        : { value: text };
  }
}

function parseStock(text: string): ParsedCell {
  const decimal = parseDecimal(text.replaceAll(/[\s\u00A0\u202F]/g, ''));
  const isCount = decimal?.scale === 0 && decimal.digits >= 0n && decimal.digits <= BigInt(ownOfferLimits.stock);
  return isCount ? { value: Number(decimal.digits) } : { why: reasoned('cell_stock', { text: shown(text) }) };
}

const longestAmount = 100;
const amountFaults = {
  not_a_decimal: 'cell_amount:not_a_decimal',
  too_small: 'cell_amount:too_small',
  too_large: 'cell_amount:too_large',
} as const;

/** Digits with a point or a comma before the decimals, and a currency's code beside them; signs between thousands are not guessed. */
function parseAmount(text: string, currency: string | null): ParsedCell {
  const said = { text: shown(text) };
  if (currency === null) return { why: reasoned('cell_amount:shop_without_currency', said) };
  if (text.length > longestAmount) return { why: reasoned('cell_amount:not_a_decimal', said) };
  const [, before, digits = '', after] = /^([a-z]{3})?\s*([^a-z]*?)\s*([a-z]{3})?$/i.exec(text) ?? [];
  const named = [before, after].flatMap((code) => code?.toUpperCase() ?? []);
  if (!named.every(isCurrencyCode)) return { why: reasoned('cell_amount:not_a_decimal', said) };
  if (named.some((code) => code !== currency))
    return { why: reasoned('cell_amount:other_currency', { ...said, currency }) };
  const plain = digits
    .replaceAll(/[\s\u00A0\u202F]/g, '')
    .replace(/^(?<whole>-?\d+),(?<decimals>\d+)$/, '$<whole>.$<decimals>');
  const read = readAmount(plain, currency);
  if (typeof read === 'number') return { value: { minor: read, currency } };
  if (read === 'too_many_decimals') return { why: reasoned('cell_amount:too_many_decimals', { ...said, currency }) };
  const fault = Object.hasOwn(amountFaults, read) ? amountFaults[read as keyof typeof amountFaults] : undefined;
  return { why: reasoned(fault ?? 'cell_amount:not_a_decimal', said) };
}
