import { printGtin } from '@quarry/contracts/gtin';
import { derivedId, newId } from '../../platform/ids.ts';
import type { SourceOffer } from '../products/index.ts';
import type { JudgedCandidate, Judgement } from './judge.ts';
import { evidenceHash, offerDedupeKey, type Evidence } from './proposal.ts';
import type { NewProposal, OpenProposal } from './proposal.store.ts';

/** The excavator and run that ask. */
type Asking = { excavatorId: string | null; runId: string | null };

/** Whether an open proposal asks what would be asked now. */
export function isSameQuestion(present: OpenProposal, proposal: NewProposal): boolean {
  return (
    present.kind === proposal.kind &&
    present.variantId === proposal.variantId &&
    present.evidenceHash.equals(proposal.evidenceHash)
  );
}

/** What a person is asked about an offer that no machine may place. */
export function proposalFor(digging: Asking, judgement: Judgement): NewProposal {
  const [best] = judgement.candidates;
  return judgement.decision === 'review' && best
    ? linkProposal(digging, judgement, best)
    : creationProposal(digging, judgement);
}

/** The proposal to hang an offer on a variant. */
export function linkProposal(
  digging: Asking,
  { source, isGtinMisused }: Judgement,
  best: JudgedCandidate,
): NewProposal {
  return {
    ...commonOf(digging, source, isGtinMisused),
    id: newId(),
    kind: 'link_offer',
    productId: best.productId,
    variantId: best.variantId,
    confidence: best.confidence,
    evidence: best.evidence,
    evidenceHash: best.evidenceHash,
    // A likely link saves the most work; a doubtful one teaches the matcher the most.
    priority: 1 + best.score,
  };
}

function creationProposal(digging: Asking, judgement: Judgement): NewProposal {
  const { source, offer, candidates, isGtinMisused } = judgement;
  const [nearest] = candidates;
  return {
    ...commonOf(digging, source, isGtinMisused),
    id: newId(),
    kind: 'create_product',
    productId: null,
    variantId: null,
    confidence: 1 - (nearest?.confidence ?? 0),
    evidence: creationEvidence(judgement),
    evidenceHash: evidenceHash(offer, undefined),
    priority: 1 - (nearest?.score ?? 0),
  };
}

function commonOf({ excavatorId, runId }: Asking, source: SourceOffer, isGtinMisused: boolean) {
  const isIdentified = source.gtin14 !== null && !isGtinMisused;
  return {
    state: 'in_review' as const,
    offerId: source.id,
    shopId: source.shopId,
    snapshotId: source.snapshotId,
    snapshotAt: source.snapshotAt,
    dedupeKey: offerDedupeKey(source.id),
    // Offers of one usable identifier wait side by side: accepting the first brings the others along.
    groupId: isIdentified ? derivedId(`gtin ${source.gtin14}`) : null,
    excavatorId,
    runId,
  };
}

function creationEvidence({ source, candidates, isGtinMisused, isGtinKnown }: Judgement): Evidence[] {
  const evidence: Evidence[] = [];
  const [nearest] = candidates;
  const gtin = printGtin(source.gtin14 ?? '');
  if (isGtinMisused) {
    evidence.push({
      code: 'gtin_misused',
      weight: 'conflict',
      text: `its shop uses the GTIN ${gtin} for several things`,
      params: { value: gtin },
    });
  } else if (source.gtin14 !== null && !isGtinKnown) {
    evidence.push({
      code: 'gtin_new',
      weight: 'for',
      text: `no product has the GTIN ${gtin}`,
      params: { value: gtin },
    });
  }
  if (!nearest)
    evidence.push({ code: 'nothing_alike', weight: 'for', text: 'nothing in the catalogue is like it', params: {} });
  else {
    const percent = String(Math.round(nearest.confidence * 100));
    evidence.push({
      code: 'nearest_unlikely',
      weight: 'against',
      text: `the nearest product fits with ${percent} %`,
      params: { percent },
    });
  }
  return evidence;
}
