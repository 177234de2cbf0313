import type { Translation } from '../../i18n/index.ts';
import type { english } from './list-totals.messages.ts';

export const translation: Translation<typeof english> = {
  totals: 'Totaux du filtre',
  rows_one: '{{count}} ligne',
  rows_other: '{{count}} lignes',
  tooMany: 'Les totaux s’affichent jusqu’à 10 001 lignes. Affinez le filtre.',
  adding: 'Addition en cours : {{number}} lignes jusqu’ici. Elle continue si vous quittez la page.',
  endedEarly: 'L’addition s’est arrêtée avant la fin.',
  notAdded: 'Plus de 10 001 lignes.',
  addedUp: 'Additionné :',
  addUp: 'Additionner',
  addUpAgain: 'Additionner à nouveau',
  failed: 'Les totaux n’ont pas pu être chargés.',
  tryAgain: 'Réessayer',
};
