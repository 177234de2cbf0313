import type { Translation } from '../../i18n/index.ts';
import type { english } from './bulk.messages.ts';

export const translation: Translation<typeof english> = {
  selectAll: 'Alle {{count}} passenden Zeilen auswählen',
  allSelected: 'Alle {{count}} passenden Zeilen sind ausgewählt',
  gathering: 'Passende Zeilen werden ermittelt',
  readingRange: 'Die Zeilen dazwischen werden geladen',
  askText: 'Jetzt passen {{count}} Zeilen. Noch wurde nichts geändert.',
  goesOn: 'Es geht weiter, wenn Sie die Liste verlassen oder diesen Tab schließen; unter Jobs steht der Fortschritt.',
  tooMany:
    'Einzeln lassen sich nur {{most}} Zeilen aus- oder abwählen. Grenzen Sie die Liste ein und wählen Sie alle passenden Zeilen aus.',
  stop: 'Stoppen',
  leaveIt: 'Weiterlaufen lassen',
  result: 'Ergebnis',
  name: 'Bezeichnung',
  reason: 'Grund',
  isDone: 'Erledigt',
  isRefused: 'Abgelehnt',
  isUnchanged: 'Unverändert',
  isFailed: 'Fehlgeschlagen',
  isConflict: 'Konflikt',
  isLeft: 'Übersprungen',
  left: '{{count}} übersprungen',
  moreInFile: '{{count}} weitere stehen in der Datei.',
  download: 'Alle Ergebnisse herunterladen',
  takenBack_one: 'Für {{count}} Eintrag rückgängig gemacht',
  takenBack_other: 'Für {{count}} Einträge rückgängig gemacht',
  takenBackInPart_one: '{{count}} Eintrag ließ sich nicht rückgängig machen; unter Jobs steht, warum.',
  takenBackInPart_other: '{{count}} Einträge ließen sich nicht rückgängig machen; unter Jobs steht, warum.',
};
