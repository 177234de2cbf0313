import type { Translation } from '../../../i18n/index.ts';
import type { english } from './bulk.messages.ts';

export const translation: Translation<typeof english> = {
  selectAll: 'Sélectionner les {{count}} qui correspondent',
  allSelected: 'Les {{count}} qui correspondent sont sélectionnées',
  reading: 'Lecture de ce qui correspond : {{count}}',
  readingRange: 'Lecture des lignes entre les deux',
  askText:
    '{{now}} lignes correspondent maintenant ; lors de la sélection, il y en avait {{selected}}. Rien n’a encore été fait.',
  stays: 'L’action a lieu dans cet onglet : quitter la liste l’arrête après les lignes en cours.',
  tooMany: 'Plus de {{most}} lignes correspondent. Affinez la liste et procédez par parties.',
  stop: 'Arrêter',
  result: 'Résultat',
  name: 'Nom',
  reason: 'Raison',
  isDone: 'Fait',
  isRefused: 'Refusé',
  left: '{{count}} laissées telles quelles',
  moreInFile: '{{count}} autres se trouvent dans le fichier.',
  download: 'Télécharger tous les résultats',
};
