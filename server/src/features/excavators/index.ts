import type { Feature } from '../../platform/feature.ts';
import { excavationLoop } from './excavation.loop.ts';
import { excavatorResolvers } from './excavator.resolvers.ts';
import { proposalResolvers } from './proposal.resolvers.ts';

export { digEverything } from './excavation.loop.ts';
export { createExcavator, type ExcavatorChange, startExcavation } from './excavator.commands.ts';
export { type BrokenValue, checkLineage, type LineageReport } from './lineage.ts';
export {
  acceptProposal,
  type Deciding,
  type DecisionOutcome,
  matchProposalToVariant,
  rejectProposal,
} from './proposal.commands.ts';
export { type BulkResult, decideProposals } from './proposal-bulk.commands.ts';
export { proposalConditions, type ProposalFilterRequest } from './proposal.store.ts';
export { readableProposals } from './proposal.policy.ts';
export { undoDecision } from './proposal-undo.commands.ts';
export { type Trained, trainFromDecisions } from './training.ts';

export const excavatorsFeature: Feature = {
  name: 'excavators',
  resolvers: {
    ...excavatorResolvers,
    ...proposalResolvers,
    Query: { ...excavatorResolvers.Query, ...proposalResolvers.Query },
    Mutation: { ...excavatorResolvers.Mutation, ...proposalResolvers.Mutation },
  },
  loops: [excavationLoop],
};
