import type { Translation } from '../../../i18n/index.ts';
import type { english } from './peek.messages.ts';

export const translation: Translation<typeof english> = {
  peek: 'À côté de la liste',
  previous: 'Ligne au-dessus (k)',
  next: 'Ligne au-dessous (j)',
  open: 'Ouvrir la fiche entière',
  sought: 'Recherche de la ligne',
  notFound: 'Pas parmi ces lignes',
  notFoundText:
    'La ligne n’est pas dans cette liste telle qu’elle est filtrée, ou loin plus bas. Retirez les filtres ou cherchez son nom.',
};
