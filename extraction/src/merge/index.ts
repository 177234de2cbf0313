export {
  hasSameRecency,
  mergeReadings,
  type MergedOffer,
  type PriceDisagreement,
  type Reading,
} from './merge-readings.ts';
