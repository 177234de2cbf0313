import type { Translation } from '../../../i18n/index.ts';
import type { english } from './views.messages.ts';

export const translation: Translation<typeof english> = {
  views: 'Ansichten dieser Liste',
  all: 'Alle',
  shared: 'Geteilt',
  sharedBy: 'Geteilt von {{name}}',
  unsaved: 'Geändert, nicht gespeichert',
  save: '„{{name}}“ so speichern, wie sie jetzt ist',
  reset: 'Zurück zu „{{name}}“, wie sie gespeichert ist',
  edit: 'Name und Leser von „{{name}}“',
  saveAs: 'Als neue Ansicht speichern',
  name: 'Name der Ansicht',
  nameMissing: 'Geben Sie der Ansicht einen Namen.',
  share: 'Alle, die diese Liste öffnen dürfen, sehen sie',
  holds: 'Eine Ansicht behält Suche, Filter und Reihenfolge der Liste, ihre Spalten und die Höhe ihrer Zeilen.',
  delete: 'Ansicht löschen',
  saved: '„{{name}}“ gespeichert',
  tooMany_one: 'Es ist Platz für {{count}} Ansicht. Löschen Sie sie zuerst.',
  tooMany_other: 'Es ist Platz für {{count}} Ansichten. Löschen Sie zuerst eine.',
  changed: 'Jemand hat diese Ansicht inzwischen geändert. Sie steht jetzt so da; versuchen Sie es noch einmal.',
  gone: 'Diese Ansicht wurde gelöscht oder wird nicht mehr mit Ihnen geteilt. Ihre Filter gelten weiter.',
  refused: 'So lässt sich keine Ansicht speichern. Kürzen Sie den Namen oder die Filter.',
};
