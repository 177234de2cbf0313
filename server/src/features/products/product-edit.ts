import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { printGtin } from '@quarry/contracts/gtin';
import { blockingKeys, type BlockingKey } from '@quarry/matching';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type EventOrigin, publishEvents } from '../../platform/events/index.ts';
import type { Settings } from '../../platform/settings/index.ts';
import { partNumberKey } from './catalogue.ts';
import { refreshCompleteness, refreshSearchTexts } from './catalogue-refresh.store.ts';
import { findAttributes, insertMatchKeys } from './catalogue.store.ts';
import { findValues } from './catalogue-value.store.ts';
import { type HandEdit, type HandWritten, writeHandValues } from './hand-values.ts';
import { forgetLostCategories } from './lost-category-values.ts';
import { dropKeys } from './match-keys.ts';
import { mirroredAttributes } from './product.ts';
import { productKeyed } from './product.topics.ts';
import { isShownBy, shownOf } from './shown-text.ts';
import {
  findBrandName,
  type HandIdentifier,
  type LockedProduct,
  type ProductColumns,
  replaceHandIdentifier,
  updateProductRow,
} from './product.store.ts';

/** A value to set by hand, named by its attribute's code. */
export type NamedEdit = {
  code: string;
  variantId: string | null;
  locale?: string | undefined;
  value: unknown;
  /** Takes an edit back, so that what held before holds again. */
  isRevert?: boolean;
};

export type EditOutcome = { kind: 'written'; written: HandWritten[] } | { kind: 'invalid'; issues: InputIssue[] };

/** Who edits a product, and when. */
export type EditedBy = { origin: EventOrigin; now: Date };
/** The same with the content locales, the most important first, which decide what text is shown. */
type TextsEditedBy = EditedBy & { locales: readonly string[] };

/**
 * Writes hand-set values of a locked product with all that follows from them: the product's own columns, identifiers,
 * matching keys, search words, completeness. The columns follow the value that holds afterwards, so that a cleared
 * value shows what the sources say.
 */
export async function applyEdits(
  tx: Tx,
  product: LockedProduct,
  edits: readonly NamedEdit[],
  tags: readonly string[],
  { settings, ...by }: EditedBy & { settings: Settings },
): Promise<EditOutcome> {
  const attributes = new Map((await findAttributes(tx)).map((attribute) => [attribute.code, attribute]));
  const named = edits.flatMap(({ code, ...edit }): HandEdit[] => {
    const attribute = attributes.get(code);
    return attribute ? [{ attribute, ...edit }] : [];
  });
  const category = named.find(({ attribute, value }) => attribute.code === 'category' && value === null)?.attribute;
  if (category) await forgetLostCategories(tx, product.id, category);
  const locales = await contentLocalesOf({ db: tx, settings });
  const written = await writeHandValues(tx, product.id, named, { now: by.now, locales });
  const columns = await columnsAfter(tx, product, written, { tags, locales });
  if (columns.name === '') return { kind: 'invalid', issues: [inputIssue('name', 'required')] };
  await replaceIdentifiers(tx, written, columns.brandId, by.now);
  await follow(tx, product, columns, written, by);
  return { kind: 'written', written };
}

/** Brings the product's own columns, matching keys, search words and completeness in step with values that changed otherwise. */
export async function followValues(
  tx: Tx,
  product: LockedProduct,
  written: readonly HandWritten[],
  by: TextsEditedBy,
): Promise<void> {
  const columns = await columnsAfter(tx, product, written, { ...product, ...by });
  await follow(tx, product, columns, written, by);
}

/** The same for values that a person set, which identify the product where they are identifiers. */
export async function followHandValues(
  tx: Tx,
  product: LockedProduct,
  written: readonly HandWritten[],
  by: TextsEditedBy,
): Promise<void> {
  const columns = await columnsAfter(tx, product, written, { ...product, ...by });
  await replaceIdentifiers(tx, written, columns.brandId, by.now);
  await follow(tx, product, columns, written, by);
}

async function follow(
  tx: Tx,
  product: LockedProduct,
  columns: ProductColumns,
  written: readonly HandWritten[],
  { origin, now }: EditedBy,
): Promise<void> {
  await updateProductRow(tx, product.id, columns, now);
  await changeMatchKeys(tx, product, columns, written, origin);
  await refreshSearchTexts(tx, [product.id]);
  await refreshCompleteness(tx, [product.id], now);
}

async function columnsAfter(
  tx: Tx,
  product: LockedProduct,
  written: readonly HandWritten[],
  { tags, locales }: { tags: readonly string[]; locales: readonly string[] },
): Promise<ProductColumns> {
  const { name, description, brandId, categoryId } = product;
  const columns = { name, description, brandId, categoryId };
  const isText = written.some(({ edit: { attribute } }) => attribute.isLocalized && isMirrored(attribute.code));
  const held = isText ? (await findValues(tx, product.id)).filter(({ isWinner }) => isWinner) : [];
  for (const { edit, locale, effective } of written) {
    const { attribute } = edit;
    if (!isMirrored(attribute.code)) continue;
    const shown = shownOf(
      held.filter(({ attributeId }) => attributeId === attribute.id),
      locales,
    );
    // A text in a language that stands behind the one that is shown changes nothing of it.
    if (attribute.isLocalized && shown && !isShownBy(locale, shown, locales)) continue;
    const text = textOf(attribute.isLocalized ? shown?.value : effective);
    if (attribute.code === 'name') columns.name = text ?? '';
    else columns[mirroredAttributes[attribute.code]] = text;
  }
  return { ...columns, tags };
}

/** Names, texts, references and codes are texts; anything else is no value of these attributes. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isMirrored(code: string): code is keyof typeof mirroredAttributes {
  return Object.hasOwn(mirroredAttributes, code);
}

async function replaceIdentifiers(
  tx: Tx,
  written: readonly HandWritten[],
  brandId: string | null,
  now: Date,
): Promise<void> {
  for (const { edit } of written) {
    const { code } = edit.attribute;
    if ((code !== 'gtin' && code !== 'mpn') || edit.variantId === null) continue;
    const text = textOf(edit.value);
    await replaceHandIdentifier(
      tx,
      edit.variantId,
      code,
      text === null ? null : identifierOf(code, text, brandId),
      now,
    );
  }
}

function identifierOf(kind: HandIdentifier['kind'], text: string, brandId: string | null): HandIdentifier {
  return kind === 'gtin'
    ? { kind, value: text, display: printGtin(text), scope: '' }
    : { kind, value: partNumberKey(text), display: text, scope: brandId ?? '' };
}

/** What a product is found by when an offer is looked at. */
const keyedCodes = new Set(['name', 'brand', 'gtin', 'mpn']);

/**
 * Keys by which the excavator finds the product, told to it for the offers that wait; those of texts that were replaced stay, for shops
 * go on using them, and those of identifiers that were typed and are gone go.
 */
async function changeMatchKeys(
  tx: Tx,
  product: LockedProduct,
  columns: ProductColumns,
  written: readonly HandWritten[],
  origin: EventOrigin,
): Promise<void> {
  if (!written.some(({ edit }) => keyedCodes.has(edit.attribute.code))) return;
  const valueOf = (code: string) => written.find(({ edit }) => edit.attribute.code === code)?.edit.value;
  const brand = await findBrandName(tx, columns.brandId);
  const gtin = valueOf('gtin');
  const mpn = valueOf('mpn');
  const keys = blockingKeys({
    id: product.id,
    title: columns.name,
    ...(brand !== undefined && { brand }),
    ...(typeof gtin === 'string' && { gtin }),
    ...(typeof mpn === 'string' && { mpn }),
  });
  const [firstVariantId] = product.variantIds;
  if (firstVariantId === undefined) return;
  const formerBrand = await findBrandName(tx, product.brandId);
  await dropKeys(tx, product.id, firstVariantId, formerKeys(product.id, formerBrand, written));
  await insertMatchKeys(
    tx,
    keys.map((key) => ({ ...key, productId: product.id, variantId: firstVariantId })),
  );
  await publishEvents(tx, productKeyed, origin, [{ id: product.id, brandId: columns.brandId, changed: ['keys'] }]);
}

/** The keys of the identifiers that were typed until now. */
function formerKeys(id: string, brand: string | undefined, written: readonly HandWritten[]): BlockingKey[] {
  const before = (code: string) =>
    textOf(written.find(({ edit }) => edit.attribute.code === code)?.handBefore) ?? undefined;
  const gtin = before('gtin');
  const mpn = before('mpn');
  return blockingKeys({
    id,
    title: '',
    ...(brand !== undefined && { brand }),
    ...(gtin !== undefined && { gtin }),
    ...(mpn !== undefined && { mpn }),
  });
}
