import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarkedText } from './marked-text.tsx';

describe('a text that was searched for', () => {
  it.each([
    ['Kitchen knives', 'KNIVES', 'Kitchen [knives]'],
    ['Äpfel und Birnen', 'apfel', '[Äpfel] und Birnen'],
    ['Weißwasser', 'weisswa', '[Weißwa]sser'],
    ['Bouilloires électriques', 'electriques bouill', '[Bouill]oires [électriques]'],
    ['Watering cans', 'watering cans', '[Watering cans]'],
    ['Watering cans', 'water waterin', '[Water]ing cans'],
    ['Watering cans', 'xyz', 'Watering cans'],
    ['Watering cans', '', 'Watering cans'],
  ])('%s is marked for %s', (text, match, marked) => {
    const { container } = render(<MarkedText text={text} match={match} />);
    expect(container.innerHTML.replaceAll('<mark>', '[').replaceAll('</mark>', ']')).toBe(marked);
  });
});
