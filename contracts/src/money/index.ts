export { taxOnTop, type TaxedAmount, taxWithin } from './tax.ts';
export { currencyExponent, isCurrencyCode, type CurrencyCode } from './currency.ts';
export { isHistoricCurrency, isKnownCurrency } from './historic-currencies.ts';
export { addMoney, compareMoney, parseDecimal, toMinor, type Money, formatMinor } from './money.ts';
