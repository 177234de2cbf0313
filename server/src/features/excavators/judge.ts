import {
  blockingKeys,
  reviewFloor,
  scorePair,
  type BlockingKey,
  type Decision,
  type Features,
  type MatchOffer,
  type PairScore,
} from '@quarry/matching';
import type { Db, Tx } from '../../platform/db/index.ts';
import { findSourceOffers, linkedOfferIds, type SourceOffer } from '../products/index.ts';
import {
  findKeyHits,
  findMisusedGtins,
  findRefusedPairs,
  findVariantRecords,
  type KeyHit,
  type VariantRecord,
} from './candidate.store.ts';
import type { Matcher } from './matcher.ts';
import { evidenceHash, type Evidence } from './proposal.ts';

/** A variant an offer may belong to, with what speaks for and against it. */
export type JudgedCandidate = {
  variantId: string;
  productId: string;
  score: number;
  decision: Decision;
  evidence: Evidence[];
  features: Features;
  keyKinds: string[];
  evidenceHash: Buffer;
};

/** What the matcher makes of one offer. `candidates` are ordered, the best first. */
export type Judgement = {
  source: SourceOffer;
  offer: MatchOffer;
  isGtinMisused: boolean;
  keys: BlockingKey[];
  candidates: JudgedCandidate[];
  /** auto: belongs to the first candidate; review: a person should see it; no: nothing in the catalogue is like it. */
  decision: Decision;
};

/** Scores above this are worth asking a person; a weaker likeness is only shown beside the proposal of a new product. */
const worthAsking = 0.5;
/** Two candidates closer than this cannot be told apart by a machine. */
const clearLead = 0.1;
/** What no likeness outweighs. */
const modelDenial = new Set(['models_differ']);
const denials = new Set(['gtin_differs', 'part_number_differs', 'models_differ', 'brands_differ']);
const scoredCandidates = 20;
const offersPerVariant = 3;
const keyWeights: Record<BlockingKey['kind'], number> = {
  gtin14: 100,
  'brand-mpn': 50,
  model: 10,
  minhash: 3,
  'rare-pair': 1,
};

/** Finds and scores the catalogue variants that each offer may belong to. `autoFloor` is the least score a machine may join at. */
export async function judgeOffers(
  tx: Db | Tx,
  matcher: Matcher,
  sources: readonly SourceOffer[],
  autoFloor = 0,
): Promise<Judgement[]> {
  const ids = sources.map(({ id }) => id);
  const misused = await findMisusedGtins(tx, ids);
  const drafts = sources.map((source) => {
    const isGtinMisused = misused.has(source.id);
    const offer = matcher.offerOf(source, isGtinMisused);
    return { source, offer, isGtinMisused, keys: blockingKeys(offer) };
  });
  const hits = await findKeyHits(
    tx,
    drafts.flatMap(({ source, keys }) => keys.map((key) => ({ ...key, offerId: source.id }))),
  );
  const best = drafts.map(({ source }) => mostPromising(hits.filter(({ offerId }) => offerId === source.id)));
  const variants = await loadVariants(tx, matcher, [...new Set(best.flat().map(({ variantId }) => variantId))]);
  const refused = await findRefusedPairs(tx, ids);
  return drafts.map((draft, at) => {
    const isRefused = ({ variantId, evidenceHash: hash }: JudgedCandidate): boolean =>
      refused.some(
        (pair) => pair.offerId === draft.source.id && pair.variantId === variantId && pair.evidenceHash.equals(hash),
      );
    const candidates = (best[at] ?? [])
      .flatMap((hit) => judgeVariant(draft, hit, variants.get(hit.variantId), matcher))
      .filter((candidate) => !isRefused(candidate))
      .map((candidate) => (candidate.score < autoFloor && !isProven(candidate) ? demoted(candidate) : candidate))
      .toSorted(byPromise);
    return { ...draft, ...settled(candidates) };
  });
}

type Known = { record: VariantRecord; offers: MatchOffer[] };

async function loadVariants(tx: Db | Tx, matcher: Matcher, variantIds: readonly string[]): Promise<Map<string, Known>> {
  if (variantIds.length === 0) return new Map();
  const records = await findVariantRecords(tx, variantIds);
  const linked = await linkedOfferIds(tx, variantIds, offersPerVariant);
  const sources = await findSourceOffers(
    tx,
    linked.map(({ offerId }) => offerId),
  );
  const offersOf = Map.groupBy(linked, ({ variantId }) => variantId);
  return new Map(
    records.map((record) => {
      const offers = (offersOf.get(record.variantId) ?? []).flatMap(({ offerId }) => {
        const source = sources.get(offerId);
        if (!source) return [];
        // A GTIN that the variant does not hold as valid was found misused when the offer came.
        const isMisused = source.gtin14 !== null && !record.gtins.includes(source.gtin14);
        return [matcher.offerOf(source, isMisused)];
      });
      const isCovered = offers.length > 0 && record.gtins.every((gtin) => offers.some((offer) => offer.gtin === gtin));
      return [record.variantId, { record, offers: isCovered ? offers : [...offers, offerOfRecord(record)] }];
    }),
  );
}

/** The variant as the catalogue itself describes it. */
export function offerOfRecord({
  variantId,
  name,
  variantName,
  brandName,
  gtins,
  partNumbers,
}: VariantRecord): MatchOffer {
  const offer: MatchOffer = { id: variantId, title: `${name} ${variantName}`.trim() };
  if (brandName !== null) offer.brand = brandName;
  if (gtins[0] !== undefined) offer.gtin = gtins[0];
  if (partNumbers[0] !== undefined) offer.mpn = partNumbers[0];
  return offer;
}

function mostPromising(hits: readonly KeyHit[]): KeyHit[] {
  const weight = ({ keys }: KeyHit): number => keys.reduce((sum, { kind }) => sum + keyWeights[kind], 0);
  return hits
    .toSorted((left, right) => weight(right) - weight(left) || (left.variantId < right.variantId ? -1 : 1))
    .slice(0, scoredCandidates);
}

type Draft = Pick<Judgement, 'source' | 'offer' | 'isGtinMisused'>;

function judgeVariant(
  { source, offer, isGtinMisused }: Draft,
  hit: KeyHit,
  known: Known | undefined,
  matcher: Matcher,
): JudgedCandidate[] {
  if (!known) return [];
  const context = matcher.model ? { corpus: matcher.corpus, model: matcher.model } : { corpus: matcher.corpus };
  const scores = known.offers.map((other) => scorePair(offer, other, context));
  const rank = { auto: 2, review: 1, no: 0 };
  const [best] = scores.toSorted(
    (left, right) => rank[right.decision] - rank[left.decision] || right.score - left.score,
  );
  if (!best) return [];
  const conflicts = scores.flatMap(({ reasons }) => reasons.filter(({ weight }) => weight === 'conflict'));
  const evidence = [
    ...distinct([...shopConflicts(source, isGtinMisused, known.record), ...conflicts]),
    ...best.reasons.filter(({ weight }) => weight !== 'conflict'),
  ];
  const isBlocked = evidence.some(({ weight }) => weight === 'conflict') || !isBorneOut(best, scores);
  return [
    {
      variantId: hit.variantId,
      productId: hit.productId,
      score: best.score,
      decision: isBlocked && best.decision === 'auto' ? 'review' : best.decision,
      evidence,
      features: best.features,
      keyKinds: [...new Set(hit.keys.map(({ kind }) => kind))],
      evidenceHash: evidenceHash(offer, { variantId: hit.variantId, name: known.record.name }),
    },
  ];
}

/** Whether a likeness holds against all offers of the variant, not only against the one that is most alike: a star, no chain. */
function isBorneOut(best: PairScore, scores: readonly PairScore[]): boolean {
  const says = (codes: ReadonlySet<string>): boolean =>
    scores.some(({ reasons }) => reasons.some(({ code }) => codes.has(code)));
  if (best.reasons.some(({ code }) => code === 'same_gtin')) return !says(modelDenial);
  return !says(denials) && scores.every(({ score }) => score >= worthAsking);
}

/** What the shop itself makes doubtful: a second live offer on one variant, a GTIN it uses for several things. */
function shopConflicts(source: SourceOffer, isGtinMisused: boolean, record: VariantRecord): Evidence[] {
  const found: Evidence[] = [];
  const seller = source.isMarketplace ? `${source.shopId} ${source.seller ?? ''}` : source.shopId;
  if (source.variantId !== record.variantId && record.sellers.includes(seller)) {
    found.push({
      code: 'shop_sells_it_already',
      weight: 'conflict',
      text: 'the same seller has another offer on this product',
      params: {},
    });
  }
  if (isGtinMisused) {
    const params = { value: source.gtin14 ?? '' };
    found.push({
      code: 'gtin_misused',
      weight: 'conflict',
      text: `its shop uses the GTIN ${source.gtin14} for several things`,
      params,
    });
  }
  return found;
}

function distinct(evidence: readonly Evidence[]): Evidence[] {
  return [...new Map(evidence.map((item) => [item.text, item])).values()];
}

function isProven({ evidence }: JudgedCandidate): boolean {
  return evidence.some(({ code }) => code === 'same_gtin');
}

function demoted(candidate: JudgedCandidate): JudgedCandidate {
  return candidate.decision === 'auto' ? { ...candidate, decision: 'review' } : candidate;
}

function byPromise(left: JudgedCandidate, right: JudgedCandidate): number {
  const auto = Number(right.decision === 'auto') - Number(left.decision === 'auto');
  return auto || right.score - left.score || (left.variantId < right.variantId ? -1 : 1);
}

function settled(candidates: readonly JudgedCandidate[]): Pick<Judgement, 'candidates' | 'decision'> {
  const worthShowing = candidates.filter(({ score, decision }) => decision !== 'no' || score >= reviewFloor);
  const [first, second] = worthShowing;
  if (first?.decision === 'auto') {
    const isClear = second?.decision !== 'auto' || first.score - second.score >= clearLead;
    if (isClear) return { candidates: worthShowing, decision: 'auto' };
    const several: Evidence = {
      code: 'several_variants',
      weight: 'conflict',
      text: 'several products fit equally well',
      params: {},
    };
    return {
      candidates: worthShowing.map((candidate) => ({
        ...demoted(candidate),
        evidence: [several, ...candidate.evidence],
      })),
      decision: 'review',
    };
  }
  const isWorthAsking = first !== undefined && (first.score >= worthAsking || isProven(first));
  return { candidates: worthShowing, decision: isWorthAsking ? 'review' : 'no' };
}
