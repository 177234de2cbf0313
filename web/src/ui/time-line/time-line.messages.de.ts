import type { Translation } from '../../i18n/index.ts';
import type { english } from './time-line.messages.ts';

export const translation: Translation<typeof english> = {
  nothing: 'Es ist noch nichts geschehen.',
  byQuarry: 'Quarry',
  older: 'Ältere anzeigen',
  note: 'Notiz',
  noteHelp: 'Nur wer diesen Datensatz sehen darf, liest sie.',
  addNote: 'Notiz hinzufügen',
};
