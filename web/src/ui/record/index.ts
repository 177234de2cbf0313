export { useRecordName, useShowRecordName } from './record-name.ts';
export { Facts, RecordPage, Section } from './record-page.tsx';
export { RecordSlot, RecordSlots } from './record-slot.tsx';
export { AllRecordWords, InRecordWords } from './record-words.tsx';
