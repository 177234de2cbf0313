import type { english } from './categories.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  CATEGORY_SLUG_TAKEN:
    'Une autre catégorie de la même catégorie parente a le slug {{slug}}.\nChoisissez un autre slug ou une autre catégorie parente.',
  CATEGORY_IN_USE:
    'La catégorie contient encore {{parts}}.\nDéplacez ou supprimez d’abord ses produits et ses sous-catégories.',
  'in_category:products_one': '{{count}} produit',
  'in_category:products_other': '{{count}} produits',
  'in_category:categories_one': '{{count}} sous-catégorie',
  'in_category:categories_other': '{{count}} sous-catégories',
};
