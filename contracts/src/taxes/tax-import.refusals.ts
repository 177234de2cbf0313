/** Why files of tax rates, or rows of them, are not taken: the reason, and after a line break the next step. */
export const english = {
  TAX_IMPORT_NO_SHOP:
    'Tax rates are imported into one own shop, and none whose settings you may change is chosen.\nChoose the shop first.',
  'tax_cell:country': '“{{text}}” is not a country.\nWrite its two letters, such as DE.',
  'tax_cell:region': '“{{text}}” is not a region.\nWrite what follows the country in ISO 3166-2, such as CA.',
  'tax_cell:not_a_percentage': '“{{text}}” is not a percentage.\nWrite it like 19 or 8.875.',
  'tax_cell:percentage_too_fine': '“{{text}}” has more than four decimals.\nRound it.',
  'tax_cell:percentage_out_of_range': '“{{text}}” is not between 0 and 100 per cent.\nCorrect it.',
  'tax_cell:day': '“{{text}}” is not a day.\nWrite it like 2027-01-31.',
  'tax_row:name': 'The tax rate is new and has no name.\nFill in the name.',
  'tax_row:percent': 'The tax rate is new, and its rate is not filled in.\nFill in the per cent.',
} as const;
