import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  peek: 'Preview',
  previous: 'Row above (k)',
  next: 'Row below (j)',
  open: 'Open record',
  sought: 'Finding the row',
  notFound: 'Row not found',
  notFoundText:
    'The filters hide this row, or it is far down in the list. Clear the filters, or search for it by name.',
};

export const peekMessages = defineCatalogue('list-peek', english, {
  de: () => import('./peek.messages.de.ts'),
  fr: () => import('./peek.messages.fr.ts'),
  pt: () => import('./peek.messages.pt.ts'),
});
