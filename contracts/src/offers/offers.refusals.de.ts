import type { english } from './offers.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  price_point_decided: 'Dieser Preis ist schon entschieden.\nSehen Sie sich das Angebot noch einmal an.',
};
