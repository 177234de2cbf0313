import type { english } from './tax-import.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  TAX_IMPORT_NO_SHOP:
    'Steuersätze werden in einen eigenen Shop importiert, und keiner, dessen Einstellungen Sie ändern dürfen, ist gewählt.\nWählen Sie zuerst den Shop.',
  'tax_cell:country': '„{{text}}“ ist kein Land.\nSchreiben Sie die zwei Buchstaben, etwa DE.',
  'tax_cell:region': '„{{text}}“ ist keine Region.\nSchreiben Sie, was in ISO 3166-2 nach dem Land steht, etwa BY.',
  'tax_cell:not_a_percentage': '„{{text}}“ ist kein Prozentsatz.\nSchreiben Sie ihn wie 19 oder 8,875.',
  'tax_cell:percentage_too_fine': '„{{text}}“ hat mehr als vier Nachkommastellen.\nRunden Sie den Satz.',
  'tax_cell:percentage_out_of_range': '„{{text}}“ liegt nicht zwischen 0 und 100 Prozent.\nKorrigieren Sie den Satz.',
  'tax_cell:day': '„{{text}}“ ist kein Tag.\nSchreiben Sie ihn wie 2027-01-31.',
  'tax_row:name': 'Der Steuersatz ist neu und hat keinen Namen.\nTragen Sie den Namen ein.',
  'tax_row:percent': 'Der Steuersatz ist neu, und sein Satz fehlt.\nTragen Sie die Prozent ein.',
};
