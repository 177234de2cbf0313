export { EntryFrame, textOf } from './entry-frame.tsx';
