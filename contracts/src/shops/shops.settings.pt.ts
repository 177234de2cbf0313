import type { english } from './shops.settings.ts';

export const translation: Record<keyof typeof english, string> = {
  newShopCurrency: 'Moeda das lojas novas',
  'newShopCurrency.help':
    'Uma loja adicionada sem moeda recebe esta; os preços estão nela quando uma página não indica nenhuma.',
};
