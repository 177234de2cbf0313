import { brokenRule, chosenOptions, optionLabel, optionListText } from '@quarry/contracts/attributes';
import type { InputCode } from '@quarry/contracts/common';
import { printGtin } from '@quarry/contracts/gtin';
import { productLimits } from '@quarry/contracts/products';
import { reasoned } from '@quarry/contracts/wording';
import type { ParsedCell } from '../../platform/imports/index.ts';
import type { ProductColumn } from './import-columns.ts';
import { isId } from '../../platform/ids.ts';
import { checkGtin } from './typed-gtin.ts';
import { readTypedText, shown, textOfTyped } from './typed-text.ts';

/** What brands, categories and products the texts of a window name, found by one look for all of them. */
export type NamedReferences = {
  brandOf: (text: string) => string | undefined;
  categoriesOf: (text: string) => readonly string[];
  productsOf: (text: string) => readonly string[];
};

/** A text of a file as a value of its column; an empty one is null. What is of its type and breaks a rule is refused too. */
export function parseText(column: ProductColumn, text: string, references: NamedReferences): ParsedCell {
  const parsed = parseTyped(column, text, references);
  const { rules, unitFamily = null, unit = null } = column;
  const broken = 'value' in parsed && rules ? brokenRule({ ...rules, unitFamily, unit }, parsed.value) : undefined;
  return broken === undefined ? parsed : { why: reasoned('cell_invalid', { text: shown(text) }) };
}

function parseTyped(column: ProductColumn, text: string, references: NamedReferences): ParsedCell {
  if (text === '') return { value: null };
  const said = { text: shown(text) };
  switch (column.type) {
    case 'id':
      return isId(text.toLowerCase()) ? { value: text.toLowerCase() } : { why: reasoned('cell_not_an_id', said) };
    case 'tags':
      return parseTags(text);
    case 'gtin':
      return parseGtin(text);
    case 'part_number':
      return text.length > productLimits.identifier
        ? { why: reasoned('cell_too_long', { longest: productLimits.identifier }) }
        : { value: text };
    case 'brand': {
      const id = references.brandOf(text);
      return id === undefined ? { why: reasoned('cell_unknown_brand', said) } : { value: id };
    }
    case 'category': {
      const [id, ...others] = references.categoriesOf(text);
      if (id === undefined) return { why: reasoned('cell_unknown_category', said) };
      return others.length > 0 ? { why: reasoned('cell_several_categories', said) } : { value: id };
    }
    case 'product': {
      const [id, ...others] = references.productsOf(text);
      if (id === undefined) return { why: reasoned('cell_unknown_product', said) };
      return others.length > 0 ? { why: reasoned('cell_several_products', said) } : { value: id };
    }
    default: {
      const { type, unitFamily = null, unit = null, options = [] } = column;
      return readTypedText({ code: column.place?.attribute ?? column.key, type, unitFamily, unit, options }, text);
    }
  }
}

const gtinFaults = {
  required: 'cell_gtin:not_digits',
  gtin_not_digits: 'cell_gtin:not_digits',
  gtin_rounded: 'cell_gtin:rounded',
  gtin_all_zeros: 'cell_gtin:all_zeros',
  gtin_wrong_length: 'cell_gtin:wrong_length',
  gtin_wrong_check_digit: 'cell_gtin:wrong_check_digit',
  gtin_restricted: 'cell_gtin:restricted',
  gtin_coupon: 'cell_gtin:coupon',
  gtin_variable_measure: 'cell_gtin:variable_measure',
  gtin_case: 'cell_gtin:case',
} as const satisfies Partial<Record<InputCode, string>>;

function parseGtin(text: string): ParsedCell {
  const checked = checkGtin('gtin', text);
  if (checked.ok) return { value: checked.value };
  const code = checked.issues[0]?.code ?? '';
  const fault = Object.hasOwn(gtinFaults, code) ? gtinFaults[code as keyof typeof gtinFaults] : 'cell_invalid';
  return { why: reasoned(fault, { text: shown(text) }) };
}

/** Tags stand apart by "|" where one does, else by commas or semicolons. */
function parseTags(text: string): ParsedCell {
  const parts = text.includes('|') ? text.split('|') : text.split(/[,;\n]/);
  const tags = [...new Set(parts.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
  if (tags.some((tag) => tag.length > productLimits.tag))
    return { why: reasoned('cell_too_long', { longest: productLimits.tag }) };
  if (tags.length > productLimits.tags) return { why: reasoned('TOO_MANY_TAGS', { most: productLimits.tags }) };
  return { value: tags.length === 0 ? null : tags };
}

/** A value as a file has it; `parseText` reads it as the same. `name` is that of what a reference leads to. */
export function textOfValue(
  { type, options = [] }: Pick<ProductColumn, 'type' | 'options'>,
  value: unknown,
  name?: string,
): string {
  if (name !== undefined) return name;
  const chosen = chosenOptions({ type, options }, value) ?? [];
  const [first] = chosen;
  if (first) return type === 'options' ? optionListText(chosen, 'en') : optionLabel(first, 'en');
  if (type === 'gtin') return printGtin(String(value));
  if (type === 'tags') return tagsText(value);
  return typeof value === 'string' ? value : (textOfTyped(value) ?? JSON.stringify(value));
}

function tagsText(value: unknown): string {
  const tags = Array.isArray(value) ? value.map(String) : [];
  const [first] = tags;
  // A lone tag with a comma is not to become several.
  return tags.length === 1 && first !== undefined && /[,;]/.test(first) ? `${first} |` : tags.join(' | ');
}
