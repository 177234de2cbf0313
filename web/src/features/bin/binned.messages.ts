import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  name: 'Name',
  kind: 'Kind',
  'kind.product': 'Product',
  'kind.saved_view': 'Saved view',
  'kind.role': 'Role',
  deletedBy: 'Deleted by',
  deletedAt: 'Deleted',
  purgeAt: 'Goes for good',
  orders: 'Actions',
  since: 'Deleted since',
  until: 'Deleted until',
  restore: 'Restore',
  restoreNamed: 'Restore {{name}}',
  restoreMany_one: 'Restore {{count}} record',
  restoreMany_other: 'Restore {{count}} records',
  purge: 'Delete for good',
  purgeNamed: 'Delete for good: {{name}}',
  purgeMany_one: 'Delete {{count}} record for good',
  purgeMany_other: 'Delete {{count}} records for good',
  purgeText:
    'Nothing brings it back then. Offers of a product stay, without a product; the audit trail keeps what was done.',
  purged: '{{name}} is deleted for good',
  emptyTitle: 'The bin is empty',
  emptyText: 'Deleted products, saved views and roles wait here until they are restored or their time is over.',
};

export const binnedMessages = defineCatalogue('binned', english, {
  de: () => import('./binned.messages.de.ts'),
  fr: () => import('./binned.messages.fr.ts'),
  pt: () => import('./binned.messages.pt.ts'),
});
