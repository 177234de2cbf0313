import type { Translation } from '../../../i18n/index.ts';
import type { english } from './setup.messages.ts';

export const translation: Translation<typeof english> = {
  title: 'Colonnes et lignes',
  close: 'Fermer',
  density: 'Hauteur des lignes',
  'density.compact': 'Compacte',
  'density.usual': 'Normale',
  'density.roomy': 'Confortable',
  pin: 'Épingler {{column}}',
  moveUp: 'Avancer {{column}}',
  moveDown: 'Reculer {{column}}',
  width: 'Largeur de {{column}} en pixels',
  widthOpen: 'auto',
  note: 'Prend effet aussitôt et reste avec votre compte. Vous pouvez aussi faire glisser le bord d’un en-tête.',
  reset: 'Rétablir les valeurs par défaut',
};
