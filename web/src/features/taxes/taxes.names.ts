import type { Names } from '../../i18n/index.ts';

export const names = {
  taxRates: { en: 'Tax rates', de: 'Steuersätze', fr: 'Taux de taxe', pt: 'Taxas de imposto' },
  addTaxRate: {
    en: 'Add tax rate',
    de: 'Steuersatz hinzufügen',
    fr: 'Ajouter un taux de taxe',
    pt: 'Adicionar taxa de imposto',
  },
  tax_rate: { en: 'Tax rate', de: 'Steuersatz', fr: 'Taux de taxe', pt: 'Taxa de imposto' },
} satisfies Names;
