import type { Feature } from '../../platform/feature.ts';
import { excavationLoop } from './excavation.loop.ts';

export { digEverything } from './excavation.loop.ts';
export { createExcavator, type ExcavatorChange, startExcavation } from './excavator.commands.ts';
export {
  acceptProposal,
  type Deciding,
  type DecisionOutcome,
  matchProposalToVariant,
  rejectProposal,
} from './proposal.commands.ts';
export { decideProposals } from './proposal-bulk.commands.ts';
export { undoDecision } from './proposal-undo.commands.ts';

export const excavatorsFeature: Feature = { name: 'excavators', loops: [excavationLoop] };
