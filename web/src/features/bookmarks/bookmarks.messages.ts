import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  bookmarks: 'Bookmarks',
  star: 'Bookmark this screen',
  none: 'No bookmarks yet. The star bookmarks a screen, a record or a filtered list.',
  remove: 'Remove bookmark: {{name}}',
  gone: 'Gone, or hidden from you',
  unavailable: 'No longer available to you',
  tooMany: 'There is room for {{limit}} bookmarks. Remove one first.',
  notKept: 'The bookmark could not be saved. Try again.',
  samples: 'Sample pages',
  findSample: 'Find a sample page to bookmark',
  starPage: 'Bookmark {{name}}',
};

export const bookmarksMessages = defineCatalogue('bookmarks', english, {
  de: () => import('./bookmarks.messages.de.ts'),
  fr: () => import('./bookmarks.messages.fr.ts'),
  pt: () => import('./bookmarks.messages.pt.ts'),
});
