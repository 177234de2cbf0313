import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import type { CatalogueEffects } from '../offers/index.ts';
import type { SourceOffer } from '../products/index.ts';
import type { Deciding } from './deciding.ts';
import { type JudgedCandidate, storableFeatures } from './judge.ts';
import type { NewLabel } from './label.store.ts';
import { offerDedupeKey, type ProposalRecord } from './proposal.ts';

/** Questions that follow from a decision belong to no run. */
export const noRun = { excavatorId: null, runId: null };

/** A proposal that was accepted in place of another, on the same evidence. */
export function childOf(parent: ProposalRecord, source: SourceOffer, id: string) {
  return {
    id,
    parentId: parent.id,
    offerId: source.id,
    shopId: source.shopId,
    snapshotId: source.snapshotId,
    snapshotAt: source.snapshotAt,
    evidenceHash: parent.evidenceHash,
    priority: 0,
    dedupeKey: offerDedupeKey(source.id),
    groupId: null,
    excavatorId: null,
    runId: null,
  };
}

export function childDecision(deciding: Deciding, now: Date, effects: CatalogueEffects | undefined) {
  return {
    state: 'applied' as const,
    decisionCause: deciding.cause,
    decidedBy: deciding.actor.userId,
    decidedAt: now,
    ...(effects && { effects: { catalogue: effects } }),
  };
}

type LabelDraft = Pick<NewLabel, 'offerId' | 'variantId' | 'verdict'> & { source?: NewLabel['source'] };

/** The memory of a decided pair, with the features it was decided on. */
export function labelOf(
  deps: Deps,
  deciding: Deciding,
  proposal: Pick<ProposalRecord, 'id' | 'evidenceHash'>,
  draft: LabelDraft,
  candidate: JudgedCandidate | undefined,
): NewLabel {
  return {
    id: newId(),
    source: deciding.cause === 'seed' ? 'seed' : 'review',
    ...draft,
    evidenceHash: proposal.evidenceHash,
    features: candidate ? storableFeatures(candidate) : {},
    proposalId: proposal.id,
    decidedBy: deciding.actor.userId,
    at: deps.clock.now(),
  };
}
