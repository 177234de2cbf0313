import type { Translation } from '../../../i18n/index.ts';
import type { english } from './views.messages.ts';

export const translation: Translation<typeof english> = {
  views: 'Vues de cette liste',
  all: 'Tout',
  shared: 'Partagée',
  sharedBy: 'Partagée par {{name}}',
  unsaved: 'Modifiée, non enregistrée',
  save: 'Enregistrer « {{name}} »',
  reset: 'Revenir à « {{name}} » enregistrée',
  edit: 'Modifier « {{name}} »',
  saveAs: 'Enregistrer comme nouvelle vue',
  name: 'Nom de la vue',
  nameMissing: 'Donnez un nom à la vue.',
  share: 'Partager avec tous ceux qui peuvent ouvrir cette liste',
  holds: 'Une vue enregistre la recherche, les filtres et l’ordre de la liste, ses colonnes et la hauteur des lignes.',
  delete: 'Supprimer la vue',
  saved: '« {{name}} » enregistrée',
  tooMany_one: 'Il y a de la place pour {{count}} vue. Supprimez-la d’abord.',
  tooMany_other: 'Il y a de la place pour {{count}} vues. Supprimez-en une d’abord.',
  changed: 'Quelqu’un a modifié cette vue entre-temps. La dernière version est affichée ; réessayez.',
  gone: 'Cette vue a été supprimée ou n’est plus partagée avec vous. Ses filtres restent en place.',
  refused: 'Cela ne peut pas être enregistré comme vue. Raccourcissez son nom ou ses filtres.',
};
