import { zonedTime } from '@quarry/contracts/common';

/** A moment as the clocks of a zone show it, in the form of an input for date and time: `2026-11-28T09:30`. */
export function localTime(iso: string, timeZone: string): string {
  return zonedTime(new Date(iso), timeZone).replace(' ', 'T');
}

/**
 * What a form sends of a time that was typed: one that nobody changed is sent as the moment that it was, because an hour that a clock change
 * repeats is two moments.
 */
export function typedTime(typed: string, before: string | null, timeZone: string): string | null {
  if (typed === '') return null;
  return before !== null && localTime(before, timeZone) === typed ? before : typed;
}
