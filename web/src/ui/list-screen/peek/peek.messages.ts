import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  peek: 'Beside the list',
  previous: 'Row above (k)',
  next: 'Row below (j)',
  open: 'Open the whole record',
  sought: 'Looking for the row',
  notFound: 'Not among these rows',
  notFoundText:
    'The row is not in this list as it is filtered now, or far down in it. Clear the filters, or search for it by name.',
};

export const peekMessages = defineCatalogue('list-peek', english, {
  de: () => import('./peek.messages.de.ts'),
  fr: () => import('./peek.messages.fr.ts'),
  pt: () => import('./peek.messages.pt.ts'),
});
