import type { english } from './views.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  VIEW_MADE_AGAIN: 'Cette vue est déjà là.',
  TOO_MANY_VIEWS_one: 'Personne n’a plus de {{count}} vue.\nSupprimez-en d’abord une autre.',
  TOO_MANY_VIEWS_other: 'Personne n’a plus de {{count}} vues.\nSupprimez-en d’abord une autre.',
};
