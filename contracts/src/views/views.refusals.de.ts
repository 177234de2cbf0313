import type { english } from './views.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  VIEW_MADE_AGAIN: 'Diese Ansicht ist schon da.',
  TOO_MANY_VIEWS_one: 'Niemand hat mehr als {{count}} Ansicht.\nLöschen Sie zuerst eine andere.',
  TOO_MANY_VIEWS_other: 'Niemand hat mehr als {{count}} Ansichten.\nLöschen Sie zuerst eine andere.',
};
