import type { Actor } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { enterCatalogue, findSourceOffers, refreshFromOffer, setMatchState, setQuarantine } from '../offers/index.ts';
import type { SourceOffer } from '../products/index.ts';
import { findDistrustedWays } from './audit.store.ts';
import {
  findMisusedGtins,
  putCandidates,
  putWaitingKeys,
  wakeNearOffers,
  wakeOutdatedOffers,
  wakeWaitingOffers,
} from './candidate.store.ts';
import { judgeInTurn, type Judgement, storedCandidates } from './judge.ts';
import { matcherFor, type Matcher } from './matcher.ts';
import { isSameQuestion, linkProposal, proposalFor } from './offer-question.ts';
import { isAuditSample, offerDedupeKey } from './proposal.ts';
import {
  findOpenProposals,
  findRejectedCreations,
  insertProposals,
  lockPlaceQuestions,
  type NewProposal,
  rescoreProposals,
  supersedeProposals,
} from './proposal.store.ts';
import { questionLinks } from './unlink.commands.ts';
import { byOrder, comparedHashes } from './surroundings.ts';
import { proposeValues } from './value-proposal.commands.ts';

/** On whose behalf offers are dug through. */
export type Digging = { actor: Actor; excavatorId: string | null; runId: string | null; autoFloor: number };

export type DigOutcome = 'linked' | 'proposed' | 'unchanged' | 'quarantined' | 'superseded';
export type DugOffer = { offerId: string; snapshotId: string; outcome: DigOutcome };

/**
 * Digs through offers: validates, finds and scores candidates, joins what is proven and proposes the rest. Doing it again
 * without new evidence changes nothing. At most about 100 offers at a time. The caller holds the turn to place offers (`lockPlacing`).
 */
export async function digOffers(
  tx: Tx,
  deps: Deps,
  digging: Digging,
  offerIds: readonly string[],
): Promise<DugOffer[]> {
  const matcher = await matcherFor(deps, tx);
  // Locked before the offers are read: what somebody decides at the same time is either seen here, or waits for this.
  const held = await lockPlaceQuestions(tx, offerIds);
  const sources = [...(await findSourceOffers(tx, offerIds)).values()].toSorted(byOrder);
  const titleless = sources.filter(({ title }) => title.trim() === '');
  await setQuarantine(
    tx,
    titleless.map(({ id }) => id),
    'no_title',
  );
  const isSound = ({ title, isQuarantined }: SourceOffer): boolean => title.trim() !== '' && !isQuarantined;
  const sound = sources.filter(isSound);
  const unplaced = sound.filter(({ productId }) => productId === null);
  const waiting = unplaced.filter(({ id }) => !held.has(id));
  const automation = { floor: digging.autoFloor, distrusted: await findDistrustedWays(tx) };
  const judged = await judgeInTurn(tx, matcher, waiting, automation);
  const outcomes = [
    ...sources.filter((source) => !isSound(source)).map((source) => dug(source, 'quarantined')),
    ...unplaced.filter(({ id }) => held.has(id)).map((source) => dug(source, 'unchanged')),
    ...(await refreshLinked(
      tx,
      deps,
      digging,
      matcher,
      sound.filter(({ productId }) => productId !== null),
    )),
    ...(await settle(tx, deps, digging, matcher, judged)),
  ];
  await wakeOutdatedOffers(
    tx,
    await comparedHashes(tx, matcher, [...new Set(sound.flatMap(({ variantId }) => variantId ?? []))]),
  );
  const linked = sound.flatMap(({ productId }) => productId ?? []);
  const joined = judged.flatMap(({ decision, candidates }) =>
    decision === 'auto' ? (candidates[0]?.productId ?? []) : [],
  );
  await proposeValues(tx, deps, digging, [...new Set([...linked, ...joined])]);
  return outcomes;
}

function dug(source: SourceOffer, outcome: DigOutcome): DugOffer {
  return { offerId: source.id, snapshotId: source.snapshotId, outcome };
}

/** Offers that hang on the catalogue already: their new values are taken over, unless they became something else. */
async function refreshLinked(
  tx: Tx,
  deps: Deps,
  digging: Digging,
  matcher: Matcher,
  sources: readonly SourceOffer[],
): Promise<DugOffer[]> {
  const doubtful = await questionLinks(tx, deps, digging, matcher, sources);
  const change = { actor: digging.actor, cause: 'excavation' as const, causeId: digging.runId };
  const misused = await findMisusedGtins(
    tx,
    sources.map(({ id }) => id),
  );
  const found: string[] = [];
  for (const source of sources) {
    if (doubtful.has(source.id)) continue;
    const { isFoundByMore } = await refreshFromOffer(tx, deps, change, source, misused.has(source.id));
    if (isFoundByMore && source.variantId !== null) found.push(source.variantId);
  }
  await wakeWaitingOffers(tx, found);
  return sources.map((source) => dug(source, doubtful.has(source.id) ? 'proposed' : 'linked'));
}

async function settle(
  tx: Tx,
  deps: Deps,
  digging: Digging,
  matcher: Matcher,
  judged: readonly Judgement[],
): Promise<DugOffer[]> {
  const ids = judged.map(({ source }) => source.id);
  await putCandidates(
    tx,
    ids,
    judged.flatMap((judgement) => storedCandidates(judgement, matcher)),
  );
  const proven = judged.filter(({ decision }) => decision === 'auto');
  const linked = await joinProven(tx, deps, digging, proven);
  const rest = judged.filter(({ decision }) => decision !== 'auto');
  await putWaitingKeys(
    tx,
    ids,
    rest.flatMap(({ source, keys }) => keys.map((key) => ({ ...key, offerId: source.id }))),
  );
  const proposed = await propose(tx, deps, digging, rest);
  await wakeNearOffers(
    tx,
    proven.flatMap(({ candidates: [best] }) => best?.variantId ?? []),
  );
  return [...linked, ...proposed];
}

/** Joins offers to the variants they were proven to be, without a person; each decision is kept as a proposal that can be undone. */
async function joinProven(tx: Tx, deps: Deps, digging: Digging, judged: readonly Judgement[]): Promise<DugOffer[]> {
  const now = deps.clock.now();
  const open = await findOpenProposals(
    tx,
    judged.map(({ source }) => offerDedupeKey(source.id)),
  );
  await supersedeProposals(
    tx,
    open.map(({ id }) => id),
    now,
  );
  const change = { actor: digging.actor, cause: 'excavation' as const, causeId: digging.runId };
  const links = judged.map((judgement) => {
    const [best] = judgement.candidates;
    if (!best) throw new Error('A proven judgement has a candidate.');
    return { judgement, best, proposal: linkProposal(digging, judgement, best) };
  });
  const effects = await enterCatalogue(
    tx,
    deps,
    links.map(({ judgement: { source, isGtinMisused }, best: { productId, variantId }, proposal }) => ({
      source,
      change,
      productId,
      variantId,
      proposalId: proposal.id,
      matchState: 'matched_auto',
      isGtinMisused,
    })),
  );
  await insertProposals(
    tx,
    links.map(({ judgement, best, proposal }, at) => ({
      ...proposal,
      state: 'applied',
      decisionCause: 'rule',
      decidedAt: now,
      effects: { catalogue: effects[at] },
      isAuditSample: isAuditSample(judgement.source.id, best.variantId),
    })),
    now,
  );
  return judged.map(({ source }) => dug(source, 'linked'));
}

/** Writes what a person is asked; a question that is open already is asked once. */
async function propose(tx: Tx, deps: Deps, digging: Digging, judged: readonly Judgement[]): Promise<DugOffer[]> {
  const now = deps.clock.now();
  const open = new Map(
    (
      await findOpenProposals(
        tx,
        judged.map(({ source }) => offerDedupeKey(source.id)),
      )
    ).map((proposal) => [proposal.dedupeKey, proposal]),
  );
  const rejected = await findRejectedCreations(
    tx,
    judged.map(({ source }) => source.id),
  );
  const fresh: NewProposal[] = [];
  const rescored: NewProposal[] = [];
  const superseded: string[] = [];
  const outcomes = judged.map((judgement): DugOffer => {
    const { source } = judgement;
    const proposal = proposalFor(digging, judgement);
    const present = open.get(proposal.dedupeKey);
    const wasRejected =
      proposal.kind === 'create_product' &&
      rejected.some((one) => one.offerId === source.id && one.evidenceHash.equals(proposal.evidenceHash));
    if (present && (wasRejected || !isSameQuestion(present, proposal))) superseded.push(present.id);
    if (wasRejected) return dug(source, 'unchanged');
    if (present && isSameQuestion(present, proposal)) {
      rescored.push({ ...proposal, id: present.id });
      return dug(source, 'unchanged');
    }
    fresh.push(proposal);
    return dug(source, present ? 'superseded' : 'proposed');
  });
  await supersedeProposals(tx, superseded, now);
  await insertProposals(tx, fresh, now);
  await rescoreProposals(tx, rescored);
  await setMatchState(
    tx,
    judged.filter(({ decision }) => decision === 'review').map(({ source }) => source.id),
    'in_review',
  );
  await setMatchState(
    tx,
    judged.filter(({ decision }) => decision === 'no').map(({ source }) => source.id),
    'no_match',
  );
  return outcomes;
}
