import type { english } from './shops.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  newShopCurrency: 'Währung neuer Shops',
  'newShopCurrency.help':
    'Ein Shop, der ohne Währung angelegt wird, bekommt diese; in ihr sind Preise, wenn eine Seite keine nennt.',
};
