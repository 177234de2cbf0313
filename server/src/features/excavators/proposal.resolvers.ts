import { reasoned } from '@quarry/contracts/wording';
import { type CheckedInput, checkInput, inputIssue } from '@quarry/contracts/common';
import { creationEdit, valueEdit } from '@quarry/contracts/excavators';
import DataLoader from 'dataloader';
import { authorize, may } from '../../platform/auth/index.ts';
import { perRequest, type RequestContext, type ResolverMap } from '../../platform/feature.ts';
import type { ProposalFilter, Resolvers } from '../../platform/graphql/index.ts';
import { isId, knownIds } from '../../platform/ids.ts';
import { offerById, shapeOffer } from '../offers/index.ts';
import { attributes, productById, productShape } from '../products/index.ts';
import { findAuditFigures } from './audit.store.ts';
import type { Deciding, DecisionOutcome } from './deciding.ts';
import { acceptProposal, matchProposalToVariant, type ProposalEdit, rejectProposal } from './proposal.commands.ts';
import { mayDecide, readableProposals } from './proposal.policy.ts';
import { decideProposals, holdProposals } from './proposal-bulk.commands.ts';
import { undoDecision } from './proposal-undo.commands.ts';
import { isCheckDue, type ProposalRecord, sentenceOf, titleOf } from './proposal.ts';
import {
  countProposals,
  listProposals,
  nextProposals,
  openProposalIds,
  type ProposalFilterRequest,
} from './proposal-list.store.ts';
import { findProposals } from './proposal.store.ts';
import { candidatesOf, comparisonOf, findMatchTargets } from './review.ts';
import { trainFromDecisions } from './training.ts';

const mostDecidedAtOnce = 5_000;
const longestQueue = 50;

const proposalById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const proposals = await findProposals(deps.db, ids);
      return ids.map((id) => proposals.get(id) ?? null);
    }),
);

export const proposalResolvers = {
  Query: {
    proposals: async (_root, args, { actor, deps }) => {
      authorize(actor, 'read', 'Proposal');
      const request = {
        ...filterRequest(actor, args.filter, args.search),
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
      const request = filterRequest(actor, filter, null);
      const size = Math.min(longestQueue, Math.max(1, first ?? 10));
      const proposals = await nextProposals(deps.db, request, size, (skipIds ?? []).filter(isId));
      return proposals.map(shownProposal);
    },
    auditFigures: (_root, _args, { actor, deps }) => {
      authorize(actor, 'read', 'Proposal');
      return findAuditFigures(deps.db);
    },
    matchTargets: async (_root, { offerId, search, first }, context) => {
      authorize(context.actor, 'read', 'Proposal');
      return isId(offerId) ? findMatchTargets(context, offerId, search, Math.min(50, Math.max(1, first ?? 20))) : [];
    },
  },
  Mutation: {
    acceptProposal: async (_root, { id, version, edit }, context) => {
      const refusal = await refuseDecision(id, context);
      if (refusal) return refusal;
      const { kind } = await recordOf(id, context);
      const edited = edit == null ? undefined : checkEdit(kind, edit);
      if (edited && !edited.ok) return { __typename: 'InvalidInput', issues: edited.issues };
      return answer(context, id, await acceptProposal(context.deps, byScreen(context), id, version, edited?.value));
    },
    rejectProposal: async (_root, { id, version, reason }, context) => {
      const refusal = await refuseDecision(id, context);
      return (
        refusal ??
        answer(context, id, await rejectProposal(context.deps, byScreen(context), id, version, reason ?? null))
      );
    },
    matchProposalToVariant: async (_root, { id, version, variantId }, context) => {
      const refusal = await refuseDecision(id, context);
      if (refusal) return refusal;
      if (!isId(variantId)) return { __typename: 'NotFound', entity: 'variant', id: variantId };
      return answer(context, id, await matchProposalToVariant(context.deps, byScreen(context), id, version, variantId));
    },
    undoProposalDecision: async (_root, { id }, context) => {
      const refusal = await refuseDecision(id, context);
      return refusal ?? answer(context, id, await undoDecision(context.deps, byScreen(context), id));
    },
    holdProposals: async (_root, { filter }, { actor, deps }) => {
      authorize(actor, 'review', 'Proposal');
      const ids = await openProposalIds(deps.db, filterRequest(actor, filter, null), mostDecidedAtOnce);
      const held = await holdProposals(deps, ids);
      return { ids: ids.filter((id) => held.has(id)) };
    },
    decideProposals: async (_root, { ids, filter, decision }, context) => {
      const { actor, deps } = context;
      authorize(actor, 'review', 'Proposal');
      if (ids == null && filter == null) return { __typename: 'InvalidInput', issues: [inputIssue('ids', 'required')] };
      const wanted = ids
        ? ids.filter(isId)
        : await openProposalIds(deps.db, filterRequest(actor, filter, null), mostDecidedAtOnce);
      const proposals = await findProposals(deps.db, wanted.slice(0, mostDecidedAtOnce));
      const decidable = wanted.filter((id) => {
        const proposal = proposals.get(id);
        return proposal !== undefined && mayDecide(actor, proposal);
      });
      const decided = await decideProposals(deps, byScreen(context), decidable, decision);
      const hidden = (ids ?? []).filter((id) => !decidable.includes(id));
      const results = [
        ...decided,
        ...hidden.map((id) => ({
          id,
          ok: false,
          ...reasoned('NOT_FOUND'),
        })),
      ];
      return { __typename: 'BulkDecisionFinished', decided: decided.filter(({ ok }) => ok).length, results };
    },
    trainMatcher: async (_root, _args, { actor, deps }) => {
      authorize(actor, 'run', 'Excavator');
      const { kind, ...trained } = await trainFromDecisions(deps);
      return kind === 'trained'
        ? { __typename: 'MatcherTrained', ...trained }
        : { __typename: 'NotAllowedNow', ...trained };
    },
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
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Proposal'> & ResolverMap;

function filterRequest(
  actor: RequestContext['actor'],
  filter: ProposalFilter | null | undefined,
  search: string | null | undefined,
): ProposalFilterRequest {
  return {
    kinds: filter?.kind ?? null,
    states: filter?.state ?? null,
    shopIds: knownIds(filter?.shopId),
    productIds: knownIds(filter?.productId),
    minConfidence: filter?.minConfidence ?? null,
    waitsFor: filter?.waitsFor ?? null,
    search: search ?? null,
    scope: readableProposals(actor),
  };
}

async function readableProposal(id: string, context: RequestContext): Promise<ProposalRecord | null> {
  const { actor } = context;
  authorize(actor, 'read', 'Proposal');
  const proposal = isId(id) ? await proposalById(context).load(id) : null;
  if (!proposal) return null;
  const isReadable = may(actor, 'read', 'Proposal', { shopId: proposal.shopId, brandId: proposal.concernedBrandId });
  return isReadable ? proposal : null;
}

/** The answer to a decision about a proposal that is hidden from the actor; throws when it is visible but not theirs to decide. */
async function refuseDecision(id: string, context: RequestContext) {
  const proposal = await readableProposal(id, context);
  if (!proposal) return { __typename: 'NotFound' as const, entity: 'proposal', id };
  if (!mayDecide(context.actor, proposal))
    authorize(context.actor, 'review', 'Proposal', { brandId: proposal.concernedBrandId });
  return undefined;
}

async function recordOf(id: string | undefined, context: RequestContext): Promise<ProposalRecord> {
  const proposal = await proposalById(context).load(id ?? '');
  if (!proposal) throw new Error(`Proposal ${id} vanished while it was being read.`);
  return proposal;
}

function shownProposal(proposal: ProposalRecord) {
  return {
    ...proposal,
    isCheckDue: isCheckDue(proposal),
    title: titleOf(proposal),
    sentence: sentenceOf(proposal.evidence),
  };
}

function checkEdit(kind: ProposalRecord['kind'], edit: unknown): CheckedInput<ProposalEdit> {
  return kind === 'set_value' ? checkInput(valueEdit, edit) : checkInput(creationEdit, edit);
}

function byScreen({ actor, requestId }: RequestContext): Deciding {
  return { actor, cause: 'screen', requestId };
}

/** A decision's outcome as the member of the mutation's union. */
async function answer(context: RequestContext, id: string, outcome: DecisionOutcome) {
  proposalById(context).clearAll();
  switch (outcome.kind) {
    case 'decided': {
      const proposal = shownProposal(await recordOf(outcome.proposalId, context));
      return { __typename: 'ProposalDecided' as const, proposal, productId: outcome.productId };
    }
    case 'already_decided':
      return { __typename: 'ProposalAlreadyDecided' as const, proposal: shownProposal(await recordOf(id, context)) };
    case 'conflict':
      return { __typename: 'VersionConflict' as const, entity: 'proposal', id, currentVersion: outcome.currentVersion };
    case 'not_found':
      return { __typename: 'NotFound' as const, entity: 'proposal', id };
    case 'invalid':
      return { __typename: 'InvalidInput' as const, issues: [...outcome.issues] };
    case 'not_allowed':
      return { __typename: 'NotAllowedNow' as const, ...outcome };
  }
}
