import type { english } from './offers.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  price_point_decided: 'Ce prix a déjà été décidé.\nRegardez de nouveau l’offre.',
};
