/** Refusals of categories (the reason, and after a line break the next step), and what became otherwise as one was restored. */
export const english = {
  CATEGORY_BELOW_ITSELF: 'A category cannot be moved below itself.\nChoose another parent.',
  CATEGORY_PARENT_GONE: 'The new parent does not exist any more.\nChoose another one.',
  CATEGORY_FORMER_PARENT_GONE:
    'The former parent was deleted permanently.\nMove the category below another parent instead.',
  CATEGORY_FORMER_PARENT_IN_BIN: 'The former parent {{name}} is in the bin.\nRestore it from there first.',
  CATEGORY_FORMER_PARENT_BELOW: 'The former parent {{name}} is below this category by now.\nMove it elsewhere first.',
  CATEGORY_MERGE_SAME: 'A category cannot be merged into itself.\nChoose another one.',
  CATEGORY_MERGE_BELOW:
    '{{above}} cannot be merged into {{name}}, which is below it.\nMerge {{name}} into {{above}} instead.',
  CATEGORY_MERGE_GONE: 'One of the categories was deleted in the meantime.\nReload the page and choose again.',
  CATEGORY_MERGED_ALREADY: '{{name}} was merged into {{into}} in the meantime.\nReload the page and choose again.',
  CATEGORY_MERGE_UNDONE: 'This merge was undone already.\nReload the page to see the categories as they are now.',
  CATEGORY_MERGE_PARENT_IN_BIN:
    '{{name}}, the former parent of {{merged}}, is in the bin.\nRestore it from there first.',
  CATEGORY_SLUG_TAKEN:
    'Another category with the same parent has the slug {{slug}} ({{locale}}).\nChange one of the two slugs, or choose another parent.',
  CATEGORY_IN_USE: 'The category still contains {{parts}}.\nMove or delete its products and subcategories first.',
  'restored:at_root': 'The category above it is in the bin or gone, so it stands at the top level now.',
  'restored:slug': 'Another category has the slug {{taken}} ({{locale}}) by now, so this one has {{slug}}.',
  'in_category:products_one': '{{count}} product',
  'in_category:products_other': '{{count}} products',
  'in_category:categories_one': '{{count}} subcategory',
  'in_category:categories_other': '{{count}} subcategories',
} as const;
