import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  bookmarks: 'Bookmarks',
  star: 'Star this screen',
  none: 'Nothing is starred yet. The star keeps a screen, a record or a filtered list here.',
  remove: 'Take the star from {{name}}',
  gone: 'Gone, or hidden from you',
  unavailable: 'No longer available to you',
  tooMany: 'There is room for {{limit}} stars. Take one away first.',
  notKept: 'The star could not be kept. Try again.',
  samples: 'Sample pages',
  findSample: 'Find a sample page to star',
  starPage: 'Star {{name}}',
};

export const bookmarksMessages = defineCatalogue('bookmarks', english, {
  de: () => import('./bookmarks.messages.de.ts'),
  fr: () => import('./bookmarks.messages.fr.ts'),
  pt: () => import('./bookmarks.messages.pt.ts'),
});
