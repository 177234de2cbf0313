import type { Translation } from '../../i18n/index.ts';
import type { english } from './bookmarks.messages.ts';

export const translation: Translation<typeof english> = {
  bookmarks: 'Lesezeichen',
  star: 'Lesezeichen für diese Ansicht setzen',
  none: 'Noch keine Lesezeichen. Der Stern setzt eines für eine Ansicht, einen Datensatz oder eine gefilterte Liste.',
  remove: 'Lesezeichen entfernen: {{name}}',
  gone: 'Nicht mehr da, oder vor Ihnen verborgen',
  unavailable: 'Für Sie nicht mehr verfügbar',
  tooMany: 'Es gibt Platz für {{limit}} Lesezeichen. Entfernen Sie zuerst eines.',
  notKept: 'Das Lesezeichen ließ sich nicht speichern. Versuchen Sie es noch einmal.',
  samples: 'Musterseiten',
  findSample: 'Musterseite für ein Lesezeichen suchen',
  starPage: 'Lesezeichen für {{name}}',
};
