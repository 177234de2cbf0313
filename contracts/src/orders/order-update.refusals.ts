/** Why many orders, or rows of a file of tracking numbers, are left as they are: the reason, and after a line break the next step. */
export const english = {
  ORDER_NOTHING_ON_ITS_WAY: 'Nothing of it is on its way.\nShip it first.',
  TRACKING_NO_SHOP:
    'Tracking numbers are imported into one shop, and none of yours is chosen.\nChoose a shop whose orders you may ship.',
  'tracking_order:unknown': 'The shop has no order “{{text}}”.\nCorrect the number.',
  'tracking_order:other_shop': 'The order “{{text}}” is one of the shop {{shop}}.\nImport this row there.',
  'tracking_order:several': 'More than one order is called “{{text}}”.\nWrite the number that the shop itself gave it.',
  'tracking_cell:sku':
    'The order has nothing to ship with the SKU “{{text}}”.\nCorrect it, or leave it empty for all that is open.',
  'tracking_cell:later': '“{{text}}” has not come yet.\nWrite when it was shipped, or leave it empty for now.',
} as const;
