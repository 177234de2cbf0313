import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { type AttributeRow, saysTheSame, takesPlaceOf } from './catalogue-values.ts';
import { shownOf } from './shown-text.ts';
import {
  deleteAlternatives,
  deleteWinners,
  findValues,
  putAlternatives,
  putWinners,
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
};

/** Why a value lost that held until a person set another: it is what taking that back restores. */
export const heldBefore = 'held_before';

/** What became of an edit: `handBefore` was set by hand until now, `effective` holds from now on; null for none. */
export type HandWritten = {
  edit: HandEdit;
  locale: string;
  handBefore: unknown;
  effective: unknown;
};

/**
 * Writes values by hand: they win over every machine's, which are kept beside them. Clearing one gives its place to the
 * best of those. Texts of a product that has none yet are in the first of `locales`. The caller holds the lock on the product.
 */
export async function writeHandValues(
  tx: Tx,
  productId: string,
  edits: readonly HandEdit[],
  { now, locales }: { now: Date; locales: readonly string[] },
): Promise<HandWritten[]> {
  if (edits.length === 0) return [];
  const rows = await findValues(tx, productId);
  const written = edits.map((edit) => planEdit(rows, edit, locales));
  await deleteWinners(
    tx,
    written.flatMap(({ goneWinner }) => goneWinner ?? []),
  );
  await deleteAlternatives(
    tx,
    written.flatMap(({ goneAlternative }) => goneAlternative ?? []),
  );
  await putAlternatives(
    tx,
    productId,
    written.flatMap(({ displaced }) => displaced),
    now,
  );
  await putWinners(
    tx,
    productId,
    written.flatMap(({ winner }) => winner ?? []),
    now,
  );
  return written.map(({ outcome }) => outcome);
}

type Plan = {
  outcome: HandWritten;
  winner?: ValueRow;
  displaced: readonly ValueRow[];
  goneWinner?: string;
  goneAlternative?: string;
};

function planEdit(rows: readonly ValueRow[], edit: HandEdit, locales: readonly string[]): Plan {
  const { attribute, variantId } = edit;
  const locale = edit.locale ?? localeOf(rows, attribute, locales);
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
    return { outcome: { ...outcome, effective: edit.value }, winner: handRow(edit, locale), displaced };
  }
  if (!isByHand) return { outcome: { ...outcome, effective: holder?.value ?? null }, displaced: [] };
  const next = restored ?? bestOf(rivals, attribute.survivorship);
  return {
    outcome: { ...outcome, effective: next?.value ?? null },
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
  const [first, ...others] = rivals.toSorted((left, right) => isHeld(right) - isHeld(left));
  return others.reduce((best, row) => (best && takesPlaceOf(row, best, survivorship) ? row : best), first);
}

/** The locale of the text that is shown now, so that an edit replaces that. */
function localeOf(rows: readonly ValueRow[], attribute: AttributeRow, locales: readonly string[]): string {
  if (!attribute.isLocalized) return '';
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
