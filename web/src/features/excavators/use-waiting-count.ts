import { useState } from 'react';
import { useRecord } from '../../data/index.ts';
import { waitingStates } from './proposal-states.ts';
import { WaitingProposalsDocument, type ProposalFilter } from './proposals.operations.generated.ts';
import type { ReviewQueue } from './use-review-queue.ts';

/** How many proposals wait under a filter, less those decided since the server was asked. */
export function useWaitingCount(filter: ProposalFilter, queue: ReviewQueue): number | undefined {
  const answer = useRecord(WaitingProposalsDocument, { filter: { ...filter, state: waitingStates } });
  const [asked, setAsked] = useState({ at: 0, decided: 0 });
  if (asked.at !== answer.dataUpdatedAt) {
    setAsked({ at: answer.dataUpdatedAt, decided: queue.decidedCount - queue.savingCount });
  }
  if (!answer.data) return undefined;
  return Math.max(0, answer.data.proposals.total.count - (queue.decidedCount - asked.decided));
}
