/** What a code is; `restricted` and `coupon` win over its length, `none` is no valid code at all. */
export type GtinKind =
  | 'gtin8'
  | 'gtin12'
  | 'gtin13'
  | 'gtin14'
  | 'isbn10'
  | 'isbn13'
  | 'issn'
  | 'ismn'
  | 'restricted'
  | 'coupon'
  | 'none';

export type GtinRefusalCode =
  | 'empty'
  | 'not_digits'
  | 'several_codes'
  | 'spreadsheet_exponent'
  | 'wrong_length'
  | 'all_zeros'
  | 'wrong_check_digit'
  | 'restricted_circulation'
  | 'coupon'
  | 'case'
  | 'variable_measure';

/**
 * A code classified. `gtin14` is its fourteen-digit form, null when the code is no valid one; `usable`
 * says whether it identifies one sellable unit everywhere. `reason` and `code` say why not, and are
 * null otherwise; `remark` tells what is worth knowing of a usable code.
 */
export type GtinReading = {
  input: string;
  gtin14: string | null;
  kind: GtinKind;
  usable: boolean;
  reason: string | null;
  code: GtinRefusalCode | null;
  remark?: string;
};
