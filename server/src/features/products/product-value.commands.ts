import { type CheckedInput, checkInput, type InputIssue, inputIssue } from '@quarry/contracts/common';
import { type AttributeType, type HandValueDraft, valueSchemas } from '@quarry/contracts/products';
import { recordChange, type ChangeOrigin } from '../../platform/audit/index.ts';
import { type Missed, refusedAmong, type Saved } from '../../platform/commands/index.ts';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { findValues } from './catalogue-value.store.ts';
import type { AttributeRecord } from './product-detail.store.ts';
import { applyEdits, type NamedEdit } from './product-edit.ts';
import { mirroredAttributes } from './product.ts';
import { productChanged } from './product.topics.ts';
import { findProductForUpdate, findUnknownReferences, type LockedProduct, mediaExists } from './product.store.ts';
import { checkGtin } from './typed-gtin.ts';

/** An attribute with its type from the closed list. */
export type EditableAttribute = Omit<AttributeRecord, 'type'> & { type: AttributeType };

type SetValueOutcome = Saved<LockedProduct> | { kind: 'invalid'; issues: InputIssue[] };

/** Sets one value by hand, or clears the hand-set one so that the best other takes its place. */
export function setProductValue(
  deps: Deps,
  origin: ChangeOrigin,
  draft: HandValueDraft,
  attribute: EditableAttribute,
): Promise<SetValueOutcome | Missed> {
  return withTransaction(deps.db, async (tx) => {
    const product = await findProductForUpdate(tx, draft.productId);
    if (!product) return { kind: 'not_found' };
    if (product.version !== draft.version) return { kind: 'conflict', currentVersion: product.version };
    if (refusedAmong(origin.mayChange, [judgedField(attribute.code)]))
      return { kind: 'invalid', issues: [inputIssue('value', 'not_your_field')] };
    const checked = await checkEdit({ ...deps, db: tx }, product, draft, attribute);
    if (!checked.ok) return { kind: 'invalid', issues: checked.issues };
    return saveValues(tx, deps, origin, product, [checked.value]);
  });
}

/** Sets values back to what they were, by the names that changes have for them. */
export function restoreValues(
  deps: Deps,
  origin: ChangeOrigin,
  productId: string,
  version: number,
  values: Readonly<Record<string, unknown>>,
): Promise<SetValueOutcome | Missed> {
  return withTransaction(deps.db, async (tx) => {
    const product = await findProductForUpdate(tx, productId);
    if (!product) return { kind: 'not_found' };
    if (product.version !== version) return { kind: 'conflict', currentVersion: product.version };
    const edits = Object.entries(values).flatMap(([name, value]) => {
      const place = placeOfKey(name);
      return place ? [{ ...place, value, isRevert: true }] : [];
    });
    const refused = refusedAmong(
      origin.mayChange,
      edits.map(({ code }) => judgedField(code)),
    );
    if (refused) return refused;
    const isGone = await leadsToLostCategory(tx, edits);
    return isGone
      ? { kind: 'invalid', issues: [inputIssue('value', 'unknown')] }
      : saveValues(tx, deps, origin, product, edits);
  });
}

/** Whether a category that a value is to be of again lies in the bin by now, or is gone; one that is there stays. */
async function leadsToLostCategory(tx: Tx, edits: readonly NamedEdit[]): Promise<boolean> {
  for (const { code, value } of edits) {
    if (code === 'category' && value !== null && (await refersToNothing(tx, 'category', value))) return true;
  }
  return false;
}

/** What a role calls the value of an attribute: the field that shows it too, or one of the values. */
function judgedField(code: string): string {
  if (code === 'gtin' || code === 'mpn') return code;
  const mirrored: Readonly<Record<string, string>> = mirroredAttributes;
  return mirrored[code] ?? 'values';
}

/** Writes hand-set values of a locked product as one change. */
async function saveValues(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  product: LockedProduct,
  edits: readonly NamedEdit[],
): Promise<SetValueOutcome> {
  const outcome = await applyEdits(tx, product, edits, product.tags, {
    settings: deps.settings,
    origin,
    now: deps.clock.now(),
  });
  if (outcome.kind === 'invalid') return outcome;
  const places = outcome.written.map((written) => ({
    ...written,
    key: valueKey(written.edit.attribute.code, written.locale, written.edit.variantId),
  }));
  const changeId = await recordChange(tx, deps, {
    ...origin,
    entity: 'product',
    entityId: product.id,
    action: 'value_set',
    before: Object.fromEntries(places.map(({ key, handBefore }) => [key, handBefore])),
    after: Object.fromEntries(places.map(({ key, edit }) => [key, edit.value])),
    told: { topic: productChanged, brandId: product.brandId },
  });
  return { kind: 'saved', record: product, changeId };
}

/** How a change names a value: `value:color:de:<variant>`. */
export function valueKey(code: string, locale: string, variantId: string | null): string {
  return `value:${code}:${locale}:${variantId ?? ''}`;
}

/** The place that such a name means; undefined for the name of a field. */
export function placeOfKey(key: string): Omit<NamedEdit, 'value'> | undefined {
  const [kind, code, locale, variantId] = key.split(':');
  if (kind !== 'value' || code === undefined || locale === undefined) return undefined;
  return { code, locale, variantId: variantId || null };
}

async function checkEdit(
  deps: Pick<Deps, 'settings'> & { db: Tx },
  product: LockedProduct,
  draft: HandValueDraft,
  attribute: EditableAttribute,
): Promise<CheckedInput<NamedEdit>> {
  const variantId = variantFor(product, draft.variantId, attribute);
  const value =
    draft.value === null ? ({ ok: true, value: null } as const) : await checkHandValue(deps.db, attribute, draft.value);
  const issues: InputIssue[] = [
    ...(variantId === undefined ? [inputIssue('variantId', draft.variantId === null ? 'required' : 'unknown')] : []),
    ...((await mayHaveTextIn(deps, product, draft, attribute)) ? [] : [inputIssue('locale', 'not_a_choice')]),
    ...(value.ok ? [] : value.issues),
  ];
  if (issues.length > 0 || variantId === undefined || !value.ok) return { ok: false, issues };
  const locale = attribute.isLocalized ? (draft.locale ?? undefined) : '';
  return { ok: true, value: { code: attribute.code, variantId, locale, value: value.value } };
}

/** Whether the attribute has texts in that language: one of the content locales, or one in which the product has a text already. */
async function mayHaveTextIn(
  deps: Pick<Deps, 'settings'> & { db: Tx },
  product: LockedProduct,
  { locale, value }: HandValueDraft,
  attribute: EditableAttribute,
): Promise<boolean> {
  if (locale === null) return true;
  if (!attribute.isLocalized) return false;
  if (value === null || (await contentLocalesOf(deps)).includes(locale)) return true;
  const rows = await findValues(deps.db, product.id);
  return rows.some((row) => row.attributeId === attribute.id && row.locale === locale);
}

/** The variant that a value belongs to: null for a value of the product, undefined when it cannot be told. */
function variantFor(
  { variantIds }: LockedProduct,
  wanted: string | null,
  { isVariantLevel }: EditableAttribute,
): string | null | undefined {
  if (!isVariantLevel) return wanted === null ? null : undefined;
  if (wanted !== null) return variantIds.includes(wanted) ? wanted : undefined;
  return variantIds.length === 1 ? variantIds[0] : undefined;
}

/** Whether a person may set this value: of its attribute's type, a usable GTIN, a reference to what exists. */
export async function checkHandValue(
  tx: Tx,
  { code, type }: Pick<EditableAttribute, 'code' | 'type'>,
  value: unknown,
): Promise<CheckedInput<unknown>> {
  const checked = checkInput(valueSchemas[type], value);
  if (!checked.ok) return { ok: false, issues: checked.issues.map((issue) => ({ ...issue, path: 'value' })) };
  if (code === 'gtin') return checkGtin('value', String(checked.value));
  return (await refersToNothing(tx, type, checked.value))
    ? { ok: false, issues: [inputIssue('value', 'unknown')] }
    : checked;
}

async function refersToNothing(tx: Tx, type: AttributeType, value: unknown): Promise<boolean> {
  const id = String(value);
  if (type === 'media') return !(await mediaExists(tx, id));
  if (type === 'brand') return (await findUnknownReferences(tx, { brandId: id, categoryId: null })).length > 0;
  if (type === 'category') return (await findUnknownReferences(tx, { brandId: null, categoryId: id })).length > 0;
  return false;
}
