export type RawSearch = Record<string, unknown>;

/** `?q=acme&filter=a&filter=b` as { q: 'acme', filter: ['a', 'b'] }: readable addresses, and only texts to parse. */
export function parseAddressSearch(text: string): Record<string, string | string[]> {
  const search: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const before = search[key];
    search[key] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return search;
}

export function stringifyAddressSearch(search: RawSearch): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (typeof part === 'string' && part !== '') params.append(key, part);
      else if (typeof part === 'number' || typeof part === 'boolean') params.append(key, String(part));
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The text of one search parameter, the first when it was given several times; bounded, because anybody can write an address. */
export function searchText(raw: RawSearch, key: string, maxLength = 200): string | undefined {
  const value = raw[key];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first.slice(0, maxLength) : undefined;
}

export function searchTexts(raw: RawSearch, key: string, maxCount = 20): string[] {
  const value = raw[key];
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, maxCount);
}
