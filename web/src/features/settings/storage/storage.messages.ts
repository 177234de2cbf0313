import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  intro:
    'What grows with time, how much of it is kept, and what goes when. What something rests on always stays. Counted once a day.',
  counted: 'Counted',
  notCounted: 'Nothing was counted yet. The first count ends within a day of the first start.',
  ofInstallation: 'Totals and months are of the whole installation, also of shops that you may not see.',
  ofShop: 'Only of the shop',
  allShops: 'Show all shops',
  'kind.STORED_PAGES': 'Stored pages and feeds',
  'kind.FETCHES': 'Page fetches',
  'kind.SNAPSHOTS': 'Snapshots of offers',
  'kind.RUN_ITEMS': 'Items of runs',
  'kind.AUDIT': 'Audit trail',
  kept: 'Kept',
  held: 'Always stays',
  due: 'To be deleted',
  lastFreed: 'Freed last',
  amount_one: '{{count}} entry, {{bytes}}',
  amount_other: '{{count}} entries, {{bytes}}',
  estimated: 'Bytes are the share that the entries have of their table with its indexes.',
  byMonth: 'By month',
  month: 'Month',
  goesAt: 'Past the limit on',
  forEver: 'Kept for ever',
  allMonths: 'Show all {{count}} months',
  nothingKept: 'Nothing is kept.',
  notCountedYet: 'Not counted yet; the first count ends within a day of the first start.',
  byShop: 'By shop',
  shop: 'Shop',
  limit: 'Kept for',
  ownLimit: 'own value',
};

export const storageMessages = defineCatalogue('storage', english, {
  de: () => import('./storage.messages.de.ts'),
  fr: () => import('./storage.messages.fr.ts'),
  pt: () => import('./storage.messages.pt.ts'),
});
