import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { apiUrl, requestGraphql } from '../../data/index.ts';
import { useQueue, type DecisionQueue } from '../../ui/queue/index.ts';
import { sendDecision, sendUndo, type Decision } from './proposal-decisions.ts';
import {
  ReviewQueueDocument,
  WaitingProposalsDocument,
  type ProposalDetailFragment,
  type ProposalFilter,
} from './proposals.operations.generated.ts';
import { useDecisionWords } from './use-decision-words.ts';
import { useSettledCards } from './use-settled-cards.ts';

type Card = ProposalDetailFragment;

const batchSize = 20;
const preloadedPictures = 4;

export type ReviewQueue = DecisionQueue<Card, Decision>;

/** The decisions under a filter, which stays the same: the desk is made anew for another one. */
export function useReviewQueue(filter: ProposalFilter): ReviewQueue {
  const words = useDecisionWords();
  const queryClient = useQueryClient();
  const fetchMore = useCallback(
    async (skipIds: readonly string[], signal: AbortSignal) =>
      (await requestGraphql(ReviewQueueDocument, { first: batchSize, filter, skipIds }, { signal })).reviewQueue,
    [filter],
  );
  const recount = () => void queryClient.invalidateQueries({ queryKey: [WaitingProposalsDocument.name] });
  const desk = useQueue<Card, Decision>({
    fetchMore,
    send: (card, decision) => words.outcomeOf(sendDecision(card, decision), card),
    takeBack: (card) => words.outcomeOf(sendUndo(card.id), card, 'undo'),
    sayDecided: words.sayDecided,
    sayUndone: words.sayUndone,
    answered: ({ kind }, step) => {
      if (step === 'decide')
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => staleLists.has(String(queryKey[0])) });
      // Settled elsewhere, it no longer waits and was not counted as decided here; decided, it may have settled others. A count that
      // came while one was taken back does not know of it.
      if (kind !== 'failed') recount();
    },
  });
  const { queue, current } = desk;
  usePreloadedPictures(queue);
  useSettledCards(queue.cards, (settled) => {
    desk.drop(settled);
    if (current && settled.includes(current)) words.saySettled(current);
    recount();
  });
  return desk;
}

const staleLists = new Set([
  'StillWaiting',
  'ProposalsList',
  'ProposalById',
  'ProductsList',
  'Dashboard',
  'ExcavatorsList',
]);

/** The next pictures are in the browser before their card is. */
function usePreloadedPictures({ cards, position }: ReviewQueue['queue']): void {
  const upcoming = cards.slice(position, position + preloadedPictures);
  const sources = upcoming.flatMap(({ offer, product }) => [offer?.imageUrl ?? '', product?.imageUrl ?? '']).join('\n');
  useEffect(() => {
    for (const source of sources.split('\n')) if (source !== '') new Image().src = apiUrl(source);
  }, [sources]);
}
