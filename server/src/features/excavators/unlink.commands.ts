import { scorePair } from '@quarry/matching';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import {
  type CatalogueEffects,
  enterCatalogue,
  findSourceOffers,
  releaseOffer,
  setLinkedState,
} from '../offers/index.ts';
import { matchOfferOf, type SourceOffer } from '../products/index.ts';
import { findVariantRecords, type VariantRecord, wakeNearOffers, wakeOffer } from './candidate.store.ts';
import { changeOf, decided, type Deciding, type DecisionOutcome, notAllowed } from './deciding.ts';
import { offerOfRecord } from './surroundings.ts';
import type { Matcher } from './matcher.ts';
import { evidenceHash, type Evidence, offerDedupeKey, type ProposalRecord, type UnlinkEffects } from './proposal.ts';
import { putLabels } from './label.store.ts';
import {
  findAskedEvidence,
  findOpenLinks,
  findOpenProposals,
  insertProposals,
  type NewProposal,
  setDecided,
  supersedeProposals,
} from './proposal.store.ts';
import { findEarlierSnapshots } from './unlink.store.ts';

/** What says that a shop now sells something else under the same key, besides hard conflicts. */
const changesIdentity = new Set(['gtin_differs', 'brands_differ']);

/**
 * Finds linked offers that no longer are what they were linked as: the new snapshot contradicts the one before and the product
 * too. They are marked conflicted and asked about; resolves with the ids of all offers in that state.
 */
export async function questionLinks(
  tx: Tx,
  deps: Deps,
  by: { excavatorId: string | null; runId: string | null },
  matcher: Matcher,
  sources: readonly SourceOffer[],
): Promise<ReadonlySet<string>> {
  const waiting = new Set(sources.filter(({ matchState }) => matchState === 'conflicted').map(({ id }) => id));
  const changed = await changedSources(tx, matcher, sources);
  const proposals = changed.flatMap(({ source, record, evidence }) =>
    evidence.length === 0 ? [] : [unlinkProposal(by, source, record, evidence)],
  );
  const asked = await findAskedEvidence(
    tx,
    'unlink_offer',
    changed.map(({ source }) => source.id),
  );
  const fresh = proposals.filter(({ evidenceHash: hash }) => !asked.some((one) => one.evidenceHash.equals(hash)));
  const open = await findOpenProposals(
    tx,
    changed.map(({ source }) => unlinkDedupeKey(source.id)),
  );
  const outdated = open.filter((one) => !proposals.some((other) => other.evidenceHash.equals(one.evidenceHash)));
  await supersedeProposals(
    tx,
    outdated.map(({ id }) => id),
    deps.clock.now(),
  );
  await insertProposals(tx, fresh, deps.clock.now());
  const settled = changed.filter(({ evidence }) => evidence.length === 0).map(({ source }) => source.id);
  const questioned = fresh.flatMap(({ offerId }) => offerId ?? []);
  await setLinkedState(tx, settled, 'matched', 'conflicted');
  await setLinkedState(tx, questioned, 'conflicted');
  return new Set([...waiting, ...questioned]).difference(new Set(settled));
}

/** The linked offers whose newest snapshot says something else than the one before, with what contradicts the link. */
async function changedSources(tx: Tx, matcher: Matcher, sources: readonly SourceOffer[]) {
  const earlier = await findEarlierSnapshots(
    tx,
    sources.map(({ id }) => id),
  );
  const records = new Map(
    (await findVariantRecords(tx, [...new Set(sources.flatMap(({ variantId }) => variantId ?? []))])).map((record) => [
      record.variantId,
      record,
    ]),
  );
  return sources.flatMap((source) => {
    const before = earlier.get(source.id);
    const record = source.variantId === null ? undefined : records.get(source.variantId);
    if (!before || !record) return [];
    const former = { ...source, ...before };
    const isSame = evidenceHash(matchOfferOf(source), undefined).equals(evidenceHash(matchOfferOf(former), undefined));
    return isSame ? [] : [{ source, record, evidence: contradictions(matcher, source, former, record) }];
  });
}

/** What the offer says now against what it said before and against its product. */
function contradictions(
  { corpus }: Matcher,
  source: SourceOffer,
  former: SourceOffer,
  record: VariantRecord,
): Evidence[] {
  const now = matchOfferOf(source);
  const said = (reasons: readonly Evidence[]): Evidence[] =>
    reasons.filter(({ weight, code }) => weight === 'conflict' || changesIdentity.has(code));
  const againstFormer = said(scorePair(now, matchOfferOf(former), { corpus }).reasons);
  const againstProduct = new Set(
    said(scorePair(now, offerOfRecord(record), { corpus }).reasons).map(({ code }) => code),
  );
  const isKnownGtin = source.gtin14 !== null && record.gtins.includes(source.gtin14);
  return againstFormer.filter(({ code }) => againstProduct.has(code) && !(code === 'gtin_differs' && isKnownGtin));
}

function unlinkDedupeKey(offerId: string): string {
  return `unlink:${offerId}`;
}

function unlinkProposal(
  { excavatorId, runId }: { excavatorId: string | null; runId: string | null },
  source: SourceOffer,
  record: VariantRecord,
  evidence: readonly Evidence[],
): NewProposal {
  return {
    excavatorId,
    runId,
    id: newId(),
    kind: 'unlink_offer',
    state: 'in_review',
    productId: record.productId,
    variantId: record.variantId,
    offerId: source.id,
    shopId: source.shopId,
    snapshotId: source.snapshotId,
    snapshotAt: source.snapshotAt,
    confidence: 0.8,
    evidence,
    evidenceHash: evidenceHash(matchOfferOf(source), record),
    // A wrong price beside a product misleads every reader of it.
    priority: 2,
    dedupeKey: unlinkDedupeKey(source.id),
    groupId: null,
  };
}

/**
 * Takes an entry into the catalogue back. Offers whose question rests on an identifier that the product had by it are looked at
 * again, so that they are asked what they were asked before.
 */
export async function takeOff(tx: Tx, deps: Deps, change: ChangeOrigin, effects: CatalogueEffects): Promise<void> {
  // Before it, while the keys of the identifiers still lead from the product to the offers that share them.
  await wakeNearOffers(tx, [effects.variantId]);
  await releaseOffer(tx, deps, change, effects);
}

/** Questions whether other offers belong to a product that went to the bin give way; those offers are looked at again. */
export async function withdrawQuestions(tx: Tx, variantId: string, now: Date): Promise<void> {
  const [record] = await findVariantRecords(tx, [variantId]);
  if (!record?.isInBin) return;
  const open = await findOpenLinks(tx, variantId);
  await supersedeProposals(
    tx,
    open.map(({ id }) => id),
    now,
  );
  for (const { offerId } of open) await wakeOffer(tx, offerId);
}

/** Takes the offer off its product; the pair is remembered as different, and the offer is looked at anew. */
export async function acceptUnlink(
  tx: Tx,
  deps: Deps,
  deciding: Deciding,
  proposal: ProposalRecord,
): Promise<DecisionOutcome> {
  const { id, offerId } = proposal;
  const source = offerId === null ? undefined : (await findSourceOffers(tx, [offerId])).get(offerId);
  if (!source || source.variantId === null || source.productId === null || source.variantId !== proposal.variantId)
    return notAllowed('LINK_GONE');
  const unlinked = { offerId: source.id, productId: source.productId, variantId: source.variantId };
  const before = { productId: null, variantId: null, matchState: 'unmatched' };
  await releaseOffer(tx, deps, changeOf(deciding, id), { ...unlinked, before, isProductNew: false, identifierIds: [] });
  await putLabels(tx, [
    {
      id: newId(),
      offerId: source.id,
      variantId: source.variantId,
      verdict: 'different',
      source: 'review',
      evidenceHash: proposal.evidenceHash,
      features: {},
      proposalId: id,
      decidedBy: deciding.actor.userId,
      at: deps.clock.now(),
    },
  ]);
  await wakeOffer(tx, source.id);
  await setDecided(tx, id, decided(deps, deciding, 'applied', null, { unlinked }));
  return { kind: 'decided', proposalId: id, productId: source.productId, variantId: source.variantId };
}

/** Leaves the offer where it hangs; what it says now is taken over. */
export async function keepLink(tx: Tx, offerId: string): Promise<void> {
  await setLinkedState(tx, [offerId], 'matched', 'conflicted');
  await wakeOffer(tx, offerId);
}

/** Has a link that a person confirmed in doubt again. */
export async function doubtLink(tx: Tx, offerId: string): Promise<void> {
  await setLinkedState(tx, [offerId], 'conflicted');
}

/**
 * Hangs an offer back where an accepted question took it off, unless it found another place since. What was asked about its
 * place meanwhile gives way.
 */
export async function linkAgain(
  tx: Tx,
  deps: Deps,
  deciding: Deciding,
  proposalId: string,
  { offerId, productId, variantId }: UnlinkEffects,
): Promise<void> {
  const source = (await findSourceOffers(tx, [offerId])).get(offerId);
  const [record] = await findVariantRecords(tx, [variantId]);
  if (!source || !record || source.productId !== null) return;
  const open = await findOpenProposals(tx, [offerDedupeKey(offerId)]);
  await supersedeProposals(
    tx,
    open.map(({ id }) => id),
    deps.clock.now(),
  );
  const change = { ...changeOf(deciding, proposalId), cause: 'undo' as const };
  const entry = { proposalId, productId, variantId, matchState: 'matched' as const, isGtinMisused: true };
  await enterCatalogue(tx, deps, [{ ...entry, source, change }]);
  await setLinkedState(tx, [offerId], 'conflicted');
}
