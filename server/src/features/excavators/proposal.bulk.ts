import { reasoned } from '@quarry/contracts/wording';
import { type BulkAction, bulkList, type BulkRow, eachRow, originOf } from '../../platform/commands/index.ts';
import { holdProposals } from './proposal-bulk.commands.ts';
import type { ProposalRecord } from './proposal.ts';
import { decideMany, proposalResolvers, readableProposal } from './proposal.resolvers.ts';

/** What can be done to many proposals at once. */
export const proposalBulk = bulkList<ProposalRecord & { name: string }>({
  find: (context, ids) =>
    Promise.all(
      ids.map(async (id) => {
        const proposal = await readableProposal(id, context);
        return proposal && { ...proposal, name: proposal.offerTitle ?? proposal.productName ?? '' };
      }),
    ),
  actions: { accept: decide('accept'), reject: decide('reject') },
});

function decide(verdict: 'accept' | 'reject'): BulkAction<BulkRow> {
  return {
    right: ['review', 'Proposal'],
    // No answer changes the question of the next.
    hold: ({ deps }, ids) => holdProposals(deps, ids),
    undo: eachRow(
      proposalResolvers.Mutation.undoProposalDecision,
      ({ id }) => ({ id }),
      ({ __typename }) => (__typename === 'ProposalAlreadyDecided' ? reasoned('changed_since') : null),
    ),
    run: async (context, rows) => {
      const ids = rows.map(({ id }) => id);
      const { results } = await decideMany(context, originOf(context), { ids }, verdict);
      const byId = new Map(results.map((result) => [result.id, result]));
      return ids.map((id) => {
        const result = byId.get(id);
        if (result?.ok) return null;
        return result && 'wording' in result && result.wording !== null ? result : reasoned('FAILED');
      });
    },
  };
}
