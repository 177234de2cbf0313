import type { english } from './shops.refusals.ts';

export const translation: Record<keyof typeof english, string> = {
  'shop.suspended': 'Der Shop ist ausgesetzt.\nAktivieren Sie ihn wieder, um ihn zu lesen.',
  'shop.closed': 'Der Shop ist geschlossen; es wird nichts mehr von ihm gelesen.',
};
