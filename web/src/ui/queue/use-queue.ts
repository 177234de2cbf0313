import { useEffect, useRef, useState } from 'react';
import {
  currentCard,
  emptyQueue,
  moved,
  withCardNext,
  withCardNow,
  withMore,
  withoutCard,
  type Queue,
} from './queue.ts';
import { useSight } from './use-sight.ts';

type Identified = { readonly id: string };

/** How a decision ended: done, settled by somebody else, or to be made again (with the newest version of the card). */
export type QueueOutcome<Card> =
  | { kind: 'decided'; card: Card }
  | { kind: 'settled' }
  | { kind: 'failed'; card?: Card };

/** Where the cards of a desk come from, and what is done with them. */
export type QueueSource<Card extends Identified, Decision> = {
  /** The next cards without those at hand; none once there are no more. Stays the same for the life of a desk. */
  fetchMore: (skipIds: readonly string[], signal: AbortSignal) => Promise<readonly Card[]>;
  send: (card: Card, decision: Decision) => Promise<QueueOutcome<Card>>;
  takeBack: (card: Card) => Promise<QueueOutcome<Card>>;
  /** Says what was decided, with the way back, and answers how to take these words away. */
  sayDecided: (card: Card, decision: Decision, undo: () => unknown) => () => void;
  sayUndone: (card: Card) => void;
  /** Called when a decision was answered, or taken back. */
  answered: (outcome: QueueOutcome<Card>, step: 'decide' | 'undo') => void;
};

export type DecisionQueue<Card extends Identified, Decision> = {
  current: Card | undefined;
  /** The cards at hand, and which of them is looked at. */
  queue: Queue<Card>;
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
  /** Takes cards away that wait no longer; one that came back meanwhile is another one, and stays. */
  drop: (settled: readonly Card[]) => void;
  /** Shows a card as it is now, where it stands. */
  renew: (card: Card) => void;
  /** Goes on from a card that the person settled in a way of its own, such as a dialog. */
  leave: (card: Card) => void;
};

type Decided<Card> = { card: Card; done: Promise<boolean>; hideWords: () => void };
type Fetched = { kind: 'due' } | { kind: 'exhausted' } | { kind: 'failed'; error: Error };

/** Fewer cards ahead than this, and the next ones are fetched. */
const lowWater = 10;
/**
 * As many messages as the screen shows. Those behind them would stay in the page for eight seconds. Each new one has all of them rendered
 * and measured anew, which the next card waits for.
 */
const messagesInSight = 3;

/** One decision at a time: each is shown at once and sent behind it; what fails comes back. */
export function useQueue<Card extends Identified, Decision>(
  source: QueueSource<Card, Decision>,
): DecisionQueue<Card, Decision> {
  const { fetchMore } = source;
  const [queue, setQueue] = useState<Queue<Card>>(emptyQueue);
  const [history, setHistory] = useState<readonly Decided<Card>[]>([]);
  const [sending, setSending] = useState<readonly Card[]>([]);
  const [fetched, setFetched] = useState<Fetched>({ kind: 'due' });
  const current = currentCard(queue);
  const sight = useSight(current?.id);

  const isLow = queue.cards.length - queue.position <= lowWater;
  const skipIds = useLatest([...queue.cards, ...sending].map(({ id }) => id));
  useEffect(() => {
    if (fetched.kind !== 'due' || !isLow) return;
    const stop = new AbortController();
    const fetchNext = async () => {
      const answer = await attempt(fetchMore(skipIds.current, stop.signal));
      if (stop.signal.aborted) return;
      if (answer.kind === 'failed') return setFetched(answer);
      setQueue((before) => withMore(before, answer.cards));
      setFetched({ kind: answer.cards.length === 0 ? 'exhausted' : 'due' });
    };
    void fetchNext();
    return () => stop.abort();
  }, [fetched, isLow, fetchMore, skipIds]);

  const send = async (card: Card, decision: Decision): Promise<boolean> => {
    setSending((cards) => [...cards, card]);
    const outcome = await source.send(card, decision);
    setSending((cards) => cards.filter((one) => one !== card));
    source.answered(outcome, 'decide');
    if (outcome.kind === 'failed') setQueue((before) => withCardNext(before, outcome.card ?? card));
    if (outcome.kind !== 'decided') setHistory((entries) => entries.filter((entry) => entry.card !== card));
    return outcome.kind === 'decided';
  };

  const takeBack = async (entry: Decided<Card>) => {
    entry.hideWords();
    setHistory((entries) => entries.filter((one) => one !== entry));
    if (!(await entry.done)) return;
    const outcome = await source.takeBack(entry.card);
    if (outcome.kind === 'failed') setHistory((entries) => [...entries, entry]);
    if (outcome.kind !== 'decided') return;
    setQueue((before) => withCardNow(before, outcome.card));
    source.answered(outcome, 'undo');
    source.sayUndone(entry.card);
  };

  const decide = (decision: Decision) => {
    if (!current || !sight.isSeen()) return Promise.resolve(false);
    sight.expectNext();
    setQueue((before) => withoutCard(before, current.id));
    history.at(-messagesInSight)?.hideWords();
    const hideWords = source.sayDecided(current, decision, () => takeBack(entry));
    const done = send(current, decision);
    // What was not decided here, because somebody else was faster or the server was lost, must not go on saying that it was.
    void done.then((isDecided) => isDecided || hideWords());
    const entry: Decided<Card> = { card: current, done, hideWords };
    setHistory((entries) => [...entries, entry]);
    return entry.done;
  };

  return {
    current,
    queue,
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
    renew: (card) =>
      setQueue(({ cards, position }) => ({ cards: cards.map((one) => (one.id === card.id ? card : one)), position })),
    leave: ({ id }) => {
      sight.expectNext();
      setQueue((before) => withoutCard(before, id));
    },
    drop: (settled) =>
      setQueue((before) =>
        settled.filter((card) => before.cards.includes(card)).reduce((rest, { id }) => withoutCard(rest, id), before),
      ),
  };
}

type Batch<Card> = { kind: 'came'; cards: readonly Card[] } | { kind: 'failed'; error: Error };

async function attempt<Card>(fetching: Promise<readonly Card[]>): Promise<Batch<Card>> {
  try {
    return { kind: 'came', cards: await fetching };
  } catch (error) {
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
