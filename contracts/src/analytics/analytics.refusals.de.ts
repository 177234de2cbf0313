import type { english } from './analytics.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  TOO_MANY_REPORTS_one: 'Niemand hat mehr als {{count}} Bericht.\nLöschen Sie zuerst einen anderen.',
  TOO_MANY_REPORTS_other: 'Niemand hat mehr als {{count}} Berichte.\nLöschen Sie zuerst einen anderen.',
};
