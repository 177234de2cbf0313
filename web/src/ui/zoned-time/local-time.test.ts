import { expect, it } from 'vitest';
import { localTime, typedTime } from './local-time.ts';

it('shows a moment by the clocks of a zone, on both sides of a clock change', () => {
  expect(localTime('2026-10-24T22:30:00Z', 'Europe/Berlin')).toBe('2026-10-25T00:30');
  expect(localTime('2026-10-25T00:30:00Z', 'Europe/Berlin')).toBe('2026-10-25T02:30');
  expect(localTime('2026-10-25T01:30:00Z', 'Europe/Berlin')).toBe('2026-10-25T02:30');
  expect(localTime('2026-01-01T00:00:00Z', 'Asia/Kolkata')).toBe('2026-01-01T05:30');
});

it('sends a time that nobody changed as the moment that it was, also within a repeated hour', () => {
  const second = '2026-10-25T01:30:00.000Z';
  expect(typedTime('2026-10-25T02:30', second, 'Europe/Berlin')).toBe(second);
  expect(typedTime('2026-10-25T02:31', second, 'Europe/Berlin')).toBe('2026-10-25T02:31');
  expect(typedTime('', second, 'Europe/Berlin')).toBeNull();
});
