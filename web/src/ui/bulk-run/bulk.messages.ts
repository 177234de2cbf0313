import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  selectAll: 'Select all {{count}} matching rows',
  allSelected: 'All {{count}} matching rows are selected',
  gathering: 'Finding matching rows',
  readingRange: 'Loading the rows between',
  askText: '{{count}} rows match now. Nothing has been changed yet.',
  goesOn: 'It continues when you leave the list or close this tab; Jobs shows its progress.',
  tooMany: 'You can select or deselect only {{most}} rows one by one. Narrow the list and select all matching rows.',
  stop: 'Stop',
  leaveIt: 'Keep running',
  result: 'Result',
  name: 'Name',
  reason: 'Reason',
  isDone: 'Done',
  isRefused: 'Refused',
  isUnchanged: 'Unchanged',
  isFailed: 'Failed',
  isConflict: 'Conflict',
  isLeft: 'Skipped',
  left: '{{count}} skipped',
  moreInFile: '{{count}} more are in the file.',
  download: 'Download all results',
  takenBack_one: 'Undone for {{count}} record',
  takenBack_other: 'Undone for {{count}} records',
  takenBackInPart_one: '{{count}} record could not be undone; Jobs says why.',
  takenBackInPart_other: '{{count}} records could not be undone; Jobs says why.',
};

export const bulkMessages = defineCatalogue('bulk', english, {
  de: () => import('./bulk.messages.de.ts'),
  fr: () => import('./bulk.messages.fr.ts'),
  pt: () => import('./bulk.messages.pt.ts'),
});
