import type { Translation } from '../../../i18n/index.ts';
import type { english } from './editor.messages.ts';

export const translation: Translation<typeof english> = {
  tools: 'Werkzeuge des Textes',
  bold: 'Fett',
  italic: 'Kursiv',
  heading: 'Überschrift',
  quotation: 'Zitat',
  list: 'Liste',
  numbers: 'Nummerierte Liste',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
};
