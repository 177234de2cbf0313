import type { Names } from '../../i18n/index.ts';

export const names = {
  shops: { en: 'Shops', de: 'Shops', fr: 'Boutiques', pt: 'Lojas' },
  addShop: { en: 'Add shop', de: 'Shop hinzufügen', fr: 'Ajouter une boutique', pt: 'Adicionar loja' },
  shop: { en: 'Shop', de: 'Shop', fr: 'Boutique', pt: 'Loja' },
} satisfies Names;
