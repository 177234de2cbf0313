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
  copying: 'Lecture des lignes à copier',
  copied_one: '{{rows}} ligne copiée',
  copied_other: '{{rows}} lignes copiées',
  copiedFirst:
    'Seules les {{rows}} premières lignes sur {{all}} ont été copiées. Pour toutes, exportez la liste, ou filtrez-la et copiez-la en plusieurs parties.',
  copiedFirstOnly:
    'Seules les {{rows}} premières lignes ont été copiées. Pour toutes, exportez la liste, ou filtrez-la et copiez-la en plusieurs parties.',
  notCopied: 'Rien n’a été copié : les lignes n’ont pas pu être lues, ou le navigateur a refusé. Réessayez.',
};
