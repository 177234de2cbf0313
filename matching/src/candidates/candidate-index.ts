import type { MatchOffer } from '../match-offer.ts';
import type { Corpus } from '../profile/corpus.ts';
import type { OfferProfile } from '../profile/profile.ts';
import { buildPostings, type PostingsList } from './postings.ts';

/** An offer found for another one: `position` in the indexed list, `similarity` orders candidates and means nothing else. */
export type Candidate = { offer: MatchOffer; position: number; similarity: number };

export type CandidateIndex = {
  /** At most `limit` candidates of an offer, the most similar first; the order is the same on every machine. */
  candidates: (offer: MatchOffer, limit?: number) => Candidate[];
};

const nothing = { ids: new Int32Array(), weights: new Float32Array() };
/** An identifier in common puts a candidate before every similarity of titles. */
const identifierBonus = 2;
/** A query walks its rarest words and 3-grams first and stops after this many postings; common grams then only repeat what rare ones said. */
const postingsBudget = 20_000;

/**
 * Indexes `offers` in memory for finding candidates by identifier, model token, words and 3-grams of the title.
 * Postings lie in typed arrays: about 12 bytes for each word or gram of a title.
 */
export function buildCandidateIndex(offers: readonly MatchOffer[], corpus: Corpus): CandidateIndex {
  const entries = offers.map((offer) => corpus.entry(offer));
  const identifiers = new Map<string, number[]>();
  entries.forEach(({ profile }, position) => {
    for (const identifier of identifiersOf(profile)) {
      const known = identifiers.get(identifier);
      if (known) known.push(position);
      else identifiers.set(identifier, [position]);
    }
  });
  const words = buildPostings(entries.length, (position) => entries[position]?.words ?? nothing);
  const grams = buildPostings(entries.length, (position) => entries[position]?.grams ?? nothing);
  const scores = new Float32Array(offers.length);

  return {
    candidates(offer, limit = 50) {
      const { profile, words: wordVector, grams: gramVector } = corpus.entry(offer);
      const touched: number[] = [];
      const add = (position: number, amount: number): void => {
        if (scores[position] === 0) touched.push(position);
        scores[position] = (scores[position] ?? 0) + amount;
      };
      for (const identifier of identifiersOf(profile)) {
        for (const position of identifiers.get(identifier) ?? []) add(position, identifierBonus);
      }
      walk(words.rarestFirst(wordVector), add);
      walk(grams.rarestFirst(gramVector), add);
      const best = bestOf(touched, scores, limit).map((position) => ({
        offer: entries[position]?.profile.offer ?? offer,
        position,
        similarity: scores[position] ?? 0,
      }));
      for (const position of touched) scores[position] = 0;
      return best;
    },
  };
}

/** The positions of the `limit` highest scores in order, ties by position. Sorting numbers first spares comparing thousands of positions. */
function bestOf(touched: readonly number[], scores: Float32Array, limit: number): number[] {
  const reached = Float32Array.from(touched, (position) => scores[position] ?? 0).toSorted();
  const least = reached[Math.max(0, reached.length - limit)] ?? 0;
  return touched
    .filter((position) => (scores[position] ?? 0) >= least)
    .toSorted((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0) || left - right)
    .slice(0, limit);
}

function walk(lists: PostingsList[], add: (position: number, amount: number) => void): void {
  let spent = 0;
  for (const { positions, weights, from, to, weight } of lists) {
    if (spent > postingsBudget) return;
    spent += to - from;
    for (let at = from; at < to; at += 1) add(positions[at] ?? 0, weight * (weights[at] ?? 0));
  }
}

function identifiersOf({ gtin14, mpn, models }: OfferProfile): string[] {
  const tokens = new Set([...models.plain, ...models.joined]);
  if (mpn !== undefined) tokens.add(mpn);
  return [...(gtin14 === undefined ? [] : [`gtin ${gtin14}`]), ...[...tokens].map((token) => `model ${token}`)];
}
