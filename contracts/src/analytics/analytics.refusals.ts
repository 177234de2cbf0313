/** Refusals of saved reports: the reason, and after a line break the next step. */
export const english = {
  TOO_MANY_REPORTS_one: 'Nobody has more than {{count}} report.\nDelete another one first.',
  TOO_MANY_REPORTS_other: 'Nobody has more than {{count}} reports.\nDelete another one first.',
} as const;
