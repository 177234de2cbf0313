import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  name: 'Name',
  kind: 'Kind',
  deletedBy: 'Deleted by',
  deletedAt: 'Deleted',
  purgeAt: 'Deleted permanently on',
  actions: 'Actions',
  since: 'Deleted since',
  until: 'Deleted until',
  restore: 'Restore',
  restoreNamed: 'Restore {{name}}',
  restoreMany_one: 'Restore {{count}} record',
  restoreMany_other: 'Restore {{count}} records',
  purge: 'Delete permanently',
  purgeNamed: 'Delete permanently: {{name}}',
  purgeMany_one: 'Delete {{count}} record permanently',
  purgeMany_other: 'Delete {{count}} records permanently',
  purgeText: 'This cannot be undone. Offers of a product stay, without a product; the audit trail keeps what was done.',
  purged: '{{name}} is permanently deleted',
  emptyTitle: 'The bin is empty',
  emptyText: 'Deleted products, saved views and roles stay here until they are restored or their retention ends.',
};

export const binnedMessages = defineCatalogue('binned', english, {
  de: () => import('./binned.messages.de.ts'),
  fr: () => import('./binned.messages.fr.ts'),
  pt: () => import('./binned.messages.pt.ts'),
});
