import type { Translation } from '../../../i18n/index.ts';
import type { english } from './editor.messages.ts';

export const translation: Translation<typeof english> = {
  tools: 'Outils du texte',
  bold: 'Gras',
  italic: 'Italique',
  heading: 'Titre',
  quotation: 'Citation',
  list: 'Liste à puces',
  numbers: 'Liste numérotée',
  undo: 'Annuler',
  redo: 'Rétablir',
};
