import { describe, expect, it } from 'vitest';
import { currentCard, moved, withCardNext, withCardNow, withMore, withoutCard, type Queue } from './queue.ts';

const queueOf = (ids: string, position = 0): Queue<{ id: string }> => ({
  cards: ids.split('').map((id) => ({ id })),
  position,
});
const idsOf = ({ cards }: Queue<{ id: string }>) => cards.map(({ id }) => id).join('');

describe('the queue of the review desk', () => {
  it('shows the next card in the place of a decided one', () => {
    const queue = withoutCard(queueOf('abc', 1), 'b');
    expect([idsOf(queue), currentCard(queue)?.id]).toEqual(['ac', 'c']);
  });

  it('goes back to a skipped card when the last one is decided', () => {
    expect(currentCard(withoutCard(queueOf('ab', 1), 'b'))?.id).toBe('a');
  });

  it('keeps the card in sight when one before it goes', () => {
    expect(currentCard(withoutCard(queueOf('abc', 2), 'a'))?.id).toBe('c');
  });

  it('shows at once what was taken back', () => {
    const queue = withCardNow(queueOf('bc'), { id: 'a' });
    expect([idsOf(queue), currentCard(queue)?.id]).toEqual(['abc', 'a']);
  });

  it('brings a failed decision next, so that a key meant for the card in sight does not hit it', () => {
    const queue = withCardNext(queueOf('bc'), { id: 'a' });
    expect([idsOf(queue), currentCard(queue)?.id]).toEqual(['bac', 'b']);
  });

  it('brings a failed decision back when nothing else is left', () => {
    expect(currentCard(withCardNext(queueOf(''), { id: 'a' }))?.id).toBe('a');
  });

  it('does not take a card in twice', () => {
    expect(idsOf(withMore(queueOf('ab'), [{ id: 'b' }, { id: 'c' }]))).toBe('abc');
  });

  it('does not move beyond its ends', () => {
    expect([moved(queueOf('ab'), -1).position, moved(queueOf('ab', 1), 1).position]).toEqual([0, 1]);
  });
});
