import { storedPageMark } from '@quarry/contracts/offers';
import { apiUrl } from './config.ts';

/** What a field says where it was read: the text as it stands there, and the way to the very place. */
export type StatedField = { raw: string; method: string; path: string };

const longestMark = 300;

/** The address of a page as it was, with the place marked, and brought into view, where it states a field. */
export function storedPageAt(url: string, field?: StatedField, shown: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...(field && markedPlace(field)), ...shown }).toString();
  return `${apiUrl(url)}${query && `&${query}`}${field ? `#${storedPageMark}` : ''}`;
}

function markedPlace({ raw, method, path }: StatedField): Record<string, string> {
  return { mark: raw.slice(0, longestMark), method, path };
}
