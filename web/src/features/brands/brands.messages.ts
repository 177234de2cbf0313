import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  emptyTitle: 'No brands yet',
  emptyText: 'A brand makes or owns a product line. Brands arrive with the first products, or you add them here.',
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
  archiveNamed: 'Archive brand {{name}}',
  effectCounting: 'Counting its products …',
  effectUnseen: 'Your role does not show products, so they are not counted here.',
  effectActive_one:
    '{{count}} active product keeps the brand from being archived. Archive it, or give it another brand, first.',
  effectActive_other:
    '{{count}} active products keep the brand from being archived. Archive them, or give them another brand, first.',
  showActive_one: 'Show active product',
  showActive_other: 'Show active products',
  effectOthers_one:
    '{{count}} product that is not active keeps the brand. It cannot become active until the brand is restored.',
  effectOthers_other:
    '{{count}} products that are not active keep the brand. They cannot become active until the brand is restored.',
  showOthers_one: 'Show other product',
  showOthers_other: 'Show other products',
  effectNone: 'No product has this brand.',
  effectNames: 'Name and aliases stay taken; offers under them still belong to the brand.',
  manyArchived_one: '{{count}} brand is archived.',
  manyArchived_other: '{{count}} brands are archived.',
  manyRefused_one:
    '{{count}} brand stays as it is, because it has active products. Archive them, or give them another brand, first.',
  manyRefused_other:
    '{{count}} brands stay as they are, because they have active products. Archive these, or give them another brand, first.',
  manyNotAllowed_one: '{{count}} brand stays as it is, because your role may not archive it.',
  manyNotAllowed_other: '{{count}} brands stay as they are, because your role may not archive them.',
  manyProducts_one:
    '{{count}} product of these brands keeps its brand. It cannot become active until the brand is restored.',
  manyProducts_other:
    '{{count}} products of these brands keep their brand. They cannot become active until it is restored.',
  showProducts_one: 'Show product',
  showProducts_other: 'Show products',
  manyUnseen: 'Your role does not show products, so those that keep their brand are not counted here.',
  manyNames: 'Names and aliases stay taken; offers under them still belong to these brands.',
  manyNone: 'None of these brands can be archived.',
  restore: 'Restore brand',
  archiveBrands_one: 'Archive {{count}} brand',
  archiveBrands_other: 'Archive {{count}} brands',
  restoreBrands_one: 'Restore {{count}} brand',
  restoreBrands_other: 'Restore {{count}} brands',
  archived: 'Brand {{name}} archived',
  notArchived: 'Brand {{name}} was not archived',
  restored: 'Brand {{name}} restored',
  seeProducts: 'See its products',
};

export const brandsMessages = defineCatalogue('brands', english, {
  de: () => import('./brands.messages.de.ts'),
  fr: () => import('./brands.messages.fr.ts'),
  pt: () => import('./brands.messages.pt.ts'),
});
