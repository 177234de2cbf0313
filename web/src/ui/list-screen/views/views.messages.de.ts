import type { Translation } from '../../../i18n/index.ts';
import type { english } from './views.messages.ts';

export const translation: Translation<typeof english> = {
  views: 'Ansichten dieser Liste',
  all: 'Alle',
  shared: 'Geteilt',
  sharedBy: 'Geteilt von {{name}}',
  unsaved: 'Geändert, nicht gespeichert',
  save: '„{{name}}“ speichern',
  reset: 'Auf „{{name}}“ wie gespeichert zurücksetzen',
  edit: '„{{name}}“ bearbeiten',
  saveAs: 'Als neue Ansicht speichern',
  name: 'Name der Ansicht',
  nameMissing: 'Geben Sie der Ansicht einen Namen.',
  share: 'Mit allen teilen, die diese Liste öffnen dürfen',
  holds: 'Eine Ansicht speichert Suche, Filter und Reihenfolge der Liste, ihre Spalten und die Zeilenhöhe.',
  delete: 'Ansicht löschen',
  saved: '„{{name}}“ gespeichert',
  tooMany_one: 'Es ist Platz für {{count}} Ansicht. Löschen Sie sie zuerst.',
  tooMany_other: 'Es ist Platz für {{count}} Ansichten. Löschen Sie zuerst eine.',
  changed:
    'Jemand hat diese Ansicht inzwischen geändert. Die neueste Fassung wird gezeigt; versuchen Sie es noch einmal.',
  gone: 'Diese Ansicht wurde gelöscht oder wird nicht mehr mit Ihnen geteilt. Ihre Filter gelten weiter.',
  refused: 'So lässt sich keine Ansicht speichern. Kürzen Sie den Namen oder die Filter.',
};
