import type { Translation } from '../../../i18n/index.ts';
import type { english } from './peek.messages.ts';

export const translation: Translation<typeof english> = {
  peek: 'Aperçu',
  previous: 'Ligne au-dessus (k)',
  next: 'Ligne au-dessous (j)',
  open: 'Ouvrir la fiche',
  sought: 'Recherche de la ligne',
  notFound: 'Ligne introuvable',
  notFoundText: 'Les filtres masquent cette ligne, ou elle est loin plus bas. Retirez les filtres ou cherchez son nom.',
};
