import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { findSourceOffers, separateOffers, setMatchState } from '../offers/index.ts';
import { lockPlacing, refusalToRestore, restoreValue } from '../products/index.ts';
import { undoCheck } from './audit.commands.ts';
import { putWaitingKeys } from './candidate.store.ts';
import { auditDecisions } from './decision-audit.ts';
import { changeOf, decided, type Deciding, type DecisionOutcome, notAllowed } from './deciding.ts';
import { matcherFor } from './matcher.ts';
import { isPlacement, openStates, type ProposalRecord } from './proposal.ts';
import { deleteLabelsOf } from './label.store.ts';
import { findOpenProposals, findProposalForUpdate, setBase, setDecided, supersedeProposals } from './proposal.store.ts';
import { surroundingsOf } from './surroundings.ts';
import { doubtLink, linkAgain, takeOff, withdrawQuestions } from './unlink.commands.ts';

const undecided = { decidedBy: null, decidedAt: null, cause: null, reason: null, effects: null };

/**
 * Takes a decision back: what it wrote and nobody changed since is restored, its labels go, and the proposal waits again. What
 * was asked about the offer meanwhile gives way to it. What was written in place of a proposal is taken back with that one's decision.
 */
export function undoDecision(deps: Deps, deciding: Deciding, id: string): Promise<DecisionOutcome> {
  return withTransaction(deps.db, async (tx) => {
    await lockPlacing(tx);
    const named = await findProposalForUpdate(tx, id);
    const decidedId = named?.state === 'applied' ? named.parentId : null;
    const proposal = decidedId === null ? named : await findProposalForUpdate(tx, decidedId);
    if (!proposal) return { kind: 'not_found' };
    if (openStates.includes(proposal.state)) return { kind: 'already_decided', proposalId: proposal.id };
    const outcome = await takeBack(tx, deps, deciding, proposal);
    if (outcome.kind === 'decided') await auditDecisions(tx, deps, deciding, [proposal]);
    return outcome;
  });
}

async function takeBack(tx: Tx, deps: Deps, deciding: Deciding, proposal: ProposalRecord): Promise<DecisionOutcome> {
  const { id } = proposal;
  const isUndoable = proposal.auditVerdict !== null || ['applied', 'rejected', 'edited'].includes(proposal.state);
  if (!isUndoable) return notAllowed('NOT_UNDOABLE');
  const childId = proposal.effects?.childId;
  const child = childId === undefined ? undefined : await findProposalForUpdate(tx, childId);
  if ([proposal, child].some(isPurged)) return notAllowed('PRODUCT_PURGED');
  const value = proposal.effects?.value ?? child?.effects?.value;
  // Taking a check back restores no value.
  const taken = value && proposal.auditVerdict === null && (await refusalToRestore(tx, deciding.actor, value));
  if (taken) return { kind: 'not_allowed', ...taken };
  if (child) await revertChild(tx, deps, deciding, child);
  if (proposal.auditVerdict !== null) return undoCheck(tx, deps, deciding, proposal);
  const open = await findOpenProposals(tx, [proposal.dedupeKey]);
  await supersedeProposals(
    tx,
    open.map((one) => one.id),
    deps.clock.now(),
  );
  await release(tx, deps, deciding, proposal);
  await deleteLabelsOf(tx, [id]);
  const wasCreation = proposal.kind === 'create_product';
  await setDecided(tx, id, {
    ...undecided,
    state: 'in_review',
    ...(wasCreation ? { productId: null, variantId: null } : {}),
  });
  if (proposal.offerId !== null && isPlacement(proposal)) {
    await setMatchState(tx, [proposal.offerId], wasCreation ? 'no_match' : 'in_review');
    await waitForProduct(tx, deps, proposal.offerId);
  }
  const present = value && (await restoreValue(tx, deps, undoOf(deciding, id), value));
  if (present) await setBase(tx, id, 'in_review', present.value, present.version);
  if (proposal.kind === 'unlink_offer' && proposal.state === 'rejected' && proposal.offerId !== null)
    await doubtLink(tx, proposal.offerId);
  if (proposal.effects?.unlinked) await linkAgain(tx, deps, deciding, id, proposal.effects.unlinked);
  if (proposal.effects?.continued) await separateOffers(tx, undoOf(deciding, id), proposal.effects.continued);
  return { kind: 'decided', proposalId: id, productId: null, variantId: null };
}

/** Whether the product that an offer was hung on was deleted for good since. */
function isPurged(proposal: ProposalRecord | undefined): boolean {
  return proposal?.effects?.catalogue !== undefined && proposal.productId === null;
}

async function revertChild(tx: Tx, deps: Deps, deciding: Deciding, child: ProposalRecord): Promise<void> {
  await release(tx, deps, deciding, child);
  await deleteLabelsOf(tx, [child.id]);
  await setDecided(tx, child.id, decided(deps, deciding, 'reverted', null, null));
}

async function release(tx: Tx, deps: Deps, deciding: Deciding, proposal: ProposalRecord): Promise<void> {
  const effects = proposal.effects?.catalogue;
  if (!effects) return;
  await takeOff(tx, deps, undoOf(deciding, proposal.id), effects);
  if (effects.isProductNew) await withdrawQuestions(tx, effects.variantId, deps.clock.now());
}

/** Has the offer looked at again as soon as a product is made that it may be. */
async function waitForProduct(tx: Tx, deps: Deps, offerId: string): Promise<void> {
  const source = (await findSourceOffers(tx, [offerId])).get(offerId);
  if (!source || source.productId !== null) return;
  const { drafts } = await surroundingsOf(tx, await matcherFor(deps, tx), [source]);
  await putWaitingKeys(
    tx,
    [offerId],
    drafts.flatMap(({ keys }) => keys.map((key) => ({ ...key, offerId }))),
  );
}

function undoOf(deciding: Deciding, proposalId: string) {
  return { ...changeOf(deciding, proposalId), cause: 'undo' as const };
}
