import { wording } from '@quarry/contracts/wording';
import type { Tx } from '../../platform/db/index.ts';
import type { AttributeRow, Stated, StatedFinding, StatedValue } from './catalogue-values.ts';
import type { ValueRow } from './catalogue-value.store.ts';
import { asksUnique, claimOf, claimUnique } from './unique-values.ts';
import type { ValuePlan } from './value-plan.ts';
import { isSame, wordsOf } from './value-findings.ts';

/** What an offer states of the product that it hangs on, with the values that it gave until now. */
export type StatedOfProduct = { stated: Stated; productId: string; variantId: string; rows: readonly ValueRow[] };

/**
 * Takes what offers state, each of another product, and gives it with the texts among the findings that others have already, in order.
 * A text that an offer gave before stays a value, as one of people does when the rule is made.
 */
export async function heldToOthers(tx: Tx, offers: readonly StatedOfProduct[]): Promise<Stated[]> {
  const asked = offers.flatMap((offer) =>
    offer.stated.values.flatMap((value) => {
      const { attribute } = value;
      if (!asksUnique(attribute) || value.isUnproven || offer.rows.some((row) => isSame(row, value, offer.variantId)))
        return [];
      const variantId = attribute.isVariantLevel ? offer.variantId : null;
      const place = { productId: offer.productId, variantId, attributeId: attribute.id, locale: value.locale };
      return [{ value, claims: claimOf(place, value.value), given: [] }];
    }),
  );
  const taken = await claimUnique(tx, asked);
  const holderOf = new Map(
    asked.flatMap(({ value }, at) => taken[at]?.map(({ holder }) => [value, holder] as const) ?? []),
  );
  return offers.map(({ stated: { values, findings } }) => {
    const kept = values.filter((value) => !holderOf.has(value));
    const known = new Set(findings.map(({ attribute }) => attribute.id));
    const found = values.flatMap((value) => {
      const holder = holderOf.get(value);
      return holder && !known.has(value.attribute.id) ? [findingOf(value, holder.productId)] : [];
    });
    return { values: kept, findings: [...findings, ...found] };
  });
}

/** It names the other product by its id alone, since not every reader may see it. */
function findingOf(value: StatedValue, productId: string): StatedFinding {
  const { attribute, locale, field } = value;
  return {
    attribute,
    locale,
    field,
    ...wordsOf(value),
    reason: { ...wording('finding_taken'), params: { productId } },
  };
}

/** Leaves those values beside their place that would come to hold there, since others gave way, and that another product has by now. */
export async function withoutTakenPromotions(
  tx: Tx,
  plans: readonly (Promotions & { productId: string })[],
  attributes: readonly AttributeRow[],
): Promise<void> {
  const unique = new Set(attributes.filter(asksUnique).map(({ id }) => id));
  if (unique.size === 0) return;
  const promoted = plans.flatMap((plan) =>
    plan.promoted
      .filter(({ winner }) => unique.has(winner.attributeId))
      .map((one) => ({
        plan,
        one,
        claims: claimOf({ ...one.winner, productId: plan.productId }, one.winner.value),
        given: [],
      })),
  );
  const taken = await claimUnique(tx, promoted);
  for (const [at, { plan, one }] of promoted.entries()) {
    if (taken[at]?.length === 0) continue;
    plan.winners.splice(plan.winners.indexOf(one.winner), 1);
    plan.goneAlternatives.splice(plan.goneAlternatives.indexOf(one.alternativeId), 1);
  }
}

type Promotions = Pick<ValuePlan, 'winners' | 'goneAlternatives' | 'promoted'>;
