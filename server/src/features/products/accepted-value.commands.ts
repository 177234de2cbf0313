import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import type { CatalogueChange } from './catalogue.commands.ts';
import type { ValuePlace } from './catalogue-dispute.store.ts';
import { findAttributes } from './catalogue.store.ts';
import { type AttributeRow, saysTheSame } from './catalogue-values.ts';
import {
  deleteAlternatives,
  findValues,
  findValueVersion,
  putAlternatives,
  putWinners,
  type ValueRow,
} from './catalogue-value.store.ts';
import { followValues } from './product-edit.ts';
import { valueKey } from './product-value.commands.ts';
import { findProductForUpdate, type LockedProduct } from './product.store.ts';

/** A value of an offer that a person takes in place of the one that holds. */
export type AcceptedValue = ValuePlace & { offerId: string; value: unknown; baseVersion: number; proposalId: string };

/** What accepting a value wrote, and what it wrote it over. */
export type ValueEffects = ValuePlace & { written: ValueRow; before: ValueRow; beforeAt: string };

export type AcceptedValueOutcome =
  | { kind: 'written'; effects: ValueEffects }
  | { kind: 'moved'; currentValue: unknown; currentVersion: number }
  | { kind: 'gone' };

/**
 * Lets what an offer states take the place even of a value that was set by hand or locked, since a person decided so; a lock
 * stays on the place. `moved` when the value is no longer the one that the decision was about, `gone` when the offer no longer
 * says it.
 */
export async function acceptOfferValue(
  tx: Tx,
  deps: Deps,
  change: CatalogueChange,
  accepted: AcceptedValue,
): Promise<AcceptedValueOutcome> {
  const product = await findProductForUpdate(tx, accepted.productId);
  const present = product && (await findValueVersion(tx, accepted));
  if (!product || !present) return { kind: 'gone' };
  const { holder, rivals } = await rowsAt(tx, accepted);
  const stated = rivals.find((row) => row.offerId === accepted.offerId && saysTheSame(row.value, accepted.value));
  if (!holder || !stated) return { kind: 'gone' };
  if (present.version !== accepted.baseVersion)
    return { kind: 'moved', currentValue: holder.value, currentVersion: present.version };
  const now = deps.clock.now();
  const written = {
    ...stated,
    id: newId(),
    isWinner: true,
    isLocked: holder.isLocked,
    proposalId: accepted.proposalId,
  };
  await deleteAlternatives(tx, [stated.id]);
  await putAlternatives(tx, accepted.productId, [{ ...holder, id: newId(), reason: 'less_trusted' }], now);
  await putWinners(tx, accepted.productId, [written], now);
  await follow(tx, deps, change, product, accepted, holder.value, written.value);
  const { productId, variantId, attributeId, locale } = accepted;
  const effects = {
    productId,
    variantId,
    attributeId,
    locale,
    written,
    before: holder,
    beforeAt: present.updatedAt.toISOString(),
  };
  return { kind: 'written', effects };
}

/** Puts back the value that was accepted over, unless the place was changed since. Resolves with the version that holds now. */
export async function restoreValue(
  tx: Tx,
  deps: Deps,
  change: CatalogueChange,
  effects: ValueEffects,
): Promise<{ value: unknown; version: number } | undefined> {
  const product = await findProductForUpdate(tx, effects.productId);
  if (!product) return undefined;
  const { holder, rivals } = await rowsAt(tx, effects);
  const { written, before } = effects;
  const isStill = holder && holder.proposalId === written.proposalId && saysTheSame(holder.value, written.value);
  if (isStill) {
    const kept = rivals.find((row) => row.sourceKind === before.sourceKind && row.offerId === before.offerId);
    await deleteAlternatives(tx, kept ? [kept.id] : []);
    const reason = before.isLocked ? 'locked' : 'set_by_hand';
    await putAlternatives(tx, effects.productId, [{ ...holder, id: newId(), reason }], deps.clock.now());
    // With its old time, so that what the offer says is still news beside it.
    await putWinners(tx, effects.productId, [{ ...before, id: newId() }], new Date(effects.beforeAt));
    await follow(tx, deps, change, product, effects, holder.value, before.value);
  }
  const present = await findValueVersion(tx, effects);
  return present && { value: isStill ? before.value : holder?.value, version: present.version };
}

async function rowsAt(tx: Tx, place: ValuePlace): Promise<{ holder: ValueRow | undefined; rivals: ValueRow[] }> {
  const here = (await findValues(tx, place.productId)).filter(
    (row) => row.attributeId === place.attributeId && row.variantId === place.variantId && row.locale === place.locale,
  );
  return { holder: here.find(({ isWinner }) => isWinner), rivals: here.filter(({ isWinner }) => !isWinner) };
}

/** Brings what the product keeps beside its values after a change of one, and writes it into the history. */
async function follow(
  tx: Tx,
  deps: Deps,
  change: CatalogueChange,
  product: LockedProduct,
  place: ValuePlace,
  before: unknown,
  after: unknown,
): Promise<void> {
  const attribute = await attributeOf(tx, place.attributeId);
  const edit = { attribute, variantId: place.variantId, locale: place.locale, value: after };
  await followValues(
    tx,
    product,
    [{ edit, locale: place.locale, handBefore: null, effective: after }],
    deps.clock.now(),
  );
  const key = valueKey(attribute.code, place.locale, place.variantId);
  await recordChange(tx, deps, {
    ...change,
    entity: 'product',
    entityId: place.productId,
    action: 'value_accepted',
    before: { [key]: before },
    after: { [key]: after },
  });
}

async function attributeOf(tx: Tx, id: string): Promise<AttributeRow> {
  const attribute = (await findAttributes(tx)).find((one) => one.id === id);
  if (!attribute) throw new Error(`Attribute ${id} has values, and does not exist.`);
  return attribute;
}
