import type { english } from './products.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  BRAND_ARCHIVED:
    'Le produit est actif et sa marque {{brand}} a été archivée entre-temps.\nRétablissez d’abord la marque.',
  already_there: 'Le produit est déjà dans cet état : {{status}}.',
  no_such_move: 'Un produit dans cet état ({{from}}) ne peut pas passer à : {{to}}.\nPossible : {{ways}}.',
  'status:DRAFT': 'brouillon',
  'status:IN_REVIEW': 'en contrôle',
  'status:REJECTED': 'refusé',
  'status:ACTIVE': 'actif',
  'status:UNLISTED': 'non répertorié',
  'status:ARCHIVED': 'archivé',
};
