import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RelativeTime } from './values.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2031-05-20T12:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says how long ago a thing was, and goes on to say so while the screen stands open', () => {
  render(<RelativeTime at="2031-05-20T11:59:55Z" />);
  const shown = screen.getByRole('time');
  const seen = [shown.textContent];
  for (const laterMs of [3_000, 60_000, 3_600_000]) {
    act(() => void vi.advanceTimersByTime(laterMs));
    seen.push(shown.textContent);
  }
  expect(seen).toEqual(['5 seconds ago', '8 seconds ago', '1 minute ago', '1 hour ago']);
});
