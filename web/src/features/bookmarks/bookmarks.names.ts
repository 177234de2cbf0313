import type { Names } from '../../i18n/index.ts';

export const names = {
  bookmarks: { en: 'Bookmarks', de: 'Lesezeichen', fr: 'Favoris', pt: 'Favoritos' },
  bookmark: { en: 'Bookmark', de: 'Lesezeichen', fr: 'Favori', pt: 'Favorito' },
} satisfies Names;
