import type { ExtractionWarning, RawOffer } from '@quarry/contracts/offers';

/** What saving needs to know of the shop that states the offers. */
export type OfferShop = {
  id: string;
  kind: 'own' | 'partner' | 'observed';
  isMarketplace: boolean;
  currency: string | null;
  pricesIncludeTax: boolean;
};

/** One raw offer with where and when it was read. */
export type OfferRow = {
  rawOffer: RawOffer;
  warnings: ExtractionWarning[];
  /** The time of the fetch, also for replays. */
  observedAt: Date;
  pageId?: string | null;
  pageFetchId?: string | null;
  /** Hash of the stored bytes the offer was read from. */
  blobSha256?: Buffer | null;
  /** What was stated before a replay that is taken back: it brings back what the replay took away. */
  isTakenBack?: boolean;
};

/** After how many complete runs without it an offer that is missing counts as expired. */
export const runsUntilExpired = 3;
