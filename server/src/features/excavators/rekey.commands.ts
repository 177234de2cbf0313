import { createHash } from 'node:crypto';
import { recordChange } from '../../platform/audit/index.ts';
import { Attempts, eachApart, saveApart } from '../../platform/batches/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { messageOf } from '../../platform/failure.ts';
import { newId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import {
  type RekeyCandidate,
  continueOffer,
  findNewBesideMissing,
  findSourceOffers,
  rekeyCandidates,
} from '../offers/index.ts';
import type { SourceOffer } from '../products/index.ts';
import { changeOf, decided, type Deciding, type DecisionOutcome, notAllowed } from './deciding.ts';
import type { ProposalRecord } from './proposal.ts';
import { findAskedEvidence, insertProposals, type NewProposal, setDecided } from './proposal.store.ts';

const recentlyMs = 3 * 86_400_000;
const confidenceOf: Record<RekeyCandidate['shared'], number> = { sku: 0.9, gtin: 0.9, 'title, brand and picture': 0.8 };
/** A history that would end is worth more than a new link. */
const rekeyPriority = 2;

/** An offer stays new beside a missing one for days, so each hour has its three attempts. */
const hourMs = 3_600_000;
const failed = new Attempts();

/**
 * Asks of offers that appeared while others of their shop went missing whether they continue those; each pair once. An offer of which that
 * cannot be asked keeps none of the others waiting.
 */
export async function proposeRekeys(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const keyOf = (offerId: string) => `${offerId} ${Math.floor(now.getTime() / hourMs)}`;
  const since = new Date(now.getTime() - recentlyMs);
  await eachApart(await findNewBesideMissing(deps.db, since), ({ shopId, offerIds }) =>
    withTransaction(deps.db, async (tx) => {
      const open = offerIds.filter((offerId) => !failed.areSpent(keyOf(offerId)));
      await saveApart(tx, open, {
        save: (some) => askOf(tx, shopId, some, now),
        giveUp: async (offerId, error) => {
          failed.note(keyOf(offerId));
          log.error({ event: 'rekey.not-asked', shopId, offerId, reason: messageOf(error), err: error });
        },
      });
    }),
  );
}

async function askOf(tx: Tx, shopId: string, offerIds: readonly string[], now: Date): Promise<void> {
  const candidates = await rekeyCandidates(tx, shopId, offerIds);
  const ids = candidates.flatMap(({ offerId, missingOfferId }) => [offerId, missingOfferId]);
  const sources = await findSourceOffers(tx, ids);
  const asked = await findAskedEvidence(tx, 'rekey', ids);
  const proposals = candidates.flatMap((candidate) => {
    const proposal = rekeyProposal(candidate, sources);
    const isAsked =
      proposal &&
      asked.some(
        ({ offerId, evidenceHash, isOpen }) =>
          offerId === candidate.offerId && (isOpen || evidenceHash.equals(proposal.evidenceHash)),
      );
    return proposal && !isAsked ? [proposal] : [];
  });
  await insertProposals(tx, proposals, now);
}

function rekeyProposal(
  { offerId, missingOfferId, shared }: RekeyCandidate,
  sources: ReadonlyMap<string, SourceOffer>,
): NewProposal | undefined {
  const source = sources.get(offerId);
  const missing = sources.get(missingOfferId);
  if (!source || !missing) return undefined;
  const params = { shared, title: missing.title };
  const text = `the shop's offer "${missing.title}" went missing and had the same ${shared}`;
  return {
    id: newId(),
    kind: 'rekey',
    state: 'in_review',
    productId: missing.productId,
    variantId: missing.variantId,
    offerId,
    shopId: source.shopId,
    snapshotId: source.snapshotId,
    snapshotAt: source.snapshotAt,
    proposedValue: { missingOfferId },
    confidence: confidenceOf[shared],
    evidence: [{ code: 'rekey_shared', weight: 'for', text, params }],
    evidenceHash: createHash('sha256').update(`rekey ${offerId} ${missingOfferId} ${shared}`).digest(),
    priority: rekeyPriority,
    dedupeKey: `rekey:${offerId}`,
    groupId: null,
    excavatorId: null,
    runId: null,
  };
}

/** Lets the new offer go on with the history and the place of the one that went missing. */
export async function acceptRekey(
  tx: Tx,
  deps: Deps,
  deciding: Deciding,
  proposal: ProposalRecord,
): Promise<DecisionOutcome> {
  const { id, offerId } = proposal;
  const missingOfferId = missingOfferOf(proposal);
  const continued =
    offerId === null ? undefined : await continueOffer(tx, changeOf(deciding, id), offerId, missingOfferId);
  if (!continued || offerId === null) return notAllowed('OFFER_BACK');
  await recordChange(tx, deps, {
    ...changeOf(deciding, id),
    entity: 'offer',
    entityId: offerId,
    action: 'continued',
    before: { continues: null },
    after: { continues: missingOfferId },
  });
  await setDecided(tx, id, decided(deps, deciding, 'applied', null, { continued }));
  return { kind: 'decided', proposalId: id, productId: proposal.productId, variantId: proposal.variantId };
}

function missingOfferOf({ id, proposedValue }: ProposalRecord): string {
  if (typeof proposedValue === 'object' && proposedValue !== null && 'missingOfferId' in proposedValue)
    return String(proposedValue.missingOfferId);
  throw new Error(`Proposal ${id} does not name the offer that went missing.`);
}
