export { knownTaxClasses, standardTaxClass, taxClassLimit, taxClassName } from './tax-class.ts';
export {
  isRegion,
  isTaxDay,
  percentText,
  readPercent,
  type TaxRateDraft,
  taxRateInput,
  taxRateLimits,
} from './tax-rate.input.ts';
