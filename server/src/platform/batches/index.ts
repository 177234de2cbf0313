export type { Apart } from './apart.ts';
export { Attempts } from './attempts.ts';
export { eachApart } from './each-apart.ts';
export { isFaultOfWork } from './fault-of-work.ts';
export { notSaved } from './not-saved.ts';
export { type ApartSaving, saveApart } from './save-apart.ts';
