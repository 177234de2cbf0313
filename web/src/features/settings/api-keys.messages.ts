import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  name: 'Name',
  nameHelp: 'The program that uses it, such as “Warehouse import”.',
  key: 'Key',
  state: 'State',
  shownPart: 'Begins with',
  owner: 'Acts for',
  rights: 'Rights',
  lastUsed: 'Last used',
  expires: 'Expires',
  created: 'Created',
  revokedAt: 'Revoked',
  'state.ACTIVE': 'Active',
  'state.EXPIRED': 'Expired',
  'state.REVOKED': 'Revoked',
  'state.SUSPENDED': 'Suspended',
  'level.none': 'nothing',
  'level.read': 'see',
  'level.manage': 'everything',
  lifetime: 'Valid for',
  lifetimeHelp: 'Every key expires; create the next one in time.',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  rightsHelp:
    '“Everything” means everything you may do yourself at that time: a key never has more rights than its owner.',
  rightsText: 'Only as far as {{owner}} has these rights at the time of the request.',
  shops: 'Shops',
  shopsHelp: 'Leave empty for all shops you may access.',
  brands: 'Brands',
  brandsHelp: 'Leave empty for all brands you may access.',
  allShops: 'all of its owner',
  allBrands: 'all of its owner',
  suspendedText:
    '{{owner}} is not active or has to set up a second factor, so the key is suspended. It works again afterwards.',
  emptyTitle: 'No API keys yet',
  emptyText:
    'A program uses a key to read and change data by GraphQL. Each key has a name, its own rights and an expiry date.',
  added: 'Key {{name}} created',
  madeTitle: 'Key {{name}}',
  madeText: 'Copy it now: it is shown only once. It is valid until {{date}}.',
  useText: 'A program sends it as a Bearer token to /graphql, at most 600 requests per minute:',
  toKey: 'Open the key',
  revoke: 'Revoke',
  revokeTitle: 'Revoke {{name}}?',
  revokeText:
    'Programs that use this key lose access within five seconds, and their subscriptions are closed. This cannot be undone: create a new key instead.',
  revoked: 'Key {{name}} revoked',
};

export const apiKeysMessages = defineCatalogue('settings-api-keys', english, {
  de: () => import('./api-keys.messages.de.ts'),
  fr: () => import('./api-keys.messages.fr.ts'),
  pt: () => import('./api-keys.messages.pt.ts'),
});
