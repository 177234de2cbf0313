import type { english } from './categories.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  CATEGORY_BELOW_ITSELF:
    'Uma categoria não pode ser movida para baixo de si própria.\nEscolha outra categoria superior.',
  CATEGORY_PARENT_GONE: 'A nova categoria superior já não existe.\nEscolha outra.',
  CATEGORY_FORMER_PARENT_GONE:
    'A categoria superior anterior foi eliminada definitivamente.\nMova antes a categoria para baixo de outra.',
  CATEGORY_FORMER_PARENT_IN_BIN: 'A categoria superior anterior {{name}} está na reciclagem.\nRestaure-a primeiro.',
  CATEGORY_FORMER_PARENT_BELOW:
    'A categoria superior anterior {{name}} está agora abaixo desta.\nMova-a primeiro para outro lugar.',
  CATEGORY_SLUG_TAKEN:
    'Outra categoria com a mesma categoria superior tem o slug {{slug}} ({{locale}}).\nAltere um dos dois slugs, ou escolha outra categoria superior.',
  CATEGORY_IN_USE: 'A categoria ainda contém {{parts}}.\nMova ou elimine primeiro os seus produtos e subcategorias.',
  'restored:at_root': 'A categoria superior está na reciclagem ou já não existe; esta fica agora no nível de topo.',
  'restored:slug': 'Outra categoria tem agora o slug {{taken}} ({{locale}}); esta passa a ter {{slug}}.',
  'in_category:products_one': '{{count}} produto',
  'in_category:products_other': '{{count}} produtos',
  'in_category:categories_one': '{{count}} subcategoria',
  'in_category:categories_other': '{{count}} subcategorias',
};
