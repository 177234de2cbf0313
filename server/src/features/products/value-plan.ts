import { newId } from '../../platform/ids.ts';
import { snapshotOfField, type SourceOffer } from './catalogue.ts';
import { notProven, type ValueRow, type WritableValue } from './catalogue-value.store.ts';
import { type AttributeRow, saysTheSame, type StatedValue, takesPlaceOf } from './catalogue-values.ts';
import { heldBefore } from './hand-values.ts';

/** What is to be written for one offer. */
export type ValuePlan = {
  winners: WritableValue[];
  alternatives: WritableValue[];
  goneWinners: string[];
  goneAlternatives: string[];
  /** Those among the winners that stood beside their place until now, with the ids of their alternatives. */
  promoted: { winner: WritableValue; alternativeId: string }[];
  state: (value: StatedValue, by: { variantId: string; proposalId: string | null }) => void;
  /** Gives the places that the offer no longer fills to the best value beside them. */
  promote: () => void;
};

/** Works out what to write for one offer, from all values of the product; a value that stays as it is, is not written again. */
export function planValues(
  rows: readonly ValueRow[],
  attributes: readonly AttributeRow[],
  offer: Pick<SourceOffer, 'id'>,
  source?: SourceOffer,
): ValuePlan {
  const placeOf = (row: Pick<ValueRow, 'attributeId' | 'locale' | 'variantId'>): string =>
    `${row.attributeId} ${row.locale} ${row.variantId}`;
  const survivorship = new Map(attributes.map((attribute) => [attribute.id, attribute.survivorship]));
  const winnerAt = new Map(rows.filter(({ isWinner }) => isWinner).map((row) => [placeOf(row), row]));
  const untouched = new Map(
    rows.filter(({ offerId }) => offerId === offer.id).map((row) => [`${row.isWinner} ${placeOf(row)}`, row]),
  );
  const plan: ValuePlan = {
    winners: [],
    alternatives: [],
    goneWinners: [],
    goneAlternatives: [],
    promoted: [],
    state,
    promote,
  };
  return plan;

  function state(
    value: StatedValue,
    { variantId, proposalId }: { variantId: string; proposalId: string | null },
  ): void {
    const row = offerRow(value, offer, source, { variantId, proposalId });
    const place = placeOf(row);
    const holder = winnerAt.get(place);
    if (value.isUnproven) {
      untouched.delete(`false ${place}`);
      plan.alternatives.push({ ...row, reason: notProven });
      return;
    }
    const isOwn = holder?.offerId === offer.id && (!holder.isLocked || saysTheSame(row.value, holder.value));
    if (!holder || isOwn || isBetter(row, holder, value.attribute.survivorship)) {
      if (holder && holder.offerId !== offer.id)
        plan.alternatives.push({ ...holder, id: newId(), reason: 'less_trusted' });
      untouched.delete(`true ${place}`);
      const isLocked = holder?.isLocked ?? false;
      plan.winners.push({ ...row, isLocked, proposalId: proposalId ?? holder?.proposalId ?? null });
      return;
    }
    const present = untouched.get(`false ${place}`);
    untouched.delete(`false ${place}`);
    const isStillHeld = present?.reason === heldBefore && holder.sourceKind === 'manual';
    plan.alternatives.push({ ...row, reason: isStillHeld ? heldBefore : reasonOfLoss(row, holder) });
  }

  function promote(): void {
    for (const row of untouched.values()) {
      if (!row.isWinner) {
        plan.goneAlternatives.push(row.id);
        continue;
      }
      if (row.isLocked) continue;
      plan.goneWinners.push(row.id);
      const [best] = rows
        .filter((other) => !other.isWinner && other.reason !== notProven && other.offerId !== offer.id)
        .filter((other) => placeOf(other) === placeOf(row))
        .toSorted((one, two) => {
          const rules = survivorship.get(row.attributeId) ?? [];
          return Number(takesPlaceOf(two, one, rules)) - Number(takesPlaceOf(one, two, rules));
        });
      if (!best) continue;
      plan.goneAlternatives.push(best.id);
      const winner = { ...best, id: newId() };
      plan.winners.push(winner);
      plan.promoted.push({ winner, alternativeId: best.id });
    }
  }
}

/** Whether a value of an offer takes the place of the one that holds; where both say the same and are as good, the earlier offer gives it. */
function isBetter(row: ValueRow, holder: ValueRow, survivorship: AttributeRow['survivorship']): boolean {
  if (takesPlaceOf(row, holder, survivorship)) return true;
  if (holder.isLocked || !saysTheSame(row.value, holder.value) || takesPlaceOf(holder, row, survivorship)) return false;
  return typeof row.order === 'string' && typeof holder.order === 'string' && row.order < holder.order;
}

/** What an offer states as a row that has not won yet. */
function offerRow(
  { attribute, locale, value, field, confidence, reading }: StatedValue,
  offer: Pick<SourceOffer, 'id'>,
  source: SourceOffer | undefined,
  { variantId, proposalId }: { variantId: string; proposalId: string | null },
): ValueRow {
  const snapshot = source === undefined ? undefined : snapshotOfField(source, field);
  return {
    id: newId(),
    isWinner: false,
    variantId: attribute.isVariantLevel ? variantId : null,
    attributeId: attribute.id,
    locale,
    value,
    sourceKind: 'offer',
    proposalId,
    offerId: offer.id,
    shopId: source?.shopId ?? null,
    order: source?.order ?? null,
    snapshotId: snapshot?.id ?? null,
    snapshotAt: snapshot?.at ?? null,
    snapshotField: field,
    reading: reading ?? null,
    confidence,
    isLocked: false,
    reason: '',
  };
}

function reasonOfLoss(loser: ValueRow, holder: ValueRow): string {
  if (saysTheSame(loser.value, holder.value)) return 'agrees';
  if (holder.isLocked) return 'locked';
  return holder.sourceKind === 'manual' ? 'set_by_hand' : 'less_trusted';
}
