import { meaningOf, type FieldMeaning } from './field-names.ts';
import { addValue, placeValue, type SourceRow } from './source-row.ts';

/** A leaf of a nested element or object: its innermost name and its text. */
export type Leaf = { name: string; text: string; isBare?: true; isNumber?: true };

const amountNames = ['value', 'amount', 'price', 'amountvalue', 'units'];
const precisionNames = [
  'precision',
  'scale',
  'exponent',
  'fractiondigits',
  'fraction_digits',
  'currencyminorunit',
  'currency_minor_unit',
];
const currencyNames = ['currency', 'currencycode', 'currency_code', 'unit', 'currencyid'];
const addressNames = new Set(['url', 'src', 'href', 'link', 'original', 'large']);

/** Puts a value that has parts (shipping, a price with its currency, a list of pictures) where its name belongs. */
export function addNested(row: SourceRow, meaning: FieldMeaning, leaves: Leaf[]): void {
  if (leaves.length === 0) return;
  switch (meaning.field) {
    case 'price':
    case 'sale_price':
    case 'list_price':
    case 'shipping_price':
      addAmount(row, meaning, leaves);
      return;
    case 'image_link':
    case 'additional_image_link':
      addAddresses(row, meaning, leaves);
      return;
    case 'shipping':
    case 'tax':
    case 'installment':
    case 'subscription_cost':
    case 'loyalty_points':
    case 'product_detail':
      addValue(row, meaning, describe(leaves), partsOf(leaves));
      return;
    case 'product_type':
      addValue(row, meaning, named(leaves, ['name', 'label', 'full_name']) ?? texts(leaves).join(' > '));
      return;
    case null:
      for (const leaf of leaves) addValue(row, { ...meaning, name: `${meaning.name}/${leaf.name}` }, leaf.text);
      return;
    default:
      addValue(row, meaning, named(leaves, ['name', 'value', 'title']) ?? texts(leaves).join(', '));
  }
}

function addAmount(row: SourceRow, meaning: FieldMeaning, leaves: Leaf[]): void {
  const micros = named(leaves, ['amountmicros', 'amount_micros']);
  const stated = leafNamed(leaves, amountNames);
  const cents = named(leaves, ['centamount', 'cent_amount', 'minor', 'minorunits', 'minor_units']);
  const places = named(leaves, precisionNames);
  const amount =
    micros === undefined
      ? cents === undefined
        ? withPlaces(stated?.text, places)
        : withPlaces(cents, places ?? '2')
      : decimalOfMicros(micros);
  const currency = named(leaves, currencyNames);
  const own: FieldMeaning = { ...meaning };
  if (stated?.isBare === true) own.isBare = true;
  if (stated?.isNumber === true) own.isNumber = true;
  if (amount !== undefined) addValue(row, currency === undefined ? own : { ...own, currency }, amount);
  else if (currency === undefined) addValue(row, meaning, texts(leaves).join(' '));
}

/** `{ "amount": 4990, "precision": 2 }` counts in minor units and says how many decimals they stand for. */
function withPlaces(amount: string | undefined, places: string | undefined): string | undefined {
  const exponent = Number(places ?? '0');
  return amount === undefined || !Number.isInteger(exponent) || exponent > 6 ? amount : withDecimals(amount, exponent);
}

/** Minor units as a decimal: 4990 with two is "49.90"; what is no count stays. */
export function withDecimals(digits: string, exponent: number): string {
  if (!/^\d+$/.test(digits) || exponent <= 0) return digits;
  const padded = digits.padStart(exponent + 1, '0');
  return `${padded.slice(0, -exponent)}.${padded.slice(-exponent)}`;
}

/** "19990000" millionths are "19.99". */
function decimalOfMicros(micros: string): string {
  const match = /^(-?)(\d+)$/.exec(micros.trim());
  if (!match) return micros;
  const digits = (match[2] ?? '').padStart(7, '0');
  const fraction = digits.slice(-6).replace(/0+$/, '').padEnd(2, '0');
  return `${match[1]}${digits.slice(0, -6)}.${fraction}`;
}

function addAddresses(row: SourceRow, meaning: FieldMeaning, leaves: Leaf[]): void {
  const isNamed = leaves.some((leaf) => addressNames.has(leaf.name.toLowerCase()));
  const wanted = isNamed ? leaves.filter((leaf) => addressNames.has(leaf.name.toLowerCase())) : leaves;
  for (const leaf of wanted) addValue(row, meaning, leaf.text);
}

/** Puts a name and value given as data ("Colour": "red") in the field of that name, or among the attributes. */
export function addNamedAttribute(row: SourceRow, name: string, text: string, path: string): void {
  const meaning = meaningOf(name, false);
  const isOurs = meaning.field !== null && attributeFields.has(meaning.field) && text !== '';
  if (isOurs && meaning.field !== null) placeValue(row, meaning.field, { path, text, isSpecific: false });
  else if (text !== '') row.attributes.push({ name, text });
}

/** The only fields a free attribute may fill: a parameter called "price" or "id" is not the price or the id. */
const attributeFields = new Set([
  'color',
  'size',
  'material',
  'pattern',
  'gender',
  'age_group',
  'mpn',
  'gtin',
  'brand',
]);

function named(leaves: Leaf[], names: string[]): string | undefined {
  return leafNamed(leaves, names)?.text;
}

function leafNamed(leaves: Leaf[], names: string[]): Leaf | undefined {
  for (const name of names) {
    const found = leaves.find((leaf) => leaf.name.toLowerCase() === name && leaf.text !== '');
    if (found) return found;
  }
  return undefined;
}

function texts(leaves: Leaf[]): string[] {
  return leaves.map((leaf) => leaf.text).filter((text) => text !== '');
}

function describe(leaves: Leaf[]): string {
  return leaves.map((leaf) => `${leaf.name}=${leaf.text}`).join(' ');
}

function partsOf(leaves: Leaf[]): Record<string, string> {
  const parts: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const leaf of leaves) parts[snake(leaf.name)] ??= leaf.text;
  return parts;
}

/** "attributeName" and "g:attribute_name" are "attribute_name". */
function snake(name: string): string {
  return name
    .replace(/^[A-Za-z][\w.-]*:/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase();
}
