import { recordChanges } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import type { Deciding } from './deciding.ts';
import type { ProposalRecord } from './proposal.ts';
import { findProposals } from './proposal.store.ts';

/** Writes what became of proposals that were just decided, each given as it was before, into the audit trail. */
export async function auditDecisions(
  tx: Tx,
  deps: Deps,
  deciding: Deciding,
  before: readonly ProposalRecord[],
): Promise<void> {
  const after = await findProposals(
    tx,
    before.map(({ id }) => id),
  );
  await recordChanges(
    tx,
    deps,
    before.flatMap((proposal) => {
      const now = after.get(proposal.id);
      if (!now) return [];
      const entry = { ...deciding, entity: 'proposal', entityId: proposal.id, action: now.state };
      return [{ ...entry, before: audited(proposal), after: audited(now) }];
    }),
  );
}

function audited({ state, auditVerdict }: ProposalRecord): Record<string, unknown> {
  return { state, auditVerdict };
}
