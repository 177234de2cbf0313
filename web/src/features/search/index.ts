export { foundLists, holdsWords, useFoundRecords, type FoundList } from './use-found-records.ts';
