import type { Translation } from '../../../i18n/index.ts';
import type { english } from './samples.messages.ts';

export const translation: Translation<typeof english> = {
  sampleData: 'Musterdaten',
  what: 'Menschen, Waren und Zahlen sind hier erfunden. Änderungen halten, bis diese Seite neu geladen wird, und erreichen keinen Server.',
  reset: 'Musterdaten zurücksetzen',
  wasReset: 'Alle Musterdaten stehen wieder am Anfang',
};
