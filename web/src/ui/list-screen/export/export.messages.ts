import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  title: 'Export {{list}}',
  what_one: 'Exports the list as shown: {{rows}} row, with {{columns}}.',
  what_other: 'Exports the list as shown: {{rows}} rows in this order, with {{columns}}.',
  format: 'Format',
  csv: 'CSV for spreadsheets',
  jsonl: 'JSON Lines for programs',
  import: 'CSV of all fields, to edit and import again',
  allColumns: 'all fields that an import takes',
  start: 'Export rows',
  running: 'Progress of the export',
  rows: '{{rows}} of {{total}} rows',
  done_one: '{{count}} row is in {{name}}.',
  done_other: '{{count}} rows are in {{name}}.',
  leftOut_one: '{{count}} row is not exported: your role does not include exporting it.',
  leftOut_other: '{{count}} rows are not exported: your role does not include exporting them.',
  failed: 'The file is incomplete and was discarded.',
};

export const exportMessages = defineCatalogue('list-export', english, {
  de: () => import('./export.messages.de.ts'),
  fr: () => import('./export.messages.fr.ts'),
  pt: () => import('./export.messages.pt.ts'),
});
