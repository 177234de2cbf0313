import type { Comparison } from '../features/comparison.ts';
import type { Features } from '../features/features.ts';
import type { Conflict } from './conflicts.ts';

/** Why a pair was judged as it was: conflicts first, then proofs, then likeness, each a plain phrase. */
export function reasonsFor(comparison: Comparison, features: Features, conflicts: readonly Conflict[]): string[] {
  return [
    ...conflicts.map(({ text }) => text),
    ...identityReasons(comparison),
    ...likenessReasons(comparison, features),
  ];
}

function identityReasons({ gtin, partNumber, models, left, right }: Comparison): string[] {
  const reasons: string[] = [];
  if (gtin === 1) reasons.push(`same GTIN ${left.profile.gtin14}`);
  if (gtin === -1) reasons.push(`GTIN differs: ${left.profile.gtin14} against ${right.profile.gtin14}`);
  if (partNumber === 1) reasons.push(`same part number ${left.profile.offer.mpn?.trim()}`);
  if (partNumber === 0.6) reasons.push('the part number of one stands in the title of the other');
  if (partNumber === -1)
    reasons.push(`part number differs: ${left.profile.offer.mpn?.trim()} against ${right.profile.offer.mpn?.trim()}`);
  const [longest] = models.shared;
  if (longest !== undefined && partNumber < 0.6) reasons.push(`model ${longest.toUpperCase()} in both`);
  if (models.isConflict) reasons.push('they name different models');
  return reasons;
}

function likenessReasons({ brand, colour, pack, quantities, left, right }: Comparison, features: Features): string[] {
  const reasons: string[] = [];
  if (brand === 1)
    reasons.push(`same brand ${(left.profile.offer.brand ?? right.profile.offer.brand)?.trim() ?? left.profile.brand}`);
  if (brand === -1) reasons.push('brands differ');
  if (pack === 1) reasons.push('same pack size');
  if (colour === 1) reasons.push('same colour');
  if ([quantities.volume, quantities.mass, quantities.data, quantities.length].includes(1))
    reasons.push('same measures');
  reasons.push(`titles ${Math.round(features.titleGramCosine * 100)} % alike`);
  if (features.priceRatio < 0.5) reasons.push('one price is less than half of the other');
  return reasons;
}
