/** Refusals of categories (the reason, and after a line break the next step), and what became otherwise as one was restored. */
export const english = {
  CATEGORY_BELOW_ITSELF: 'A category cannot be moved below itself.\nChoose another parent.',
  CATEGORY_PARENT_GONE: 'The new parent does not exist any more.\nChoose another one.',
  CATEGORY_FORMER_PARENT_GONE:
    'The former parent was deleted permanently.\nMove the category below another parent instead.',
  CATEGORY_FORMER_PARENT_IN_BIN: 'The former parent {{name}} is in the bin.\nRestore it from there first.',
  CATEGORY_FORMER_PARENT_BELOW: 'The former parent {{name}} is below this category by now.\nMove it elsewhere first.',
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
