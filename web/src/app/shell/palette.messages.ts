import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  findPlaceholder: 'Type a name, a page or an action',
  pages: 'Pages',
  actions: 'Actions',
  recent: 'Recent',
  showMore: 'Show more in {{group}}',
  showAll: 'Show all in {{group}}',
  found: 'Found',
  searching: 'Searching…',
  searchFailed: 'The records could not be searched. Pages and actions are still listed here.',
  nothingFound: 'Nothing found. Try another word.',
  files: 'Files',
  contacts: 'Contacts',
  copiedText: 'Copied: {{text}}',
  starHint: 'adds or removes the bookmark',
  starred: 'bookmarked',
};

export const paletteMessages = defineCatalogue('palette', english, {
  de: () => import('./palette.messages.de.ts'),
  fr: () => import('./palette.messages.fr.ts'),
  pt: () => import('./palette.messages.pt.ts'),
});
