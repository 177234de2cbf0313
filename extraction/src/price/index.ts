export type {
  PriceAmount,
  PriceDoubt,
  PriceFound,
  PriceOptions,
  PricePart,
  PriceReading,
  PriceRefusal,
  PriceRefusalCode,
  PriceResult,
  PriceRole,
} from './price-types.ts';
export { bareText, bareTrust, isReadTwice } from './bare-price.ts';
export { doubtWarnings } from './doubt-warnings.ts';
export { formFound, type StatedCurrency } from './form-found.ts';
export { isBelowZero } from './choose-price.ts';
export { type DecimalFound, type DecimalResult, readDecimal } from './read-decimal.ts';
export { readPrice, readPrices } from './read-prices.ts';
export { periodBeside } from './recurring.ts';
