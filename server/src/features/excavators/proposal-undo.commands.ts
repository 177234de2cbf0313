import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { separateOffers } from '../offers/index.ts';
import { releaseOffer, restoreValue } from '../products/index.ts';
import { changeOf, decided, type Deciding, type DecisionOutcome } from './deciding.ts';
import { openStates, type ProposalRecord } from './proposal.ts';
import {
  deleteLabelsOf,
  findOpenProposals,
  findProposalForUpdate,
  setBase,
  setDecided,
  setMatchState,
  supersedeProposals,
} from './proposal.store.ts';
import { doubtLink, linkAgain } from './unlink.commands.ts';

const undecided = { decidedBy: null, decidedAt: null, cause: null, reason: null, effects: null };

/** Kinds that say where an offer belongs. */
const placesOffer: ReadonlySet<string> = new Set(['link_offer', 'create_product']);

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
    const open = await findOpenProposals(tx, [proposal.dedupeKey]);
    await supersedeProposals(
      tx,
      open.map((one) => one.id),
      deps.clock.now(),
    );
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
    if (proposal.offerId !== null && placesOffer.has(proposal.kind))
      await setMatchState(tx, [proposal.offerId], wasCreation ? 'no_match' : 'in_review');
    const value = proposal.effects?.value ?? child?.effects?.value;
    const present = value && (await restoreValue(tx, deps, undoOf(deciding, id), value));
    if (present) await setBase(tx, id, 'in_review', present.value, present.version);
    if (proposal.kind === 'unlink_offer' && proposal.state === 'rejected' && proposal.offerId !== null)
      await doubtLink(tx, proposal.offerId);
    if (proposal.effects?.unlinked) await linkAgain(tx, deps, deciding, id, proposal.effects.unlinked);
    if (proposal.effects?.continued) await separateOffers(tx, proposal.effects.continued);
    return { kind: 'decided', proposalId: id, productId: null, variantId: null };
  });
}

async function revertChild(tx: Tx, deps: Deps, deciding: Deciding, child: ProposalRecord): Promise<void> {
  await release(tx, deps, deciding, child);
  await deleteLabelsOf(tx, [child.id]);
  await setDecided(tx, child.id, decided(deps, deciding, 'reverted', null, null));
}

async function release(tx: Tx, deps: Deps, deciding: Deciding, proposal: ProposalRecord): Promise<void> {
  const effects = proposal.effects?.catalogue;
  if (!effects) return;
  await releaseOffer(tx, deps, undoOf(deciding, proposal.id), effects);
}

function undoOf(deciding: Deciding, proposalId: string) {
  return { ...changeOf(deciding, proposalId), cause: 'undo' as const };
}
