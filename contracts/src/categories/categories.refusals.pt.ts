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
  CATEGORY_MERGE_SAME: 'Uma categoria não pode ser unida a si própria.\nEscolha outra.',
  CATEGORY_MERGE_BELOW:
    '{{above}} não pode ser unida a {{name}}, que está abaixo dela.\nUna antes {{name}} a {{above}}.',
  CATEGORY_MERGE_GONE: 'Uma das categorias foi entretanto eliminada.\nRecarregue a página e escolha de novo.',
  CATEGORY_MERGED_ALREADY: '{{name}} foi entretanto unida a {{into}}.\nRecarregue a página e escolha de novo.',
  CATEGORY_MERGE_UNDONE: 'Esta união já foi anulada.\nRecarregue a página para ver o estado atual das categorias.',
  CATEGORY_MERGE_PARENT_IN_BIN:
    '{{name}}, a anterior categoria superior de {{merged}}, está na reciclagem.\nRestaure-a primeiro.',
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
