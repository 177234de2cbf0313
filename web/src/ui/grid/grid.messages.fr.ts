import type { Translation } from '../../i18n/index.ts';
import type { english } from './grid.messages.ts';

export const translation: Translation<typeof english> = {
  hint: 'Les flèches déplacent, Entrée modifie, Tab passe à la cellule suivante. F6, ou Échap puis Tab, quitte la grille.',
  skip: 'Aller à la grille',
  editCell: 'Modifier {{column}}',
  keyEdit: 'Modifier la cellule',
  keyNext: 'Cellule suivante',
  keyLeave: 'Quitter la grille',
  keyEmpty: 'Vider les cellules sélectionnées',
  keyFill: 'Recopier vers le bas',
  keyUndo: 'Annuler la dernière étape',
  keyCopy: 'Copier et coller des cellules',
};
