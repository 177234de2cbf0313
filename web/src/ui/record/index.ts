export { Facts, RecordPage, Section } from './record-page.tsx';
