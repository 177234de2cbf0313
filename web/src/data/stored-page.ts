import { apiUrl } from './config.ts';

/** What a field says where it was read: the text as it stands there, and the way to the very place. */
export type StatedField = { raw: string; method: string; path: string };

const longestMark = 300;

/** What the address of a stored page says of the place to mark. */
export function markedPlace({ raw, method, path }: StatedField): Record<string, string> {
  return { mark: raw.slice(0, longestMark), method, path };
}

/** The address of a page as it was, with the place marked where it states a field. */
export function storedPageAt(url: string, field: StatedField): string {
  return `${apiUrl(url)}&${new URLSearchParams(markedPlace(field)).toString()}`;
}
