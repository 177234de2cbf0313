import { requestGraphql } from '../../data/index.ts';
import type { AnsweredWording } from '../../i18n/index.ts';
import { nameOf } from './proposal-text.ts';
import { waitingStates } from './proposal-states.ts';
import {
  DecideProposalsDocument,
  HoldProposalsDocument,
  ProposalsListDocument,
  type ProposalFilter,
  type ProposalsListQuery,
} from './proposals.operations.generated.ts';

export type BulkRow = {
  id: string;
  name: string;
  ok: boolean;
  code: string | null;
  reason: string | null;
  wording: AnsweredWording;
};

/** What came of an acceptance of many: a row for each that was sent; `isWhole` unless the server was lost on the way. */
export type BulkOutcome = { rows: readonly BulkRow[]; isWhole: boolean };

const pageSize = 100;
/** As many as the server writes in one transaction. */
const sentAtOnce = 200;

/**
 * Accepts everything that waits under a filter, part by part, and says after each how far it came. The server is asked first to
 * hold the questions, so that no answer changes the question of the next.
 */
export async function acceptAll(
  filter: ProposalFilter,
  onProgress: (progress: { done: number; all: number }) => void,
): Promise<BulkOutcome> {
  const { ids } = (await requestGraphql(HoldProposalsDocument, { filter })).holdProposals;
  onProgress({ done: 0, all: ids.length });
  const names = await namesOf({ ...filter, state: waitingStates });
  const rows: BulkRow[] = [];
  for (let from = 0; from < ids.length; from += sentAtOnce) {
    const decided = await decidePart(ids.slice(from, from + sentAtOnce), rows.length > 0);
    if (!decided) return { rows, isWhole: false };
    rows.push(...decided.map((row) => ({ ...row, name: names.get(row.id) ?? row.id })));
    onProgress({ done: rows.length, all: ids.length });
  }
  return { rows, isWhole: true };
}

type DecidedRow = Omit<BulkRow, 'name'>;

/** Undefined when the server was lost after other parts were written: what came of those is worth more than the error. */
async function decidePart(ids: readonly string[], isLater: boolean): Promise<readonly DecidedRow[] | undefined> {
  try {
    const { decideProposals: result } = await requestGraphql(DecideProposalsDocument, { ids, decision: 'accept' });
    switch (result.__typename) {
      case 'BulkDecisionFinished':
        return result.results;
      case 'InvalidInput':
        throw new Error(result.issues.map(({ message }) => message).join(' '));
    }
  } catch (error) {
    if (!isLater) throw error;
    return undefined;
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
