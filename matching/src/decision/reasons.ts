import { printGtin } from '@quarry/contracts/gtin';
import type { Comparison } from '../features/comparison.ts';
import type { Features } from '../features/features.ts';
import type { Conflict, ConflictKind } from './conflicts.ts';

/** Everything that `reasonsFor` may say. */
export type ReasonCode =
  | `conflict_${ConflictKind}`
  | 'same_gtin'
  | 'gtin_differs'
  | 'same_part_number'
  | 'part_number_in_title'
  | 'part_number_differs'
  | 'same_model'
  | 'models_differ'
  | 'same_brand'
  | 'brands_differ'
  | 'same_pack'
  | 'same_colour'
  | 'same_measures'
  | 'titles_alike'
  | 'price_far';

/**
 * One thing that speaks for or against a pair, or forbids it (`conflict`). `text` is the plain English phrase; `code` and `params`
 * let a screen say it in another language.
 */
export type Reason = {
  code: ReasonCode;
  weight: 'for' | 'against' | 'conflict';
  text: string;
  params: Record<string, string>;
};

/** Why a pair was judged as it was: conflicts first, then proofs, then likeness. */
export function reasonsFor(comparison: Comparison, features: Features, conflicts: readonly Conflict[]): Reason[] {
  return [...conflicts.map(conflictReason), ...identityReasons(comparison), ...likenessReasons(comparison, features)];
}

function conflictReason({ kind, text, sides }: Conflict): Reason {
  const [left = '', right = ''] = sides ?? [];
  return { code: `conflict_${kind}`, weight: 'conflict', text, params: { left, right } };
}

function reason(code: ReasonCode, weight: Reason['weight'], text: string, params: Record<string, string> = {}): Reason {
  return { code, weight, text, params };
}

function identityReasons({ gtin, partNumber, models, left, right }: Comparison): Reason[] {
  const reasons: Reason[] = [];
  const [a, b] = [left.profile, right.profile];
  const sides = (one: string | undefined, other: string | undefined) => ({ left: one ?? '', right: other ?? '' });
  const [aNumber, bNumber] = [a.offer.mpn?.trim(), b.offer.mpn?.trim()];
  const [aGtin, bGtin] = [printGtin(a.gtin14 ?? ''), printGtin(b.gtin14 ?? '')];
  if (gtin === 1) reasons.push(reason('same_gtin', 'for', `same GTIN ${aGtin}`, { value: aGtin }));
  if (gtin === -1)
    reasons.push(reason('gtin_differs', 'against', `GTIN differs: ${aGtin} against ${bGtin}`, sides(aGtin, bGtin)));
  if (partNumber === 1)
    reasons.push(reason('same_part_number', 'for', `same MPN ${aNumber}`, { value: aNumber ?? '' }));
  if (partNumber === 0.6)
    reasons.push(reason('part_number_in_title', 'for', 'the MPN of one stands in the title of the other'));
  if (partNumber === -1)
    reasons.push(
      reason('part_number_differs', 'against', `MPN differs: ${aNumber} against ${bNumber}`, sides(aNumber, bNumber)),
    );
  const model = models.shared[0]?.toUpperCase();
  if (model !== undefined && partNumber < 0.6)
    reasons.push(reason('same_model', 'for', `model ${model} in both`, { value: model }));
  if (models.isConflict) {
    const text = `they name different models: ${models.named.join(' against ')}`;
    reasons.push(reason('models_differ', 'against', text, sides(...models.named)));
  }
  return reasons;
}

function likenessReasons(comparison: Comparison, features: Features): Reason[] {
  const { brand, colour, quantities, left, right } = comparison;
  const reasons: Reason[] = [];
  const name = (left.profile.offer.brand ?? right.profile.offer.brand)?.trim() ?? left.profile.brand ?? '';
  if (brand === 1) reasons.push(reason('same_brand', 'for', `same brand ${name}`, { value: name }));
  if (brand === -1) reasons.push(reason('brands_differ', 'against', 'brands differ'));
  if (features.pack === 1) reasons.push(reason('same_pack', 'for', 'same pack size'));
  if (colour === 1) reasons.push(reason('same_colour', 'for', 'same colour'));
  if (!comparison.rows && [quantities.volume, quantities.mass, quantities.data, quantities.length].includes(1))
    reasons.push(reason('same_measures', 'for', 'same measures'));
  const percent = Math.round(features.titleGramCosine * 100);
  const weight = percent >= 30 ? 'for' : 'against';
  // Letters that happen to be alike say nothing where no telling word is.
  if (!comparison.isUnrelated)
    reasons.push(reason('titles_alike', weight, `titles ${percent} % alike`, { percent: String(percent) }));
  if (features.priceRatio < 0.5)
    reasons.push(reason('price_far', 'against', 'one price is less than half of the other'));
  return reasons;
}
