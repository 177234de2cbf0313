import { type Voice } from './wording.ts';

export const shopKeys = ['kernhaus', 'tarnbrook', 'marelle', 'stallhall'] as const;

/** The own shop, the British competitor, the French competitor and the marketplace, in the order of their ports. */
export type ShopKey = (typeof shopKeys)[number];

/** What the trade side of a shop decides: its words, its money and how it prices. */
export const tradePolicies: Record<
  ShopKey,
  { voice: Voice; currency: 'EUR' | 'GBP'; priceFactor: number; ending: number }
> = {
  kernhaus: { voice: { language: 'de', order: 'brand-first' }, currency: 'EUR', priceFactor: 1, ending: 90 },
  tarnbrook: { voice: { language: 'en', order: 'dashes' }, currency: 'GBP', priceFactor: 0.86, ending: 99 },
  marelle: { voice: { language: 'fr', order: 'noun-first' }, currency: 'EUR', priceFactor: 1.03, ending: 95 },
  stallhall: { voice: { language: 'en', order: 'loud' }, currency: 'EUR', priceFactor: 0.97, ending: 49 },
};

/** The businesses that sell on the marketplace. */
export const sellers = [
  'Nordlicht Handel',
  'Bazaar 24',
  'Maison Tavelle',
  'Quick & Kind',
  'Die Kiste',
  'Porto Outlet',
] as const;
