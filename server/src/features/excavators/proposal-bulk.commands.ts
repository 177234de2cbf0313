import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { messageOf } from '../../platform/failure.ts';
import { wakeWaitingOffers } from './candidate.store.ts';
import type { Deciding, DecisionOutcome } from './deciding.ts';
import { acceptProposal, rejectProposal } from './proposal.commands.ts';

export type BulkResult = { id: string; ok: boolean; code: string | null; reason: string | null };

/**
 * Decides many proposals, each in its own transaction and with its own result. Offers that wait for the products made are dug
 * through again at the end, so that no question of the same bulk is replaced while it is being answered.
 */
export async function decideProposals(
  deps: Deps,
  deciding: Deciding,
  ids: readonly string[],
  decision: 'accept' | 'reject',
): Promise<BulkResult[]> {
  const made: string[] = [];
  const results: BulkResult[] = [];
  for (const id of new Set(ids)) {
    try {
      const outcome =
        decision === 'accept'
          ? await acceptProposal(deps, deciding, id, undefined, undefined, { variantIds: made })
          : await rejectProposal(deps, deciding, id, undefined, null);
      results.push(resultOf(id, outcome));
    } catch (error) {
      results.push({ id, ok: false, code: 'FAILED', reason: messageOf(error) });
    }
  }
  await withTransaction(deps.db, (tx) => wakeWaitingOffers(tx, made));
  return results;
}

function resultOf(id: string, outcome: DecisionOutcome): BulkResult {
  switch (outcome.kind) {
    case 'decided':
      return { id, ok: true, code: null, reason: null };
    case 'already_decided':
      return { id, ok: false, code: 'ALREADY_DECIDED', reason: 'Somebody else was faster.' };
    case 'conflict':
      return { id, ok: false, code: 'VERSION_CONFLICT', reason: 'The proposal changed meanwhile. Look at it again.' };
    case 'not_found':
      return { id, ok: false, code: 'NOT_FOUND', reason: 'There is no such proposal.' };
    case 'invalid':
      return { id, ok: false, code: 'INVALID_INPUT', reason: outcome.issues.map(({ message }) => message).join(' ') };
    case 'not_allowed':
      return { id, ok: false, code: outcome.code, reason: outcome.reason };
  }
}
