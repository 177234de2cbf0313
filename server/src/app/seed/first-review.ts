import {
  acceptProposal,
  decideProposals,
  digEverything,
  rejectProposal,
  trainFromDecisions,
} from '../../features/excavators/index.ts';
import { systemActor } from '../../platform/auth/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { type OpenProposal, openProposals } from './demo-watch.store.ts';
import { leftOneOf } from './first-shelves.ts';

const deciding = { actor: systemActor, cause: 'seed' } as const;

/** Two offers that contradict each other so are two things, whatever else they share. */
const differences = new Set(
  [
    'pack',
    'pieces',
    'washes',
    'colour',
    'size',
    'length',
    'dimensions',
    'edition',
    'side',
    'gender',
    'voltage',
    'power',
    'condition',
  ].map((kind) => `conflict_${kind}`),
);
const doubts = new Set(['gtin_differs', 'part_number_differs', 'models_differ', 'brands_differ', 'price_far']);
/** How far the first reviewer comes with the marketplace; the rest waits, so that the review desk has work from the first day. */
const marketplacePages = 20;
/** A new product whose nearest neighbour is too like it (1 less the likeness) is looked at by somebody else. */
const clearlyNew = 0.7;
const mostRounds = 12;

/** What a careful person would say to a proposed link, going by its evidence alone; undefined leaves it for somebody else. */
export function verdictOnLink({
  conflicts,
  reasons,
  against,
  confidence,
}: OpenProposal): 'accept' | 'reject' | undefined {
  if (conflicts.some((code) => differences.has(code))) return 'reject';
  if (conflicts.length > 0) return undefined;
  const isDoubted = against.some((code) => doubts.has(code));
  const sharesIdentifier = reasons.includes('same_gtin') || reasons.includes('same_part_number');
  if (isDoubted) return confidence < 0.5 && !sharesIdentifier ? 'reject' : undefined;
  if (sharesIdentifier) return 'accept';
  if (reasons.includes('same_model') && reasons.includes('same_brand')) return 'accept';
  return reasons.includes('same_brand') && confidence >= 0.8 ? 'accept' : undefined;
}

/**
 * The first session of a reviewer: the own shop's range becomes the catalogue, then each observed shop is joined to it and adds what is
 * new, last a part of the marketplace. Decides by the evidence shown and leaves the rest waiting. Done again it goes on with what is open.
 */
export async function foundCatalogue(deps: Deps): Promise<void> {
  await acceptNew(deps, ({ shopKind }) => shopKind === 'own');
  const observed = new Set((await openProposals(deps.db)).flatMap((one) => (one.isMarketplace ? [] : one.shopId)));
  for (const shopId of observed) await acceptNew(deps, (one) => one.shopId === shopId);
  await acceptMarketplacePages(deps);
}

/** A later session: answers the links that have come up since, and lets the matcher learn from all decisions. */
export async function reviewLinks(deps: Deps): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    let decided = 0;
    for (const proposal of await openProposals(deps.db)) {
      if (proposal.kind !== 'link_offer') continue;
      const verdict = verdictOnLink(proposal);
      if (verdict === 'accept') await acceptProposal(deps, deciding, proposal.id, undefined);
      if (verdict === 'reject') await rejectProposal(deps, deciding, proposal.id, undefined, null);
      decided += verdict === undefined ? 0 : 1;
    }
    await digEverything(deps);
    if (decided === 0) return;
  }
}

/** What is said to another value: a person's word stays, and what more shops agree on holds. */
export function verdictOnValue({ against }: Pick<OpenProposal, 'against'>): 'accept' | 'reject' {
  return against.includes('value_by_hand') ? 'reject' : 'accept';
}

/** Answers the questions about values, but for a tenth. */
export async function reviewValues(deps: Deps): Promise<void> {
  const asked = (await openProposals(deps.db)).filter(({ kind }) => kind === 'set_value');
  for (const proposal of asked.slice(Math.ceil(asked.length / leftOneOf))) {
    if (verdictOnValue(proposal) === 'accept') await acceptProposal(deps, deciding, proposal.id, undefined);
    else await rejectProposal(deps, deciding, proposal.id, undefined, null);
  }
}

/** Trains the matcher; with too few decisions, or without proof of its precision, everything goes on to people. */
export async function teachMatcher(deps: Deps): Promise<void> {
  await trainFromDecisions(deps, deciding);
  await digEverything(deps);
}

async function acceptNew(deps: Deps, isWanted: (proposal: OpenProposal) => boolean): Promise<void> {
  await reviewLinks(deps);
  const open = await openProposals(deps.db);
  await accept(
    deps,
    open.filter((one) => isClearlyNew(one) && isWanted(one)),
  );
  await reviewLinks(deps);
}

function isClearlyNew({ kind, confidence }: OpenProposal): boolean {
  return kind === 'create_product' && confidence >= clearlyNew;
}

/** Page by page: the first seller's offer makes the product, the others are then asked about as links to it. */
async function acceptMarketplacePages(deps: Deps): Promise<void> {
  const open = await openProposals(deps.db);
  const firstOfPage = new Map<string, OpenProposal>();
  for (const proposal of open) {
    const { isMarketplace, pageId } = proposal;
    if (!isClearlyNew(proposal) || !isMarketplace || pageId === null || firstOfPage.has(pageId)) continue;
    if (firstOfPage.size < marketplacePages) firstOfPage.set(pageId, proposal);
  }
  await accept(deps, [...firstOfPage.values()]);
  await reviewLinks(deps);
}

async function accept(deps: Deps, proposals: readonly OpenProposal[]): Promise<void> {
  const ids = proposals.map(({ id }) => id);
  await decideProposals(deps, deciding, ids, 'accept');
  await digEverything(deps);
}
