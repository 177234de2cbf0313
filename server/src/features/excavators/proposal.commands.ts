import { blockingKeys } from '@quarry/matching';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import {
  createProductFromOffer,
  findSourceOffers,
  joinOffer,
  lockIdentifiers,
  type CatalogueEffects,
  type SourceOffer,
} from '../products/index.ts';
import { findVariantRecords, putCandidates, putWaitingKeys, wakeOffer, wakeWaitingOffers } from './candidate.store.ts';
import { changeOf, decided, type Deciding, type DecisionOutcome, notAllowed } from './deciding.ts';
import { storableFeatures, storedCandidates } from './dig.commands.ts';
import { judgeOffers, type JudgedCandidate, type Judgement } from './judge.ts';
import { matcherFor } from './matcher.ts';
import { evidenceHash, offerDedupeKey, openStates, type ProposalRecord } from './proposal.ts';
import {
  findProposalForUpdate,
  insertProposals,
  type NewLabel,
  putLabel,
  setDecided,
  setMatchState,
} from './proposal.store.ts';
import { acceptRekey } from './rekey.commands.ts';
import { acceptUnlink, keepLink } from './unlink.commands.ts';
import { acceptValue, proposeValues, type ValueEdit } from './value-proposal.commands.ts';

/** What a person changed before accepting a new product. */
type CreationEdit = { name: string };

/** What a person changed before accepting: the name of a new product, or the value that is to hold. */
export type ProposalEdit = CreationEdit | ValueEdit;

/** Whether variants made by a decision wake the offers that wait for one at once, or the caller does it later for many. */
type Waking = { variantIds: string[] } | 'at_once';

/** Questions that follow from a decision belong to no run. */
const noRun = { excavatorId: null, runId: null };

/** Accepts a proposal and writes what it says. With `edit` the original counts as edited and an accepted child is written. */
export function acceptProposal(
  deps: Deps,
  deciding: Deciding,
  id: string,
  version: number | undefined,
  edit?: ProposalEdit,
  waking: Waking = 'at_once',
): Promise<DecisionOutcome> {
  return decide(deps, id, version, async (tx, proposal) => {
    if (proposal.kind === 'link_offer') return acceptLink(tx, deps, deciding, proposal);
    if (proposal.kind === 'create_product' && (!edit || 'name' in edit))
      return acceptCreation(tx, deps, deciding, proposal, edit, waking);
    if (proposal.kind === 'set_value' && (!edit || 'value' in edit))
      return acceptValue(tx, deps, deciding, proposal, edit);
    if (proposal.kind === 'rekey' && !edit) return acceptRekey(tx, deps, deciding, proposal);
    if (proposal.kind === 'unlink_offer' && !edit) return acceptUnlink(tx, deps, deciding, proposal);
    return notAllowed('KIND_NOT_DECIDABLE', 'This kind of proposal cannot be accepted here.');
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
  return decide(deps, id, version, async (tx, proposal) => {
    await setDecided(tx, id, decided(deps, deciding, 'rejected', reason, null));
    if (proposal.kind === 'unlink_offer' && proposal.offerId !== null) await keepLink(tx, proposal.offerId);
    if (proposal.kind === 'link_offer' && proposal.offerId !== null && proposal.variantId !== null) {
      const source = await sourceOf(tx, proposal);
      const judgement = source && (await judgeAgain(tx, deps, source));
      const candidate = judgement?.candidates.find(({ variantId }) => variantId === proposal.variantId);
      const label = { offerId: proposal.offerId, variantId: proposal.variantId, verdict: 'different' as const };
      await putLabel(tx, labelOf(deps, deciding, proposal, label, candidate));
      await setMatchState(tx, [proposal.offerId], 'unmatched');
      await wakeOffer(tx, proposal.offerId);
    }
    return { kind: 'decided', proposalId: id, productId: null, variantId: null };
  });
}

/** Hangs the offer of a proposal on a variant of the person's own choice. */
export function matchProposalToVariant(
  deps: Deps,
  deciding: Deciding,
  id: string,
  version: number | undefined,
  variantId: string,
): Promise<DecisionOutcome> {
  return decide(deps, id, version, async (tx, proposal) => {
    const source = await sourceOf(tx, proposal);
    const [record] = await findVariantRecords(tx, [variantId]);
    if (!source || !record)
      return notAllowed('TARGET_GONE', 'The offer or the product is no longer there. Choose another product.');
    const judgement = await judgeAgain(tx, deps, source);
    const chosen = judgement.candidates.find((candidate) => candidate.variantId === variantId);
    const childId = newId<'proposal'>();
    const entry = {
      productId: record.productId,
      variantId,
      proposalId: childId,
      matchState: 'matched' as const,
      isGtinMisused: judgement.isGtinMisused,
    };
    const effects = await joinOffer(tx, deps, changeOf(deciding, childId), source, entry);
    await putWaitingKeys(tx, [source.id], []);
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
          confidence: chosen?.score ?? 0.5,
          evidence: chosen?.evidence ?? [],
        },
      ],
      now,
    );
    const judgedHash = chosen?.evidenceHash ?? evidenceHash(judgement.offer, { variantId, name: record.name });
    await putLabel(
      tx,
      labelOf(
        deps,
        deciding,
        { id: childId, evidenceHash: judgedHash },
        { offerId: source.id, variantId, verdict: 'same', source: 'match_another' },
        chosen,
      ),
    );
    if (proposal.kind === 'link_offer' && proposal.variantId !== null && proposal.variantId !== variantId) {
      const refused = judgement.candidates.find((candidate) => candidate.variantId === proposal.variantId);
      await putLabel(
        tx,
        labelOf(
          deps,
          deciding,
          proposal,
          { offerId: source.id, variantId: proposal.variantId, verdict: 'different', source: 'match_another' },
          refused,
        ),
      );
    }
    await setDecided(tx, id, decided(deps, deciding, 'edited', null, { childId }));
    await proposeValues(tx, deps, noRun, [target.productId]);
    return { kind: 'decided', proposalId: childId, ...target };
  });
}

/** Opens the proposal under a lock, so that of two people who decide it one is told that the other was faster. */
async function decide(
  deps: Deps,
  id: string,
  version: number | undefined,
  act: (tx: Tx, proposal: ProposalRecord) => Promise<DecisionOutcome>,
): Promise<DecisionOutcome> {
  return withTransaction(deps.db, async (tx) => {
    const proposal = await findProposalForUpdate(tx, id);
    if (!proposal) return { kind: 'not_found' };
    if (!openStates.includes(proposal.state)) return { kind: 'already_decided', proposalId: id };
    if (version !== undefined && proposal.version !== version)
      return { kind: 'conflict', currentVersion: proposal.version };
    return act(tx, proposal);
  });
}

async function acceptLink(tx: Tx, deps: Deps, deciding: Deciding, proposal: ProposalRecord): Promise<DecisionOutcome> {
  const source = await sourceOf(tx, proposal);
  const [record] = proposal.variantId === null ? [] : await findVariantRecords(tx, [proposal.variantId]);
  if (!source || !record)
    return notAllowed(
      'TARGET_GONE',
      'The offer or the product is no longer there. Reject the proposal; the offer is looked at again.',
    );
  const judgement = await judgeAgain(tx, deps, source);
  const isGtinMisused = judgement.isGtinMisused;
  const target = { productId: record.productId, variantId: record.variantId };
  const effects = await joinOffer(tx, deps, changeOf(deciding, proposal.id), source, {
    ...target,
    proposalId: proposal.id,
    matchState: 'matched',
    isGtinMisused,
  });
  await putWaitingKeys(tx, [source.id], []);
  const candidate = judgement.candidates.find(({ variantId }) => variantId === record.variantId);
  await putLabel(
    tx,
    labelOf(deps, deciding, proposal, { offerId: source.id, variantId: record.variantId, verdict: 'same' }, candidate),
  );
  await setDecided(tx, proposal.id, decided(deps, deciding, 'applied', null, { catalogue: effects }));
  await proposeValues(tx, deps, noRun, [target.productId]);
  return { kind: 'decided', proposalId: proposal.id, ...target };
}

/**
 * Makes the product, unless meanwhile another decision made the very one: then the offer hangs on that. The identifiers are
 * locked first, so that of two offers of one thing that are accepted at once the second finds the product of the first.
 */
async function acceptCreation(
  tx: Tx,
  deps: Deps,
  deciding: Deciding,
  proposal: ProposalRecord,
  edit: CreationEdit | undefined,
  waking: Waking,
): Promise<DecisionOutcome> {
  const source = await sourceOf(tx, proposal);
  if (!source) return notAllowed('OFFER_GONE', 'The offer is no longer there. Reject the proposal.');
  await lockIdentifiers(tx, identifyingKeys(source));
  const judgement = await judgeAgain(tx, deps, source);
  const isGtinMisused = judgement.isGtinMisused;
  const proven = judgement.decision === 'auto' ? judgement.candidates[0] : undefined;
  const id = edit ? newId<'proposal'>() : proposal.id;
  const change = changeOf(deciding, id);
  const entry = { proposalId: id, isGtinMisused };
  const named = edit ? { ...source, title: edit.name } : source;
  const effects = proven
    ? await joinOffer(tx, deps, change, source, {
        ...entry,
        productId: proven.productId,
        variantId: proven.variantId,
        matchState: 'matched_auto',
      })
    : await createProductFromOffer(tx, deps, change, named, { ...entry, matchState: 'matched' });
  await putWaitingKeys(tx, [source.id], []);
  const target = { productId: effects.productId, variantId: effects.variantId };
  const now = deps.clock.now();
  if (edit) {
    await insertProposals(
      tx,
      [
        {
          ...childOf(proposal, source, id),
          kind: 'create_product',
          ...target,
          ...childDecision(deciding, now, effects),
          proposedValue: edit,
          confidence: 1,
          evidence: proposal.evidence,
        },
      ],
      now,
    );
    await setDecided(tx, proposal.id, decided(deps, deciding, 'edited', null, { childId: id }));
  } else await setDecided(tx, id, { ...decided(deps, deciding, 'applied', null, { catalogue: effects }), ...target });
  if (proven) await proposeValues(tx, deps, noRun, [effects.productId]);
  if (waking === 'at_once') await wakeWaitingOffers(tx, [effects.variantId]);
  else waking.variantIds.push(effects.variantId);
  return { kind: 'decided', proposalId: id, ...target };
}

/** Usable GTIN, and brand with part number: what two offers of one thing may share. */
function identifyingKeys(source: SourceOffer): string[] {
  const offer = {
    id: source.id,
    title: source.title,
    ...(source.brandName === null ? {} : { brand: source.brandName }),
    ...(source.gtin14 === null ? {} : { gtin: source.gtin14 }),
    ...(source.fields.mpn ? { mpn: source.fields.mpn.value } : {}),
  };
  return blockingKeys(offer)
    .filter(({ kind }) => kind === 'gtin14' || kind === 'brand-mpn')
    .map(({ kind, key }) => `${kind} ${key}`);
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

function childOf(parent: ProposalRecord, source: SourceOffer, id: string) {
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

function childDecision(deciding: Deciding, now: Date, effects: CatalogueEffects) {
  return {
    state: 'applied' as const,
    decisionCause: deciding.cause,
    decidedBy: deciding.actor.userId,
    decidedAt: now,
    effects: { catalogue: effects },
  };
}

type LabelDraft = Pick<NewLabel, 'offerId' | 'variantId' | 'verdict'> & { source?: NewLabel['source'] };

function labelOf(
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
