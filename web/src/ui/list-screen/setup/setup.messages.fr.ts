import type { Translation } from '../../../i18n/index.ts';
import type { english } from './setup.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Colonnes et lignes',
  close: 'Fermer',
  density: 'Hauteur des lignes',
  'density.compact': 'Basse',
  'density.usual': 'Normale',
  'density.roomy': 'Haute',
  pin: 'Garder {{column}} en vue',
  moveUp: 'Avancer {{column}}',
  moveDown: 'Reculer {{column}}',
  width: 'Largeur de {{column}} en pixels',
  widthOpen: 'libre',
  note: 'Prend effet aussitôt et reste avec votre compte. Dans le tableau, le bord d’un en-tête élargit aussi sa colonne.',
  reset: 'Comme au début',
};
