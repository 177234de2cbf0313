export type {
  BreadcrumbItem,
  ExtractionMethod,
  ExtractionWarning,
  ExtractedOffer,
  Field,
  PriceValue,
  RatingValue,
  RawOffer,
} from './raw-offer.ts';
export { storedPageMark } from './stored-page.ts';
