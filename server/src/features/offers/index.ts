export { confirmOffersOfPages, markAbsentOffers } from './absent-offers.ts';
export type { OfferRow, OfferShop } from './offer.ts';
export { rekeyCandidates, type RekeyCandidate } from './rekey-candidates.ts';
export { extractorVersion, saveOffers, type OfferSource, type SavedOffers } from './save-offers.ts';
