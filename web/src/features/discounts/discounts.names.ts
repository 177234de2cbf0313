import type { Names } from '../../i18n/index.ts';

export const names = {
  discounts: { en: 'Discounts', de: 'Rabatte', fr: 'Remises', pt: 'Descontos' },
  addDiscount: {
    en: 'Add discount',
    de: 'Rabatt hinzufügen',
    fr: 'Ajouter une remise',
    pt: 'Adicionar desconto',
  },
  discountBench: { en: 'Test bench', de: 'Prüfstand', fr: 'Banc d’essai', pt: 'Bancada de teste' },
  discount: { en: 'Discount', de: 'Rabatt', fr: 'Remise', pt: 'Desconto' },
  discountCodes: { en: 'Codes', de: 'Codes', fr: 'Codes', pt: 'Códigos' },
  discountUses: { en: 'Uses', de: 'Verwendungen', fr: 'Utilisations', pt: 'Utilizações' },
} satisfies Names;
