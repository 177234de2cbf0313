/**
 * The texts by which a person is found elsewhere, folded, in the forms in which JSON and addresses of pages hold them. Only what tells of
 * few is looked for: e-mail addresses, phones, and texts of several words. A word alone, such as a first name, stands in too many places.
 */
export function namesToFind(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    const folded = text.normalize('NFC').trim().toLowerCase();
    if (!tellsOfFew(folded)) continue;
    const encoded = encodeURIComponent(folded).toLowerCase();
    const inJson = JSON.stringify(folded).slice(1, -1);
    for (const form of [folded, inJson, encoded, encoded.replaceAll('%20', '+')]) found.add(form);
  }
  return [...found];
}

/** Whether a text holds one of these names; one is not found where a longer word only begins with it. */
export function naming(names: readonly string[]): (text: string) => boolean {
  if (names.length === 0) return () => false;
  const pattern = new RegExp(`(?:${names.map(quoted).join('|')})(?![\\p{L}\\p{N}])`, 'iu');
  return (text) => pattern.test(text);
}

/** The same as a pattern of the database. */
export function namePattern(names: readonly string[]): string {
  return `(?:${names.map(quoted).join('|')})(?![[:alnum:]])`;
}

function tellsOfFew(text: string): boolean {
  if (text.includes('@')) return text.length > 3;
  const digits = text.replaceAll(/\D/g, '').length;
  return digits > 6 || (/\s/.test(text) && text.length > 5);
}

const quoted = (name: string) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
