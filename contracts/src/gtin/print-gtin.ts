/**
 * The one form in which people read a GTIN, as it stands under a bar code: the zeros that only fill it up are left out, down to the next
 * length that GS1 knows (GTIN-14, 13, 12 or 8). It is kept with fourteen digits. A text that is no GTIN is given back as it is.
 */
export function printGtin(code: string): string {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return code;
  return code.padStart(14, '0').replace(/^(?:000000(?=\d{8}$)|00(?=\d{12}$)|0(?=\d{13}$))/, '');
}
