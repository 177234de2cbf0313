import { storeWording, wording } from '@quarry/contracts/wording';
import { systemActor } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { announceChange, type Consumer } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { noteUndone } from '../grabbers/index.ts';
import { hideTakenBack } from '../offers/index.ts';
import { countOfferValues, lockPlacing, restoreValue } from '../products/index.ts';
import { deleteLabelsOf } from './label.store.ts';
import { openStates, type ProposalRecord } from './proposal.ts';
import { findProposalIdsAbout, findProposalsForUpdate, setDecidedEach } from './proposal.store.ts';
import { takeOff, withdrawQuestions } from './unlink.commands.ts';

/**
 * Undoes what followed from offers that only a replay had stated which was taken back: open proposals about them are closed, links and values
 * that a rule applied are undone, and the offers go out of sight. What a person decided stays, with its offer.
 */
export const takenBackOffers: Consumer = {
  name: 'taken-back-offers',
  topics: ['offer_taken_back'],
  from: 'beginning',
  batchSize: 20,
  handle: async (tx, deps, events) => {
    // Otherwise a batch of excavation that has read the offers already would propose them once more.
    await lockPlacing(tx);
    const ofRuns = Map.groupBy(events, ({ causeId }) => causeId);
    for (const [runId, ofRun] of ofRuns) {
      if (runId === null) continue;
      const ids = [...new Set(ofRun.map(({ aggregateId }) => aggregateId))];
      await undoOffers(tx, deps, runId, ids);
      await announceChange(tx, 'grab_run', runId);
    }
  },
};

async function undoOffers(tx: Tx, deps: Deps, runId: string, offerIds: readonly string[]): Promise<void> {
  const proposals = [...(await findProposalsForUpdate(tx, await findProposalIdsAbout(tx, offerIds))).values()];
  const byPeople = new Set(proposals.flatMap((one) => (isDecidedByPerson(one) ? (one.offerId ?? []) : [])));
  const kept = offerIds.filter((id) => byPeople.has(id));
  const gone = offerIds.filter((id) => !byPeople.has(id));
  const ofGone = proposals.filter(({ offerId }) => offerId === null || !byPeople.has(offerId));
  const values = await countOfferValues(tx, gone);
  const applied = ofGone.filter(({ state }) => state === 'applied');
  for (const proposal of applied) await undoRule(tx, deps, runId, proposal);
  const open = ofGone.filter(({ state }) => openStates.includes(state));
  await setDecidedEach(tx, [
    ...applied.map((one) => ({ ...closed(deps, one), state: 'reverted' as const })),
    ...open.map((one) => ({ ...closed(deps, one), state: 'superseded' as const })),
  ]);
  await hideTakenBack(tx, runId, gone, deps.clock.now());
  const links = applied.filter(({ effects }) => effects?.catalogue !== undefined).length;
  await noteUndone(tx, runId, { offers: gone.length, proposals: open.length, links, values, kept });
}

/** What a person wrote into the catalogue, or found right on looking again. */
function isDecidedByPerson({ state, decisionCause, auditVerdict }: ProposalRecord): boolean {
  return ['applied', 'edited'].includes(state) && (decisionCause !== 'rule' || auditVerdict === 'confirmed');
}

async function undoRule(tx: Tx, deps: Deps, runId: string, { id, effects }: ProposalRecord): Promise<void> {
  const change = { actor: systemActor, cause: 'grab_run', causeId: runId } as const;
  if (effects?.catalogue) {
    await takeOff(tx, deps, change, effects.catalogue);
    if (effects.catalogue.isProductNew) await withdrawQuestions(tx, effects.catalogue.variantId, deps.clock.now());
  }
  if (effects?.value) await restoreValue(tx, deps, change, effects.value);
  await deleteLabelsOf(tx, [id]);
}

function closed(deps: Deps, { id, effects }: ProposalRecord) {
  const reason = storeWording(wording('closed:replay_taken_back'));
  return { id, decidedBy: null, decidedAt: deps.clock.now(), cause: 'grab_run', reason, effects };
}
