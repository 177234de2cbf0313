import type { english } from './products.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  BRAND_ARCHIVED:
    'La marque {{brand}} est archivée : ses produits ne peuvent pas être actifs.\nRétablissez d’abord la marque.',
  already_there: 'Le produit est déjà dans cet état : {{status}}.',
  no_such_move: 'Un produit dans cet état ({{from}}) ne peut pas passer à : {{to}}.\nPossible : {{ways}}.',
  'status:DRAFT': 'brouillon',
  'status:IN_REVIEW': 'en contrôle',
  'status:REJECTED': 'refusé',
  'status:ACTIVE': 'actif',
  'status:UNLISTED': 'non répertorié',
  'status:ARCHIVED': 'archivé',
};
