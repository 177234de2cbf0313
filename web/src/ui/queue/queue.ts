/** The decisions at hand: the one that is looked at, the ones skipped before it, the ones that come next. */
export type Queue<Card extends { readonly id: string }> = {
  readonly cards: readonly Card[];
  readonly position: number;
};

export const emptyQueue = { cards: [], position: 0 } as const;

export function currentCard<Card extends { readonly id: string }>({ cards, position }: Queue<Card>): Card | undefined {
  return cards[position];
}

/** The queue with further cards at its end; one that is there already is not put in again. */
export function withMore<Card extends { readonly id: string }>(queue: Queue<Card>, more: readonly Card[]): Queue<Card> {
  const added = more.filter(({ id }) => queue.cards.every((card) => card.id !== id));
  return { ...queue, cards: [...queue.cards, ...added] };
}

/** The queue without a decided card: the next one stands in its place, or at the end the one before. */
export function withoutCard<Card extends { readonly id: string }>(queue: Queue<Card>, id: string): Queue<Card> {
  const index = queue.cards.findIndex((card) => card.id === id);
  if (index === -1) return queue;
  const cards = queue.cards.toSpliced(index, 1);
  const position = index < queue.position ? queue.position - 1 : queue.position;
  return { cards, position: Math.max(0, Math.min(position, cards.length - 1)) };
}

/** A decision that was taken back is looked at again at once. */
export function withCardNow<Card extends { readonly id: string }>(queue: Queue<Card>, card: Card): Queue<Card> {
  const others = withoutCard(queue, card.id);
  return { cards: others.cards.toSpliced(others.position, 0, card), position: others.position };
}

/** A decision that failed comes next and not at once: a key pressed meanwhile is meant for the card in sight. */
export function withCardNext<Card extends { readonly id: string }>(queue: Queue<Card>, card: Card): Queue<Card> {
  const others = withoutCard(queue, card.id);
  if (others.cards.length === 0) return { cards: [card], position: 0 };
  return { cards: others.cards.toSpliced(others.position + 1, 0, card), position: others.position };
}

export function moved<Card extends { readonly id: string }>(queue: Queue<Card>, step: number): Queue<Card> {
  return { ...queue, position: Math.max(0, Math.min(queue.position + step, queue.cards.length - 1)) };
}
