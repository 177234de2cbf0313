import type { Translation } from '../../i18n/index.ts';
import type { english } from './bookmarks.messages.ts';

export const translation: Translation<typeof english> = {
  bookmarks: 'Favoris',
  star: 'Ajouter cet écran aux favoris',
  none: 'Aucun favori pour l’instant. L’étoile ajoute un écran, une fiche ou une liste filtrée.',
  remove: 'Retirer des favoris : {{name}}',
  gone: 'N’existe plus, ou vous est caché',
  unavailable: 'N’est plus disponible pour vous',
  tooMany: 'Il y a de la place pour {{limit}} favoris. Retirez-en d’abord un.',
  notKept: 'Le favori n’a pas pu être enregistré. Réessayez.',
  samples: 'Pages d’exemple',
  findSample: 'Chercher une page d’exemple à ajouter',
  starPage: 'Ajouter aux favoris : {{name}}',
};
