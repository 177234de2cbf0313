const decimalComma = new Set(['de', 'fr', 'es', 'it', 'pt', 'nl']);

/** The language, when its numbers have a decimal comma; else undefined, for then the specification's decimal point holds. */
export function decimalCommaLanguages(language: string | undefined): string | undefined {
  return language !== undefined && decimalComma.has(language) ? language : undefined;
}
