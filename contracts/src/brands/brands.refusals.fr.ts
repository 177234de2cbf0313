import type { english } from './brands.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  HAS_ACTIVE_PRODUCTS_one: 'La marque a {{count}} produit actif.\nArchivez-le d’abord, ou donnez-lui une autre marque.',
  HAS_ACTIVE_PRODUCTS_other:
    'La marque a {{count}} produits actifs.\nArchivez-les d’abord, ou donnez-leur une autre marque.',
};
