import { blockingKeys } from '@quarry/matching';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { brandKey } from '../brands/index.ts';
import { type CatalogueEffects, enterCatalogue, findSourceOffers } from '../offers/index.ts';
import { type Entry, lockIdentifiers, productNameOf, type SourceOffer } from '../products/index.ts';
import { putCandidates, putWaitingKeys, wakeNearOffers, wakeWaitingOffers } from './candidate.store.ts';
import { changeOf, decided, type Deciding, type DecisionOutcome, notAllowed, type Refused } from './deciding.ts';
import { childDecision, childOf, labelOf, noRun } from './decision-memory.ts';

import { judgeDraft, type Judgement, storedCandidates } from './judge.ts';
import { type Matcher, matcherFor } from './matcher.ts';
import type { ProposalRecord } from './proposal.ts';
import { type NewLabel, putLabels } from './label.store.ts';
import { insertProposals, type NewProposal, setDecidedEach } from './proposal.store.ts';
import { type NewVariant, type Surroundings, surroundingsOf } from './surroundings.ts';
import { proposeValues } from './value-proposal.commands.ts';

/** An accepted question of where an offer belongs; `name` is what a person calls the new product instead. */
export type AcceptedPlacement = { proposal: ProposalRecord; name?: string | undefined };

/**
 * Accepts proposals that say where offers belong, in their order and as if one by one: each is judged on what the catalogue
 * holds with the ones before it. A new product that another decision made meanwhile is joined instead of made twice; the
 * identifiers are locked first, so that this holds for two people as well. The number of statements does not grow with the
 * proposals. Resolves with one outcome for each; the caller holds the locks on the proposals.
 */
export async function acceptPlacements(
  tx: Tx,
  deps: Deps,
  deciding: Deciding,
  accepted: readonly AcceptedPlacement[],
): Promise<DecisionOutcome[]> {
  const sources = await sourcesOf(tx, accepted);
  await lockIdentifiers(
    tx,
    accepted.flatMap(({ proposal }) => {
      const source = sources.get(proposal.offerId ?? '');
      return proposal.kind === 'create_product' && source ? identifyingKeys(source) : [];
    }),
  );
  const matcher = await matcherFor(deps, tx);
  const targets = accepted.flatMap(({ proposal }) => proposal.variantId ?? []);
  const surroundings = await surroundingsOf(tx, matcher, [...sources.values()], targets);
  const placed = placeEach(accepted, surroundings, matcher);
  const placements = placed.filter((one): one is Placement => !('code' in one));
  const effects = await enterCatalogue(
    tx,
    deps,
    placements.map((placement) => entryOf(deciding, placement)),
  );
  const effectsOf = new Map(placements.map((placement, at) => [placement, effects[at]]));
  await keepDecisions(tx, deps, deciding, { placements, matcher, effectsOf });
  return placed.map((one) =>
    'code' in one
      ? one
      : {
          kind: 'decided',
          proposalId: one.decidedId,
          productId: one.target.productId,
          variantId: one.target.variantId,
        },
  );
}

/** Where an accepted offer goes, and why. */
type Placement = {
  proposal: ProposalRecord;
  /** The proposal itself, or its accepted child when a person changed it. */
  decidedId: string;
  isEdited: boolean;
  judgement: Judgement;
  target: NewVariant;
  /** The name of the product to be made; undefined where one exists. */
  newName: string | undefined;
  matchState: Entry['matchState'];
};

function placeEach(
  accepted: readonly AcceptedPlacement[],
  surroundings: Surroundings,
  matcher: Matcher,
): (Placement | Refused)[] {
  const drafts = new Map(surroundings.drafts.map((draft) => [draft.source.id, draft]));
  return accepted.map(({ proposal, name }) => {
    const draft = drafts.get(proposal.offerId ?? '');
    const isLink = proposal.kind === 'link_offer';
    const wanted = isLink ? surroundings.recordOf(proposal.variantId ?? '') : undefined;
    if (!draft || (isLink && (!wanted || wanted.isInBin)))
      return notAllowed(isLink ? 'TARGET_GONE:reject' : 'OFFER_GONE');
    const judgement = judgeDraft(surroundings, matcher, draft);
    const proven = !isLink && judgement.decision === 'auto' ? judgement.candidates[0] : undefined;
    const known = wanted ?? surroundings.recordOf(proven?.variantId ?? '');
    const newName = known ? undefined : (name ?? productNameOf(draft.source.title));
    const target = known ?? { productId: newId<'product'>(), variantId: newId<'variant'>(), name: newName ?? '' };
    surroundings.join(draft, target);
    const decidedId = name === undefined ? proposal.id : newId<'proposal'>();
    const matchState = proven ? 'matched_auto' : 'matched';
    return { proposal, decidedId, isEdited: name !== undefined, judgement, target, newName, matchState };
  });
}

function entryOf(deciding: Deciding, { judgement, decidedId, target, newName, matchState }: Placement): Entry {
  return {
    source: judgement.source,
    change: changeOf(deciding, decidedId),
    proposalId: decidedId,
    matchState,
    isGtinMisused: judgement.isGtinMisused,
    productId: target.productId,
    variantId: target.variantId,
    newName,
  };
}

type Kept = {
  placements: readonly Placement[];
  matcher: Matcher;
  effectsOf: ReadonlyMap<Placement, CatalogueEffects | undefined>;
};

/** Keeps what was decided: candidates and labels that train the matcher, the proposals' states, and what is asked next. */
async function keepDecisions(
  tx: Tx,
  deps: Deps,
  deciding: Deciding,
  { placements, matcher, effectsOf }: Kept,
): Promise<void> {
  if (placements.length === 0) return;
  const now = deps.clock.now();
  const offerIds = placements.map(({ judgement }) => judgement.source.id);
  await putCandidates(
    tx,
    offerIds,
    placements.flatMap(({ judgement }) => storedCandidates(judgement, matcher)),
  );
  await putWaitingKeys(tx, offerIds, []);
  const links = placements.filter(({ proposal }) => proposal.kind === 'link_offer');
  const edited = placements.filter(({ isEdited }) => isEdited);
  await putLabels(
    tx,
    [...links, ...edited].map((placement) => placementLabel(deps, deciding, placement)),
  );
  await insertProposals(
    tx,
    edited.map((placement) => creationChild(deciding, now, placement, effectsOf.get(placement))),
    now,
  );
  await setDecidedEach(
    tx,
    placements.map((placement) => ({
      id: placement.proposal.id,
      ...(placement.isEdited
        ? decided(deps, deciding, 'edited', null, { childId: placement.decidedId })
        : {
            ...decided(deps, deciding, 'applied', null, { catalogue: effectsOf.get(placement) }),
            productId: placement.target.productId,
            variantId: placement.target.variantId,
          }),
    })),
  );
  const joined = placements.filter(({ newName }) => newName === undefined).map(({ target }) => target.productId);
  await proposeValues(tx, deps, noRun, [...new Set(joined)]);
  const created = placements.filter(({ proposal }) => proposal.kind === 'create_product');
  await wakeWaitingOffers(
    tx,
    created.map(({ target }) => target.variantId),
  );
  await wakeNearOffers(
    tx,
    links.map(({ target }) => target.variantId),
  );
}

/** An accepted link, or a new product as a person worded it: either says that the offer is this variant. */
function placementLabel(deps: Deps, deciding: Deciding, placement: Placement): NewLabel {
  const { proposal, decidedId, isEdited, judgement, target } = placement;
  const { variantId } = target;
  const candidate = judgement.candidates.find((one) => one.variantId === variantId);
  const pair = { offerId: judgement.source.id, variantId, verdict: 'same' } as const;
  const decision = { id: decidedId, evidenceHash: proposal.evidenceHash };
  return labelOf(deps, deciding, decision, isEdited ? { ...pair, source: 'edit' } : pair, candidate);
}

function creationChild(
  deciding: Deciding,
  now: Date,
  { proposal, decidedId, judgement, target, newName }: Placement,
  effects: CatalogueEffects | undefined,
): NewProposal {
  return {
    ...childOf(proposal, judgement.source, decidedId),
    kind: 'create_product',
    productId: target.productId,
    variantId: target.variantId,
    ...childDecision(deciding, now, effects),
    proposedValue: { name: newName ?? target.name },
    confidence: 1,
    evidence: proposal.evidence,
  };
}

/** The offers in the order of their proposals. Where several name a brand that is yet to be made, the first one's wording counts. */
async function sourcesOf(tx: Tx, accepted: readonly AcceptedPlacement[]): Promise<Map<string, SourceOffer>> {
  const ids = accepted.flatMap(({ proposal }) => proposal.offerId ?? []);
  const found = await findSourceOffers(tx, ids);
  const wordings = new Map<string, string>();
  return new Map(
    ids.flatMap((id): [string, SourceOffer][] => {
      const source = found.get(id);
      if (!source || source.brandName === null) return source ? [[id, source]] : [];
      const key = brandKey(source.brandName);
      const brandName = wordings.get(key) ?? source.brandName;
      wordings.set(key, brandName);
      return [[id, { ...source, brandName }]];
    }),
  );
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
