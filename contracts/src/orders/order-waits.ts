/** After which an order waits too long, beside what its shop says of shipping. */
export const orderWaits = {
  /** Before the end of an authorisation. */
  authorizationEndsHours: 24,
  heldDays: 7,
  unpaidDays: 3,
} as const;
