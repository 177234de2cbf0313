import { useState } from 'react';
import { useRecord } from '../../data/index.ts';
import { waitingStates } from './proposal-states.ts';
import { WaitingProposalsDocument, type ProposalFilter } from './proposals.operations.generated.ts';
import type { ReviewQueue } from './use-review-queue.ts';

/** How many proposals wait to be decided or checked under a filter, less those decided since the server was asked. */
export function useWaitingCount(filter: ProposalFilter, queue: ReviewQueue): number | undefined {
  const answer = useRecord(WaitingProposalsDocument, { filter: { ...filter, isWaiting: true } });
  const [asked, setAsked] = useState({ at: 0, decided: 0 });
  if (asked.at !== answer.dataUpdatedAt) {
    setAsked({ at: answer.dataUpdatedAt, decided: queue.decidedCount - queue.savingCount });
  }
  if (!answer.data) return undefined;
  return Math.max(0, answer.data.proposals.total.count - (queue.decidedCount - asked.decided));
}

/** How many open questions can be accepted together (checks of what a rule decided are looked at one by one), and how to ask anew. */
export function useAcceptableCount(filter: ProposalFilter): { count: number; refresh: () => void } {
  const answer = useRecord(WaitingProposalsDocument, { filter: { ...filter, state: waitingStates } });
  return { count: answer.data?.proposals.total.count ?? 0, refresh: () => void answer.refetch() };
}
