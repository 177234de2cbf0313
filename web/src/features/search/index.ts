export { foundLists, holdsWords, useFoundRecords, type FoundList, type FoundRecord } from './use-found-records.ts';
