/** Why files of orders, or rows of them, are not taken: the reason, and after a line break the next step. */
export const english = {
  ORDER_IMPORT_NO_CHANNEL:
    'Orders are imported into one sales channel, and none of yours is chosen.\nChoose a sales channel of a shop of which you may add orders.',
  order_too_many_lines: 'The order has {{count}} lines; {{most}} is the most.\nSplit it.',
  'order_cell:missing':
    'An order needs {{column}}, and nothing is entered there.\nFill it in, or choose the column that has it.',
  'order_cell:differs':
    'Row {{row}} says “{{text}}” here, and all rows of an order say the same.\nCorrect one of the two, or leave this cell empty.',
  'order_cell:amount': '“{{text}}” is not an amount.\nWrite one such as 12.50, without signs between thousands.',
  'order_cell:decimals': '{{text}} has {{scale}} decimals, {{currency}} has {{most}}.\nCorrect the amount.',
  'order_cell:large': '“{{text}}” is larger than any amount.\nCorrect it.',
  'order_cell:below_zero': '“{{text}}” is below zero, and a payment is not.\nCorrect it.',
  'order_cell:rate': '“{{text}}” is not a tax rate.\nWrite one in percent, such as 19 or 8.875.',
  'order_cell:quantity': '“{{text}}” is not a quantity.\nWrite a whole number from 1 to 1000000.',
  'order_cell:early': '“{{text}}” is before 1990.\nWrite a later time.',
  'order_cell:placed_early': '“{{text}}” is before 1990.\nWrite when the order was placed.',
  'order_cell:placed_later': '“{{text}}” has not come yet.\nWrite when the order was placed.',
  'order_cell:shipped_later': '“{{text}}” has not come yet.\nWrite when the order was shipped, or leave it empty.',
  'order_cell:shipped_earlier':
    '“{{text}}” is before the order was placed ({{placed}}).\nCorrect one of the two times.',
  'order_cell:time': '“{{text}}” is not a time.\nWrite it like 2026-01-31 14:30.',
  'order_cell:skipped_time':
    'The clocks go forward then, so “{{text}}” does not exist.\nWrite an earlier or a later time, or add its offset from UTC, such as +01:00.',
  'order_cell:doubled_time':
    'The clocks go back then, so “{{text}}” comes twice.\nAdd its offset from UTC, such as +01:00, to say which one you mean.',
  'order_cell:currency': '“{{text}}” is not a currency.\nWrite its code, such as EUR.',
  'order_cell:kind': '“{{text}}” is not a kind of line.\nWrite item, shipping or fee.',
  'order_cell:wrong': '“{{text}}” cannot be used here.\nCorrect the cell.',
  'order_column:placedAt': 'the time it was placed',
  'order_column:currency': 'a currency',
  'order_column:title': 'a title, an SKU or a GTIN',
  'order_column:quantity': 'a quantity',
  'order_column:unitPrice': 'a unit price',
} as const;
