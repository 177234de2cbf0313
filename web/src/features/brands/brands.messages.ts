import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  emptyTitle: 'No brands yet',
  emptyText: 'Brands are who makes or owns a product line. They come in with the first products, or you add them here.',
  name: 'Name',
  status: 'Status',
  ACTIVE: 'Active',
  ARCHIVED: 'Archived',
  country: 'Country',
  countryHelp: 'Two letters, such as DE.',
  website: 'Web site',
  description: 'Description',
  aliases: 'Aliases',
  aliasesHelp: 'Other names the same brand goes by, one on each line. Offers under any of them belong to it.',
  products: 'Products',
  created: 'Added',
  updated: 'Changed',
  details: 'Details',
  addTitle: 'Add Brand',
  addButton: 'Add brand',
  added: 'Brand {{name}} added',
  savedBrand: 'Brand {{name}} saved',
  nameTaken: 'The name {{name}} belongs to another brand, or is one of its aliases. Use that brand or another name.',
  openOther: 'Open the other brand',
  archive: 'Archive brand',
  restore: 'Restore brand',
  archiveBrands_one: 'Archive {{count}} brand',
  archiveBrands_other: 'Archive {{count}} brands',
  restoreBrands_one: 'Restore {{count}} brand',
  restoreBrands_other: 'Restore {{count}} brands',
  archived: 'Brand {{name}} archived',
  restored: 'Brand {{name}} restored',
  hasActiveProducts_one: 'One active product still belongs to it. Archive that product or give it another brand first.',
  hasActiveProducts_other:
    '{{count}} active products still belong to it. Archive them or give them another brand first.',
  seeProducts: 'See its products',
};

export const brandsMessages = defineCatalogue('brands', english, {
  de: () => import('./brands.messages.de.ts'),
  fr: () => import('./brands.messages.fr.ts'),
  pt: () => import('./brands.messages.pt.ts'),
});
