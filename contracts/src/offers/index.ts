export type {
  BreadcrumbItem,
  ExtractionMethod,
  ExtractionWarning,
  ExtractedOffer,
  Field,
  RatingValue,
  RawOffer,
} from './raw-offer.ts';
export {
  type CurrencyRule,
  currencyRules,
  formPrice,
  type NamedCurrencies,
  priceAtShop,
  type PricePeriod,
  pricePeriods,
  type PriceValue,
  type RecurringPriceValue,
} from './price-value.ts';
export {
  availabilities,
  checkNewOwnOffer,
  checkOwnOffer,
  type CreateOwnOfferDraft,
  createOwnOfferInput,
  type FirstOfferDraft,
  firstOfferInput,
  type OwnOfferDraft,
  ownOfferInput,
  ownOfferLimits,
  ownPriceDoubt,
} from './own-offer.input.ts';
export { type PricePosition, pricePositions, unsaidCondition } from './price-position.ts';
export { storedPageMark } from './stored-page.ts';
