import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  'measure.ORDERS': 'Orders',
  'measure.GROSS_SALES': 'Gross sales',
  'measure.NET_SALES': 'Net sales',
  'measure.TAX': 'Tax',
  'measure.DISCOUNTS': 'Discounts',
  'measure.REFUNDS': 'Refunds',
  'measure.REVENUE': 'Revenue',
  'measure.AVERAGE_ORDER': 'Average order',
  'measure.UNITS': 'Units',
  'measure.NEW_CUSTOMERS': 'New customers',
  'measure.CAPTURED': 'Captured',
  'measure.PRODUCTS': 'Products',
  'measure.COMPLETE_PRODUCTS': 'Complete products',
  'measure.COMPLETENESS': 'Completeness',
  'measure.COMMENTS': 'Comments',
  'measure.COMMENTS_WAITING': 'Comments to decide',
  'measure.RATING': 'Average rating',
};

export const measuresMessages = defineCatalogue('measures', english, {
  de: () => import('./measures.messages.de.ts'),
  fr: () => import('./measures.messages.fr.ts'),
  pt: () => import('./measures.messages.pt.ts'),
});
