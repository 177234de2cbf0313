import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  name: 'Name',
  nameHelp: 'What uses it, such as “Warehouse import”.',
  key: 'Key',
  state: 'State',
  shownPart: 'Begins with',
  owner: 'Acts for',
  rights: 'Rights',
  lastUsed: 'Last used',
  expires: 'Expires',
  created: 'Made',
  revokedAt: 'Revoked',
  'state.ACTIVE': 'Active',
  'state.EXPIRED': 'Expired',
  'state.REVOKED': 'Revoked',
  'state.SUSPENDED': 'Suspended',
  'level.none': 'nothing',
  'level.read': 'see',
  'level.manage': 'everything',
  lifetime: 'Holds for',
  lifetimeHelp: 'A key always expires; make the next one before.',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  rightsHelp:
    '“Everything” is everything that you may do yourself, at the time it is done: a key never does more than its person.',
  rightsText: 'As far as {{owner}} may do these things themselves, at the time they are done.',
  shops: 'Shops',
  shopsHelp: 'Leave this empty for all that you may work with.',
  brands: 'Brands',
  brandsHelp: 'Leave this empty for all that you may work with.',
  allShops: 'all of its person’s',
  allBrands: 'all of its person’s',
  suspendedText:
    '{{owner}} is not active or has to set up a second factor, so the key rests. Afterwards it works again.',
  emptyTitle: 'No API keys yet',
  emptyText:
    'With a key a program asks and changes what its person may, by GraphQL. Each key has a name, its own rights and an end.',
  added: 'Made the key {{name}}',
  madeTitle: 'The key {{name}}',
  madeText: 'Copy it now: it is not shown again. It holds until {{date}}.',
  secret: 'Secret',
  copy: 'Copy',
  notCopied: 'The browser did not allow that: select the text and copy it.',
  useText: 'A program sends it as Bearer token to /graphql, at most 600 requests a minute:',
  toKey: 'To the key',
  revoke: 'Revoke',
  revokeTitle: 'Revoke {{name}}?',
  revokeText:
    'Whatever uses this key is let in no more within five seconds, and what it listens to is closed. Nothing takes this back: make a new key instead.',
  revoked: 'Revoked {{name}}',
};

export const apiKeysMessages = defineCatalogue('settings-api-keys', english, {
  de: () => import('./api-keys.messages.de.ts'),
  fr: () => import('./api-keys.messages.fr.ts'),
  pt: () => import('./api-keys.messages.pt.ts'),
});
