import type { Translation } from '../../i18n/index.ts';
import type { english } from './record-choices.messages.ts';

export const translation: Translation<typeof english> = {
  find: 'Chercher par nom',
  findIn: 'Chercher dans : {{label}}',
  noneFound: 'Rien ne porte ce nom.',
  noneYet: 'Il n’y a encore rien.',
  more: 'Il y en a d’autres : tapez une partie du nom.',
  notFound: 'La recherche n’a pas abouti.',
  chosen_one: '{{count}} choix',
  chosen_other: '{{count}} choix',
  gone: 'N’existe plus',
};
