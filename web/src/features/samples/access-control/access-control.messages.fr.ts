import type { Translation } from '../../../i18n/index.ts';
import type { english } from './access-control.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Contrôle d’accès',
  common: 'Pour tout le monde',
  commonText: 'Toute personne qui peut voir les exemples voit cette carte. Elle demande :',
  more: 'Pour qui peut faire davantage',
  moreText: 'Seules les personnes qui gèrent tout voient aussi cette carte. Elle demande :',
};
