/** Refusals of shelves: the reason, and after a line break the next step. */
export const english = {
  'SHELF_DECIDED:ACCEPTED': 'The shelf was accepted already.\nReopen it to choose another category.',
  'SHELF_DECIDED:DISMISSED': 'The shelf was dismissed already.\nReopen it first.',
  'SHELF_DECIDED:OPEN': 'The shelf is open already.',
} as const;
