import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { TestApi } from '../../testing/index.ts';
import {
  deleteWhere,
  calls,
  type FeatureCases,
  type Filling,
  first,
  versioned,
  who,
} from '../../app/graphql/testing/field-case.ts';
import type { TwoShops } from '../../app/graphql/testing/two-shops.ts';

const proposal = (world: TwoShops) => versioned(world, 'proposal', world.filled('proposalId'));

export const cases: FeatureCases = {
  fill,
  Query: {
    excavators: calls('rArrrr', () => first),
    excavator: calls('rArrrr', ({ excavatorId }) => ({ id: excavatorId })),
    excavationRun: calls('rArrrr', ({ excavationRunId }) => ({ id: excavationRunId })),
    countExcavatorScope: calls('rArrrr', ({ shopId }) => ({ scope: { shopIds: [shopId] } })),
    proposals: calls(who.proposalList, () => first),
    proposal: calls('hhrrrr', ({ filled }) => ({ id: filled('proposalId') })),
    reviewQueue: calls(who.proposalList, () => first),
    waitingProposals: calls(who.proposalList, ({ filled }) => ({ ids: [filled('proposalId')] })),
    auditFigures: calls(who.proposalList),
    matchTargets: calls('hhrrrr', ({ filled }) => ({ offerId: filled('unmatchedOfferId'), search: 'lamp' })),
  },
  Mutation: {
    createExcavator: calls(who.administrators, () => ({ input: { name: 'Second', scope: {} } })),
    updateExcavator: calls(who.administrators, async (world) => ({
      ...(await versioned(world, 'excavator', world.excavatorId)),
      input: { name: 'Renamed', scope: {} },
    })),
    startExcavation: calls('rrrrrr', ({ excavatorId }) => ({ excavatorId })),
    changeExcavatorState: calls(who.administrators, async (world) => ({
      ...(await versioned(world, 'excavator', world.excavatorId)),
      state: 'paused',
    })),
    trainMatcher: calls(who.administrators),
    acceptProposal: calls('hhhhhh', proposal),
    undoProposalDecision: calls('hhhhhh', ({ filled }) => ({ id: filled('proposalId') })),
    rejectProposal: calls('hhhhhh', proposal),
    matchProposalToVariant: calls('hhhhhh', async (world) => ({
      ...(await proposal(world)),
      variantId: world.variantId,
    })),
    decideProposals: calls('rArrrr', ({ filled }) => ({ ids: [filled('proposalId')], decision: 'reject' })),
  },
  empty: (tx, { shopId }) => deleteWhere(tx, ['proposal'], sql`shop_id = ${shopId}`),
  changed: ({ filled }) => [['proposal', filled('proposalId')]],
};

/** A proposal that waits, and one that was decided. */
async function fill({ deps }: TestApi, { shopId, productId, variantId, marks, filled }: Filling) {
  const [proposalId, decidedProposalId] = [newId(), newId()];
  const add = (id: string, offerId: string, state: string, place: string) =>
    sql`insert into proposal (id, kind, state, offer_id, shop_id, snapshot_id, snapshot_at, product_id, variant_id, confidence, evidence,
        evidence_hash, dedupe_key, is_audit_sample, decided_at, reason)
      select ${id}, 'link_offer', ${state}, o.id, ${shopId}, o.current_snapshot_id, o.current_snapshot_at, ${productId}, ${variantId}, 0.7,
        ${JSON.stringify([{ code: 'note', weight: 'weak', text: marks.word(`${place}.evidence`), params: {} }])}::jsonb,
        '\\x00', ${id}, ${state === 'applied'}, ${state === 'applied' ? deps.clock.now() : null}, ${marks.word(`${place}.reason`)}
      from offer o where o.id = ${offerId}`.execute(deps.db);
  await add(proposalId, filled('unmatchedOfferId'), 'in_review', 'proposal');
  await add(decidedProposalId, filled('offerId'), 'applied', 'decided proposal');
  return { proposalId, decidedProposalId };
}
