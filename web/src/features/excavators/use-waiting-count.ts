import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { documentQuery } from '../../data/index.ts';
import { waitingStates } from './proposal-states.ts';
import { WaitingProposalsDocument, type ProposalFilter, type ProposalTask } from './proposals.operations.generated.ts';
import type { ReviewQueue } from './use-review-queue.ts';

/** Crawls bring new questions while a desk stands open, and an undo has the offers beside it looked at again behind the answer. */
const askAgainMs = 10_000;

const useWaiting = (filter: ProposalFilter) =>
  useQuery({ ...documentQuery(WaitingProposalsDocument, { filter }), refetchInterval: askAgainMs });

/** How many proposals wait for one task under a filter, less those done since the server was asked; nothing where the filter leaves the task out. */
export function useWaitingCount(filter: ProposalFilter, queue: ReviewQueue, task: ProposalTask): number | undefined {
  const answer = useWaiting({ ...filter, waitsFor: [task] });
  const [asked, setAsked] = useState({ at: 0, done: 0 });
  const ofTask = (cards: ReviewQueue['decided']) =>
    cards.filter(({ isCheckDue }) => isCheckDue === (task === 'check')).length;
  const done = ofTask(queue.decided);
  if (asked.at !== answer.dataUpdatedAt) {
    setAsked({ at: answer.dataUpdatedAt, done: done - ofTask(queue.saving) });
  }
  const isLeftOut = filter.waitsFor?.length && !filter.waitsFor.includes(task);
  if (!answer.data || isLeftOut) return undefined;
  return Math.max(0, answer.data.proposals.total.count - (done - asked.done));
}

/** How many open questions can be accepted together (checks of what a rule decided are looked at one by one), and how to ask anew. */
export function useAcceptableCount(filter: ProposalFilter): { count: number; refresh: () => void } {
  const answer = useWaiting({ ...filter, state: waitingStates });
  return { count: answer.data?.proposals.total.count ?? 0, refresh: () => void answer.refetch() };
}
