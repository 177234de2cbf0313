/** Refusals of saved views: the reason, and after a line break the next step. */
export const english = {
  VIEW_MADE_AGAIN: 'This view is there already.',
  TOO_MANY_VIEWS_one: 'Nobody has more than {{count}} view.\nDelete another one first.',
  TOO_MANY_VIEWS_other: 'Nobody has more than {{count}} views.\nDelete another one first.',
} as const;
