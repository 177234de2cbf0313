import type { InputIssue } from '@quarry/contracts/common';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { type Actor, may } from '../../platform/auth/index.ts';
import { type BulkAnswer, originOf } from '../../platform/commands/index.ts';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { RecordChange } from '../../platform/imports/index.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { findValuesOf, type ValueRow } from './catalogue-value.store.ts';
import { createProductsWith, type ProductToCreate } from './product.commands.ts';
import { importedField } from './imported-field.ts';
import type { NamedEdit } from './product-edit.ts';
import { mirroredAttributes } from './product.ts';
import { findImportAttributes } from './product-import.store.ts';
import { findProductsForUpdate, findReferences, type LockedProduct } from './product.store.ts';
import { saveValuesOf, type ValuesToSave } from './product-value.commands.ts';
import { takenReason } from './unique-values.ts';

type Cell = RecordChange['cells'][number];

/** Writes products of a change set, new ones and changed ones, with the rights that a single save asks; one answer for each, in order. */
export async function applyProductChanges(
  context: RequestContext,
  records: readonly RecordChange[],
): Promise<BulkAnswer[]> {
  const answers = await withTransaction(context.deps.db, async (tx) => {
    const known = await referencesThere(tx, records);
    return new Map([
      ...(await createAll(
        tx,
        context,
        records.filter(({ creates }) => creates),
        known,
      )),
      ...(await changeAll(
        tx,
        context,
        records.filter(({ creates }) => !creates),
        known,
      )),
    ]);
  });
  return records.map(({ id }) => answers.get(id) ?? null);
}

/** Whether all brands and categories that cells name are there still. */
async function referencesThere(tx: Tx, records: readonly RecordChange[]): Promise<(record: RecordChange) => boolean> {
  const named = (record: Pick<RecordChange, 'cells'>, attribute: string) =>
    record.cells.flatMap((cell) =>
      cell.attribute === attribute && typeof cell.value === 'string' ? [cell.value] : [],
    );
  const all = (attribute: string) => [...new Set(records.flatMap((record) => named(record, attribute)))];
  const { brands, categories } = await findReferences(tx, {
    brandIds: all('brand'),
    categoryIds: all('category'),
    mediaIds: [],
  });
  return (record) =>
    named(record, 'brand').every((id) => brands.has(id)) && named(record, 'category').every((id) => categories.has(id));
}

async function createAll(
  tx: Tx,
  context: RequestContext,
  records: readonly RecordChange[],
  isThere: (record: RecordChange) => boolean,
): Promise<[string, BulkAnswer][]> {
  if (records.length === 0) return [];
  const locales = await contentLocalesOf({ ...context.deps, db: tx });
  const answers = new Map<string, BulkAnswer>();
  const drafts = records.flatMap((record): ProductToCreate[] => {
    const product = draftOf(record, locales);
    const refusal = refusalToCreate(context.actor, product, isThere(record));
    if (refusal || !product) answers.set(record.id, refusal);
    return refusal || !product ? [] : [product];
  });
  const outcomes = await createProductsWith(tx, context.deps, originOf(context), drafts);
  for (const [at, { id }] of drafts.entries()) {
    const outcome = outcomes[at];
    if (outcome?.kind === 'taken') answers.set(id, takenReason(context.actor, outcome.taken));
    else answers.set(id, outcome?.kind === 'invalid' ? invalid(outcome.issues) : null);
  }
  return [...answers];
}

function refusalToCreate(actor: Actor, product: ProductToCreate | undefined, isThere: boolean): Reasoned | null {
  if (!product) return reasoned('row_name_missing');
  if (!may(actor, 'create', 'Product', { brandId: product.draft.brandId })) return reasoned('NO_RIGHT_TO_ROW');
  return isThere ? null : reasoned('CHOICE_GONE');
}

/** A new product by its cells; undefined without a name. Its texts are in the most important language in which it has a name. */
function draftOf({ id, cells }: RecordChange, locales: readonly string[]): ProductToCreate | undefined {
  const named = cells.filter(({ attribute }) => attribute === 'name');
  const locale = locales.find((one) => named.some((cell) => cell.locale === one)) ?? named[0]?.locale;
  const textAt = (attribute: string, where: string | undefined) => {
    const value = cells.find((cell) => cell.attribute === attribute && cell.locale === where)?.value;
    return typeof value === 'string' ? value : null;
  };
  const name = textAt('name', locale);
  if (name === null) return undefined;
  const tags = cells.find(({ attribute }) => attribute === 'tags')?.value;
  const draft = {
    name,
    description: textAt('description', locale),
    brandId: textAt('brand', ''),
    categoryId: textAt('category', ''),
    gtin: textAt('gtin', ''),
    mpn: textAt('mpn', ''),
    sku: textAt('sku', ''),
    tags: Array.isArray(tags) ? tags.map(String) : [],
  };
  const isInDraft = (cell: Cell) =>
    Object.hasOwn(draft, draftFields[cell.attribute] ?? '') && (cell.locale === '' || cell.locale === locale);
  const values = cells
    .filter((cell) => !isInDraft(cell))
    .map(({ attribute, locale: where, value }): NamedEdit => ({ code: attribute, locale: where, value }));
  return { id, draft, locale, values };
}

const draftFields: Readonly<Record<string, string>> = {
  ...mirroredAttributes,
  gtin: 'gtin',
  mpn: 'mpn',
  sku: 'sku',
  tags: 'tags',
};

async function changeAll(
  tx: Tx,
  context: RequestContext,
  records: readonly RecordChange[],
  isThere: (record: RecordChange) => boolean,
): Promise<[string, BulkAnswer][]> {
  if (records.length === 0) return [];
  const products = await findProductsForUpdate(
    tx,
    records.map(({ id }) => id),
  );
  const attributeIds = new Map((await findImportAttributes(tx)).map(({ id, code }) => [code, id]));
  const named = new Set(
    records.flatMap(({ cells }) => cells.flatMap((cell) => attributeIds.get(cell.attribute) ?? [])),
  );
  const values = await findValuesOf(tx, [...products.keys()], [...named]);
  const answers = new Map<string, BulkAnswer>();
  const items = records.flatMap((record): (ValuesToSave & { id: string })[] => {
    const product = products.get(record.id);
    const refusal = product ? refusalToChange(context.actor, product, record, isThere(record)) : reasoned('ROW_GONE');
    if (refusal || !product) {
      answers.set(record.id, refusal);
      return [];
    }
    const item = itemOf(product, record, { values: values.get(product.id) ?? [], attributeIds });
    answers.set(record.id, item.answer);
    return item.answer === null ? [{ ...item.toSave, id: record.id }] : [];
  });
  const outcomes = await saveValuesOf(tx, context.deps, originOf(context), items);
  for (const [at, { id }] of items.entries()) {
    const outcome = outcomes[at];
    if (outcome?.kind === 'conflict') answers.set(id, reasoned('ROW_CHANGED:since_check'));
    if (outcome?.kind === 'invalid') answers.set(id, invalid(outcome.issues));
    if (outcome?.kind === 'taken') answers.set(id, takenReason(context.actor, outcome.taken));
  }
  return [...answers];
}

function refusalToChange(
  actor: Actor,
  { brandId }: LockedProduct,
  { cells }: RecordChange,
  isThere: boolean,
): Reasoned | null {
  const moved = cells.find(({ attribute }) => attribute === 'brand')?.value;
  const brands = [{ brandId }, { brandId: typeof moved === 'string' ? moved : brandId }];
  const isAllowed = cells.every(({ attribute }) =>
    brands.every((scope) => may(actor, 'update', 'Product', scope, { field: importedField(attribute) })),
  );
  if (!isAllowed) return reasoned('NO_RIGHT_TO_ROW');
  return isThere ? null : reasoned('CHOICE_GONE');
}

type Standing = { values: readonly ValueRow[]; attributeIds: ReadonlyMap<string, string> };

/** What of a record is left to write. What stands there already is done; whatever else moved on since the check is left to the person who changed it. */
function itemOf(
  product: LockedProduct,
  { cells }: RecordChange,
  standing: Standing,
): { answer: BulkAnswer; toSave: ValuesToSave } {
  const tagCell = cells.find(({ attribute }) => attribute === 'tags');
  const wantedTags = tagCell && (Array.isArray(tagCell.value) ? tagCell.value.map(String) : []);
  const isTagged = wantedTags !== undefined && sortedJson(wantedTags) !== sortedJson(product.tags);
  const left = cells.filter((cell) => cell !== tagCell && !isDone(cell, product, standing));
  const toSave = {
    product,
    edits: left.map(editOf),
    ...(isTagged && { tags: wantedTags }),
  };
  if (left.length === 0 && !isTagged) return { answer: 'unchanged', toSave };
  const isTagBase = sortedJson(tagCell?.old ?? []) === sortedJson(product.tags);
  return { answer: isTagged && !isTagBase ? reasoned('ROW_CHANGED:since_check') : null, toSave };
}

function isDone(cell: Cell, product: LockedProduct, { values, attributeIds }: Standing): boolean {
  const variantId =
    cell.variantId ?? (isOfVariant(cell, values, attributeIds) ? (product.variantIds[0] ?? null) : null);
  const holder = values.find(
    (row) =>
      row.isWinner &&
      row.attributeId === attributeIds.get(cell.attribute) &&
      row.locale === cell.locale &&
      row.variantId === variantId,
  );
  if (cell.operation === 'clear') return holder?.sourceKind !== 'manual';
  return holder !== undefined && sortedJson(holder.value) === sortedJson(cell.value);
}

/** Values of variants hang on one; a cell that names none is of the first. */
function isOfVariant(cell: Cell, values: readonly ValueRow[], attributeIds: Standing['attributeIds']): boolean {
  return values.some((row) => row.attributeId === attributeIds.get(cell.attribute) && row.variantId !== null);
}

function editOf({ attribute, variantId, locale, operation, old, value, baseVersion }: Cell): NamedEdit {
  const isReference = attribute === 'brand' || attribute === 'category';
  return {
    code: attribute,
    locale,
    value: operation === 'clear' ? null : value,
    // What is shown of a reference may be another than the value says: a merged brand, a deleted category.
    base: isReference ? { version: baseVersion } : { value: old ?? null, version: baseVersion },
    ...(variantId !== null && { variantId }),
  };
}

function invalid(issues: readonly InputIssue[]): Reasoned {
  if (issues.some(({ path }) => path === 'name')) return reasoned('row_name_emptied');
  return reasoned(issues.every(({ code }) => code === 'unknown') ? 'CHOICE_GONE' : 'INVALID_INPUT');
}
