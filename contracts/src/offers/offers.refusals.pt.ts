import type { english } from './offers.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  price_point_decided: 'Este preço já foi decidido.\nVeja a oferta de novo.',
  'own_price:below_cost': 'O preço {{price}} está abaixo do custo {{cost}}.\nConfirme para o guardar mesmo assim.',
  'own_price:far_below_list':
    'O preço {{price}} está mais de 60 % abaixo do preço de tabela {{listPrice}}.\nConfirme para o guardar mesmo assim.',
  offer_not_own:
    'Esta oferta é lida de uma loja que não é sua, por isso o preço não é escrito.\nEscolha uma oferta de uma das suas lojas.',
};
