import type { english } from './analytics.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  TOO_MANY_REPORTS_one: 'Personne n’a plus de {{count}} rapport.\nSupprimez-en d’abord un autre.',
  TOO_MANY_REPORTS_other: 'Personne n’a plus de {{count}} rapports.\nSupprimez-en d’abord un autre.',
};
