import type { english } from './categories.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  CATEGORY_SLUG_TAKEN:
    'Outra categoria com a mesma categoria-mãe tem o slug {{slug}}.\nEscolha outro slug ou outra categoria-mãe.',
  CATEGORY_IN_USE: 'A categoria ainda contém {{parts}}.\nMova ou elimine primeiro os seus produtos e subcategorias.',
  'in_category:products_one': '{{count}} produto',
  'in_category:products_other': '{{count}} produtos',
  'in_category:categories_one': '{{count}} subcategoria',
  'in_category:categories_other': '{{count}} subcategorias',
};
