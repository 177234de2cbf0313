import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  feeds: 'Feeds',
  feedsText:
    'A feed is a file at an address of its own, which the channel reads. Its rows follow the catalogue by themselves.',
  empty: 'No feeds yet.',
  add: 'Add feed',
  name: 'Name',
  nameHelp: 'What tells it from other feeds of the channel, such as “Main feed”.',
  format: 'Format',
  chooseFormat: 'Choose a format',
  scheduleHelp: 'Rows follow each change without it. A schedule evaluates all of them anew as well.',
  details: 'Details',
  added: 'Feed {{name}} added',
  saved: 'Feed {{name}} saved',
  address: 'Address',
  addressText:
    'Enter this address at the channel. Anyone who has it can read the feed. With .gz at its end, the file is compressed.',
  addressHidden: 'The address is shown to people who may change the channel.',
  oldAddress: 'The address before this one works until {{date}}.',
  replace: 'Replace address',
  replaceTitle: 'Replace the address of {{name}}?',
  replaceText:
    'The feed gets a new address. The present one works for seven more days; enter the new one at the channel.',
  replaced: 'Feed {{name}} has a new address',
  rebuild: 'Rebuild',
  rebuildStarted: 'Feed {{name}} is being rebuilt',
  facts: 'Feed',
  nextRun: 'Next rebuild',
  revision: 'Revision',
  mapping: 'Mapping',
  mappingDefault: 'Defaults of the kind',
  mappingVersion: 'Version {{version}}',
  created: 'Created',
  updated: 'Changed',
  channel: 'Sales channel',
  oldUntil: 'Former address works until',
};

export const channelFeedsMessages = defineCatalogue('channel-feeds', english, {
  de: () => import('./channel-feeds.messages.de.ts'),
  fr: () => import('./channel-feeds.messages.fr.ts'),
  pt: () => import('./channel-feeds.messages.pt.ts'),
});
