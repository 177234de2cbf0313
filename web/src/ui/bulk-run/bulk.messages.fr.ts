import type { Translation } from '../../i18n/index.ts';
import type { english } from './bulk.messages.ts';

export const translation: Translation<typeof english> = {
  selectAll: 'Sélectionner les {{count}} lignes correspondantes',
  allSelected: 'Les {{count}} lignes correspondantes sont sélectionnées',
  gathering: 'Recherche des lignes qui correspondent',
  readingRange: 'Chargement des lignes entre les deux',
  askText: '{{count}} lignes correspondent maintenant. Rien n’a encore été modifié.',
  goesOn: 'L’action continue si vous quittez la liste ou fermez cet onglet ; la page des tâches montre son avancement.',
  tooMany:
    'On ne peut sélectionner ou désélectionner que {{most}} lignes une à une. Affinez la liste et sélectionnez toutes les lignes correspondantes.',
  stop: 'Arrêter',
  leaveIt: 'Laisser tourner',
  result: 'Résultat',
  name: 'Nom',
  reason: 'Raison',
  isDone: 'Fait',
  isRefused: 'Refusé',
  isUnchanged: 'Inchangé',
  isFailed: 'Échec',
  isConflict: 'Conflit',
  isLeft: 'Ignoré',
  left: '{{count}} ignorées',
  moreInFile: '{{count}} autres se trouvent dans le fichier.',
  download: 'Télécharger tous les résultats',
  takenBack_one: 'Annulé pour {{count}} élément',
  takenBack_other: 'Annulé pour {{count}} éléments',
  takenBackInPart_one: '{{count}} élément n’a pas pu être annulé ; la page des tâches dit pourquoi.',
  takenBackInPart_other: '{{count}} éléments n’ont pas pu être annulés ; la page des tâches dit pourquoi.',
};
