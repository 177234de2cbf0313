export { boundOffer, boundRemarks } from './bound-offer.ts';
export { boundText, type TextBound } from './bound-text.ts';
