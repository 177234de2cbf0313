import { classifyGtin } from '@quarry/extraction/gtin';

/**
 * The GTIN of fourteen digits that somebody typed into a search: alone, with its blanks and hyphens, or named ("EAN 376 8271 842053",
 * "GTIN: ..."). Digits whose check digit is wrong, or that lost a leading zero, are searched for as they stand.
 */
export function typedGtin(text: string): string | undefined {
  const typed = text.trim();
  return classifyGtin(typed).gtin14 ?? (/^\d{8,14}$/.test(typed) ? typed.padStart(14, '0') : undefined);
}
