import { printGtin } from '@quarry/contracts/gtin';
import { readSentence, reasoned } from '@quarry/contracts/wording';
import { type CheckedInput, checkInput, inputIssue } from '@quarry/contracts/common';
import { creationEdit, valueEdit } from '@quarry/contracts/excavators';
import DataLoader from 'dataloader';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { perRequest, type RequestContext, type ResolverMap } from '../../platform/feature.ts';
import type { MutationDecideProposalsArgs, ProposalFilter, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { offerById, shapeOffer } from '../offers/index.ts';
import { attributes } from '../attributes/index.ts';
import { productById, productShape } from '../products/index.ts';
import { contradictionsOfVariant } from './contradictions.ts';
import { findAuditFigures } from './audit.store.ts';
import type { Deciding, DecisionOutcome } from './deciding.ts';
import { acceptProposal, matchProposalToVariant, type ProposalEdit, rejectProposal } from './proposal.commands.ts';
import { mayDecide, readableProposals } from './proposal.policy.ts';
import { decideProposals } from './proposal-bulk.commands.ts';
import { undoDecision } from './proposal-undo.commands.ts';
import { isCheckDue, type ProposalRecord, sentenceOf, titleOf } from './proposal.ts';
import {
  countProposals,
  isProposedFor,
  listProposals,
  nextProposals,
  openProposalIds,
  proposalFilter,
  type ProposalFilterRequest,
  stillWaiting,
} from './proposal-list.store.ts';
import { findProposals } from './proposal.store.ts';
import { candidatesOf, comparisonOf, findMatchTargets } from './review.ts';
import { findBrandOfVariant } from './review.store.ts';
import { trainFromDecisions } from './training.ts';

const mostDecidedAtOnce = 5_000;
const longestQueue = 50;
const mostAskedAtOnce = 500;

const proposalById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const proposals = await findProposals(deps.db, ids);
      return ids.map((id) => proposals.get(id) ?? null);
    }),
);

/** What every decision about one proposal has in common. */
const decision = {
  find: (context: RequestContext, { id }: { id: string }) => readableProposal(id, context),
  right: (_args: unknown, { concernedBrandId }: ProposalRecord) =>
    ['review', 'Proposal', { brandId: concernedBrandId }] as const,
  answer: answerDecision,
};

export const proposalResolvers = {
  Query: {
    proposals: async (_root, args, { actor, deps }) => {
      authorize(actor, 'read', 'Proposal');
      const request = {
        ...filterRequest({ actor, deps }, args.filter, args.search),
        first: args.first ?? 100,
        after: args.after ?? null,
        from: args.from ?? null,
        sort: args.sort ?? null,
      };
      const page = await listProposals(deps.db, request);
      return { ...page, nodes: page.nodes.map(shownProposal), total: () => countProposals(deps.db, request) };
    },
    proposal: async (_root, { id }, context) => {
      const proposal = await readableProposal(id, context);
      return proposal && shownProposal(proposal);
    },
    reviewQueue: async (_root, { first, filter, skipIds }, { actor, deps }) => {
      authorize(actor, 'read', 'Proposal');
      const request = filterRequest({ actor, deps }, filter, null);
      const size = Math.min(longestQueue, Math.max(1, first ?? 10));
      const proposals = await nextProposals(deps.db, request, size, (skipIds ?? []).filter(isId));
      return proposals.map(shownProposal);
    },
    waitingProposals: (_root, { ids }, { actor, deps }) => {
      authorize(actor, 'read', 'Proposal');
      return stillWaiting(deps.db, readableProposals(actor), ids.slice(0, mostAskedAtOnce).filter(isId));
    },
    auditFigures: async (_root, _args, { actor, deps }) => {
      authorize(actor, 'read', 'Proposal');
      const [read, all] = await Promise.all([
        findAuditFigures(deps.db, readableProposals(actor)),
        findAuditFigures(deps.db),
      ]);
      // Whether machines are trusted is true of the installation; how that came about is counted for anyone who may read it.
      return read.map((figures, at) => ({ ...figures, isTrusted: all[at]?.isTrusted ?? false }));
    },
    matchTargets: async (_root, { offerId, search, first }, context) => {
      authorize(context.actor, 'read', 'Proposal');
      if (!isId(offerId) || !(await isOfferSeen(context, offerId))) return [];
      return findMatchTargets(context, offerId, search, Math.min(50, Math.max(1, first ?? 20)));
    },
  },
  Mutation: {
    acceptProposal: mutation({
      ...decision,
      about: ({ id }) => ['proposal', id],
      input: ({ edit }, { kind }) => checkEdit(kind, edit),
      run: ({ id, version }, { deps, origin, draft }) => acceptProposal(deps, origin, id, version, draft ?? undefined),
    }),
    rejectProposal: mutation({
      ...decision,
      about: ({ id }) => ['proposal', id],
      run: ({ id, version, reason }, { deps, origin }) => rejectProposal(deps, origin, id, version, reason ?? null),
    }),
    matchProposalToVariant: mutation({
      ...decision,
      about: ({ id }) => ['proposal', id],
      find: async (context, { id, variantId }) => {
        const proposal = await readableProposal(id, context);
        const target = isId(variantId) ? await findBrandOfVariant(context.deps.db, variantId) : undefined;
        return proposal && { ...proposal, target };
      },
      // The offer comes to a product that may be of another brand than the one proposed: its people are asked as well.
      right: (_args, { concernedBrandId, target }) => [
        ['review', 'Proposal', { brandId: concernedBrandId }],
        ['review', 'Proposal', { brandId: target ? target.brandId : concernedBrandId }],
      ],
      run: ({ id, version, variantId }, { deps, origin }) =>
        matchProposalToVariant(deps, origin, id, version, variantId),
    }),
    undoProposalDecision: mutation({
      ...decision,
      about: ({ id }) => ['proposal', id],
      find: async (context, { id }) => {
        const proposal = await readableProposal(id, context);
        const parent = proposal?.parentId ? await proposalById(context).load(proposal.parentId) : null;
        return proposal && { ...proposal, parent };
      },
      // With what was written in its place a parent is taken back, which may be of another brand: its people are asked as well.
      right: (_args, { concernedBrandId, parent }) => [
        ['review', 'Proposal', { brandId: concernedBrandId }],
        ['review', 'Proposal', { brandId: parent ? parent.concernedBrandId : concernedBrandId }],
      ],
      run: ({ id }, { deps, origin }) => undoDecision(deps, origin, id),
    }),
    decideProposals: mutation({
      effect: 'several_steps',
      right: () => ['review', 'Proposal'],
      input: (args) => checkWanted(args),
      run: ({ decision: wanted }, { draft, origin, context }) => decideMany(context, origin, draft, wanted),
      answer: ({ decided, results }) => ({ __typename: 'BulkDecisionFinished', decided, results }),
    }),
    trainMatcher: mutation({
      effect: 'several_steps',
      right: () => ['run', 'Excavator'],
      run: (_args, { deps, origin }) => trainFromDecisions(deps, origin),
      answer: ({ kind: _kind, ...trained }) => ({ __typename: 'MatcherTrained', ...trained }),
    }),
  },
  Proposal: {
    offer: async ({ id }, _args, context) => {
      const { offerId } = await recordOf(id, context);
      const offer = offerId === null ? null : await offerById(context).load(offerId);
      return offer && shapeOffer(offer);
    },
    product: async ({ id }, _args, context) => {
      const { productId } = await recordOf(id, context);
      const product = productId === null ? null : await productById(context).load(productId);
      return product && productShape(product);
    },
    attribute: async ({ id }, _args, context) => {
      const { attributeId } = await recordOf(id, context);
      return (await attributes(context)).find((attribute) => attribute.id === attributeId) ?? null;
    },
    comparison: async ({ id }, _args, context) => comparisonOf(await recordOf(id, context), context),
    candidates: async ({ id }, _args, context) => candidatesOf(await recordOf(id, context), context),
  },
  Offer: {
    contradictions: async ({ id, variantId }, _args, context) => {
      if (typeof id !== 'string' || typeof variantId !== 'string') return [];
      const found = (await contradictionsOfVariant(context).load(variantId)).get(id) ?? [];
      const others = await Promise.all(found.map(({ otherId }) => offerById(context).load(otherId)));
      return found.flatMap(({ field, own, other }, index) => {
        const shown = others[index];
        return shown ? [{ field, own, other, otherShop: shown.shopName }] : [];
      });
    },
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Proposal' | 'Offer'> & ResolverMap;

/** Whether the actor sees an offer as such, or by a proposal about it. */
async function isOfferSeen(context: RequestContext, offerId: string): Promise<boolean> {
  const { actor, deps } = context;
  return (
    (may(actor, 'read', 'Offer') && (await offerById(context).load(offerId)) !== null) ||
    isProposedFor(deps.db, readableProposals(actor), offerId)
  );
}

function filterRequest(
  { actor, deps }: Pick<RequestContext, 'actor' | 'deps'>,
  filter: ProposalFilter | null | undefined,
  search: string | null | undefined,
): ProposalFilterRequest {
  return {
    filter: proposalFilter.conditions(filter, deps.clock.now()),
    search: search ?? null,
    scope: readableProposals(actor),
  };
}

export async function readableProposal(id: string, context: RequestContext): Promise<ProposalRecord | null> {
  const { actor } = context;
  authorize(actor, 'read', 'Proposal');
  const proposal = isId(id) ? await proposalById(context).load(id) : null;
  if (!proposal) return null;
  const isReadable = may(actor, 'read', 'Proposal', { shopId: proposal.shopId, brandId: proposal.concernedBrandId });
  return isReadable ? proposal : null;
}

async function recordOf(id: string | undefined, context: RequestContext): Promise<ProposalRecord> {
  const proposal = await proposalById(context).load(id ?? '');
  if (!proposal) throw new Error(`Proposal ${id} vanished while it was being read.`);
  return proposal;
}

function shownProposal(proposal: ProposalRecord) {
  return {
    ...proposal,
    proposedText: proposal.attributeCode === 'gtin' ? printGtin(proposal.proposedText ?? '') : proposal.proposedText,
    reason: proposal.reason === null ? null : readSentence(proposal.reason).text,
    isCheckDue: isCheckDue(proposal),
    title: titleOf(proposal),
    sentence: sentenceOf(proposal.evidence),
  };
}

/** What a person changed before accepting; null when nothing. */
function checkEdit(kind: ProposalRecord['kind'], edit: unknown): CheckedInput<ProposalEdit | null> {
  if (edit == null) return { ok: true, value: null };
  return kind === 'set_value' ? checkInput(valueEdit, edit) : checkInput(creationEdit, edit);
}

type Wanted = { ids: string[] } | { filter: ProposalFilter };

/** Either those named, or all that a filter shows. */
function checkWanted({ ids, filter }: Pick<MutationDecideProposalsArgs, 'ids' | 'filter'>): CheckedInput<Wanted> {
  if (ids != null) return { ok: true, value: { ids } };
  if (filter != null) return { ok: true, value: { filter } };
  return { ok: false, issues: [inputIssue('ids', 'required')] };
}

/** Decides those that are the actor's to decide; the others are answered like those that do not exist. */
export async function decideMany(
  { actor, deps }: RequestContext,
  deciding: Deciding,
  wanted: Wanted,
  verdict: 'accept' | 'reject',
) {
  const named = 'ids' in wanted ? wanted.ids : [];
  const ids =
    'ids' in wanted
      ? named.filter(isId)
      : await openProposalIds(deps.db, filterRequest({ actor, deps }, wanted.filter, null), mostDecidedAtOnce);
  const proposals = await findProposals(deps.db, ids.slice(0, mostDecidedAtOnce));
  const decidable = ids.filter((id) => {
    const proposal = proposals.get(id);
    return proposal !== undefined && mayDecide(actor, proposal);
  });
  const decided = await decideProposals(deps, deciding, decidable, verdict);
  const hidden = named.filter((id) => !decidable.includes(id));
  const refused = hidden.map((id) => ({ id, ok: false, ...reasoned('NOT_FOUND') }));
  return {
    kind: 'finished' as const,
    decided: decided.filter(({ ok }) => ok).length,
    results: [...decided, ...refused],
  };
}

/** A decision's own outcomes as members of the unions. */
async function answerDecision(
  outcome: Extract<DecisionOutcome, { kind: 'decided' | 'already_decided' }>,
  context: RequestContext,
) {
  proposalById(context).clearAll();
  const proposal = shownProposal(await recordOf(outcome.proposalId, context));
  return outcome.kind === 'decided'
    ? { __typename: 'ProposalDecided' as const, proposal, productId: outcome.productId }
    : { __typename: 'ProposalAlreadyDecided' as const, proposal };
}
