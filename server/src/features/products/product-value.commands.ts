import { type InputIssue, inputIssue } from '@quarry/contracts/common';
import type { HandValueDraft } from '@quarry/contracts/products';
import { type ChangeEntry, type ChangeOrigin, recordChanges } from '../../platform/audit/index.ts';
import { type Missed, refusedAmong, type Saved } from '../../platform/commands/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { onlyOne } from '../../platform/only-one.ts';
import type { AttributeRecord } from '../attributes/index.ts';
import { checkEdits } from './hand-value-checks.ts';
import type { HandWritten } from './hand-values.ts';
import { applyEditsTo, type NamedEdit } from './product-edit.ts';
import { identifierKindOf, mirroredAttributes } from './product.ts';
import { productChanged } from './product.topics.ts';
import { findProductForUpdate, findProductsForUpdate, findReferences, type LockedProduct } from './product.store.ts';
import type { TakenValue } from './unique-values.ts';
import { placeOfKey, valueKey } from './value-key.ts';

/** What became of values that were to be saved together. */
export type SavedValues =
  | Saved<LockedProduct>
  | { kind: 'invalid'; issues: InputIssue[] }
  | { kind: 'taken'; taken: TakenValue }
  | { kind: 'conflict'; currentVersion: number };

/** Sets one value by hand, or clears the hand-set one so that the best other takes its place. */
export function setProductValue(
  deps: Deps,
  origin: ChangeOrigin,
  draft: HandValueDraft,
  attribute: AttributeRecord,
): Promise<SavedValues | Missed> {
  return withTransaction(deps.db, async (tx) => {
    const product = await findProductForUpdate(tx, draft.productId);
    if (!product) return { kind: 'not_found' };
    if (product.version !== draft.version) return { kind: 'conflict', currentVersion: product.version };
    if (refusedAmong(origin.mayChange, [judgedField(attribute.code)]))
      return { kind: 'invalid', issues: [inputIssue('value', 'not_your_field')] };
    const checked = onlyOne(await checkEdits(tx, deps, [{ product, attribute, draft }]));
    if (!checked.ok) return { kind: 'invalid', issues: checked.issues };
    return saveValues(tx, deps, origin, { product, edits: [checked.value] });
  });
}

/** Values of a product that are to be what they were, by the names that changes have for them. */
type ValuesToRestore = {
  id: string;
  version: number;
  restored: Readonly<Record<string, unknown>>;
  /** The change that is taken back, where it is not the same for all. */
  causeId?: string | undefined;
};

/**
 * Sets values of products back to what they were, each product named once; the number of statements does not grow with them. Resolves with
 * one outcome for each, in order.
 */
export function restoreValuesOf(
  deps: Deps,
  origin: ChangeOrigin,
  items: readonly ValuesToRestore[],
): Promise<(SavedValues | Missed)[]> {
  return withTransaction(deps.db, async (tx) => {
    const products = await findProductsForUpdate(
      tx,
      items.map(({ id }) => id),
    );
    const plans = items.map((item) => planRestoring(origin, products.get(item.id), item));
    const planned = plans.flatMap((plan) => (plan.kind === 'planned' ? [plan] : []));
    const lost = await lostCategoriesIn(
      tx,
      planned.flatMap(({ edits }) => categoriesIn(edits)),
    );
    const toSave = planned.filter(({ edits }) => !categoriesIn(edits).some((id) => lost.has(id)));
    const outcomes = await saveValuesOf(tx, deps, origin, toSave);
    const savedOf = new Map(toSave.map((plan, index) => [plan, outcomes[index]]));
    return plans.map((plan) => {
      if (plan.kind !== 'planned') return plan;
      return savedOf.get(plan) ?? { kind: 'invalid', issues: [inputIssue('value', 'unknown')] };
    });
  });
}

type PlannedRestoring = ValuesToSave & { kind: 'planned' };

function planRestoring(
  { mayChange }: ChangeOrigin,
  product: LockedProduct | undefined,
  { version, restored, causeId }: ValuesToRestore,
): PlannedRestoring | Missed {
  if (!product) return { kind: 'not_found' };
  if (product.version !== version) return { kind: 'conflict', currentVersion: product.version };
  const edits = Object.entries(restored).flatMap(([name, value]) => {
    const place = placeOfKey(name);
    return place ? [{ ...place, value, isRevert: true }] : [];
  });
  const tags = tagsIn(restored) ?? product.tags;
  const isTagged = JSON.stringify(tags) !== JSON.stringify(product.tags);
  const refused = refusedAmong(mayChange, [
    ...edits.map(({ code }) => judgedField(code)),
    ...(isTagged ? ['tags'] : []),
  ]);
  return refused ?? { kind: 'planned', product, edits, tags, causeId };
}

function categoriesIn(edits: readonly NamedEdit[]): string[] {
  return edits.flatMap(({ code, value }) => (code === 'category' && typeof value === 'string' ? [value] : []));
}

/** Those of the categories that lie in the bin by now, or are gone; the others stay there until the transaction ends. */
async function lostCategoriesIn(tx: Tx, categoryIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { categories } = await findReferences(tx, { brandIds: [], categoryIds, mediaIds: [] });
  return new Set(categoryIds.filter((id) => !categories.has(id)));
}

/** The tags of a change that named them beside values. */
function tagsIn({ tags }: Readonly<Record<string, unknown>>): string[] | undefined {
  return Array.isArray(tags) ? tags.map(String) : undefined;
}

/** What a role calls the value of an attribute: the field that shows it too, or one of the values. */
export function judgedField(code: string): string {
  if (identifierKindOf(code)) return code;
  const mirrored: Readonly<Record<string, string>> = mirroredAttributes;
  return mirrored[code] ?? 'values';
}

/** Values of a locked product that are written as one change, with its tags where these change too. */
export type ValuesToSave = {
  product: LockedProduct;
  edits: readonly NamedEdit[];
  tags?: readonly string[];
  /** The version of the product on which the values were planned; left out where that does not matter. */
  version?: number;
  /** What is behind this change, where that is not the same for all. */
  causeId?: string | undefined;
};

/**
 * Writes hand-set values of locked products, each named once and as one change; the number of statements does not grow with them.
 * Resolves with one outcome for each, in order: where a product, or the value at one of its places, moved on from what the values were
 * planned on, it is in `conflict`, and the others are written.
 */
export async function saveValuesOf(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  items: readonly ValuesToSave[],
): Promise<SavedValues[]> {
  const current = items.filter(({ product, version = product.version }) => product.version === version);
  const outcomes = await applyEditsTo(
    tx,
    current.map((item) => ({ ...item, tags: item.tags ?? item.product.tags })),
    { settings: deps.settings, origin, now: deps.clock.now() },
  );
  const outcomeOf = new Map(current.map((item, index) => [item, outcomes[index]]));
  const written = items.flatMap((item) => {
    const outcome = outcomeOf.get(item);
    return outcome?.kind === 'written' ? [{ item, written: outcome.written }] : [];
  });
  const changeIds = await recordChanges(
    tx,
    deps,
    written.map((one) => entryOf(origin, one.item, one.written)),
  );
  const changeIdOf = new Map(written.map(({ item }, index) => [item, changeIds[index] ?? null]));
  return items.map((item) => {
    const outcome = outcomeOf.get(item);
    if (outcome?.kind === 'invalid' || outcome?.kind === 'taken') return outcome;
    if (outcome?.kind !== 'written') return { kind: 'conflict', currentVersion: item.product.version };
    return { kind: 'saved', record: item.product, changeId: changeIdOf.get(item) ?? null };
  });
}

export async function saveValues(tx: Tx, deps: Deps, origin: ChangeOrigin, item: ValuesToSave): Promise<SavedValues> {
  return onlyOne(await saveValuesOf(tx, deps, origin, [item]));
}

function entryOf(
  origin: ChangeOrigin,
  { product, tags = product.tags, causeId }: ValuesToSave,
  written: readonly HandWritten[],
): ChangeEntry {
  const places = written.map(({ edit, locale, handBefore }) => {
    return { key: valueKey(edit.attribute.code, locale, edit.variantId), before: handBefore, after: edit.value };
  });
  return {
    ...origin,
    causeId: causeId ?? origin.causeId ?? null,
    entity: 'product',
    entityId: product.id,
    action: 'value_set',
    before: { ...Object.fromEntries(places.map(({ key, before }) => [key, before])), tags: product.tags },
    after: { ...Object.fromEntries(places.map(({ key, after }) => [key, after])), tags },
    told: { topic: productChanged, brandId: product.brandId },
  };
}
