import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { type AttributeRow, saysTheSame, takesPlaceOf } from './catalogue-values.ts';
import { shownOf } from './shown-text.ts';
import {
  deleteAlternatives,
  deleteWinners,
  notProven,
  placedAt,
  putAlternativesOf,
  putWinnersOf,
  type ValueRow,
} from './catalogue-value.store.ts';

/** One value to set by hand; null clears what was set by hand. A `locale` left out is the one the product speaks in. */
export type HandEdit = {
  attribute: AttributeRow;
  variantId: string | null;
  locale?: string | undefined;
  value: unknown;
  /** Takes an edit back: the value that held before a hand took its place holds again, with its source. */
  isRevert?: boolean;
  base?: ValueBase | undefined;
};

/** What the person who planned an edit saw at its place: the value and its version, null for none; what is left out is not compared. */
export type ValueBase = { value?: unknown; version?: number | null };

/** Why a value lost that held until a person set another: it is what taking that back restores. */
export const heldBefore = 'held_before';

/** What became of an edit: `handBefore` was set by hand until now, `effective` holds from now on; null for none. */
export type HandWritten = {
  edit: HandEdit;
  locale: string;
  handBefore: unknown;
  effective: unknown;
};

/** What is to be written for an edit, worked out before anything is. */
export type HandPlan = {
  outcome: HandWritten;
  /** The value that holds at the place until then. */
  holder: ValueRow | undefined;
  winner?: ValueRow;
  displaced: readonly ValueRow[];
  goneWinner?: string;
  goneAlternative?: string;
};

/**
 * Plans values by hand: they win over every machine's, which are kept beside them. Clearing one gives its place to the
 * best of those. Texts of a product that has none yet are in the first of `locales`. Of several edits of a place the last counts.
 */
export function planHandEdits(
  rows: readonly ValueRow[],
  edits: readonly HandEdit[],
  locales: readonly string[],
): HandPlan[] {
  const plans = edits.map((edit) => planEdit(rows, edit, locales));
  return [...new Map(plans.map((plan) => [placeOf(plan.outcome), plan])).values()];
}

function placeOf({ edit: { attribute, variantId }, locale }: HandWritten): string {
  return `${attribute.id} ${variantId} ${locale}`;
}

/** Writes what was planned for each product, in a number of statements that does not grow. The caller holds the locks on the products. */
export async function writeHandPlans(
  tx: Tx,
  planned: readonly { productId: string; plans: readonly HandPlan[] }[],
  now: Date,
): Promise<void> {
  const plans = planned.flatMap((one) => one.plans);
  const placed = (rowsOf: (plan: HandPlan) => readonly ValueRow[]) =>
    planned.flatMap((one) => placedAt(one.productId, one.plans.flatMap(rowsOf)));
  await deleteWinners(
    tx,
    plans.flatMap(({ goneWinner }) => goneWinner ?? []),
  );
  await deleteAlternatives(
    tx,
    plans.flatMap(({ goneAlternative }) => goneAlternative ?? []),
  );
  await putAlternativesOf(
    tx,
    placed(({ displaced }) => displaced),
    now,
  );
  await putWinnersOf(
    tx,
    placed(({ winner }) => (winner ? [winner] : [])),
    now,
  );
}

/** The values that hold once the plans are written. */
export function winnersAfter(rows: readonly ValueRow[], plans: readonly HandPlan[]): ValueRow[] {
  const replaced = new Set(
    plans.flatMap(({ holder, winner, goneWinner }) => (holder && (winner ?? goneWinner) ? [holder.id] : [])),
  );
  const kept = rows.filter(({ id, isWinner }) => isWinner && !replaced.has(id));
  return [...kept, ...plans.flatMap(({ winner }) => winner ?? [])];
}

function planEdit(rows: readonly ValueRow[], edit: HandEdit, locales: readonly string[]): HandPlan {
  const { attribute, variantId } = edit;
  const locale = attribute.isLocalized ? (edit.locale ?? shownLocale(rows, attribute, locales)) : '';
  const here = rows.filter(
    (row) => row.attributeId === attribute.id && row.variantId === variantId && row.locale === locale,
  );
  const holder = here.find(({ isWinner }) => isWinner);
  const rivals = here.filter(({ isWinner }) => !isWinner);
  const isByHand = holder?.sourceKind === 'manual';
  const outcome = { edit, locale, handBefore: isByHand ? holder.value : null };
  const restored = edit.isRevert && isByHand ? restoredBy(rivals, edit.value) : undefined;
  if (edit.value !== null && !restored) {
    const displaced = holder && !isByHand ? displacedBy(holder, rivals) : [];
    return { outcome: { ...outcome, effective: edit.value }, holder, winner: handRow(edit, locale), displaced };
  }
  if (!isByHand) return { outcome: { ...outcome, effective: holder?.value ?? null }, holder, displaced: [] };
  const next = restored ?? bestOf(rivals, attribute.survivorship);
  return {
    outcome: { ...outcome, effective: next?.value ?? null },
    holder,
    displaced: [],
    goneWinner: holder.id,
    ...(next && { winner: { ...next, id: newId() }, goneAlternative: next.id }),
  };
}

/** The value that held before a hand took its place, when it is the one to return to. */
function restoredBy(rivals: readonly ValueRow[], value: unknown): ValueRow | undefined {
  const held = rivals.find(({ reason }) => reason === heldBefore);
  return held && (value === null || saysTheSame(held.value, value)) ? held : undefined;
}

/** The value that gives way to a hand, marked as the one that held; no other is any more. */
function displacedBy(holder: ValueRow, rivals: readonly ValueRow[]): ValueRow[] {
  const outdated = rivals.filter(({ reason, offerId }) => reason === heldBefore && offerId !== holder.offerId);
  return [
    { ...holder, id: newId(), reason: heldBefore },
    ...outdated.map((row) => ({ ...row, reason: 'less_trusted' })),
  ];
}

/** The value that takes the place of a cleared one. Of equals the one that held before stays, as it would have without the hand. */
export function bestOf(rivals: readonly ValueRow[], survivorship: AttributeRow['survivorship']): ValueRow | undefined {
  const isHeld = ({ reason }: ValueRow) => Number(reason === heldBefore);
  const proven = rivals.filter(({ reason }) => reason !== notProven);
  const [first, ...others] = proven.toSorted((left, right) => isHeld(right) - isHeld(left));
  return others.reduce((best, row) => (best && takesPlaceOf(row, best, survivorship) ? row : best), first);
}

/** The locale of the text that is shown now, so that an edit replaces that. */
function shownLocale(rows: readonly ValueRow[], attribute: AttributeRow, locales: readonly string[]): string {
  const texts = rows.filter((row) => row.isWinner && row.attributeId === attribute.id);
  return shownOf(texts, locales)?.locale ?? locales[0] ?? 'en';
}

function handRow({ attribute, variantId, value }: HandEdit, locale: string): ValueRow {
  return {
    id: newId(),
    isWinner: true,
    variantId,
    attributeId: attribute.id,
    locale,
    value,
    sourceKind: 'manual',
    proposalId: null,
    offerId: null,
    shopId: null,
    snapshotId: null,
    snapshotAt: null,
    snapshotField: null,
    confidence: 1,
    isLocked: false,
    reason: '',
  };
}
