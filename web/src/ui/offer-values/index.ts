export {
  availabilityText,
  conditionText,
  offerValueMessages,
  type OfferValueTexts,
  useStatedText,
} from './offer-values.ts';
