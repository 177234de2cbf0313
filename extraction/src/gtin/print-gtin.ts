/**
 * A GTIN of fourteen digits as it stands under a bar code: the zeros that only fill it up are left out, down to the next length
 * that GS1 knows (13, 12 or 8 digits). Any other text is given back as it is.
 */
export function printGtin(gtin14: string): string {
  const filled = /^(?:000000(?=\d{8}$)|00(?=\d{12}$)|0(?=\d{13}$))/;
  return gtin14.length === 14 ? gtin14.replace(filled, '') : gtin14;
}
