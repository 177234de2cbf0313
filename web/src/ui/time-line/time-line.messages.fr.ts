import type { Translation } from '../../i18n/index.ts';
import type { english } from './time-line.messages.ts';

export const translation: Translation<typeof english> = {
  nothing: 'Rien ne s’est encore passé.',
  byQuarry: 'Quarry',
  older: 'Afficher les plus anciens',
  note: 'Note',
  noteHelp: 'Seules les personnes ayant accès à cette fiche la lisent.',
  addNote: 'Ajouter la note',
};
