import type { Translation } from '../../i18n/index.ts';
import type { english } from './bookmarks.messages.ts';

export const translation: Translation<typeof english> = {
  bookmarks: 'Lesezeichen',
  star: 'Diese Ansicht mit Stern merken',
  none: 'Noch trägt nichts einen Stern. Mit ihm bleibt eine Ansicht, ein Datensatz oder eine gefilterte Liste hier.',
  remove: 'Stern entfernen: {{name}}',
  gone: 'Nicht mehr da, oder vor Ihnen verborgen',
  unavailable: 'Für Sie nicht mehr verfügbar',
  tooMany: 'Es gibt Platz für {{limit}} Sterne. Entfernen Sie zuerst einen.',
  notKept: 'Der Stern ließ sich nicht speichern. Versuchen Sie es noch einmal.',
  samples: 'Musterseiten',
  findSample: 'Musterseite für einen Stern suchen',
  starPage: 'Stern für {{name}}',
};
