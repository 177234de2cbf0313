import type { english } from './categories.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  CATEGORY_BELOW_ITSELF:
    'Une catégorie ne peut pas être déplacée sous elle-même.\nChoisissez une autre catégorie parente.',
  CATEGORY_PARENT_GONE: 'La nouvelle catégorie parente n’existe plus.\nChoisissez-en une autre.',
  CATEGORY_FORMER_PARENT_GONE:
    'L’ancienne catégorie parente a été supprimée définitivement.\nDéplacez plutôt la catégorie sous une autre.',
  CATEGORY_FORMER_PARENT_IN_BIN: 'L’ancienne catégorie parente {{name}} est dans la corbeille.\nRestaurez-la d’abord.',
  CATEGORY_FORMER_PARENT_BELOW:
    'L’ancienne catégorie parente {{name}} se trouve maintenant sous celle-ci.\nDéplacez-la d’abord ailleurs.',
  CATEGORY_MERGE_SAME: 'Une catégorie ne peut pas être fusionnée avec elle-même.\nChoisissez-en une autre.',
  CATEGORY_MERGE_BELOW:
    '{{above}} ne peut pas être fusionnée dans {{name}}, qui se trouve en dessous.\nFusionnez plutôt {{name}} dans {{above}}.',
  CATEGORY_MERGE_GONE: 'L’une des catégories a été supprimée entre-temps.\nRechargez la page et choisissez de nouveau.',
  CATEGORY_MERGED_ALREADY:
    '{{name}} a été fusionnée dans {{into}} entre-temps.\nRechargez la page et choisissez de nouveau.',
  CATEGORY_MERGE_UNDONE: 'Cette fusion a déjà été annulée.\nRechargez la page pour voir l’état actuel des catégories.',
  CATEGORY_MERGE_PARENT_IN_BIN:
    '{{name}}, l’ancienne catégorie parente de {{merged}}, est dans la corbeille.\nRestaurez-la d’abord.',
  CATEGORY_SLUG_TAKEN:
    'Une autre catégorie de la même catégorie parente a le slug {{slug}} ({{locale}}).\nModifiez l’un des deux slugs, ou choisissez une autre catégorie parente.',
  CATEGORY_IN_USE:
    'La catégorie contient encore {{parts}}.\nDéplacez ou supprimez d’abord ses produits et ses sous-catégories.',
  'restored:at_root':
    'La catégorie parente est dans la corbeille ou n’existe plus ; celle-ci est maintenant au premier niveau.',
  'restored:slug': 'Une autre catégorie a pris le slug {{taken}} ({{locale}}) ; celle-ci a maintenant {{slug}}.',
  'in_category:products_one': '{{count}} produit',
  'in_category:products_other': '{{count}} produits',
  'in_category:categories_one': '{{count}} sous-catégorie',
  'in_category:categories_other': '{{count}} sous-catégories',
};
