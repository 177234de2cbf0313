import type { Translation } from '../../../i18n/index.ts';
import type { english } from './editor.messages.ts';

export const translation: Translation<typeof english> = {
  tools: 'Ferramentas do texto',
  bold: 'Negrito',
  italic: 'Itálico',
  heading: 'Título',
  quotation: 'Citação',
  list: 'Lista',
  numbers: 'Lista numerada',
  undo: 'Desfazer',
  redo: 'Refazer',
};
