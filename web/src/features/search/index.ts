export { holdsWords, recordKinds, useFoundRecords, type FoundRecord, type RecordKind } from './use-found-records.ts';
