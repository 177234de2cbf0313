import type { english } from './views.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  VIEW_MADE_AGAIN: 'Esta vista já existe.',
  TOO_MANY_VIEWS_one: 'Ninguém tem mais de {{count}} vista.\nElimine primeiro outra.',
  TOO_MANY_VIEWS_other: 'Ninguém tem mais de {{count}} vistas.\nElimine primeiro outra.',
};
