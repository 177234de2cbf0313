import { defineCatalogue } from '../../i18n/index.ts';

export const english = {
  nothing: 'Nothing has happened yet.',
  byQuarry: 'Quarry',
  older: 'Show older',
  note: 'Note',
  noteHelp: 'Only people with access to this record read it.',
  addNote: 'Add note',
};

export const timeLineMessages = defineCatalogue('time-line', english, {
  de: () => import('./time-line.messages.de.ts'),
  fr: () => import('./time-line.messages.fr.ts'),
  pt: () => import('./time-line.messages.pt.ts'),
});
