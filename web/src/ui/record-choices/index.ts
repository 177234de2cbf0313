export { RecordChoices } from './record-choices.tsx';
export { RecordField } from './record-field.tsx';
export { RecordNames } from './record-names.tsx';
export { RecordsField } from './records-field.tsx';
export { useRecordNames, type NamedIds } from './use-record-names.ts';
export { foundRecords } from './found-records.ts';
