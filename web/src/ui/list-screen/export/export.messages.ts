import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  title: 'Export {{list}}',
  what_one: 'What the list shows now: {{rows}} row, with {{columns}}.',
  what_other: 'What the list shows now: {{rows}} rows, in their order, with {{columns}}.',
  format: 'Format',
  csv: 'CSV, for spreadsheets',
  jsonl: 'JSON lines, for programs',
  start: 'Export rows',
  running: 'Progress of the export',
  rows: '{{rows}} of {{total}} rows',
  done_one: '{{count}} row is in {{name}}.',
  done_other: '{{count}} rows are in {{name}}.',
  leftOut_one: '{{count}} of the list is not: your role does not include exporting it.',
  leftOut_other: '{{count}} of the list are not: your role does not include exporting them.',
  failed: 'The file is not whole and was thrown away.',
};

export const exportMessages = defineCatalogue('list-export', english, {
  de: () => import('./export.messages.de.ts'),
  fr: () => import('./export.messages.fr.ts'),
  pt: () => import('./export.messages.pt.ts'),
});
