import { printGtin } from '@quarry/contracts/gtin';
import {
  reviewFloor,
  scorePair,
  type Decision,
  type Features,
  type MatchOffer,
  type PairScore,
} from '@quarry/matching';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { SourceOffer } from '../products/index.ts';
import type { LinkingWay } from './audit.store.ts';
import type { StoredCandidate, VariantRecord } from './candidate.store.ts';
import type { Matcher } from './matcher.ts';
import { evidenceHash, type Evidence } from './proposal.ts';
import {
  byOrder,
  comparedHash,
  type Draft,
  type Neighbour,
  sellerOf,
  type Surroundings,
  surroundingsOf,
} from './surroundings.ts';

/** A variant an offer may belong to, with what speaks for and against it. */
export type JudgedCandidate = {
  /** What the catalogue calls the variant and identifies it by: it orders candidates that are as likely. */
  order: string;
  variantId: string;
  productId: string;
  /** How alike they are: it orders and decides. */
  score: number;
  /** What a person is told: below the even point where the evidence says that they are two things, whatever else is alike. */
  confidence: number;
  decision: Decision;
  evidence: Evidence[];
  features: Features;
  keyKinds: string[];
  evidenceHash: Buffer;
  /** What the variant was compared by. */
  compared: readonly MatchOffer[];
};

/** What the matcher makes of one offer. `candidates` are ordered, the best first. */
export type Judgement = Draft & {
  candidates: JudgedCandidate[];
  /** Whether something in the catalogue has the GTIN of the offer, also where it was decided to be another thing. */
  isGtinKnown: boolean;
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

/** What a machine may decide by itself: the least score, and the ways of linking that people found wrong too often. */
export type Automation = { floor: number; distrusted: ReadonlySet<LinkingWay> };

/** What a person's own decision may rest on. */
const fullAutomation: Automation = { floor: 0, distrusted: new Set() };

/** Finds and scores the catalogue variants that each offer may belong to. */
export async function judgeOffers(
  tx: Db | Tx,
  matcher: Matcher,
  sources: readonly SourceOffer[],
  automation = fullAutomation,
): Promise<Judgement[]> {
  const surroundings = await surroundingsOf(tx, matcher, sources);
  return surroundings.drafts.map((draft) => judgeDraft(surroundings, matcher, draft, automation));
}

/** Judges offers in their order, each on what the catalogue will hold once those before it that are proven have joined it. */
export async function judgeInTurn(
  tx: Db | Tx,
  matcher: Matcher,
  sources: readonly SourceOffer[],
  automation: Automation,
): Promise<Judgement[]> {
  const surroundings = await surroundingsOf(tx, matcher, sources);
  return surroundings.drafts.map((draft) => {
    const judgement = judgeDraft(surroundings, matcher, draft, automation);
    const target = surroundings.recordOf(judgement.candidates[0]?.variantId ?? '');
    if (judgement.decision === 'auto' && target) surroundings.join(draft, target);
    return judgement;
  });
}

/** Judges one offer by what surrounds it. */
export function judgeDraft(
  surroundings: Surroundings,
  matcher: Matcher,
  draft: Draft,
  { floor, distrusted } = fullAutomation,
): Judgement {
  const isRefused = ({ variantId, evidenceHash: hash }: JudgedCandidate): boolean =>
    surroundings.refusalsOf(draft.source.id, variantId).some((refused) => refused.equals(hash));
  const neighbours = surroundings.neighboursOf(draft);
  const candidates = neighbours
    .flatMap((neighbour) => judgeNeighbour(draft, neighbour, matcher))
    .filter((candidate) => !isRefused(candidate))
    .map((candidate) => {
      const isTooWeak = candidate.score < floor && !isProven(candidate);
      const isDistrusted = distrusted.has(isProven(candidate) ? 'identifier' : 'likeness');
      return isTooWeak || isDistrusted ? demoted(candidate) : candidate;
    })
    .toSorted(byPromise);
  const { gtin14 } = draft.source;
  const isGtinKnown = gtin14 !== null && neighbours.some(({ record }) => record.gtins.includes(gtin14));
  return { ...draft, isGtinKnown, ...settled(candidates) };
}

function judgeNeighbour(
  { source, offer, isGtinMisused }: Draft,
  { hit, record, offers }: Neighbour,
  matcher: Matcher,
): JudgedCandidate[] {
  const context = matcher.model ? { corpus: matcher.corpus, model: matcher.model } : { corpus: matcher.corpus };
  const scores = offers.map((other) => scorePair(offer, other, context));
  const rank = { auto: 2, review: 1, no: 0 };
  const [best] = scores.toSorted(
    (left, right) => rank[right.decision] - rank[left.decision] || right.score - left.score,
  );
  if (!best) return [];
  const conflicts = scores.flatMap((score, at) => conflictsIn(score, best, offers[at]?.title ?? ''));
  const evidence = [
    ...distinct([...shopConflicts(source, isGtinMisused, record), ...conflicts]),
    ...best.reasons.filter(({ weight }) => weight !== 'conflict'),
  ];
  const isBlocked = evidence.some(({ weight }) => weight === 'conflict') || !isBorneOut(best, scores);
  return [
    {
      order: [record.name, record.variantName, ...record.gtins, ...record.partNumbers].join(' '),
      variantId: hit.variantId,
      productId: hit.productId,
      score: best.score,
      confidence: confidenceOf(best.score, evidence),
      decision: isBlocked && best.decision === 'auto' ? 'review' : best.decision,
      evidence,
      features: best.features,
      keyKinds: [...new Set(hit.keys.map(({ kind }) => kind))],
      evidenceHash: evidenceHash(offer, { variantId: hit.variantId, name: record.name }),
      compared: offers,
    },
  ];
}

const identityConflicts = new Set<Evidence['code']>(['conflict_identity', 'conflict_model']);

/** What forbids a pair; of another offer than the one the rest of the evidence is about, it is said to be so. */
function conflictsIn(score: PairScore, best: PairScore, title: string): Evidence[] {
  const conflicts: Evidence[] = score.reasons.filter(({ weight }) => weight === 'conflict');
  if (score === best) return conflicts;
  return conflicts
    .filter(({ text }) => best.reasons.every((reason) => reason.text !== text))
    .map((conflict) => (identityConflicts.has(conflict.code) ? namedElsewhere(title) : ofAnother(conflict)));
}

function ofAnother({ text, params, ...conflict }: Evidence): Evidence {
  const said = `against another offer on the product, ${text}`;
  return { ...conflict, text: said, params: { ...params, elsewhere: 'yes' } };
}

function namedElsewhere(title: string): Evidence {
  const text = `another offer on the product is called “${title}”, so that the GTIN may be misused`;
  return { code: 'conflict_elsewhere', weight: 'conflict', text, params: { title } };
}

/** A likeness beside what contradicts it. */
export function confidenceOf(score: number, evidence: readonly Pick<Evidence, 'code' | 'weight'>[]): number {
  const isDenied = evidence.some(({ weight }) => weight === 'conflict') || isIdentifierAlone(evidence);
  return isDenied ? score / 2 : score;
}

/** Whether nothing but an identifier speaks for a pair while brand and title say another thing: shops state wrong ones. */
function isIdentifierAlone(evidence: readonly Pick<Evidence, 'code' | 'weight'>[]): boolean {
  const says = (code: Evidence['code'], weight: Evidence['weight']): boolean =>
    evidence.some((item) => item.code === code && item.weight === weight);
  const isIdentified = says('same_gtin', 'for') || says('same_part_number', 'for');
  return isIdentified && says('brands_differ', 'against') && !says('titles_alike', 'for');
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
  if (source.variantId !== record.variantId && record.sellers.includes(sellerOf(source))) {
    found.push({
      code: 'shop_sells_it_already',
      weight: 'conflict',
      text: 'the same seller has another offer on this product',
      params: {},
    });
  }
  if (isGtinMisused) {
    const gtin = printGtin(source.gtin14 ?? '');
    found.push({
      code: 'gtin_misused',
      weight: 'conflict',
      text: `its shop uses the GTIN ${gtin} for several things`,
      params: { value: gtin },
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
  return auto || right.score - left.score || byOrder(left, right);
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

const storedPerOffer = 10;

/** The candidates of a judgement as they are kept: the first ten, with their features as evidence. */
export function storedCandidates(
  { source, candidates }: Judgement,
  { modelId }: Pick<Matcher, 'modelId'>,
): StoredCandidate[] {
  return candidates.slice(0, storedPerOffer).map((candidate, at) => ({
    offerId: source.id,
    variantId: candidate.variantId,
    productId: candidate.productId,
    rank: at + 1,
    keyKinds: candidate.keyKinds,
    features: storableFeatures(candidate),
    score: candidate.confidence,
    why: candidate.evidence.map(({ text }) => text),
    modelId,
    comparedHash: comparedHash(candidate.compared),
  }));
}

/** JSON has no NaN: an unknown feature is null. */
export function storableFeatures({ features }: Pick<JudgedCandidate, 'features'>): Record<string, number | null> {
  return Object.fromEntries(
    Object.entries(features).map(([name, value]) => [name, Number.isNaN(value) ? null : value]),
  );
}
