import type { InputIssue } from '@quarry/contracts/common';
import type { Reasoned } from '@quarry/contracts/wording';
import { recordChange, type ChangeOrigin } from '../../platform/audit/index.ts';
import type { Actor } from '../../platform/auth/index.ts';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { onlyOne } from '../../platform/only-one.ts';
import { type AttributeRecord, findAllAttributes } from '../attributes/index.ts';
import { findAttributes } from './catalogue.store.ts';
import { type AttributeRow, saysTheSame } from './catalogue-values.ts';
import {
  deleteAlternatives,
  findValues,
  findValueVersion,
  putAlternatives,
  putWinners,
  type ValuePlace,
  type ValueRow,
} from './catalogue-value.store.ts';
import { followHandValues, followValues } from './product-edit.ts';
import { productChanged } from './product.topics.ts';
import { checkHandValue } from './hand-value-checks.ts';
import { asksUnique, claimOf, claimUnique, type TakenValue, takenReason } from './unique-values.ts';
import { valueKey } from './value-key.ts';
import { findProductForUpdate, type LockedProduct } from './product.store.ts';

/** A value of an offer that a person takes in place of the one that holds. */
export type AcceptedValue = ValuePlace & { offerId: string; value: unknown; baseVersion: number; proposalId: string };

/** What accepting a value wrote, and what it wrote it over. */
export type ValueEffects = ValuePlace & { written: ValueRow; before: ValueRow; beforeAt: string };

export type AcceptedValueOutcome =
  | { kind: 'written'; effects: ValueEffects }
  | { kind: 'moved'; currentValue: unknown; currentVersion: number }
  | { kind: 'taken'; taken: TakenValue }
  | { kind: 'gone' };

/**
 * Lets what an offer states take the place even of a value that was set by hand or locked, since a person decided so; a lock
 * stays on the place. `moved` when the value is no longer the one that the decision was about, `gone` when the offer no longer
 * says it.
 */
export async function acceptOfferValue(
  tx: Tx,
  deps: Deps,
  change: ChangeOrigin,
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
  const written = {
    ...stated,
    id: newId(),
    isWinner: true,
    isLocked: holder.isLocked,
    proposalId: accepted.proposalId,
  };
  const taken = await takenElsewhere(tx, accepted, stated.value);
  if (taken) return { kind: 'taken', taken };
  await deleteAlternatives(tx, [stated.id]);
  const effects = effectsOf(accepted, written, holder, present.updatedAt);
  await takeOver(tx, deps, change, product, effects);
  return { kind: 'written', effects };
}

/**
 * Sets what a person wrote in place of what an offer states, by hand; a lock stays on the place. `moved` and `gone` as when the
 * offer's value is accepted, `invalid` when the attribute cannot have the value.
 */
export async function acceptEditedValue(
  tx: Tx,
  deps: Deps,
  change: ChangeOrigin,
  accepted: Omit<AcceptedValue, 'offerId'>,
): Promise<AcceptedValueOutcome | { kind: 'invalid'; issues: readonly InputIssue[] }> {
  const product = await findProductForUpdate(tx, accepted.productId);
  const present = product && (await findValueVersion(tx, accepted));
  if (!product || !present) return { kind: 'gone' };
  const { holder } = await rowsAt(tx, accepted);
  if (!holder) return { kind: 'gone' };
  if (present.version !== accepted.baseVersion)
    return { kind: 'moved', currentValue: holder.value, currentVersion: present.version };
  const { code } = await attributeOf(tx, accepted.attributeId);
  const checked = await checkHandValue(tx, { ...(await recordOf(tx, code)), value: accepted.value });
  if (!checked.ok) return { kind: 'invalid', issues: checked.issues };
  const taken = await takenElsewhere(tx, accepted, checked.value);
  if (taken) return { kind: 'taken', taken };
  const written = byHand(holder, checked.value, accepted.proposalId);
  const effects = effectsOf(accepted, written, holder, present.updatedAt);
  await takeOver(tx, deps, change, product, effects);
  return { kind: 'written', effects };
}

/** Which other has the text that is to stand at a place, where its attribute asks for unique ones. */
async function takenElsewhere(tx: Tx, place: ValuePlace, value: unknown): Promise<TakenValue | undefined> {
  if (!asksUnique(await attributeOf(tx, place.attributeId))) return undefined;
  return onlyOne(await claimUnique(tx, [{ claims: claimOf(place, value), given: [] }]))[0];
}

/** Why a value that was accepted over cannot come back, where another has its text by now; none where the place was changed since. */
export async function refusalToRestore(tx: Tx, actor: Actor, effects: ValueEffects): Promise<Reasoned | undefined> {
  if (!isStill((await rowsAt(tx, effects)).holder, effects)) return undefined;
  const taken = await takenElsewhere(tx, effects, effects.before.value);
  return taken && takenReason(actor, taken);
}

function byHand(holder: ValueRow, value: unknown, proposalId: string): ValueRow {
  const noSource = { offerId: null, shopId: null, snapshotId: null, snapshotAt: null, snapshotField: null };
  return { ...holder, ...noSource, id: newId(), value, sourceKind: 'manual', proposalId, confidence: 1 };
}

function effectsOf(place: ValuePlace, written: ValueRow, before: ValueRow, beforeAt: Date): ValueEffects {
  const { productId, variantId, attributeId, locale } = place;
  return { productId, variantId, attributeId, locale, written, before, beforeAt: beforeAt.toISOString() };
}

/** Lets a value hold in place of another, which is kept beside it unless one hand replaces the other's word. */
async function takeOver(
  tx: Tx,
  deps: Deps,
  change: ChangeOrigin,
  product: LockedProduct,
  effects: ValueEffects,
): Promise<void> {
  const { productId, written, before } = effects;
  const now = deps.clock.now();
  const isReplaced = before.sourceKind === 'manual' && written.sourceKind === 'manual';
  const displaced = isReplaced ? [] : [{ ...before, id: newId(), reason: 'less_trusted' }];
  await putAlternatives(tx, productId, displaced, now);
  await putWinners(tx, productId, [written], now);
  await follow(tx, deps, change, product, effects, { before, after: written });
}

/** Puts back the value that was accepted over, unless the place was changed since. Resolves with the version that holds now. */
export async function restoreValue(
  tx: Tx,
  deps: Deps,
  change: ChangeOrigin,
  effects: ValueEffects,
): Promise<{ value: unknown; version: number } | undefined> {
  const product = await findProductForUpdate(tx, effects.productId);
  if (!product) return undefined;
  const { holder, rivals } = await rowsAt(tx, effects);
  const { written, before } = effects;
  const isBack = isStill(holder, effects);
  if (holder && isBack) {
    const kept = rivals.find((row) => row.sourceKind === before.sourceKind && row.offerId === before.offerId);
    await deleteAlternatives(tx, kept ? [kept.id] : []);
    const reason = before.isLocked ? 'locked' : 'set_by_hand';
    const displaced = written.sourceKind === 'manual' ? [] : [{ ...holder, id: newId(), reason }];
    await putAlternatives(tx, effects.productId, displaced, deps.clock.now());
    // With its old time, so that what the offer says is still news beside it.
    await putWinners(tx, effects.productId, [{ ...before, id: newId() }], new Date(effects.beforeAt));
    await follow(tx, deps, change, product, effects, { before: holder, after: before });
  }
  const present = await findValueVersion(tx, effects);
  return present && { value: isBack ? before.value : holder?.value, version: present.version };
}

/** Whether what accepting wrote still holds. */
function isStill(holder: ValueRow | undefined, { written }: ValueEffects): boolean {
  return holder !== undefined && holder.proposalId === written.proposalId && saysTheSame(holder.value, written.value);
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
  change: ChangeOrigin,
  product: LockedProduct,
  effects: ValueEffects,
  { before, after }: { before: ValueRow; after: ValueRow },
): Promise<void> {
  const { productId, variantId, attributeId, locale } = effects;
  const attribute = await attributeOf(tx, attributeId);
  const isByHand = effects.written.sourceKind === 'manual';
  const value = isByHand && after.sourceKind !== 'manual' ? null : after.value;
  const edit = { attribute, variantId, locale, value };
  const written = [
    { edit, locale, handBefore: before.sourceKind === 'manual' ? before.value : null, effective: after.value },
  ];
  const locales = await contentLocalesOf({ ...deps, db: tx });
  const by = { origin: change, now: deps.clock.now(), locales };
  await (isByHand ? followHandValues : followValues)(tx, [{ product, written }], by);
  const key = valueKey(attribute.code, locale, variantId);
  await recordChange(tx, deps, {
    ...change,
    entity: 'product',
    entityId: productId,
    action: 'value_accepted',
    before: { [key]: before.value },
    after: { [key]: after.value },
    told: { topic: productChanged, brandId: product.brandId },
  });
}

async function attributeOf(tx: Tx, id: string): Promise<AttributeRow> {
  const attribute = (await findAttributes(tx, { isBinnedToo: true })).find((one) => one.id === id);
  if (!attribute) throw new Error(`Attribute ${id} has values, and does not exist.`);
  return attribute;
}

async function recordOf(tx: Tx, code: string): Promise<AttributeRecord> {
  const found = (await findAllAttributes(tx)).find((attribute) => attribute.code === code);
  if (!found) throw new Error(`Attribute ${code} has a value that is accepted, and does not exist.`);
  return found;
}
