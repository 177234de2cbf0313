import { type AttributeRules, type AttributeType, brokenRule, hasOptions } from '@quarry/contracts/attributes';
import { type CheckedInput, checkInput, type InputIssue, inputIssue } from '@quarry/contracts/common';
import { type HandValueDraft, valueSchemaOf } from '@quarry/contracts/products';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { onlyOne } from '../../platform/only-one.ts';
import { type AttributeRecord, holdOptions } from '../attributes/index.ts';
import { findValuesOf, type ValueRow } from './catalogue-value.store.ts';
import type { NamedEdit } from './product-edit.ts';
import { findReferences, type KnownReferences, type LockedProduct } from './product.store.ts';
import { checkGtin } from './typed-gtin.ts';

/** A value that a person wants set on a locked product. */
export type WantedValue = {
  product: LockedProduct;
  attribute: AttributeRecord;
  draft: Pick<HandValueDraft, 'variantId' | 'locale' | 'value'>;
};

/** What is wrong with each of these values, or the edit that sets it; the number of statements does not grow with them. */
export async function checkEdits(
  tx: Tx,
  { settings }: Pick<Deps, 'settings'>,
  wanted: readonly WantedValue[],
): Promise<CheckedInput<NamedEdit>[]> {
  const set = wanted.filter(({ draft }) => draft.value !== null);
  const checked = await checkHandValues(
    tx,
    set.map(({ attribute, draft }) => ({ ...attribute, value: draft.value })),
  );
  const valueOf = new Map(set.map((one, index) => [one, checked[index]]));
  const locales = await contentLocalesOf({ settings, db: tx });
  const elsewhere = wanted.filter(({ draft }) => draft.locale !== null && !locales.includes(draft.locale));
  const stored = await findValuesOf(tx, [...new Set(elsewhere.map(({ product }) => product.id))]);
  return wanted.map((one) => {
    const rows = stored.get(one.product.id) ?? [];
    const isLocaleRight = mayHaveTextIn(one.draft, one.attribute, { rows, locales });
    return checkedEdit(one, valueOf.get(one) ?? { ok: true, value: null }, isLocaleRight);
  });
}

function checkedEdit(
  { product, attribute, draft }: WantedValue,
  value: CheckedInput<unknown>,
  isLocaleRight: boolean,
): CheckedInput<NamedEdit> {
  const variantId = variantFor(product, draft.variantId, attribute);
  const issues: InputIssue[] = [
    ...(variantId === undefined ? [inputIssue('variantId', draft.variantId === null ? 'required' : 'unknown')] : []),
    ...(isLocaleRight ? [] : [inputIssue('locale', 'not_a_choice')]),
    ...(value.ok ? [] : value.issues),
  ];
  if (issues.length > 0 || variantId === undefined || !value.ok) return { ok: false, issues };
  const locale = attribute.isLocalized ? (draft.locale ?? undefined) : '';
  return { ok: true, value: { code: attribute.code, variantId, locale, value: value.value } };
}

/** Whether the attribute has texts in that language: one of the content locales, or one in which the product has a text already. */
function mayHaveTextIn(
  { locale, value }: WantedValue['draft'],
  attribute: AttributeRecord,
  { rows, locales }: { rows: readonly ValueRow[]; locales: readonly string[] },
): boolean {
  if (locale === null) return true;
  if (!attribute.isLocalized) return false;
  if (value === null || locales.includes(locale)) return true;
  return rows.some((row) => row.attributeId === attribute.id && row.locale === locale);
}

/** The variant that a value belongs to: null for a value of the product, undefined when it cannot be told. */
function variantFor(
  { variantIds }: LockedProduct,
  wanted: string | null,
  { isVariantLevel }: AttributeRecord,
): string | null | undefined {
  if (!isVariantLevel) return wanted === null ? null : undefined;
  if (wanted !== null) return variantIds.includes(wanted) ? wanted : undefined;
  return variantIds.length === 1 ? variantIds[0] : undefined;
}

/** A value for an attribute. */
export type ValueFor = Pick<AttributeRecord, 'id' | 'code' | 'type' | 'unitFamily' | 'unit' | keyof AttributeRules> & {
  value: unknown;
};

/** Whether a person may set these values: of their attributes' types, usable GTINs, references to what exists. */
export async function checkHandValues(tx: Tx, values: readonly ValueFor[]): Promise<CheckedInput<unknown>[]> {
  const parsed = values.map(parseValue);
  const referring = parsed.map((one, index) => {
    const type = values[index]?.type;
    const ids = one.ok ? (Array.isArray(one.value) ? one.value.map(String) : [String(one.value)]) : [];
    return { attributeId: values[index]?.id ?? '', type, ids };
  });
  const idsOf = (type: AttributeType) => [...new Set(referring.flatMap((one) => (one.type === type ? one.ids : [])))];
  const known = await findReferences(tx, {
    brandIds: idsOf('brand'),
    categoryIds: idsOf('category'),
    mediaIds: idsOf('media'),
    productIds: idsOf('product'),
  });
  const options = await holdOptions(
    tx,
    referring.flatMap(({ attributeId, type, ids }) =>
      type !== undefined && hasOptions(type) ? ids.map((id) => ({ attributeId, id })) : [],
    ),
  );
  return parsed.map((one, index) => {
    const { type, ids = [] } = referring[index] ?? {};
    const there = type && (hasOptions(type) ? options : knownOf(known, type));
    if (there && !ids.every((id) => there.has(id))) return { ok: false, issues: [inputIssue('value', 'unknown')] };
    return one.ok && type === 'options' ? { ok: true, value: ids.toSorted(inOrderOf([...options])) } : one;
  });
}

/** Compares what stands in a list by its places there. */
function inOrderOf(order: readonly string[]) {
  return (left: string, right: string) => order.indexOf(left) - order.indexOf(right);
}

/** The same for one value. */
export async function checkHandValue(tx: Tx, value: ValueFor): Promise<CheckedInput<unknown>> {
  return onlyOne(await checkHandValues(tx, [value]));
}

function knownOf(known: KnownReferences, type: AttributeType): Pick<ReadonlySet<string>, 'has'> | undefined {
  if (type === 'brand') return known.brands;
  if (type === 'category') return known.categories;
  if (type === 'product') return known.products;
  return type === 'media' ? known.media : undefined;
}

function parseValue({ value, ...attribute }: ValueFor): CheckedInput<unknown> {
  const { code } = attribute;
  const checked = checkInput(valueSchemaOf(attribute), value);
  if (!checked.ok) return { ok: false, issues: checked.issues.map((issue) => ({ ...issue, path: 'value' })) };
  const broken = brokenRule(attribute, checked.value);
  if (broken) return { ok: false, issues: [inputIssue('value', broken)] };
  return code === 'gtin' ? checkGtin('value', String(checked.value)) : checked;
}
