import { may } from '../../platform/auth/index.ts';
import type { Feature } from '../../platform/feature.ts';
import { partOf } from '../../platform/records/index.ts';
import { runLoop } from '../../platform/runs/index.ts';
import { excavationWork } from './excavation-jobs.ts';
import { excavationRuns, rekeyLoop } from './excavation.loop.ts';
import { excavatorHistory } from './excavator.history.ts';
import { excavationRunById, excavatorResolvers } from './excavator.resolvers.ts';
import { excavatorFilter } from './excavator.store.ts';
import { proposalBulk } from './proposal.bulk.ts';
import { proposalHistory } from './proposal.history.ts';
import { proposalFilter } from './proposal-list.store.ts';
import { settleProposalsFor, settleProposalsOf } from './proposal.store.ts';
import { proposalResolvers } from './proposal.resolvers.ts';
import { takenBackOffers } from './taken-back-offers.consumer.ts';
import { waitingOffers } from './waiting-offers.consumer.ts';
import { excavatorsPersonal } from './excavators.personal.ts';

export { forgetExcavationItems } from './forget-excavation-items.store.ts';
export { digEverything } from './excavation.loop.ts';
export { createExcavator, ensureFirstExcavator, startExcavation } from './excavator.commands.ts';
export { checkLineage } from './lineage.ts';
export { acceptProposal, matchProposalToVariant, rejectProposal } from './proposal.commands.ts';
export { decideProposals } from './proposal-bulk.commands.ts';
export { decidedOn, proposalConditions, proposalFilter } from './proposal-list.store.ts';
export { readableProposals } from './proposal.policy.ts';
export { undoDecision } from './proposal-undo.commands.ts';
export { trainFromDecisions } from './training.ts';

export const excavatorsFeature: Feature = {
  name: 'excavators',
  personal: excavatorsPersonal,
  resolvers: {
    ...excavatorResolvers,
    ...proposalResolvers,
    Query: { ...excavatorResolvers.Query, ...proposalResolvers.Query },
    Mutation: { ...excavatorResolvers.Mutation, ...proposalResolvers.Mutation },
  },
  records: [
    {
      entity: 'excavator',
      subject: 'Excavator',
      stored: { table: 'excavator', name: 'name' },
      isNamedInTrail: true,
      path: '/excavators',
      list: { query: 'excavators', filter: excavatorFilter },
      history: excavatorHistory,
    },
    {
      entity: 'excavation_run',
      subject: 'Excavator',
      stored: partOf('excavator', { table: 'excavation_run', column: 'excavator_id' }),
      announced: async (context, id) =>
        may(context.actor, 'read', 'Excavator') && (await excavationRunById(context).load(id)) !== null,
    },
    {
      entity: 'proposal',
      subject: 'Proposal',
      stored: {
        table: 'proposal',
        belongsTo: { product: 'product_id', offer: 'offer_id' },
        name: [{ of: 'product' }, { of: 'offer' }],
        shop: 'shop_id',
        brand: [{ of: 'product' }, 'brand_id'],
      },
      path: '/proposals',
      list: { query: 'proposals', filter: proposalFilter, bulk: proposalBulk },
      history: proposalHistory,
    },
  ],
  letsGo: {
    product: (tx, _deps, ids) => settleProposalsOf(tx, ids),
    attribute: (tx, _deps, ids) => settleProposalsFor(tx, ids),
  },
  loops: [runLoop(excavationRuns), rekeyLoop],
  work: [excavationWork],
  consumers: [waitingOffers, takenBackOffers],
};
