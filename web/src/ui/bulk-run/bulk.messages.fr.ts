import type { Translation } from '../../i18n/index.ts';
import type { english } from './bulk.messages.ts';

export const translation: Translation<typeof english> = {
  selectAll: 'Sélectionner les {{count}} qui correspondent',
  allSelected: 'Les {{count}} qui correspondent sont sélectionnées',
  gathering: 'Recherche des lignes qui correspondent',
  readingRange: 'Lecture des lignes entre les deux',
  askText: '{{count}} lignes correspondent maintenant. Rien n’a encore été fait.',
  goesOn: 'L’action continue si vous quittez la liste ou fermez cet onglet ; la page des tâches dit où elle en est.',
  tooMany:
    'On ne peut choisir, ou exclure, que {{most}} lignes une à une. Affinez la liste et sélectionnez tout ce qui correspond.',
  stop: 'Arrêter',
  leaveIt: 'Laisser continuer',
  result: 'Résultat',
  name: 'Nom',
  reason: 'Raison',
  isDone: 'Fait',
  isRefused: 'Refusé',
  isLeft: 'Laissé tel quel',
  left: '{{count}} laissées telles quelles',
  moreInFile: '{{count}} autres se trouvent dans le fichier.',
  download: 'Télécharger tous les résultats',
  takenBack_one: 'Annulé pour {{count}} élément',
  takenBack_other: 'Annulé pour {{count}} éléments',
  takenBackInPart_one: '{{count}} élément n’a pas pu être annulé ; la page des tâches dit pourquoi.',
  takenBackInPart_other: '{{count}} éléments n’ont pas pu être annulés ; la page des tâches dit pourquoi.',
};
