import { limits } from './limits.ts';

/** A path from the host's root in characters that the URL parser leaves as they are, without dot segments: what most links of a shop are. */
const plainPath = /^\/(?![/\\])(?:[\w~-]|\/(?!\.)|(?<!\/)\.)*(?:\?[\w~/.=&%+:,;@-]*)?$/;
let latest: { base: string; origin: string | undefined } | undefined;

/** The scheme and host of a web address without credentials; remembered for the page that is being read. */
function originOf(base: string): string | undefined {
  if (latest?.base === base) return latest.origin;
  const url = URL.parse(base);
  const isWeb = url !== null && (url.protocol === 'http:' || url.protocol === 'https:');
  latest = { base, origin: isWeb && url.username === '' && url.password === '' ? url.origin : undefined };
  return latest.origin;
}

/** `address` as an absolute web address seen from `base`; undefined for other schemes, nonsense and overlong ones. */
export function resolveAddress(address: string, base: string | null): string | undefined {
  const text = address.trim();
  if (text === '' || text.length > limits.addressCharacters) return undefined;
  if (base !== null && plainPath.test(text)) {
    const origin = originOf(base);
    if (origin !== undefined) return origin + text;
  }
  const url = URL.parse(text, base ?? undefined);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  return url.href;
}

/**
 * As `resolveAddress`, for a text that somebody wrote where an address was asked for: a title ("Kettle, red") would resolve too, so a bare
 * relative address with blanks in it counts only when it ends as a file does. A blank node (`_:b0`) is no address either.
 */
export function resolveStated(text: string, base: string | null): string | undefined {
  const address = text.trim();
  if (address.startsWith('_:')) return undefined;
  const isWhole = /^(?:[a-z][a-z\d+.-]*:|[/?]|\.{1,2}\/)/i.test(address);
  if (!isWhole && /\s/.test(address) && !/\.[a-z][a-z\d]{1,4}(?:[?#]\S*)?$/i.test(address)) return undefined;
  return resolveAddress(address, base);
}

/** An identifier (`@id`, `itemid`, `resource`) in its absolute form where it has one, else as it stands; `_:b0` names a thing on this page only. */
export function resolveId(id: string, base: string | null): string {
  if (id.startsWith('_:')) return id;
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
