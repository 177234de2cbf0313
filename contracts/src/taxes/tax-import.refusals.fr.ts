import type { english } from './tax-import.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  TAX_IMPORT_NO_SHOP:
    'Les taux de taxe s’importent dans une boutique propre, et aucune dont vous pouvez modifier les paramètres n’est choisie.\nChoisissez d’abord la boutique.',
  'tax_cell:country': '« {{text}} » n’est pas un pays.\nÉcrivez ses deux lettres, comme DE.',
  'tax_cell:region': '« {{text}} » n’est pas une région.\nÉcrivez ce qui suit le pays dans ISO 3166-2, comme CA.',
  'tax_cell:not_a_percentage': '« {{text}} » n’est pas un pourcentage.\nÉcrivez-le comme 19 ou 8,875.',
  'tax_cell:percentage_too_fine': '« {{text}} » a plus de quatre décimales.\nArrondissez-le.',
  'tax_cell:percentage_out_of_range': '« {{text}} » n’est pas entre 0 et 100 pour cent.\nCorrigez-le.',
  'tax_cell:day': '« {{text}} » n’est pas un jour.\nÉcrivez-le comme 2027-01-31.',
  'tax_row:name': 'Le taux de taxe est nouveau et n’a pas de nom.\nIndiquez le nom.',
  'tax_row:percent': 'Le taux de taxe est nouveau, et son pourcentage manque.\nIndiquez le pourcentage.',
};
