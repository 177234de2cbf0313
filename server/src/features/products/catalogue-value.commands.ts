import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { snapshotOfField, type SourceOffer } from './catalogue.ts';
import type { CatalogueChange } from './catalogue.commands.ts';
import { saysTheSame, statedValues, takesPlaceOf, type AttributeRow, type StatedValue } from './catalogue-values.ts';
import {
  deleteAlternatives,
  deleteWinners,
  findValues,
  putAlternatives,
  putWinners,
  type ValueRow,
} from './catalogue-value.store.ts';
import { findAttributes, linkPicture, mediaIdOf } from './catalogue.store.ts';
import { valueKey } from './product-value.commands.ts';

export type ValueTarget = {
  productId: string;
  variantId: string;
  proposalId: string | null;
  isGtinMisused: boolean;
  /** The brand that the offer's text names, already resolved. */
  brandId: string | undefined;
};

/**
 * Writes what an offer states: each value wins, or is kept beside the winner with the reason why it lost. What the offer said
 * before and no longer says gives way. The caller holds the lock on the product.
 */
export async function writeOfferValues(
  tx: Tx,
  deps: Deps,
  change: CatalogueChange,
  source: SourceOffer,
  target: ValueTarget,
): Promise<void> {
  const { productId, variantId, proposalId, isGtinMisused, brandId } = target;
  const now = deps.clock.now();
  const attributes = await findAttributes(tx);
  const picture = source.fields.images?.value[0];
  const mediaId = picture === undefined ? undefined : await mediaIdOf(tx, newId(), picture, now);
  if (mediaId !== undefined) await linkPicture(tx, productId, variantId, mediaId, source);
  const rows = await findValues(tx, productId);
  const plan = planValues(rows, attributes, source, source);
  for (const value of statedValues(source, attributes, { brandId, mediaId, isGtinMisused })) {
    plan.state(value, { variantId, proposalId });
  }
  plan.promote();
  await deleteWinners(tx, plan.goneWinners);
  await deleteAlternatives(tx, plan.goneAlternatives);
  await putWinners(tx, productId, plan.winners, now);
  await putAlternatives(tx, productId, plan.alternatives, now);
  const { before, after } = difference(rows, plan.winners, attributes);
  if (Object.keys(after).length === 0) return;
  await recordChange(tx, deps, {
    ...change,
    entity: 'product',
    entityId: productId,
    action: 'values_read',
    before,
    after,
  });
}

/** The values that are others than before, by the name a change gives them. */
function difference(
  rows: readonly ValueRow[],
  winners: readonly Written[],
  attributes: readonly AttributeRow[],
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const codes = new Map(attributes.map(({ id, code }) => [id, code]));
  const keyOf = (row: Written): string => valueKey(codes.get(row.attributeId) ?? '', row.locale, row.variantId);
  const held = new Map(rows.filter(({ isWinner }) => isWinner).map((row) => [keyOf(row), row.value]));
  const changed = winners.filter((row) => JSON.stringify(held.get(keyOf(row))) !== JSON.stringify(row.value));
  return {
    before: Object.fromEntries(changed.map((row) => [keyOf(row), held.get(keyOf(row)) ?? null])),
    after: Object.fromEntries(changed.map((row) => [keyOf(row), row.value])),
  };
}

/** Removes all that an offer stated; the next best values take the places it held. */
export async function dropOfferValues(tx: Tx, deps: Deps, productId: string, offerId: string): Promise<void> {
  const plan = planValues(await findValues(tx, productId), await findAttributes(tx), { id: offerId });
  plan.promote();
  await deleteWinners(tx, plan.goneWinners);
  await deleteAlternatives(tx, plan.goneAlternatives);
  await putWinners(tx, productId, plan.winners, deps.clock.now());
}

type Written = Omit<ValueRow, 'isWinner' | 'shopId'>;

type ValuePlan = {
  winners: Written[];
  alternatives: Written[];
  goneWinners: string[];
  goneAlternatives: string[];
  state: (value: StatedValue, by: { variantId: string; proposalId: string | null }) => void;
  /** Gives the places that the offer no longer fills to the best value beside them. */
  promote: () => void;
};

/** Works out what to write for one offer, from all values of the product; a value that stays as it is, is not written again. */
function planValues(
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
  const plan: ValuePlan = { winners: [], alternatives: [], goneWinners: [], goneAlternatives: [], state, promote };
  return plan;

  function state(
    value: StatedValue,
    { variantId, proposalId }: { variantId: string; proposalId: string | null },
  ): void {
    const snapshot = source === undefined ? undefined : snapshotOfField(source, value.field);
    const row: ValueRow = {
      id: newId(),
      isWinner: false,
      variantId: value.attribute.isVariantLevel ? variantId : null,
      attributeId: value.attribute.id,
      locale: value.locale,
      value: value.value,
      sourceKind: 'offer',
      proposalId,
      offerId: offer.id,
      shopId: source?.shopId ?? null,
      snapshotId: snapshot?.id ?? null,
      snapshotAt: snapshot?.at ?? null,
      snapshotField: value.field,
      confidence: value.confidence,
      isLocked: false,
      reason: '',
    };
    const place = placeOf(row);
    const holder = winnerAt.get(place);
    const isOwn = holder?.offerId === offer.id && (!holder.isLocked || saysTheSame(row.value, holder.value));
    if (!holder || isOwn || takesPlaceOf(row, holder, value.attribute.survivorship)) {
      if (holder && holder.offerId !== offer.id)
        plan.alternatives.push({ ...holder, id: newId(), reason: 'less_trusted' });
      untouched.delete(`true ${place}`);
      const isLocked = holder?.isLocked ?? false;
      plan.winners.push({ ...row, isLocked, proposalId: proposalId ?? holder?.proposalId ?? null });
      return;
    }
    untouched.delete(`false ${place}`);
    plan.alternatives.push({ ...row, reason: reasonOfLoss(row, holder) });
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
        .filter((other) => !other.isWinner && other.offerId !== offer.id && placeOf(other) === placeOf(row))
        .toSorted((one, two) => (takesPlaceOf(one, two, survivorship.get(row.attributeId) ?? []) ? -1 : 1));
      if (!best) continue;
      plan.goneAlternatives.push(best.id);
      plan.winners.push({ ...best, id: newId() });
    }
  }
}

function reasonOfLoss(loser: ValueRow, holder: ValueRow): string {
  if (saysTheSame(loser.value, holder.value)) return 'agrees';
  if (holder.isLocked) return 'locked';
  return holder.sourceKind === 'manual' ? 'set_by_hand' : 'less_trusted';
}
