import { defineCatalogue } from '../../../../i18n/index.ts';

export const english = {
  range: '{{first}} to {{last}} of {{total}}',
  found_one: '{{total}} row',
  found_other: '{{total}} rows',
  perPage: 'Rows a page',
  pages: 'Pages',
  page: 'Page {{page}}',
  previous: 'Previous page',
  next: 'Next page',
  actions: 'What can be done',
  details: 'Details',
};

/** The words of every list by pages. */
export const pagedListMessages = defineCatalogue('pagedList', english, {
  de: () => import('./paged-list.messages.de.ts'),
  fr: () => import('./paged-list.messages.fr.ts'),
  pt: () => import('./paged-list.messages.pt.ts'),
});
