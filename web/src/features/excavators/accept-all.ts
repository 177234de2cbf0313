import { requestGraphql } from '../../data/index.ts';
import { nameOf } from './proposal-text.ts';
import { waitingStates } from './proposal-states.ts';
import {
  DecideProposalsDocument,
  ProposalsListDocument,
  type ProposalFilter,
  type ProposalsListQuery,
} from './proposals.operations.generated.ts';

export type BulkRow = { id: string; name: string; ok: boolean; code: string | null; reason: string | null };

const pageSize = 100;

/** Accepts everything that waits under a filter in one request, so that no answer changes the question of the next. */
export async function acceptAll(filter: ProposalFilter): Promise<readonly BulkRow[]> {
  const waiting = { ...filter, state: waitingStates };
  const names = await namesOf(waiting);
  const { decideProposals: result } = await requestGraphql(DecideProposalsDocument, {
    filter: waiting,
    decision: 'accept',
  });
  switch (result.__typename) {
    case 'BulkDecisionFinished':
      return result.results.map((row) => ({ ...row, name: names.get(row.id) ?? row.id }));
    case 'InvalidInput':
      throw new Error(result.issues.map(({ message }) => message).join(' '));
  }
}

/** What each waiting proposal is about, so that its result can be named. */
async function namesOf(filter: ProposalFilter): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  let after: string | null = null;
  do {
    // Each page begins where the one before ended.
    const { proposals }: ProposalsListQuery = await requestGraphql(ProposalsListDocument, {
      first: pageSize,
      after,
      filter,
    });
    for (const proposal of proposals.nodes) names.set(proposal.id, nameOf(proposal));
    after = proposals.pageInfo.hasNextPage ? proposals.pageInfo.endCursor : null;
  } while (after !== null);
  return names;
}
