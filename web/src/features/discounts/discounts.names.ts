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
  'bulk.discounts.start': {
    en: 'Start discounts',
    de: 'Rabatte starten',
    fr: 'Démarrer des remises',
    pt: 'Iniciar descontos',
  },
  'bulk.discounts.pause': {
    en: 'Pause discounts',
    de: 'Rabatte pausieren',
    fr: 'Mettre des remises en pause',
    pt: 'Pausar descontos',
  },
  'bulk.discounts.end': {
    en: 'End discounts',
    de: 'Rabatte beenden',
    fr: 'Terminer des remises',
    pt: 'Terminar descontos',
  },
  'bulk.discounts.delete': {
    en: 'Delete drafts of discounts',
    de: 'Entwürfe von Rabatten löschen',
    fr: 'Supprimer des brouillons de remises',
    pt: 'Eliminar rascunhos de descontos',
  },
} satisfies Names;
