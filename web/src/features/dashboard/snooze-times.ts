/** When a person sees a snoozed need again. */
export type SnoozeChoice = 'tomorrow' | 'nextWeek' | 'change';

/** The end of a snooze: the reader's own next midnight, or the one before next Monday; undefined until the need changes. */
export function snoozeEnd(choice: SnoozeChoice, now: Date): Date | undefined {
  if (choice === 'change') return undefined;
  const monday = 1;
  const days = choice === 'tomorrow' ? 1 : (monday + 7 - now.getDay()) % 7 || 7;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
}
