import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiUrl, requestGraphql } from '../../data/index.ts';
import {
  currentCard,
  emptyQueue,
  moved,
  withCardNext,
  withCardNow,
  withMore,
  withoutCard,
  type Queue,
} from './review-queue.ts';
import { sendDecision, sendUndo, type Decision } from './proposal-decisions.ts';
import {
  ReviewQueueDocument,
  WaitingProposalsDocument,
  type ProposalDetailFragment,
  type ProposalFilter,
} from './proposals.operations.generated.ts';
import { useDecisionWords } from './use-decision-words.ts';
import { useSettledCards } from './use-settled-cards.ts';
import { useSight } from './use-sight.ts';

type Card = ProposalDetailFragment;
type Decided = { card: Card; done: Promise<boolean>; hideWords: () => void };

const batchSize = 20;
/** Fewer cards ahead than this, and the next ones are fetched. */
const lowWater = 10;
const preloadedPictures = 4;

export type ReviewQueue = {
  current: Card | undefined;
  /** Nothing is known yet: the first answer is on its way. */
  isPending: boolean;
  error: Error | undefined;
  /** Decided here, the last one last; each as it was when it was decided. */
  decided: readonly Card[];
  /** Those among them that the server has not answered yet. */
  saving: readonly Card[];
  canGoBack: boolean;
  canUndo: boolean;
  /** Answers whether the server took the decision in. */
  decide: (decision: Decision) => Promise<boolean>;
  undo: () => void;
  move: (step: number) => void;
  reload: () => void;
};

/** The decisions under a filter. Each is shown at once and sent behind it; what fails comes back. Stays with one filter for its life. */
export function useReviewQueue(filter: ProposalFilter): ReviewQueue {
  const words = useDecisionWords();
  const queryClient = useQueryClient();
  const [queue, setQueue] = useState<Queue<Card>>(emptyQueue);
  const [history, setHistory] = useState<readonly Decided[]>([]);
  const [sending, setSending] = useState<readonly Card[]>([]);
  const [fetched, setFetched] = useState<Fetched>({ kind: 'due' });
  const current = currentCard(queue);
  const sight = useSight(current?.id);

  const isLow = queue.cards.length - queue.position <= lowWater;
  const skipIds = useLatest([...queue.cards, ...sending].map(({ id }) => id));
  useEffect(() => {
    if (fetched.kind !== 'due' || !isLow) return;
    const stop = new AbortController();
    const fetchMore = async () => {
      const answer = await fetchBatch(filter, skipIds.current, stop.signal);
      if (stop.signal.aborted) return;
      if (answer.kind === 'came') setQueue((before) => withMore(before, answer.cards));
      if (answer.kind === 'failed') setFetched(answer);
      else setFetched({ kind: answer.cards.length === 0 ? 'exhausted' : 'due' });
    };
    void fetchMore();
    return () => stop.abort();
    // The filter stays the same: the desk is made anew for another one.
  }, [fetched, isLow, filter, skipIds]);
  usePreloadedPictures(queue);
  useSettledCards(queue.cards, (settled) => {
    // A card that was taken back meanwhile is another one, and stays.
    setQueue((before) =>
      settled.filter((card) => before.cards.includes(card)).reduce((rest, { id }) => withoutCard(rest, id), before),
    );
    if (current && settled.includes(current)) words.saySettled(current);
    void queryClient.invalidateQueries({ queryKey: [WaitingProposalsDocument.name] });
  });

  const send = async (card: Card, decision: Decision): Promise<boolean> => {
    setSending((cards) => [...cards, card]);
    const outcome = await words.outcomeOf(sendDecision(card, decision), card);
    setSending((cards) => cards.filter((one) => one !== card));
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => staleLists.has(String(queryKey[0])) });
    // Settled elsewhere, it no longer waits and was not counted as decided here; decided, it may have settled others.
    if (outcome.kind !== 'failed') void queryClient.invalidateQueries({ queryKey: [WaitingProposalsDocument.name] });
    if (outcome.kind === 'failed') setQueue((before) => withCardNext(before, outcome.card ?? card));
    if (outcome.kind !== 'decided') setHistory((entries) => entries.filter((entry) => entry.card !== card));
    return outcome.kind === 'decided';
  };

  const takeBack = async (entry: Decided) => {
    entry.hideWords();
    setHistory((entries) => entries.filter((one) => one !== entry));
    if (!(await entry.done)) return;
    const outcome = await words.outcomeOf(sendUndo(entry.card.id), entry.card, 'undo');
    if (outcome.kind === 'failed') setHistory((entries) => [...entries, entry]);
    if (outcome.kind !== 'decided') return;
    setQueue((before) => withCardNow(before, outcome.card));
    // A count that came while this was on its way does not know of it.
    void queryClient.invalidateQueries({ queryKey: [WaitingProposalsDocument.name] });
    words.sayUndone(entry.card);
  };

  const decide = (decision: Decision) => {
    if (!current || !sight.isSeen()) return Promise.resolve(false);
    sight.expectNext();
    setQueue((before) => withoutCard(before, current.id));
    const hideWords = words.sayDecided(current, decision, () => takeBack(entry));
    const done = send(current, decision);
    // What was not decided here, because somebody else was faster or the server was lost, must not go on saying that it was.
    void done.then((isDecided) => isDecided || hideWords());
    const entry: Decided = { card: current, done, hideWords };
    setHistory((entries) => [...entries, entry]);
    return entry.done;
  };

  return {
    current,
    isPending: fetched.kind === 'due' && queue.cards.length === 0,
    error: fetched.kind === 'failed' ? fetched.error : undefined,
    decided: history.map(({ card }) => card),
    saving: sending,
    canGoBack: queue.position > 0,
    canUndo: history.length > 0,
    decide,
    undo: () => {
      const last = history.at(-1);
      if (last) void takeBack(last);
    },
    move: (step) => {
      sight.expectNext();
      setQueue((before) => moved(before, step));
    },
    reload: () => setFetched({ kind: 'due' }),
  };
}

type Fetched = { kind: 'due' } | { kind: 'exhausted' } | { kind: 'failed'; error: Error };
type Batch = { kind: 'came'; cards: readonly Card[] } | { kind: 'failed'; error: Error };

async function fetchBatch(filter: ProposalFilter, skipIds: readonly string[], signal: AbortSignal): Promise<Batch> {
  try {
    const { reviewQueue } = await requestGraphql(
      ReviewQueueDocument,
      { first: batchSize, filter, skipIds },
      { signal },
    );
    return { kind: 'came', cards: reviewQueue };
  } catch (error) {
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

const staleLists = new Set([
  'StillWaiting',
  'ProposalsList',
  'ProposalById',
  'ProductsList',
  'Dashboard',
  'ExcavatorsList',
]);

function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** The next pictures are in the browser before their card is. */
function usePreloadedPictures({ cards, position }: Queue<Card>): void {
  const upcoming = cards.slice(position, position + preloadedPictures);
  const sources = upcoming.flatMap(({ offer, product }) => [offer?.imageUrl ?? '', product?.imageUrl ?? '']).join('\n');
  useEffect(() => {
    for (const source of sources.split('\n')) if (source !== '') new Image().src = apiUrl(source);
  }, [sources]);
}
