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
  'measure.MISSING_VALUES': 'Missing values',
  'measure.COMMENTS': 'Comments',
  'measure.COMMENTS_WAITING': 'Comments to decide',
  'measure.RATING': 'Average rating',
  'measure.PROPOSALS_WAITING': 'Waiting for a person',
  'measure.PROPOSALS_DECIDED': 'Decided by people',
  'measure.OFFERS': 'Live offers',
  'measure.FRESH_OFFERS': 'Offers seen within 24 hours',
  'measure.FRESHNESS': 'Freshness',
  'measure.MATCHED_OFFERS': 'Matched offers',
  'measure.COVERAGE': 'Coverage',
  'measure.CRAWL_ERRORS': 'Fetch errors',
  'measure.CRAWLED_BYTES': 'Fetched data',
};

export const measuresMessages = defineCatalogue('measures', english, {
  de: () => import('./measures.messages.de.ts'),
  fr: () => import('./measures.messages.fr.ts'),
  pt: () => import('./measures.messages.pt.ts'),
});
