import type { Translation } from '../../../i18n/index.ts';
import type { english } from './export.messages.ts';

export const translation: Translation<typeof english> = {
  title: '{{list}} exportieren',
  what_one: 'Exportiert die Liste wie gezeigt: {{rows}} Zeile, mit {{columns}}.',
  what_other: 'Exportiert die Liste wie gezeigt: {{rows}} Zeilen in dieser Reihenfolge, mit {{columns}}.',
  format: 'Dateiformat',
  csv: 'CSV, für Tabellenprogramme',
  jsonl: 'JSON Lines für Programme',
  import: 'CSV mit allen Feldern, zum Bearbeiten und erneuten Importieren',
  allColumns: 'allen Feldern, die ein Import annimmt',
  start: 'Zeilen exportieren',
  running: 'Fortschritt des Exports',
  rows: '{{rows}} von {{total}} Zeilen',
  done_one: '{{count}} Zeile steht in {{name}}.',
  done_other: '{{count}} Zeilen stehen in {{name}}.',
  leftOut_one: '{{count}} Zeile wird nicht exportiert: Ihre Rolle umfasst ihren Export nicht.',
  leftOut_other: '{{count}} Zeilen werden nicht exportiert: Ihre Rolle umfasst ihren Export nicht.',
  failed: 'Die Datei ist unvollständig und wurde verworfen.',
};
