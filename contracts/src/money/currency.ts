/**
 * ISO 4217: the number of decimals ("minor unit") of every active currency, and of those withdrawn since 2017, which old pages still name.
 * Written out because `Intl` follows everyday usage instead and is wrong for nine of them (0 for IQD, which has 3; 0 for HUF, which has 2).
 */
const codesByExponent = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2: 'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
} as const;

/** List three of ISO 4217, all with two decimals. */
export const withdrawnCodes = 'ANG BGN CUC HRK MRO SLL STD VEF ZWL';

const exponents = new Map<string, number>(
  [...Object.entries(codesByExponent), ['2', withdrawnCodes] as const].flatMap(([exponent, codes]) =>
    codes.split(' ').map((code): [string, number] => [code, Number(exponent)]),
  ),
);

export type CurrencyCode = string & { readonly __brand: 'CurrencyCode' };

/** Whether `code` is an ISO 4217 code in capital letters, active or lately withdrawn. */
export function isCurrencyCode(code: string): code is CurrencyCode {
  return exponents.has(code);
}

/** Decimals of a currency by ISO 4217; 2 when the currency is unknown or absent. */
export function currencyExponent(code: string | null): number {
  return (code === null ? undefined : exponents.get(code)) ?? 2;
}
