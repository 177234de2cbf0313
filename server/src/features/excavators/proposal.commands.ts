import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { enterCatalogue, findSourceOffers, setMatchState } from '../offers/index.ts';
import { lockPlacing, type SourceOffer } from '../products/index.ts';
import { confirmLink, overturnLink } from './audit.commands.ts';
import {
  findVariantRecords,
  putCandidates,
  putWaitingKeys,
  type VariantRecord,
  wakeNearOffers,
  wakeOffer,
} from './candidate.store.ts';
import { auditDecisions } from './decision-audit.ts';
import { changeOf, decided, type Deciding, type DecisionOutcome, notAllowed } from './deciding.ts';
import { judgeOffers, type Judgement, storedCandidates } from './judge.ts';
import { matcherFor } from './matcher.ts';
import { childDecision, childOf, labelOf, noRun } from './decision-memory.ts';
import { acceptPlacements } from './placement.commands.ts';
import { evidenceHash, isCheckDue, isPlacement, openStates, type ProposalRecord } from './proposal.ts';
import { type NewLabel, putLabels } from './label.store.ts';
import { findProposalForUpdate, insertProposals, setDecided } from './proposal.store.ts';
import { acceptRekey } from './rekey.commands.ts';
import { acceptUnlink, keepLink } from './unlink.commands.ts';
import { acceptValue, proposeValues, type ValueEdit } from './value-proposal.commands.ts';

/** What a person changed before accepting a new product. */
type CreationEdit = { name: string };

/** What a person changed before accepting: the name of a new product, or the value that is to hold. */
export type ProposalEdit = CreationEdit | ValueEdit;

/** Accepts a proposal and writes what it says. With `edit` the original counts as edited and an accepted child is written. */
export function acceptProposal(
  deps: Deps,
  deciding: Deciding,
  id: string,
  version: number | undefined,
  edit?: ProposalEdit,
): Promise<DecisionOutcome> {
  return decide(deps, deciding, id, version, async (tx, proposal) => {
    if (isCheckDue(proposal))
      return edit ? notAllowed('KIND_NOT_DECIDABLE') : confirmLink(tx, deps, deciding, proposal);
    if (isPlacement(proposal) && (!edit || (proposal.kind === 'create_product' && 'name' in edit))) {
      const name = edit && 'name' in edit ? edit.name : undefined;
      const [outcome] = await acceptPlacements(tx, deps, deciding, [{ proposal, name }]);
      return outcome ?? { kind: 'not_found' };
    }
    if (proposal.kind === 'set_value' && (!edit || 'value' in edit))
      return acceptValue(tx, deps, deciding, proposal, edit);
    if (proposal.kind === 'rekey' && !edit) return acceptRekey(tx, deps, deciding, proposal);
    if (proposal.kind === 'unlink_offer' && !edit) return acceptUnlink(tx, deps, deciding, proposal);
    return notAllowed('KIND_NOT_DECIDABLE');
  });
}

/** Rejects a proposal. A rejected pair is remembered, and the offer is looked at again for what else it may be. */
export function rejectProposal(
  deps: Deps,
  deciding: Deciding,
  id: string,
  version: number | undefined,
  reason: string | null,
): Promise<DecisionOutcome> {
  return decide(deps, deciding, id, version, async (tx, proposal) => {
    if (isCheckDue(proposal)) return overturnLink(tx, deps, deciding, proposal, reason);
    await setDecided(tx, id, decided(deps, deciding, 'rejected', reason, null));
    if (proposal.kind === 'unlink_offer' && proposal.offerId !== null) await keepLink(tx, proposal.offerId);
    if (proposal.kind === 'link_offer' && proposal.offerId !== null && proposal.variantId !== null) {
      const source = await sourceOf(tx, proposal);
      const judgement = source && (await judgeAgain(tx, deps, source));
      const candidate = judgement?.candidates.find(({ variantId }) => variantId === proposal.variantId);
      const label = { offerId: proposal.offerId, variantId: proposal.variantId, verdict: 'different' as const };
      await putLabels(tx, [labelOf(deps, deciding, proposal, label, candidate)]);
      await setMatchState(tx, [proposal.offerId], 'unmatched');
      await wakeOffer(tx, proposal.offerId);
    }
    return { kind: 'decided', proposalId: id, productId: null, variantId: null };
  });
}

/** Hangs the offer of a proposal on a variant of the person's own choice; an automatic decision is overturned first. */
export function matchProposalToVariant(
  deps: Deps,
  deciding: Deciding,
  id: string,
  version: number | undefined,
  variantId: string,
): Promise<DecisionOutcome> {
  return decide(deps, deciding, id, version, async (tx, proposal) => {
    if (isCheckDue(proposal)) {
      const overturned = await overturnLink(tx, deps, deciding, proposal, null);
      if (overturned.kind !== 'decided') return overturned;
    }
    return matchOpen(tx, deps, deciding, proposal, variantId);
  });
}

/** Hangs the offer on the variant; the proposal counts as edited, with an accepted child. */
async function matchOpen(
  tx: Tx,
  deps: Deps,
  deciding: Deciding,
  proposal: ProposalRecord,
  variantId: string,
): Promise<DecisionOutcome> {
  const { id } = proposal;
  const source = await sourceOf(tx, proposal);
  const [record] = await findVariantRecords(tx, [variantId]);
  if (!source || !record || record.isInBin) return notAllowed('TARGET_GONE');
  const judgement = await judgeAgain(tx, deps, source);
  const chosen = judgement.candidates.find((candidate) => candidate.variantId === variantId);
  const childId = newId<'proposal'>();
  const entry = {
    source,
    change: changeOf(deciding, childId),
    productId: record.productId,
    variantId,
    proposalId: childId,
    matchState: 'matched' as const,
    isGtinMisused: judgement.isGtinMisused,
  };
  const [effects] = await enterCatalogue(tx, deps, [entry]);
  await putWaitingKeys(tx, [source.id], []);
  await wakeNearOffers(tx, [variantId]);
  const now = deps.clock.now();
  const target = { productId: record.productId, variantId };
  await insertProposals(
    tx,
    [
      {
        ...childOf(proposal, source, childId),
        kind: 'link_offer',
        ...target,
        ...childDecision(deciding, now, effects),
        confidence: chosen?.confidence ?? 0.5,
        evidence: chosen?.evidence ?? [],
      },
    ],
    now,
  );
  await putLabels(tx, matchLabels(deps, deciding, proposal, { childId, judgement, record }));
  await setDecided(tx, id, decided(deps, deciding, 'edited', null, { childId }));
  await proposeValues(tx, deps, noRun, [target.productId]);
  return { kind: 'decided', proposalId: childId, ...target };
}

type Match = { childId: string; judgement: Judgement; record: VariantRecord };

/** What matching another product says of the pairs: the chosen one is the same, the proposed one is not. */
function matchLabels(
  deps: Deps,
  deciding: Deciding,
  proposal: ProposalRecord,
  { childId, judgement, record: { variantId, name } }: Match,
): NewLabel[] {
  const candidateOf = (id: string) => judgement.candidates.find((candidate) => candidate.variantId === id);
  const chosen = candidateOf(variantId);
  const judgedHash = chosen?.evidenceHash ?? evidenceHash(judgement.offer, { variantId, name });
  const same = { offerId: judgement.source.id, variantId, verdict: 'same', source: 'match_another' } as const;
  const label = labelOf(deps, deciding, { id: childId, evidenceHash: judgedHash }, same, chosen);
  if (proposal.kind !== 'link_offer' || proposal.variantId === null || proposal.variantId === variantId) return [label];
  const different = { ...same, variantId: proposal.variantId, verdict: 'different' } as const;
  return [label, labelOf(deps, deciding, proposal, different, candidateOf(proposal.variantId))];
}

/** Opens the proposal under a lock, so that of two people who decide it one is told that the other was faster. */
async function decide(
  deps: Deps,
  deciding: Deciding,
  id: string,
  version: number | undefined,
  act: (tx: Tx, proposal: ProposalRecord) => Promise<DecisionOutcome>,
): Promise<DecisionOutcome> {
  return withTransaction(deps.db, async (tx) => {
    await lockPlacing(tx);
    const proposal = await findProposalForUpdate(tx, id);
    if (!proposal) return { kind: 'not_found' };
    if (!openStates.includes(proposal.state) && !isCheckDue(proposal))
      return { kind: 'already_decided', proposalId: id };
    if (version !== undefined && proposal.version !== version)
      return { kind: 'conflict', currentVersion: proposal.version };
    const outcome = await act(tx, proposal);
    if (outcome.kind === 'decided') await auditDecisions(tx, deps, deciding, [proposal]);
    return outcome;
  });
}

/** Judges an offer on what the catalogue holds now, and keeps the candidates a decision was made among: they train the matcher. */
async function judgeAgain(tx: Tx, deps: Deps, source: SourceOffer): Promise<Judgement> {
  const matcher = await matcherFor(deps, tx);
  const [judgement] = await judgeOffers(tx, matcher, [source]);
  if (!judgement) throw new Error('Judging one offer gives one judgement.');
  await putCandidates(tx, [source.id], storedCandidates(judgement, matcher));
  return judgement;
}

async function sourceOf(tx: Tx, proposal: ProposalRecord): Promise<SourceOffer | undefined> {
  if (proposal.offerId === null) return undefined;
  return (await findSourceOffers(tx, [proposal.offerId])).get(proposal.offerId);
}
