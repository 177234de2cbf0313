import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  emptyTitle: 'No products yet',
  emptyText:
    'Products come from the offers of shops: Quarry crawls the shops, and you accept the proposals of the review desk.',
  name: 'Name',
  status: 'Status',
  DRAFT: 'Draft',
  IN_REVIEW: 'In review',
  REJECTED: 'Rejected',
  ACTIVE: 'Active',
  UNLISTED: 'Unlisted',
  ARCHIVED: 'Archived',
  brand: 'Brand',
  category: 'Category',
  shop: 'Shop',
  shops: 'Observed shops',
  offers: 'Observed offers',
  withOffers: 'With observed offers',
  withoutOffers: 'Without observed offers',
  lowestPrice: 'Lowest observed price',
  completeness: 'Completeness',
  belowPercent: 'Below {{percent}} %',
  created: 'Added',
  updated: 'Changed',
  archiveProducts_one: 'Archive {{count}} product',
  archiveProducts_other: 'Archive {{count}} products',
  deleteProducts_one: 'Delete {{count}} product',
  deleteProducts_other: 'Delete {{count}} products',
};

export const productsMessages = defineCatalogue('products', english, {
  de: () => import('./products.messages.de.ts'),
  fr: () => import('./products.messages.fr.ts'),
  pt: () => import('./products.messages.pt.ts'),
});
