import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { newId } from '../../platform/ids.ts';
import { acceptEditedValue, acceptOfferValue, takenReason, type ValueEffects } from '../products/index.ts';
import { findRivalValues } from './rival-values.store.ts';
import { changeOf, decided, type Deciding, type DecisionOutcome, notAllowed } from './deciding.ts';
import type { ProposalRecord } from './proposal.ts';
import {
  findOpenValueProposals,
  findRejectedEvidence,
  insertProposals,
  setBase,
  setDecided,
  supersedeProposals,
} from './proposal.store.ts';
import { valueProposals } from './value-proposal.ts';

/**
 * Asks about values that the offers of these products state against what holds. A question that no longer stands gives way,
 * one that was rejected stays away until a source says something else.
 */
export async function proposeValues(
  tx: Tx,
  deps: Deps,
  by: { excavatorId: string | null; runId: string | null },
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length === 0) return;
  const now = deps.clock.now();
  const wanted = valueProposals(await findRivalValues(tx, productIds), by);
  const open = await findOpenValueProposals(tx, productIds);
  const rejected = await findRejectedEvidence(tx, 'set_value', productIds);
  const isRejected = ({ evidenceHash }: { evidenceHash: Buffer }): boolean =>
    rejected.some((hash) => hash.equals(evidenceHash));
  const standing = wanted.filter((one) => !isRejected(one));
  const isAsked = (left: Asked, right: Asked): boolean =>
    left.dedupeKey === right.dedupeKey &&
    left.offerId === right.offerId &&
    left.baseVersion === right.baseVersion &&
    left.evidenceHash.equals(right.evidenceHash);
  const outdated = open.filter((one) => !standing.some((other) => isAsked(one, other)));
  await supersedeProposals(
    tx,
    outdated.map(({ id }) => id),
    now,
  );
  await insertProposals(
    tx,
    standing.filter((one) => !open.some((other) => isAsked(other, one))),
    now,
  );
}

type Asked = { dedupeKey: string; offerId: string | null; baseVersion?: number | null; evidenceHash: Buffer };

/** The value a person takes in place of the proposed one. */
export type ValueEdit = { value: unknown };

/**
 * Writes the value a proposal asks about, or with `edit` the person's own by hand; a value that moved since it was asked makes it
 * a question of what holds now.
 */
export async function acceptValue(
  tx: Tx,
  deps: Deps,
  deciding: Deciding,
  proposal: ProposalRecord,
  edit: ValueEdit | undefined,
): Promise<DecisionOutcome> {
  const { id, productId, variantId, attributeId, locale, offerId, baseVersion } = proposal;
  if (productId === null || attributeId === null || offerId === null || baseVersion === null)
    throw new Error(`Proposal ${id} does not say which value it is about.`);
  const place = { productId, variantId, attributeId, locale, baseVersion };
  const proposalId = edit ? newId<'proposal'>() : id;
  const change = changeOf(deciding, proposalId);
  const outcome = edit
    ? await acceptEditedValue(tx, deps, change, { ...place, value: edit.value, proposalId })
    : await acceptOfferValue(tx, deps, change, { ...place, offerId, value: proposal.proposedValue, proposalId });
  if (outcome.kind === 'gone') return notAllowed('VALUE_GONE');
  if (outcome.kind === 'invalid') return outcome;
  if (outcome.kind === 'taken') return { kind: 'not_allowed', ...takenReason(deciding.actor, outcome.taken) };
  if (outcome.kind === 'moved') {
    await setBase(tx, id, 'conflicted', outcome.currentValue, outcome.currentVersion);
    return { kind: 'conflict', currentVersion: proposal.version + 1 };
  }
  if (edit) {
    await insertEdited(tx, deps, deciding, proposal, { id: proposalId, effects: outcome.effects });
    await setDecided(tx, id, decided(deps, deciding, 'edited', null, { childId: proposalId }));
  } else await setDecided(tx, id, decided(deps, deciding, 'applied', null, { value: outcome.effects }));
  return { kind: 'decided', proposalId, productId, variantId };
}

/** Keeps what a person took in place of the proposed value as a proposal of its own, already applied. */
async function insertEdited(
  tx: Tx,
  deps: Deps,
  deciding: Deciding,
  parent: ProposalRecord,
  { id, effects }: { id: string; effects: ValueEffects },
): Promise<void> {
  const { productId, variantId, locale } = parent;
  const now = deps.clock.now();
  await insertProposals(
    tx,
    [
      {
        id,
        parentId: parent.id,
        kind: 'set_value',
        state: 'applied',
        productId,
        variantId,
        offerId: parent.offerId,
        shopId: parent.shopId,
        snapshotId: null,
        snapshotAt: null,
        attributeId: effects.attributeId,
        locale,
        currentValue: effects.before.value,
        proposedValue: effects.written.value,
        confidence: 1,
        evidence: parent.evidence,
        evidenceHash: parent.evidenceHash,
        priority: 0,
        dedupeKey: parent.dedupeKey,
        groupId: null,
        excavatorId: null,
        runId: null,
        decisionCause: deciding.cause,
        decidedBy: deciding.actor.userId,
        decidedAt: now,
        effects: { value: effects },
      },
    ],
    now,
  );
}
