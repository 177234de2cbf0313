export { useRecordName, useShowRecordName } from './record-name.ts';
export { Facts, RecordPage, Section } from './record-page.tsx';
export { RecordPath } from './record-path.tsx';
export { RecordSlot } from './record-slot.tsx';
export { InRecordWords } from './record-words.tsx';
