import type { Translation } from '../../i18n/index.ts';
import type { english } from './product-questions.messages.ts';

export const translation: Translation<typeof english> = {
  category: 'Catégorie',
  noCategory: 'Aucune catégorie',
  brand: 'Marque',
  noBrand: 'Aucune marque',
  status: 'Statut',
  statusHelp: 'Les produits qui ne peuvent pas y passer restent tels quels et sont signalés avec la raison.',
  chooseStatus: 'Choisir un statut',
  tags: 'Mots-clés',
  tagsHelp: 'Un par ligne.',
};
