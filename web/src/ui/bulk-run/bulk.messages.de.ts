import type { Translation } from '../../i18n/index.ts';
import type { english } from './bulk.messages.ts';

export const translation: Translation<typeof english> = {
  selectAll: 'Alle {{count}} passenden auswählen',
  allSelected: 'Alle {{count}} passenden sind ausgewählt',
  gathering: 'Welche Zeilen passen, wird ermittelt',
  readingRange: 'Die Zeilen dazwischen werden gelesen',
  askText: 'Jetzt passen {{count}} Zeilen. Noch ist nichts geschehen.',
  goesOn:
    'Es geht weiter, wenn Sie die Liste verlassen oder diesen Tab schließen; unter Aufträge steht, wie weit es ist.',
  tooMany:
    'Einzeln lassen sich nur {{most}} Zeilen auswählen oder ausnehmen. Grenzen Sie die Liste ein und wählen Sie alle passenden aus.',
  stop: 'Anhalten',
  leaveIt: 'Weiterlaufen lassen',
  result: 'Ergebnis',
  name: 'Bezeichnung',
  reason: 'Grund',
  isDone: 'Erledigt',
  isRefused: 'Abgelehnt',
  isLeft: 'Nicht angerührt',
  left: '{{count}} nicht angerührt',
  moreInFile: '{{count}} weitere stehen in der Datei.',
  download: 'Alle Ergebnisse herunterladen',
  takenBack_one: 'Für {{count}} Eintrag zurückgenommen',
  takenBack_other: 'Für {{count}} Einträge zurückgenommen',
  takenBackInPart_one: '{{count}} Eintrag ließ sich nicht zurücknehmen; unter Aufträge steht, warum.',
  takenBackInPart_other: '{{count}} Einträge ließen sich nicht zurücknehmen; unter Aufträge steht, warum.',
};
