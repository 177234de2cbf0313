/** What is wrong with cells of products that are imported: the reason, and after a line break the next step. */
export const english = {
  'cell_gtin:not_digits': '“{{text}}” is not a GTIN, which holds digits only.\nCorrect it.',
  'cell_gtin:several': 'Several codes are entered here: “{{text}}”.\nLeave one of them.',
  'cell_gtin:rounded':
    'A spreadsheet rounded this GTIN to “{{text}}”, and digits are lost.\nFormat the column as text, and enter all digits.',
  'cell_gtin:all_zeros': 'A GTIN of zeros alone is a placeholder.\nEnter the real one, or empty the cell.',
  'cell_gtin:wrong_length': '“{{text}}” does not have 8, 12, 13 or 14 digits.\nCompare it with the package.',
  'cell_gtin:wrong_check_digit':
    'The check digit of “{{text}}” is wrong, so at least one digit is.\nCompare it with the package.',
  'cell_gtin:restricted':
    'Shops use numbers such as “{{text}}” for their own goods, so it identifies nothing elsewhere.\nEmpty the cell.',
  'cell_gtin:coupon': '“{{text}}” belongs to a coupon, not to goods.\nEmpty the cell.',
  'cell_gtin:variable_measure': '“{{text}}” is for goods of varying measure.\nEmpty the cell.',
  'cell_gtin:case': '“{{text}}” is for a case of several units.\nEnter the GTIN of the unit.',
  cell_unknown_brand: 'There is no brand “{{text}}”.\nAdd it under Brands first, or correct the name.',
  cell_unknown_category: 'There is no category “{{text}}”.\nAdd it under Categories first, or correct the path.',
  cell_several_categories:
    'Several categories are called “{{text}}”.\nEnter the whole path, such as Home > Kitchen > Mugs, or the ID.',
  cell_not_a_measure: '“{{text}}” is not a number with a unit.\nEnter one such as 12.5 {{unit}}.',
  cell_unknown_unit: 'The unit “{{text}}” does not belong to this attribute.\nUse one of these: {{units}}.',
  cell_not_an_amount: '“{{text}}” is not an amount with its currency.\nEnter one such as 12.50 EUR.',
  cell_unknown_product: 'There is no product “{{text}}”.\nEnter the GTIN, SKU or ID of a product.',
  cell_several_products: 'Several products have “{{text}}”.\nEnter the ID of the one that is meant.',
  cell_unknown_option:
    '“{{text}}” is not an option of this attribute; the nearest is “{{nearest}}”.\nCorrect it, or add the option under Attributes first.',
  cell_without_options:
    '“{{text}}” is not an option: the attribute has none yet.\nAdd its options under Attributes first.',
  row_name_missing: 'A new product needs a name.\nFill in a name.',
  row_name_emptied: 'This would leave the product without a name.\nEnter a name, or keep the one that is there.',
  row_several_variants:
    'The product has {{count}} variants, and the row does not say which one is meant.\nMatch by the GTIN, SKU or MPN of the variant.',
} as const;
