/** What is wrong with cells and rows of own offers that are imported: the reason, and after a line break the next step. */
export const english = {
  offer_import_no_shop:
    'Prices are imported into one own shop, and this is none whose offers you may change.\nChoose the shop first.',
  'cell_amount:not_a_decimal':
    '“{{text}}” is not an amount.\nWrite it like 19.99, without a sign between the thousands.',
  'cell_amount:too_small': '“{{text}}” is below zero.\nCorrect it.',
  'cell_amount:too_large': '“{{text}}” is larger than any price.\nCorrect it.',
  'cell_amount:too_many_decimals': '“{{text}}” has more decimals than {{currency}} has.\nRound it.',
  'cell_amount:other_currency':
    '“{{text}}” is in another currency than the shop, which has {{currency}}.\nWrite the amount in {{currency}}.',
  'cell_amount:shop_without_currency':
    'The shop has no currency, so that “{{text}}” is no price in it.\nChoose a currency on the page of the shop first.',
  cell_stock: '“{{text}}” is not a whole number from 0 on.\nCorrect it.',
  cell_availability:
    '“{{text}}” does not say whether the offer is in stock.\nWrite it like “in stock” or “out of stock”.',
  'row_list_price:list_below_price': 'The list price is below the price.\nRaise it, or leave it out.',
  'row_list_price:list_without_price': 'There is a list price and no price.\nFill in the price.',
  'row_own_price:below_cost':
    'The price {{price}} is below the cost {{cost}}.\nCorrect the row, or type the price on the page of the offer and confirm it.',
  'row_own_price:far_below_list':
    'The price {{price}} is more than 60 % below the list price {{listPrice}}.\nCorrect the row, or type the price on the page of the offer and confirm it.',
  row_no_product:
    'The shop has no offer “{{sku}}”, and no product has this SKU or the GTIN of the row.\nAdd the product first, or correct the number.',
  row_several_products: '{{count}} products have the SKU “{{sku}}”.\nAdd the GTIN of the right one to the row.',
  row_two_products: 'The SKU and the GTIN lead to two products.\nCorrect one of them.',
} as const;
