import type { Translation } from '../../../i18n/index.ts';
import type { english } from './bulk.messages.ts';

export const translation: Translation<typeof english> = {
  selectAll: 'Alle {{count}} passenden auswählen',
  allSelected: 'Alle {{count}} passenden sind ausgewählt',
  reading: 'Was jetzt passt, wird gelesen: {{count}}',
  readingRange: 'Die Zeilen dazwischen werden gelesen',
  askText: 'Jetzt passen {{now}} Zeilen; beim Auswählen waren es {{selected}}. Noch ist nichts geschehen.',
  stays: 'Es läuft in diesem Tab: Wer die Liste verlässt, hält es nach den begonnenen Zeilen an.',
  tooMany: 'Mehr als {{most}} Zeilen passen. Grenzen Sie die Liste ein und gehen Sie in Teilen vor.',
  stop: 'Anhalten',
  result: 'Ergebnis',
  name: 'Bezeichnung',
  reason: 'Grund',
  isDone: 'Erledigt',
  isRefused: 'Abgelehnt',
  left: '{{count}} nicht angerührt',
  moreInFile: '{{count}} weitere stehen in der Datei.',
  download: 'Alle Ergebnisse herunterladen',
};
