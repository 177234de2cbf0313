import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  title: 'API keys',
  lead: 'Keys let other programs read or change the samples. These open nothing.',
  create: 'Create a key',
  name: 'Name',
  nameHelp: 'Where it is used, so that you know it again.',
  type: 'What it may do',
  read: 'Read only',
  write: 'Read and write',
  full: 'Everything',
  created: 'Created {{date}}',
  createdTitle: 'The new key',
  createdText: 'Copy it now: it is shown this once.',
  done: 'I have copied it',
  keys: 'Your keys',
  none: 'No keys yet',
  noneText: 'Create the first one above.',
  remove: 'Delete the key {{name}}',
  removeTitle: 'Delete this key?',
  removeText: 'Programs that use {{name}} are refused from that moment on.',
  removeButton: 'Delete the key',
  removed: 'The key {{name}} is deleted',
  ends: 'ends in {{tail}}',
};

/** What the sample API keys say. */
export const apiKeysMessages = defineCatalogue('sampleApiKeys', english, {
  de: () => import('./api-keys.messages.de.ts'),
  fr: () => import('./api-keys.messages.fr.ts'),
  pt: () => import('./api-keys.messages.pt.ts'),
});
