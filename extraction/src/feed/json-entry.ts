import { detailed } from '@quarry/contracts/wording';
import { meaningOf, type FieldMeaning } from './field-names.ts';
import { addNamedAttribute, addNested, type Leaf, withDecimals } from './nested-value.ts';
import { inLanguage, type LanguagesSaid } from './one-language.ts';
import { bareNames, type JsonObject, numberNames } from './parse-json.ts';
import { addValue, emptyRow, placeValue, type SourceRow } from './source-row.ts';

const deepest = 6;
const meanings = new Map<string, FieldMeaning>();

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * One entry of a JSON feed as rows: one, or one for each variant of a shop system's product.
 * Knows flat objects, Google's content and merchant interfaces (nested price, `productAttributes`), Shopify's products and WooCommerce's.
 */
export function rowsOfEntry(entry: JsonObject, line: number, languages: readonly string[]): SourceRow[] {
  const said: LanguagesSaid = { read: new Set(), leftOut: new Set() };
  const rows = rowsOf(inLanguage(unwrap(entry), languages, said), line);
  if (said.leftOut.size === 0) return rows;
  const others = [...said.leftOut].filter((tag) => !said.read.has(tag));
  if (others.length > 0) {
    const remark = detailed('other_languages', { read: [...said.read].join(', '), others: others.join(', ') });
    for (const row of rows) row.warnings.push(remark);
  }
  return rows;
}

function rowsOf(product: JsonObject, line: number): SourceRow[] {
  const { variants } = product;
  if (Array.isArray(variants) && variants.some(isObject)) {
    return variants.filter(isObject).map((variant) => variantRow(product, variant, line));
  }
  const row = emptyRow(line);
  addObject(row, product, '$', 0);
  return [row];
}

/** `{ "product": { ... } }` and `{ "node": { ... } }` hold the entry one level deeper. */
function unwrap(entry: JsonObject): JsonObject {
  const inner = entry.product ?? entry.node;
  return isObject(inner) && entry.title === undefined && entry.name === undefined ? inner : entry;
}

function addObject(row: SourceRow, object: JsonObject, path: string, depth: number): void {
  for (const key of Object.keys(object)) {
    const value = object[key];
    if (value === null || value === undefined || value === '') continue;
    const { meaning, attributes } = memberAt(path, key);
    const { path: at } = meaning;
    const marks = marksOf(object, key);
    if (key === 'prices' && isObject(value)) addMinorUnitPrices(row, value, at);
    else if (attributes === 'any' && typeof value === 'object') addAttributes(row, value, at, depth);
    else if (attributes === 'list' && Array.isArray(value)) addAttributes(row, value, at, depth);
    else addMember(row, marks === undefined ? meaning : { ...meaning, ...marks }, value);
  }
}

/** What stands under a key: its meaning, and whether it may hold attributes, in a list only or in an object too. */
type Member = { meaning: FieldMeaning; attributes: 'any' | 'list' | undefined };

/** Members by the path of their object and their key: the entries of a feed have the same few. */
const members = new Map<string, Map<string, Member>>();
const mostMembers = 2000;
let memberCount = 0;

function memberAt(path: string, key: string): Member {
  const known = members.get(path)?.get(key);
  if (known !== undefined) return known;
  const isList = /^custom_?attributes$/i.test(key);
  const attributes = /^(product_?)?attributes$/i.test(key) ? 'any' : isList ? 'list' : undefined;
  const member: Member = { meaning: { ...meaningOfKey(key), path: `${path}.${key}` }, attributes };
  if (memberCount < mostMembers) {
    memberCount += 1;
    const siblings = members.get(path) ?? new Map<string, Member>();
    members.set(path, siblings.set(key, member));
  }
  return member;
}

/** Whether a value stood unquoted, or is a number, whose point is the decimal sign in every language; undefined for any other. */
function marksOf(object: JsonObject, name: string): { isBare: true } | { isNumber: true } | undefined {
  if (object[bareNames]?.has(name) === true) return { isBare: true };
  const isNumber = typeof object[name] === 'number' || object[numberNames]?.has(name) === true;
  return isNumber ? { isNumber } : undefined;
}

function meaningOfKey(key: string): FieldMeaning {
  let meaning = meanings.get(key);
  if (meaning === undefined) {
    meaning = meaningOf(key);
    if (meanings.size < 2000) meanings.set(key, meaning);
  }
  return meaning;
}

function addMember(row: SourceRow, meaning: FieldMeaning, value: unknown): void {
  if (Array.isArray(value)) addList(row, meaning, value);
  else if (isObject(value)) addNested(row, meaning, leavesOf(value));
  else addValue(row, meaning, textOf(value));
}

function addList(row: SourceRow, meaning: FieldMeaning, values: unknown[]): void {
  const isPlain = values.every((value) => !isObject(value) && !Array.isArray(value));
  const isOneText = meaning.field === null || meaning.field === 'size' || meaning.field === 'color';
  if (isPlain && isOneText) {
    addValue(row, meaning, values.map(textOf).join(', '));
    return;
  }
  for (const [index, value] of values.entries()) {
    const item: FieldMeaning = { ...meaning, path: `${meaning.path}[${index}]` };
    if (typeof value === 'number') item.isNumber = true;
    if (isObject(value)) addNested(row, item, leavesOf(value));
    else if (!Array.isArray(value)) addValue(row, item, textOf(value));
  }
}

/** `[{ name, value }]`, `[{ name, options: [] }]` or `{ name: value }`. */
function addAttributes(row: SourceRow, attributes: object, path: string, depth: number): void {
  if (!Array.isArray(attributes)) {
    if (depth < deepest) addObject(row, attributes as JsonObject, path, depth + 1);
    return;
  }
  for (const [index, attribute] of attributes.entries()) {
    if (!isObject(attribute) || typeof attribute.name !== 'string') continue;
    const value = attribute.value ?? attribute.option ?? attribute.options;
    const text = Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value);
    addNamedAttribute(row, attribute.name, text, `${path}[${index}]`);
  }
}

/** WooCommerce's store interface counts in minor units and says how many decimals they stand for. */
function addMinorUnitPrices(row: SourceRow, prices: JsonObject, path: string): void {
  const exponent = typeof prices.currency_minor_unit === 'number' ? prices.currency_minor_unit : 0;
  const currency = textOf(prices.currency_code);
  for (const key of ['price', 'regular_price', 'sale_price']) {
    const text = withDecimals(textOf(prices[key]), exponent);
    if (text !== '') addValue(row, { ...meaningOfKey(key), path: `${path}.${key}`, currency }, text);
  }
}

/** A variant inherits its product's fields; its price stands for now, `compare_at_price` for the regular one. */
function variantRow(product: JsonObject, variant: JsonObject, line: number): SourceRow {
  const row = emptyRow(line);
  addObject(row, variantFields(product, variant), '$.variants[]', 0);
  const shared: JsonObject = { ...product };
  for (const key of ['id', 'variants', 'options', 'sku', 'price', 'title', 'name', 'created_at', 'updated_at'])
    delete shared[key];
  addObject(row, shared, '$', 0);
  addValue(row, { ...meaningOfKey('item_group_id'), path: '$.id' }, textOf(product.id ?? product.handle));
  const title = textOf(product.title ?? product.name);
  const variantTitle = textOf(variant.title ?? variant.name);
  const isDefault = variantTitle === '' || variantTitle === 'Default Title' || variantTitle === title;
  const whole = isDefault || variantTitle.startsWith(title) ? variantTitle : `${title} - ${variantTitle}`;
  placeValue(row, 'title', { path: '$.title', text: isDefault ? title : whole, isSpecific: true });
  addOptions(row, product.options, variant);
  return row;
}

function variantFields(product: JsonObject, variant: JsonObject): JsonObject {
  const fields: JsonObject = { ...variant };
  for (const key of [
    'title',
    'name',
    'option1',
    'option2',
    'option3',
    'product_id',
    'created_at',
    'updated_at',
    'position',
  ]) {
    delete fields[key];
  }
  fields.featured_image = isObject(variant.featured_image) ? variant.featured_image.src : variant.featured_image;
  fields.id ??= `${textOf(product.id ?? product.handle)}-${textOf(variant.sku ?? variant.title)}`;
  return fields;
}

function addOptions(row: SourceRow, options: unknown, variant: JsonObject): void {
  if (!Array.isArray(options)) return;
  for (const [index, option] of options.entries()) {
    const name = isObject(option) ? textOf(option.name) : textOf(option);
    const chosen = textOf(variant[`option${index + 1}`]);
    if (name !== '' && name !== 'Title' && chosen !== '') {
      addNamedAttribute(row, name, chosen, `$.variants[].option${index + 1}`);
    }
  }
}

function leavesOf(value: JsonObject, depth = 0): Leaf[] {
  return Object.entries(value).flatMap(([name, member]): Leaf[] => {
    if (isObject(member)) return depth < deepest ? leavesOf(member, depth + 1) : [];
    if (Array.isArray(member))
      return [
        {
          name,
          text: member
            .filter((item) => !isObject(item))
            .map(textOf)
            .join(', '),
        },
      ];
    const text = textOf(member);
    return text === '' ? [] : [{ name, text, ...marksOf(value, name) }];
  });
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  // Fifteen digits are what a double holds: 0.30000000000000004 was written by a sum, not by a shop.
  if (typeof value === 'number' && !Number.isInteger(value)) return String(Number(value.toPrecision(15)));
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint' ? String(value) : '';
}
