import type { english } from './offers.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  price_point_decided: 'Este preço já foi decidido.\nVeja a oferta de novo.',
};
