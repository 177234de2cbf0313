import { describe, expect, it } from 'vitest';
import { markDifferences } from './word-differences.ts';

const marked = (text: string, other: string) =>
  markDifferences(text, other)
    .filter(({ isDifferent }) => isDifferent)
    .map(({ text: word }) => word);

describe('the marks on words that differ', () => {
  it('marks what only one side says', () => {
    expect(marked('Kettle red 1.7 l', 'Kettle blue 1.7 l')).toEqual(['red']);
  });

  it('does not count case, accents, hyphens and punctuation', () => {
    expect(marked('CAFÉ, GR-7768!', 'cafe GR 7768')).toEqual([]);
  });

  it('gives back the whole text, space for space', () => {
    const text = ' Öhlberg  Torre GR-7768, 1 l ';
    expect(
      markDifferences(text, '')
        .map(({ text: part }) => part)
        .join(''),
    ).toBe(text);
  });
});
