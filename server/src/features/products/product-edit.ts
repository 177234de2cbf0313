import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import { printGtin } from '@quarry/contracts/gtin';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { EventOrigin } from '../../platform/events/index.ts';
import { onlyOne } from '../../platform/only-one.ts';
import type { Settings } from '../../platform/settings/index.ts';
import { sortedJson } from '../../platform/sorted-json.ts';
import { holdStanding } from '../categories/index.ts';
import { partNumberKey } from './catalogue.ts';
import { findSearchTexts, putSearchWords } from './catalogue-refresh.store.ts';
import { findAttributes, type ShownPicture, showPictures } from './catalogue.store.ts';
import type { AttributeRow } from './catalogue-values.ts';
import { deleteAlternatives, findValuesOf, findValueVersions, type ValueRow } from './catalogue-value.store.ts';
import { columnsAfter, readsTexts, textOf } from './edited-columns.ts';
import { changeMatchKeys, type EditedProduct } from './edited-keys.ts';
import { type HandIdentifier, replaceHandIdentifiers } from './hand-identifier.store.ts';
import {
  type HandEdit,
  type HandPlan,
  type HandWritten,
  planHandEdits,
  type ValueBase,
  winnersAfter,
  writeHandPlans,
} from './hand-values.ts';
import { findLostCategories } from './lost-category-values.ts';
import { identifierKindOf, identifierKinds } from './product.ts';
import { type LockedProduct, updateProductRows } from './product.store.ts';
import { claimingOf, claimUnique, type TakenValue } from './unique-values.ts';

/** A value to set by hand, named by its attribute's code. */
export type NamedEdit = {
  code: string;
  /** Left out for the first variant, where the attribute is one of variants. */
  variantId?: string | null;
  locale?: string | undefined;
  value: unknown;
  /** Takes an edit back, so that what held before holds again. */
  isRevert?: boolean;
  /** What was at the place when the edit was planned; where that moved on, nothing of the product is written. */
  base?: ValueBase;
};

/** A locked product and what a person makes of it. */
export type ProductEdits = {
  product: LockedProduct;
  edits: readonly NamedEdit[];
  tags: readonly string[];
  /** What is behind the edits of this one, where that is not the same for all. */
  causeId?: string | undefined;
};

export type EditOutcome =
  | { kind: 'written'; written: HandWritten[] }
  | { kind: 'invalid'; issues: InputIssue[] }
  | { kind: 'taken'; taken: TakenValue }
  | { kind: 'moved_on' };

/** Who edits products, and when. */
export type EditedBy = { origin: EventOrigin; now: Date };
/** The same with the content locales, the most important first, which decide what text is shown. */
type TextsEditedBy = EditedBy & { locales: readonly string[] };

/**
 * Writes hand-set values of locked products, each named once, with all that follows from them: the products' own columns, identifiers,
 * matching keys, search words, completeness. The number of statements does not grow with the products. Resolves with one outcome for
 * each, in order: of a product that is not `written` nothing is, and the others are.
 */
export async function applyEditsTo(
  tx: Tx,
  items: readonly ProductEdits[],
  { settings, ...by }: EditedBy & { settings: Settings },
): Promise<EditOutcome[]> {
  const planned = await planEdits(tx, items, await contentLocalesOf({ db: tx, settings }));
  const edited = planned.flatMap((one) => (one.kind === 'planned' ? [one] : []));
  await deleteAlternatives(
    tx,
    edited.flatMap(({ lost }) => lost),
  );
  await writeHandPlans(tx, edited, by.now);
  await replaceIdentifiers(tx, edited, by.now);
  await follow(tx, edited, by);
  return planned.map((one) => (one.kind === 'planned' ? { kind: 'written', written: one.written } : one));
}

/** The same for one product. */
export async function applyEdits(
  tx: Tx,
  item: ProductEdits,
  by: EditedBy & { settings: Settings },
): Promise<EditOutcome> {
  return onlyOne(await applyEditsTo(tx, [item], by));
}

/** Brings the products' own columns, matching keys, search words and completeness in step with values that changed otherwise. */
export async function followValues(
  tx: Tx,
  items: readonly WrittenValues[],
  { locales, ...by }: TextsEditedBy,
): Promise<void> {
  await follow(tx, await withColumns(tx, items, locales), by);
}

/** The same for values that a person set, which identify the products where they are identifiers. */
export async function followHandValues(
  tx: Tx,
  items: readonly WrittenValues[],
  { locales, ...by }: TextsEditedBy,
): Promise<void> {
  const edited = await withColumns(tx, items, locales);
  await replaceIdentifiers(tx, edited, by.now);
  await follow(tx, edited, by);
}

/** A locked product with values of it that were written. */
type WrittenValues = Omit<EditedProduct, 'columns'>;

type Planned = EditedProduct & {
  kind: 'planned';
  written: HandWritten[];
  productId: string;
  plans: readonly HandPlan[];
  /** Ids of alternatives that name a category which is there no more. */
  lost: readonly string[];
};

type PlanOutcome = Planned | Exclude<EditOutcome, { kind: 'written' }>;

/** Works out what each item comes to, before anything is written. */
async function planEdits(tx: Tx, items: readonly ProductEdits[], locales: readonly string[]): Promise<PlanOutcome[]> {
  if (new Set(idsOf(items)).size < items.length) throw new Error('A set of edits names a product twice.');
  const all = await findAttributes(tx, { isBinnedToo: true });
  const attributes = new Map(all.flatMap((one) => (one.isBinned ? [] : [[one.code, one] as const])));
  const binned = new Set(all.flatMap(({ code, isBinned }) => (isBinned ? [code] : [])));
  const named = await inStandingCategories(
    tx,
    items.map((item) => ({ ...item, edits: item.edits.flatMap((edit) => handEdit(item, edit, attributes)) })),
  );
  const stored = await findValuesOf(tx, idsOf(items), namedIn(named.map(({ edits }) => edits)));
  const lost = await lostCategories(tx, named, { stored, attribute: attributes.get('category') });
  const drafts = named.map((item) => {
    const rows = (stored.get(item.product.id) ?? []).filter(({ id }) => !lost.has(id));
    return { ...item, rows, plans: planHandEdits(rows, item.edits, locales) };
  });
  const versions = await findValueVersions(
    tx,
    drafts.flatMap(({ plans }) => plans.flatMap((plan) => (asksVersion(plan) ? (plan.holder?.id ?? []) : []))),
  );
  const outcomes = drafts.map(({ product, tags, causeId, rows, plans }, at): PlanOutcome => {
    // Nobody would see that a value of an attribute in the bin changed.
    if (items[at]?.edits.some(({ code }) => binned.has(code)))
      return { kind: 'invalid', issues: [inputIssue('attributeCode', 'unknown')] };
    if (plans.some((plan) => hasMovedOn(plan, versions))) return { kind: 'moved_on' };
    const written = plans.map(({ outcome }) => outcome);
    const columns = columnsAfter(product, written, winnersAfter(rows, plans), { tags, locales });
    if (columns.name === '') return { kind: 'invalid', issues: [inputIssue('name', 'required')] };
    const own = (stored.get(product.id) ?? []).flatMap(({ id }) => (lost.has(id) ? [id] : []));
    return { kind: 'planned', product, causeId, productId: product.id, columns, written, plans, lost: own };
  });
  return withoutTaken(tx, outcomes);
}

/** Refuses what would have a text that another has already. */
async function withoutTaken(tx: Tx, outcomes: readonly PlanOutcome[]): Promise<PlanOutcome[]> {
  const planned = outcomes.flatMap((one) => (one.kind === 'planned' ? [one] : []));
  const taken = await claimUnique(
    tx,
    planned.map(({ productId, plans }) => claimingOf(productId, plans)),
  );
  const takenOf = new Map<PlanOutcome, TakenValue | undefined>(planned.map((one, at) => [one, taken[at]?.[0]]));
  return outcomes.map((one) => {
    const first = takenOf.get(one);
    return first ? { kind: 'taken', taken: first } : one;
  });
}

function handEdit(
  { product }: ProductEdits,
  { code, variantId, ...edit }: NamedEdit,
  attributes: ReadonlyMap<string, AttributeRow>,
): HandEdit[] {
  const attribute = attributes.get(code);
  if (!attribute) return [];
  const first = attribute.isVariantLevel ? (product.variantIds[0] ?? null) : null;
  return [{ attribute, variantId: variantId === undefined ? first : variantId, ...edit }];
}

/** Edits that name a category which was merged name what it went into. */
async function inStandingCategories<Item extends { edits: readonly HandEdit[] }>(
  tx: Tx,
  items: readonly Item[],
): Promise<(Item & { edits: HandEdit[] })[]> {
  const namedBy = ({ attribute, value }: HandEdit) =>
    attribute.code === 'category' && typeof value === 'string' ? value : undefined;
  const ids = items.flatMap(({ edits }) => edits.flatMap((edit) => namedBy(edit) ?? []));
  const standing = await holdStanding(tx, [...new Set(ids)]);
  return items.map((item) => ({
    ...item,
    edits: item.edits.map((edit) => ({ ...edit, value: standing.get(namedBy(edit) ?? '') ?? edit.value })),
  }));
}

/** What else is said of a category that is cleared, where that names one which is there no more, so that it cannot come to hold. */
async function lostCategories(
  tx: Tx,
  items: readonly { product: LockedProduct; edits: readonly HandEdit[] }[],
  { stored, attribute }: { stored: ReadonlyMap<string, readonly ValueRow[]>; attribute: AttributeRow | undefined },
): Promise<ReadonlySet<string>> {
  if (!attribute) return new Set();
  const clearing = items.filter(({ edits }) =>
    edits.some((edit) => edit.attribute === attribute && edit.value === null),
  );
  const rows = clearing.flatMap(({ product }) => stored.get(product.id) ?? []);
  const lost = await findLostCategories(tx, rows, attribute);
  return new Set(lost.flatMap(({ id, isWinner }) => (isWinner ? [] : [id])));
}

function asksVersion({ outcome }: HandPlan): boolean {
  return outcome.edit.base?.version !== undefined;
}

function hasMovedOn({ outcome, holder }: HandPlan, versions: ReadonlyMap<string, number>): boolean {
  const { base } = outcome.edit;
  if (!base) return false;
  const isOther = base.value !== undefined && sortedJson(base.value) !== sortedJson(holder?.value ?? null);
  const isNewer = base.version !== undefined && base.version !== (versions.get(holder?.id ?? '') ?? null);
  return isOther || isNewer;
}

async function withColumns(
  tx: Tx,
  items: readonly WrittenValues[],
  locales: readonly string[],
): Promise<EditedProduct[]> {
  const reading = items.filter(({ written }) => readsTexts(written));
  const stored = await findValuesOf(
    tx,
    idsOf(reading),
    namedIn(reading.map(({ written }) => written.map(({ edit }) => edit))),
  );
  return items.map(({ product, written }) => {
    const held = (stored.get(product.id) ?? []).filter(({ isWinner }) => isWinner);
    return { product, written, columns: columnsAfter(product, written, held, { tags: product.tags, locales }) };
  });
}

/** The ids of the attributes that edits are of. */
function namedIn(edits: readonly (readonly HandEdit[])[]): string[] {
  return [...new Set(edits.flat().map(({ attribute }) => attribute.id))];
}

function idsOf(items: readonly { product: LockedProduct }[]): string[] {
  return items.map(({ product }) => product.id);
}

async function follow(tx: Tx, edited: readonly EditedProduct[], { origin, now }: EditedBy): Promise<void> {
  const withAttribute = (isMeant: (attribute: AttributeRow, one: HandWritten) => boolean) =>
    edited.filter(({ written }) => written.some((one) => isMeant(one.edit.attribute, one)));
  const texts = await findSearchTexts(
    tx,
    withAttribute(({ code }) => searchedCodes.has(code)).map(
      ({ product: { id }, columns: { name, brandId, categoryId } }) => {
        return { id, name, brandId, categoryId };
      },
    ),
  );
  const textOfId = new Map(texts.map(({ productId, searchText }) => [productId, searchText]));
  await updateProductRows(
    tx,
    edited.map(({ product: { id }, columns }) => ({ id, ...columns, searchText: textOfId.get(id) })),
    { now, counted: idsOf(withAttribute(({ code }, one) => code === 'category' || !staysFilled(one))) },
  );
  await showPictures(tx, edited.flatMap(pictureAfter));
  await putSearchWords(tx, texts);
  await changeMatchKeys(tx, edited, origin);
}

/** A value that took the place of another leaves the product as complete as it was, but for the category, which says what is expected. */
function staysFilled({ handBefore, effective }: HandWritten): boolean {
  return handBefore !== null && effective !== null;
}

/** The picture of an edited product, where that was written. */
function pictureAfter({ product: { id }, written }: EditedProduct): ShownPicture[] {
  return written
    .filter(({ edit }) => edit.attribute.code === 'image')
    .map(({ edit, effective }) => {
      return { productId: id, mediaId: textOf(effective), isByHand: edit.value !== null };
    });
}

/** What the search reads of a product. */
const searchedCodes: ReadonlySet<string> = new Set(['name', 'brand', 'category', ...identifierKinds]);

async function replaceIdentifiers(tx: Tx, edited: readonly EditedProduct[], now: Date): Promise<void> {
  const replaced = edited.flatMap(({ columns, written }) =>
    written.flatMap(({ edit: { attribute, variantId, value } }): HandIdentifier[] => {
      const kind = identifierKindOf(attribute.code);
      if (!kind || variantId === null) return [];
      const text = textOf(value);
      return [{ variantId, kind, identifier: text === null ? null : identifierOf(kind, text, columns.brandId) }];
    }),
  );
  await replaceHandIdentifiers(tx, replaced, now);
}

function identifierOf(kind: HandIdentifier['kind'], text: string, brandId: string | null) {
  return kind === 'gtin'
    ? { value: text, display: printGtin(text), scope: '' }
    : { value: partNumberKey(text), display: text, scope: brandId ?? '' };
}
