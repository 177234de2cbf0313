import type { Translation } from '../../../i18n/index.ts';
import type { english } from './export.messages.ts';

export const translation: Translation<typeof english> = {
  title: '{{list}} exportieren',
  what_one: 'Was die Liste jetzt zeigt: {{rows}} Zeile, mit {{columns}}.',
  what_other: 'Was die Liste jetzt zeigt: {{rows}} Zeilen in ihrer Reihenfolge, mit {{columns}}.',
  format: 'Dateiart',
  csv: 'CSV, für Tabellenprogramme',
  jsonl: 'JSON-Zeilen, für Programme',
  start: 'Zeilen exportieren',
  running: 'Fortschritt des Exports',
  rows: '{{rows}} von {{total}} Zeilen',
  done_one: '{{count}} Zeile steht in {{name}}.',
  done_other: '{{count}} Zeilen stehen in {{name}}.',
  leftOut_one: '{{count}} der Liste fehlt darin: Ihre Rolle umfasst ihren Export nicht.',
  leftOut_other: '{{count}} der Liste fehlen darin: Ihre Rolle umfasst ihren Export nicht.',
  failed: 'Die Datei ist nicht vollständig und wurde verworfen.',
};
