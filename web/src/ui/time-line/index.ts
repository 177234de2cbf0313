export { NoteForm } from './note-form.tsx';
export { TimeLine, type Happening } from './time-line.tsx';
