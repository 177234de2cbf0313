import type { MatchOffer } from '../match-offer.ts';
import { brandReader } from './brand.ts';
import { profileOf, type OfferProfile } from './profile.ts';
import { gramIds, sparseVector, type SparseVector } from './vectors.ts';

/** One offer with its vectors under the word statistics of a corpus. */
export type CorpusEntry = {
  profile: OfferProfile;
  words: SparseVector;
  grams: SparseVector;
  allWords: SparseVector;
};

/**
 * What the matcher knows of the goods as a whole: how rare each word and 3-gram is, and which names stand for one brand.
 * Built from offers without labels; offers outside it may be compared too, their unknown words counting as the rarest.
 */
export type Corpus = {
  documents: number;
  /** Inverse document frequency of a word: ln(1 + documents / documents with it). */
  rarity: (word: string) => number;
  /** The profile and vectors of an offer; kept as long as the offer object lives. */
  entry: (offer: MatchOffer) => CorpusEntry;
};

const gramBuckets = 1 << 18;

/** Counts words and 3-grams over `offers`. `brandAliases` maps a brand name to the name it stands for. */
export function buildCorpus(
  offers: readonly MatchOffer[],
  { brandAliases = {} }: { brandAliases?: Record<string, string> } = {},
): Corpus {
  const declaredBrands = new Set(offers.map(({ brand }) => brand).filter((brand) => brand !== undefined));
  const readBrand = brandReader(brandAliases, declaredBrands);
  const profiles = new WeakMap<MatchOffer, OfferProfile>();
  const entries = new WeakMap<MatchOffer, CorpusEntry>();
  const wordIds = new Map<string, number>();
  const wordCounts: number[] = [];
  const gramCounts = new Uint32Array(gramBuckets);
  let documents = 0;

  const profile = (offer: MatchOffer): OfferProfile => {
    const known = profiles.get(offer);
    if (known) return known;
    const made = profileOf(offer, readBrand);
    profiles.set(offer, made);
    return made;
  };
  for (const offer of offers) {
    const { title, allWords } = profile(offer);
    documents += 1;
    for (const word of new Set(allWords)) {
      const id = wordIds.get(word) ?? wordIds.size;
      wordIds.set(word, id);
      wordCounts[id] = (wordCounts[id] ?? 0) + 1;
    }
    for (const gram of new Set(gramIds(title, gramBuckets))) gramCounts[gram] = (gramCounts[gram] ?? 0) + 1;
  }

  const inverse = (count: number): number => Math.log(1 + Math.max(1, documents) / Math.max(1, count));
  const rarity = (word: string): number => inverse(wordCounts[wordIds.get(word) ?? -1] ?? 1);
  const idOf = (word: string): number => {
    const id = wordIds.get(word) ?? wordIds.size;
    wordIds.set(word, id);
    return id;
  };
  const entry = (offer: MatchOffer): CorpusEntry => {
    const known = entries.get(offer);
    if (known) return known;
    const read = profile(offer);
    const weigh = (words: readonly string[]): SparseVector =>
      sparseVector(words.map((word) => [idOf(word), rarity(word)]));
    const made = {
      profile: read,
      words: weigh(read.titleWords),
      grams: sparseVector(gramIds(read.title, gramBuckets).map((gram) => [gram, inverse(gramCounts[gram] ?? 0)])),
      allWords: weigh(read.allWords),
    };
    entries.set(offer, made);
    return made;
  };
  return { documents, rarity, entry };
}
