import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  emptyTitle: 'No tax rates yet',
  emptyText:
    'A tax rate holds in one country or region from a day on. Prices on sales channels are formed with the rates of their shop.',
  shop: 'Shop',
  shopHelp: 'One of your own shops. The rate stays in it.',
  name: 'Name',
  nameHelp: 'As it stands on invoices, such as VAT.',
  country: 'Country',
  chooseCountry: 'Choose a country',
  region: 'Region',
  regionHelp: 'As ISO 3166-2 has it after the country, such as CA. Leave it empty for the whole country.',
  wholeCountry: 'Whole country',
  taxClass: 'Tax class',
  taxClassHelp: 'standard, reduced, zero or a name of your own. Without one it is standard.',
  rate: 'Rate',
  percent: 'Rate in per cent',
  percentHelp: 'At most four decimals, such as 8.875.',
  validFrom: 'Valid from',
  validFromHelp: 'Until the next rate of the same place and class begins.',
  current: 'Today',
  isCurrent: 'Valid today',
  isNotCurrent: 'Not valid today',
  created: 'Added',
  updated: 'Changed',
  details: 'Details',
  addButton: 'Add tax rate',
  added: 'Tax rate {{name}} added',
  saved: 'Tax rate {{name}} saved',
  taken:
    '{{name}} of this shop holds from the same day in the same place for the same class. Choose another day, or change that one.',
  delete: 'Delete tax rate',
  noneToday: 'This shop has no tax rate that holds today.',
  showAll: 'All tax rates of the shop',
};

export const taxesMessages = defineCatalogue('taxes', english, {
  de: () => import('./taxes.messages.de.ts'),
  fr: () => import('./taxes.messages.fr.ts'),
  pt: () => import('./taxes.messages.pt.ts'),
});
