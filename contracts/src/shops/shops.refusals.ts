/** Refusals for the status of a shop: the reason, and after a line break the next step. */
export const english = {
  'shop.suspended': 'The shop is suspended.\nMake it active again to read it.',
  'shop.closed': 'The shop is closed; nothing of it is read any more.',
} as const;
