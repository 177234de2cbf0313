import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { releaseOffer } from '../products/index.ts';
import type { Deciding, DecisionOutcome } from './proposal.commands.ts';
import { offerDedupeKey, openStates, type ProposalRecord } from './proposal.ts';
import {
  deleteLabelsOf,
  findOpenProposals,
  findProposalForUpdate,
  setDecided,
  setMatchState,
  supersedeProposals,
} from './proposal.store.ts';

const undecided = { decidedBy: null, decidedAt: null, cause: null, reason: null, effects: null };

/**
 * Takes a decision back: what it wrote and nobody changed since is restored, its labels go, and the proposal waits again. What
 * was asked about the offer meanwhile gives way to it.
 */
export function undoDecision(deps: Deps, deciding: Deciding, id: string): Promise<DecisionOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const proposal = await findProposalForUpdate(tx, id);
    if (!proposal) return { kind: 'not_found' };
    if (openStates.includes(proposal.state)) return { kind: 'already_decided', proposalId: id };
    if (!['applied', 'rejected', 'edited'].includes(proposal.state)) {
      return {
        kind: 'not_allowed',
        code: 'NOT_UNDOABLE',
        reason: 'Newer evidence took the place of this proposal; there is nothing to take back.',
      };
    }
    if (proposal.offerId !== null) {
      const open = await findOpenProposals(tx, [offerDedupeKey(proposal.offerId)]);
      await supersedeProposals(
        tx,
        open.map((one) => one.id),
        deps.clock.now(),
      );
    }
    const childId = proposal.effects?.childId;
    const child = childId === undefined ? undefined : await findProposalForUpdate(tx, childId);
    if (child) await revertChild(tx, deps, deciding, child);
    await release(tx, deps, deciding, proposal);
    await deleteLabelsOf(tx, [id]);
    const wasCreation = proposal.kind === 'create_product';
    await setDecided(tx, id, {
      ...undecided,
      state: 'in_review',
      ...(wasCreation ? { productId: null, variantId: null } : {}),
    });
    if (proposal.offerId !== null) await setMatchState(tx, [proposal.offerId], wasCreation ? 'no_match' : 'in_review');
    return { kind: 'decided', proposalId: id, productId: null, variantId: null };
  });
}

async function revertChild(tx: Tx, deps: Deps, deciding: Deciding, child: ProposalRecord): Promise<void> {
  await release(tx, deps, deciding, child);
  await deleteLabelsOf(tx, [child.id]);
  await setDecided(tx, child.id, {
    state: 'reverted',
    decidedBy: deciding.actor.userId,
    decidedAt: deps.clock.now(),
    cause: deciding.cause,
    reason: null,
    effects: null,
  });
}

async function release(tx: Tx, deps: Deps, deciding: Deciding, proposal: ProposalRecord): Promise<void> {
  const effects = proposal.effects?.catalogue;
  if (!effects) return;
  const change = {
    actor: deciding.actor,
    cause: 'undo' as const,
    causeId: proposal.id,
    requestId: deciding.requestId ?? null,
  };
  await releaseOffer(tx, deps, change, effects);
}
