import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  totals: 'Totals of the filter',
  rows_one: '{{count}} row',
  rows_other: '{{count}} rows',
  tooMany: 'Totals are shown for up to 10,001 rows. Narrow the filter.',
  adding: 'Adding up: {{number}} rows so far. It goes on when you leave.',
  endedEarly: 'Adding up ended early.',
  notAdded: 'More than 10,001 rows.',
  addedUp: 'Added up',
  addUp: 'Add them up',
  addUpAgain: 'Add up again',
  failed: 'The totals could not be loaded.',
  tryAgain: 'Try again',
};

export const listTotalsMessages = defineCatalogue('list-totals', english, {
  de: () => import('./list-totals.messages.de.ts'),
  fr: () => import('./list-totals.messages.fr.ts'),
  pt: () => import('./list-totals.messages.pt.ts'),
});
