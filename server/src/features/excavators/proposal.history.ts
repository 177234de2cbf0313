import { may } from '../../platform/auth/index.ts';
import type { RecordHistory } from '../../platform/commands/index.ts';
import { readableProposal } from './proposal.resolvers.ts';

/** What was decided about a proposal: it is read here, and taken back by the undo of decisions. */
export const proposalHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const proposal = may(context.actor, 'read', 'Proposal') ? await readableProposal(id, context) : null;
    return proposal && ['review', 'Proposal', { brandId: proposal.concernedBrandId }];
  },
};
