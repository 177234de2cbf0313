import { defineCatalogue } from '../../../i18n/index.ts';

export const english = {
  selectAll: 'Select all {{count}} that match',
  allSelected: 'All {{count}} that match are selected',
  reading: 'Reading what matches now: {{count}}',
  readingRange: 'Reading the rows between',
  askText: '{{now}} rows match now; when you selected them there were {{selected}}. Nothing has been done yet.',
  stays: 'It runs in this tab: leaving the list stops it after the rows in hand.',
  tooMany: 'More than {{most}} rows match. Narrow the list and do it in parts.',
  stop: 'Stop',
  result: 'Result',
  name: 'Name',
  reason: 'Reason',
  isDone: 'Done',
  isRefused: 'Refused',
  left: '{{count}} left alone',
  moreInFile: '{{count}} more are in the file.',
  download: 'Download all results',
};

export const bulkMessages = defineCatalogue('bulk', english, {
  de: () => import('./bulk.messages.de.ts'),
  fr: () => import('./bulk.messages.fr.ts'),
  pt: () => import('./bulk.messages.pt.ts'),
});
