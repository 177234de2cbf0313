import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  selectAll: 'Select all {{count}} that match',
  allSelected: 'All {{count}} that match are selected',
  gathering: 'Finding out which rows match',
  readingRange: 'Reading the rows between',
  askText: '{{count}} rows match now. Nothing has been done yet.',
  goesOn: 'It goes on when you leave the list or close this tab; Jobs shows how far it is.',
  tooMany: 'Only {{most}} rows can be picked, or released, one by one. Narrow the list and select all that match.',
  stop: 'Stop',
  leaveIt: 'Leave it running',
  result: 'Result',
  name: 'Name',
  reason: 'Reason',
  isDone: 'Done',
  isRefused: 'Refused',
  isLeft: 'Left alone',
  left: '{{count}} left alone',
  moreInFile: '{{count}} more are in the file.',
  download: 'Download all results',
  takenBack_one: 'Taken back for {{count}} record',
  takenBack_other: 'Taken back for {{count}} records',
  takenBackInPart_one: '{{count}} record could not be taken back; Jobs says why.',
  takenBackInPart_other: '{{count}} records could not be taken back; Jobs says why.',
};

export const bulkMessages = defineCatalogue('bulk', english, {
  de: () => import('./bulk.messages.de.ts'),
  fr: () => import('./bulk.messages.fr.ts'),
  pt: () => import('./bulk.messages.pt.ts'),
});
