import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { enterCatalogue, findSourceOffers, setMatchState } from '../offers/index.ts';
import { setAuditVerdict, type AuditVerdict } from './audit.store.ts';
import { findVariantRecords, wakeOffer } from './candidate.store.ts';
import { changeOf, decided, type Deciding, type DecisionOutcome, notAllowed } from './deciding.ts';
import { labelOf } from './decision-memory.ts';
import { offerDedupeKey, type ProposalRecord } from './proposal.ts';
import { deleteLabelsOf, putLabels } from './label.store.ts';
import { findOpenProposals, setDecided, supersedeProposals } from './proposal.store.ts';
import { takeOff } from './unlink.commands.ts';

/** Says that an automatic decision of the audit sample was right; the pair becomes a label. */
export async function confirmLink(
  tx: Tx,
  deps: Deps,
  deciding: Deciding,
  proposal: ProposalRecord,
): Promise<DecisionOutcome> {
  await keepVerdict(tx, deps, deciding, proposal, 'confirmed');
  return { kind: 'decided', proposalId: proposal.id, productId: proposal.productId, variantId: proposal.variantId };
}

/**
 * Takes back an automatic decision that a person found wrong: the offer leaves the product, the pair is remembered as different,
 * and the offer is looked at again. It counts against the precision that lets machines decide.
 */
export async function overturnLink(
  tx: Tx,
  deps: Deps,
  deciding: Deciding,
  proposal: ProposalRecord,
  reason: string | null,
): Promise<DecisionOutcome> {
  const effects = proposal.effects?.catalogue;
  if (!effects || proposal.offerId === null) return notAllowed('LINK_GONE');
  const source = (await findSourceOffers(tx, [proposal.offerId])).get(proposal.offerId);
  if (source?.variantId === proposal.variantId) {
    await takeOff(tx, deps, { ...changeOf(deciding, proposal.id), cause: 'undo' }, effects);
    await setMatchState(tx, [proposal.offerId], 'unmatched');
    await wakeOffer(tx, proposal.offerId);
  }
  await setDecided(tx, proposal.id, {
    ...decided(deps, deciding, 'reverted', reason, proposal.effects),
    cause: proposal.decisionCause,
  });
  await keepVerdict(tx, deps, deciding, proposal, 'overturned');
  return { kind: 'decided', proposalId: proposal.id, productId: null, variantId: null };
}

/** Takes a check back: the decision stands as the rule made it, and waits to be checked again. */
export async function undoCheck(
  tx: Tx,
  deps: Deps,
  deciding: Deciding,
  proposal: ProposalRecord,
): Promise<DecisionOutcome> {
  const { id, offerId, productId, variantId } = proposal;
  if (proposal.auditVerdict === 'overturned') {
    if (offerId === null || productId === null || variantId === null) return notAllowed('LINK_GONE');
    const source = (await findSourceOffers(tx, [offerId])).get(offerId);
    const [record] = await findVariantRecords(tx, [variantId]);
    if (!source || source.productId !== null || !record || record.isInBin) return notAllowed('LINK_GONE');
    const open = await findOpenProposals(tx, [offerDedupeKey(offerId)]);
    await supersedeProposals(
      tx,
      open.map((one) => one.id),
      deps.clock.now(),
    );
    const [catalogue] = await enterCatalogue(tx, deps, [
      {
        source,
        change: { ...changeOf(deciding, id), cause: 'undo' },
        proposalId: id,
        matchState: 'matched_auto',
        isGtinMisused: false,
        productId,
        variantId,
      },
    ]);
    const decision = { decidedBy: null, decidedAt: deps.clock.now(), cause: 'rule', reason: null };
    await setDecided(tx, id, { ...decision, state: 'applied', effects: { catalogue } });
  }
  await deleteLabelsOf(tx, [id]);
  await setAuditVerdict(tx, id, null);
  return { kind: 'decided', proposalId: id, productId, variantId };
}

async function keepVerdict(
  tx: Tx,
  deps: Deps,
  deciding: Deciding,
  proposal: ProposalRecord,
  verdict: AuditVerdict,
): Promise<void> {
  const { id, offerId, variantId } = proposal;
  await setAuditVerdict(tx, id, { verdict, by: deciding.actor.userId, at: deps.clock.now() });
  if (offerId === null || variantId === null) return;
  const pair = { offerId, variantId, verdict: verdict === 'confirmed' ? 'same' : 'different' } as const;
  await putLabels(tx, [labelOf(deps, deciding, proposal, { ...pair, source: 'audit_sample' }, undefined)]);
}
