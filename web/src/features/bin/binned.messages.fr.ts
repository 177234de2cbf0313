import type { Translation } from '../../i18n/index.ts';
import type { english } from './binned.messages.ts';

export const translation: Translation<typeof english> = {
  name: 'Nom',
  kind: 'Type',
  deletedBy: 'Supprimé par',
  deletedAt: 'Supprimé',
  purgeAt: 'Supprimé définitivement le',
  actions: 'Actions',
  since: 'Supprimé depuis',
  until: 'Supprimé jusqu’au',
  restore: 'Rétablir',
  restoreNamed: 'Rétablir {{name}}',
  restoreMany_one: 'Rétablir {{count}} élément',
  restoreMany_other: 'Rétablir {{count}} éléments',
  purge: 'Supprimer définitivement',
  purgeNamed: 'Supprimer définitivement {{name}}',
  purgeMany_one: 'Supprimer définitivement {{count}} élément',
  purgeMany_other: 'Supprimer définitivement {{count}} éléments',
  purgeText:
    'C’est irréversible. Les offres d’un produit restent, sans produit ; le journal des changements garde ce qui a été fait.',
  purged: '{{name}} est supprimé définitivement',
  emptyTitle: 'La corbeille est vide',
  emptyText:
    'Les produits, vues enregistrées et rôles supprimés restent ici jusqu’à ce qu’ils soient rétablis ou que leur délai expire.',
};
