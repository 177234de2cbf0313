import { printGtin } from '@quarry/contracts/gtin';
import type { MatchOffer } from '../match-offer.ts';
import { brandReader } from '../profile/brand.ts';
import { isTellingPartNumber, profileOf, type OfferProfile } from '../profile/profile.ts';
import { minHashBands } from './min-hash.ts';

export type KeyKind = 'gtin14' | 'brand-mpn' | 'model' | 'rare-pair' | 'minhash';

/** One key of a blocking table: two offers that share a key are candidates for each other. */
export type BlockingKey = { kind: KeyKind; key: string };

const tellingWords = 5;

/**
 * The blocking keys of one offer, without repetition. They depend on the offer and the brand aliases alone, never on the other
 * offers, so that stored keys stay right: a word counts as telling by its form (digits first, then length).
 */
export function blockingKeys(
  offer: MatchOffer,
  { brandAliases = {} }: { brandAliases?: Record<string, string> } = {},
): BlockingKey[] {
  return profileKeys(profileOf(offer, brandReader(brandAliases)));
}

const explanations: Record<KeyKind, (key: string) => string> = {
  gtin14: (key) => `same GTIN ${printGtin(key)}`,
  'brand-mpn': (key) => `same brand and MPN ${key.replace('|', ' ').toUpperCase()}`,
  model: (key) => `model ${key.toUpperCase()} in both`,
  'rare-pair': (key) => `both titles name "${key.replace('|', '" and "')}"`,
  minhash: () => 'titles of much the same words',
};

/** A key as a reason for a person: "model DS224+ in both", "same GTIN 4006381333931". */
export function explainKey({ kind, key }: BlockingKey): string {
  return explanations[kind](key);
}

function profileKeys(profile: OfferProfile): BlockingKey[] {
  const keys: BlockingKey[] = [];
  if (profile.gtin14 !== undefined) keys.push({ kind: 'gtin14', key: profile.gtin14 });
  if (profile.mpn !== undefined && isTellingPartNumber(profile.mpn)) {
    if (profile.brand !== undefined) keys.push({ kind: 'brand-mpn', key: `${profile.brand}|${profile.mpn}` });
    keys.push({ kind: 'model', key: profile.mpn });
  }
  for (const token of [...profile.models.plain, ...profile.models.joined]) {
    if (token !== profile.mpn) keys.push({ kind: 'model', key: token });
  }
  const words = mostTellingWords(profile);
  words.forEach((first, position) => {
    for (const second of words.slice(position + 1)) {
      keys.push({ kind: 'rare-pair', key: first < second ? `${first}|${second}` : `${second}|${first}` });
    }
  });
  for (const band of minHashBands(profile.titleWords)) keys.push({ kind: 'minhash', key: band });
  return keys;
}

function mostTellingWords(profile: OfferProfile): string[] {
  const words = new Set(profile.titleWords.filter((word) => word.length > 2 && !word.startsWith('colour:')));
  const weight = (word: string): number => Math.min(word.length, 12) + (/\d/.test(word) ? 8 : 0);
  return [...words]
    .toSorted((left, right) => weight(right) - weight(left) || (left < right ? -1 : 1))
    .slice(0, tellingWords);
}
