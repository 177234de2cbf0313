import type { Translation } from '../../i18n/index.ts';
import type { english } from './time-line.messages.ts';

export const translation: Translation<typeof english> = {
  nothing: 'Ainda não aconteceu nada.',
  byQuarry: 'Quarry',
  older: 'Mostrar mais antigos',
  note: 'Nota',
  noteHelp: 'Só a lê quem tem acesso a este registo.',
  addNote: 'Adicionar nota',
};
