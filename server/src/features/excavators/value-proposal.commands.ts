import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { acceptOfferValue, findRivalValues } from '../products/index.ts';
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

/** Writes the value a proposal asks about; a value that moved since it was asked makes it a question of what holds now. */
export async function acceptValue(
  tx: Tx,
  deps: Deps,
  deciding: Deciding,
  proposal: ProposalRecord,
): Promise<DecisionOutcome> {
  const { id, productId, variantId, attributeId, locale, offerId, baseVersion } = proposal;
  if (productId === null || attributeId === null || offerId === null || baseVersion === null)
    throw new Error(`Proposal ${id} does not say which value it is about.`);
  const outcome = await acceptOfferValue(tx, deps, changeOf(deciding, id), {
    productId,
    variantId,
    attributeId,
    locale,
    offerId,
    value: proposal.proposedValue,
    baseVersion,
    proposalId: id,
  });
  if (outcome.kind === 'gone')
    return notAllowed(
      'VALUE_GONE',
      'The offer no longer states this value, or the product is gone. Reject the proposal.',
    );
  if (outcome.kind === 'moved') {
    await setBase(tx, id, 'conflicted', outcome.currentValue, outcome.currentVersion);
    return { kind: 'conflict', currentVersion: proposal.version + 1 };
  }
  await setDecided(tx, id, decided(deps, deciding, 'applied', null, { value: outcome.effects }));
  return { kind: 'decided', proposalId: id, productId, variantId };
}
