import type { english } from './product-import.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'cell_gtin:not_digits': '„{{text}}“ ist keine GTIN: Diese besteht nur aus Ziffern.\nKorrigieren Sie sie.',
  'cell_gtin:several': 'Hier stehen mehrere Codes: „{{text}}“.\nLassen Sie einen davon stehen.',
  'cell_gtin:rounded':
    'Eine Tabellenkalkulation hat diese GTIN auf „{{text}}“ gerundet, und Ziffern sind verloren.\nFormatieren Sie die Spalte als Text, und geben Sie alle Ziffern ein.',
  'cell_gtin:all_zeros':
    'Eine GTIN nur aus Nullen ist ein Platzhalter.\nGeben Sie die richtige ein, oder leeren Sie die Zelle.',
  'cell_gtin:wrong_length': '„{{text}}“ hat nicht 8, 12, 13 oder 14 Ziffern.\nVergleichen Sie mit der Packung.',
  'cell_gtin:wrong_check_digit':
    'Die Prüfziffer von „{{text}}“ stimmt nicht, mindestens eine Ziffer ist also falsch.\nVergleichen Sie mit der Packung.',
  'cell_gtin:restricted':
    'Nummern wie „{{text}}“ benutzt jeder Shop für eigene Ware; anderswo bezeichnen sie nichts.\nLeeren Sie die Zelle.',
  'cell_gtin:coupon': '„{{text}}“ gehört zu einem Gutschein, nicht zu einer Ware.\nLeeren Sie die Zelle.',
  'cell_gtin:variable_measure': '„{{text}}“ bezeichnet Ware von wechselnder Menge.\nLeeren Sie die Zelle.',
  'cell_gtin:case':
    '„{{text}}“ bezeichnet eine Kiste mit mehreren Stück.\nGeben Sie die GTIN des einzelnen Stücks ein.',
  cell_unknown_brand:
    'Es gibt keine Marke „{{text}}“.\nLegen Sie sie zuerst unter Marken an, oder korrigieren Sie den Namen.',
  cell_unknown_category:
    'Es gibt keine Kategorie „{{text}}“.\nLegen Sie sie zuerst unter Kategorien an, oder korrigieren Sie den Pfad.',
  cell_several_categories:
    'Mehrere Kategorien heißen „{{text}}“.\nGeben Sie den ganzen Pfad ein, etwa Haushalt > Küche > Becher, oder die ID.',
  cell_not_a_measure: '„{{text}}“ ist keine Zahl mit Einheit.\nGeben Sie eine ein, etwa 12.5 {{unit}}.',
  cell_unknown_unit:
    'Die Einheit „{{text}}“ gehört nicht zu dieser Eigenschaft.\nVerwenden Sie eine von diesen: {{units}}.',
  cell_not_an_amount: '„{{text}}“ ist kein Betrag mit Währung.\nGeben Sie einen ein, etwa 12.50 EUR.',
  cell_unknown_product: 'Es gibt kein Produkt „{{text}}“.\nGeben Sie GTIN, SKU oder ID eines Produkts ein.',
  cell_several_products: 'Mehrere Produkte haben „{{text}}“.\nGeben Sie die ID des gemeinten ein.',
  cell_unknown_option:
    '„{{text}}“ ist keine Option dieser Eigenschaft; am ähnlichsten ist „{{nearest}}“.\nKorrigieren Sie es, oder fügen Sie die Option zuerst unter Eigenschaften hinzu.',
  cell_without_options:
    '„{{text}}“ ist keine Option: Die Eigenschaft hat noch keine.\nFügen Sie ihre Optionen zuerst unter Eigenschaften hinzu.',
  row_name_missing: 'Ein neues Produkt braucht einen Namen.\nTragen Sie einen ein.',
  row_name_emptied: 'Das Produkt hätte dann keinen Namen.\nTragen Sie einen ein, oder behalten Sie den vorhandenen.',
  row_several_variants:
    'Das Produkt hat {{count}} Varianten, und die Zeile sagt nicht, welche gemeint ist.\nOrdnen Sie nach GTIN, SKU oder MPN der Variante zu.',
};
