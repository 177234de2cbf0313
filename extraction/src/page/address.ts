import { limits } from './limits.ts';

/** `address` as an absolute web address seen from `base`; undefined for other schemes, nonsense and overlong ones. */
export function resolveAddress(address: string, base: string | null): string | undefined {
  const text = address.trim();
  if (text === '' || text.length > limits.addressCharacters) return undefined;
  const url = URL.parse(text, base ?? undefined);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  return url.href;
}

/** An identifier (`@id`, `itemid`, `resource`) in its absolute form where it has one, else as it stands. */
export function resolveId(id: string, base: string | null): string {
  return URL.parse(id, base ?? undefined)?.href ?? id;
}

/** The page an address names, for comparison: no scheme, `www.`, fragment or closing slash; host in lower case. */
export function pageKey(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  return `${url.host.replace(/^www\./, '')}${pathOf(url)}${url.search}`;
}

/** As `pageKey`, without the query. */
export function pathKey(address: string): string | undefined {
  const url = URL.parse(address);
  return url ? `${url.host.replace(/^www\./, '')}${pathOf(url)}` : undefined;
}

function pathOf(url: URL): string {
  return url.pathname.replace(/\/+$/, '');
}
