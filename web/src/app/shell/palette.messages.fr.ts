import type { Translation } from '../../i18n/index.ts';
import type { english } from './palette.messages.ts';

export const translation: Translation<typeof english> = {
  findPlaceholder: 'Saisissez un nom, une page ou une action',
  pages: 'Pages',
  actions: 'Actions',
  recent: 'Récents',
  showMore: 'Afficher plus de {{group}}',
  showAll: 'Tout afficher : {{group}}',
  found: 'Résultats',
  searching: 'Recherche…',
  searchFailed: 'La recherche des fiches a échoué. Les pages et les actions restent disponibles ici.',
  nothingFound: 'Rien trouvé. Essayez un autre mot.',
  files: 'Fichiers',
  contacts: 'Contacts',
  copiedText: 'Copié : {{text}}',
  starHint: 'ajoute ou retire le favori',
  starred: 'en favori',
};
