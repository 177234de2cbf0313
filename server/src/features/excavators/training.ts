import { type Reasoned, reasoned, type Sentence, sentence, wording } from '@quarry/contracts/wording';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { everyCell, type LabelledPair, type MatchOffer, type Model } from '@quarry/matching';
import { type ChangeOrigin, recordChange } from '../../platform/audit/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { derivedId } from '../../platform/ids.ts';
import { findSourceOffers, linkedOfferIds } from '../offers/index.ts';
import { matchOfferOf } from '../products/index.ts';
import { findVariantRecords } from './candidate.store.ts';
import { findActiveExcavators } from './excavator.store.ts';
import { offerOfRecord } from './surroundings.ts';
import { judgeOffers, storedCandidates } from './judge.ts';
import { matcherFor, sampleOffers } from './matcher.ts';
import {
  type DecidedPair,
  findDecidedPairs,
  findLabelledPairs,
  insertModel,
  type ModelMetrics,
  wakeUndecidedOffers,
} from './training.store.ts';

/** What the training thread is given, and what it answers. */
export type TrainingTask = { offers: MatchOffer[]; pairs: LabelledPair[]; targetPrecision: number };
export type TrainingAnswer = { model: Model } | { tooFew: { fewest: number; matches: number; others: number } };

export type Trained =
  | {
      kind: 'trained';
      labels: number;
      precision: number | null;
      recall: number | null;
      isActive: boolean;
      verdict: Sentence;
    }
  | ({ kind: 'not_allowed' } & Reasoned);

const newestDecisions = 20_000;
const offersPerVariant = 3;
const judgedAtOnce = 100;
const usualTarget = 0.98;

/**
 * Learns from all decisions so far. The model becomes the active one when decisions it did not learn from, split by product,
 * prove the precision asked for; the offers that wait are then looked at again.
 */
export async function trainFromDecisions(deps: Deps, origin: ChangeOrigin): Promise<Trained> {
  const known = await findDecidedPairs(deps.db, newestDecisions);
  const decided = [...known, ...(await impliedPairs(deps, known))];
  const excavators = await findActiveExcavators(deps.db);
  const targetPrecision = Math.max(usualTarget, ...excavators.map(({ config }) => config.targetPrecision));
  const task = { offers: await sampleOffers(deps.db), pairs: await labelledPairs(deps, decided), targetPrecision };
  const answer = await trainBeside(task);
  if ('tooFew' in answer) return { kind: 'not_allowed', ...reasoned('TOO_FEW_LABELS', answer.tooFew) };
  const { model } = answer;
  const metrics = metricsOf(model);
  const isActive = metrics.threshold !== null;
  await withTransaction(deps.db, async (tx) => {
    await insertModel(tx, model, metrics, isActive, deps.clock.now());
    if (isActive) await wakeUndecidedOffers(tx);
    await recordChange(tx, deps, {
      ...origin,
      entity: 'matcher_model',
      entityId: derivedId(`matcher_model ${model.version}`),
      action: isActive ? 'activated' : 'trained',
      before: null,
      after: { version: model.version, labels: model.trainedOn.pairs, ...metrics },
    });
  });
  const labels = decided.filter(({ knownBy }) => knownBy === 'decided').length;
  return {
    kind: 'trained',
    labels,
    precision: metrics.precision,
    recall: metrics.recall,
    isActive,
    verdict: verdictOf(metrics, targetPrecision),
  };
}

/**
 * What follows from decisions: an offer that is one variant is none of the others that are like it. These are sought in the catalogue of
 * today; the candidates that were kept when the offer was placed hang on which products were known by then.
 */
async function impliedPairs(deps: Deps, known: readonly DecidedPair[]): Promise<DecidedPair[]> {
  const variantOf = new Map(
    known.flatMap(({ offerId, variantId, isMatch }) => (isMatch ? [[offerId, variantId] as const] : [])),
  );
  const matcher = await matcherFor(deps);
  const placed = [...variantOf.keys()].toSorted();
  const implied: DecidedPair[] = [];
  for (let at = 0; at < placed.length; at += judgedAtOnce) {
    const offerIds = placed.slice(at, at + judgedAtOnce);
    const labelled = await findLabelledPairs(deps.db, offerIds);
    const sources = await findSourceOffers(deps.db, offerIds);
    for (const judgement of await judgeOffers(deps.db, matcher, [...sources.values()])) {
      const offerId = judgement.source.id;
      for (const { variantId, productId } of storedCandidates(judgement, matcher)) {
        if (variantId === variantOf.get(offerId) || labelled.has(`${offerId} ${variantId}`)) continue;
        implied.push({ offerId, variantId, productId, isMatch: false, knownBy: 'implied' });
      }
    }
  }
  return implied;
}

/** Each decision as pairs of offers: the offer beside others that hang on the variant, or beside the variant's own record. */
async function labelledPairs(deps: Deps, decided: readonly DecidedPair[]): Promise<LabelledPair[]> {
  const variantIds = [...new Set(decided.map(({ variantId }) => variantId))];
  const linked = Map.groupBy(
    await linkedOfferIds(deps.db, variantIds, offersPerVariant + 1),
    ({ variantId }) => variantId,
  );
  const records = new Map((await findVariantRecords(deps.db, variantIds)).map((record) => [record.variantId, record]));
  const offerIds = new Set([
    ...decided.map(({ offerId }) => offerId),
    ...[...linked.values()].flat().map(({ offerId }) => offerId),
  ]);
  const sources = await findSourceOffers(deps.db, [...offerIds]);
  const offers = new Map([...sources].map(([id, source]) => [id, matchOfferOf(source)]));
  return decided.flatMap(({ offerId, variantId, productId, isMatch }) => {
    const left = offers.get(offerId);
    const record = records.get(variantId);
    if (!left || !record) return [];
    const others = (linked.get(variantId) ?? []).flatMap((link) =>
      link.offerId === offerId ? [] : (offers.get(link.offerId) ?? []),
    );
    const rights = others.length > 0 ? others.slice(0, offersPerVariant) : [offerOfRecord(record)];
    return rights.map((right) => ({ left: withoutSharedGtin(left, right), right, isMatch, group: productId }));
  });
}

/** An equal GTIN decides by itself: what is learnt must hold where there is none, so that it is kept from the pupil. */
function withoutSharedGtin(left: MatchOffer, right: MatchOffer): MatchOffer {
  if (left.gtin === undefined || left.gtin !== right.gtin) return left;
  const { gtin: _shared, ...rest } = left;
  return rest;
}

async function trainBeside(task: TrainingTask): Promise<TrainingAnswer> {
  const worker = new Worker(new URL('train.worker.ts', import.meta.url), { workerData: task });
  try {
    const [answer] = (await once(worker, 'message')) as [TrainingAnswer];
    return answer;
  } finally {
    await worker.terminate();
  }
}

function metricsOf({ cells, trainedOn }: Model): ModelMetrics {
  const cell = cells[everyCell];
  if (!cell || cell.threshold === null)
    return { precision: null, recall: null, threshold: null, decided: cell?.decided ?? 0 };
  const right = cell.joined - cell.wrong;
  return {
    precision: right / cell.joined,
    recall: right / trainedOn.matches,
    threshold: cell.threshold,
    decided: cell.decided,
  };
}

function verdictOf({ threshold, precision, decided }: ModelMetrics, target: number): Sentence {
  if (threshold === null || precision === null) {
    return sentence(wording('model:unproven', { decided, precision: { share: target } }));
  }
  const score = { share: threshold };
  return sentence(wording('model:proven', { threshold: score, precision: { share: precision } }));
}
