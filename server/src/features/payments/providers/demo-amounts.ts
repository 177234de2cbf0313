import { largestAmountMinor } from '@quarry/contracts/common';

/** Decimals of amounts as this provider writes them, where they are not two. */
const decimalsOf: Readonly<Record<string, number>> = {
  BHD: 3,
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/** An amount as the demonstration provider writes it. */
export function textOfMinor(minor: number, currency: string): string {
  const decimals = decimalsOf[currency] ?? 2;
  const digits = String(minor).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The minor units of such a text; undefined where it has more decimals than the currency, or is no amount. */
export function minorOfText(text: string, currency: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,14})(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const decimals = decimalsOf[currency] ?? 2;
  if (/[1-9]/.test(part.slice(decimals))) return undefined;
  const minor = Number(`${whole}${part.slice(0, decimals).padEnd(decimals, '0')}`);
  return minor <= largestAmountMinor ? minor : undefined;
}
