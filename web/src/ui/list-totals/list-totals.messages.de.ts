import type { Translation } from '../../i18n/index.ts';
import type { english } from './list-totals.messages.ts';

export const translation: Translation<typeof english> = {
  totals: 'Summen des Filters',
  rows_one: '{{count}} Zeile',
  rows_other: '{{count}} Zeilen',
  tooMany: 'Summen gibt es für bis zu 10.001 Zeilen. Grenzen Sie den Filter ein.',
  adding: 'Wird summiert: bisher {{number}} Zeilen. Das läuft weiter, auch wenn Sie die Seite verlassen.',
  endedEarly: 'Das Summieren endete vorzeitig.',
  notAdded: 'Mehr als 10.001 Zeilen.',
  addedUp: 'Summiert:',
  addUp: 'Summieren',
  addUpAgain: 'Erneut summieren',
  failed: 'Die Summen konnten nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
};
