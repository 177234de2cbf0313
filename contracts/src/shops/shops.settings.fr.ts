import type { english } from './shops.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  newShopCurrency: 'Devise des nouvelles boutiques',
  'newShopCurrency.help':
    'Une boutique ajoutée sans devise reçoit celle-ci ; les prix sont dans cette devise quand une page n’en indique aucune.',
};
