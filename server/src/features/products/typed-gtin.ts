import { type CheckedInput, type InputCode, inputIssue } from '@quarry/contracts/common';
import { classifyGtin, type GtinRefusalCode } from '@quarry/extraction/gtin';

const refusals: Readonly<Record<GtinRefusalCode, InputCode>> = {
  empty: 'required',
  not_digits: 'gtin_not_digits',
  several_codes: 'gtin_not_digits',
  spreadsheet_exponent: 'gtin_rounded',
  wrong_length: 'gtin_wrong_length',
  all_zeros: 'gtin_all_zeros',
  wrong_check_digit: 'gtin_wrong_check_digit',
  restricted_circulation: 'gtin_restricted',
  coupon: 'gtin_coupon',
  case: 'gtin_case',
  variable_measure: 'gtin_variable_measure',
};

/** A GTIN for a product as it is kept, fourteen digits; or why what was typed identifies nothing. */
export function checkGtin(path: string, text: string): CheckedInput<string> {
  const { usable, gtin14, code } = classifyGtin(text);
  if (usable && gtin14 !== null) return { ok: true, value: gtin14 };
  return { ok: false, issues: [inputIssue(path, code === null ? 'invalid' : refusals[code])] };
}

/**
 * The GTIN of fourteen digits that somebody typed into a search: alone, with its blanks and hyphens, or named ("EAN 376 8271 842053",
 * "GTIN: ..."). Digits whose check digit is wrong, or that lost a leading zero, are searched for as they stand.
 */
export function typedGtin(text: string): string | undefined {
  const typed = text.trim();
  return classifyGtin(typed).gtin14 ?? (/^\d{8,14}$/.test(typed) ? typed.padStart(14, '0') : undefined);
}
