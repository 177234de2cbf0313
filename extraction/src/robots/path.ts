/** Paths and patterns in one spelling, so that they compare octet by octet (RFC 9309 section 2.2.2). */
import { normalPercentEncoding, octetsOf, percentEncoded } from '../address/index.ts';

/** The path and query of a fetched address in the form that patterns are compared with; null when the text is no address. */
export function matchablePath(address: string): string | null {
  const path = address.startsWith('/') ? withoutFragment(address) : pathOfAddress(address);
  if (path === null) return null;
  return normalPercentEncoding(octetsOf(path), (char) => (char === '*' || char === '$' ? percentEncoded(char) : char));
}

/** A rule's pattern (octets) in normal form: `*` stays a wildcard, `$` an anchor at the very end and a plain octet elsewhere. */
export function normalPattern(octets: string): string {
  const isAnchored = octets.endsWith('$');
  const body = isAnchored ? octets.slice(0, -1) : octets;
  const normal = normalPercentEncoding(body, (char) => (char === '$' ? percentEncoded(char) : char));
  return isAnchored ? `${normal}$` : normal;
}

/**
 * In a query `:` and `/` mean themselves whether encoded or not (RFC 9309's own table equates them); in a path they do not.
 * Gives the text with both decoded behind its first question mark.
 */
export function withPlainQuery(path: string): string {
  const query = path.indexOf('?');
  if (query === -1 || !path.includes('%', query)) return path;
  return path.slice(0, query) + path.slice(query).replaceAll('%3A', ':').replaceAll('%2F', '/');
}

function pathOfAddress(address: string): string | null {
  const url = URL.parse(address);
  return url && url.pathname.startsWith('/') ? url.pathname + url.search : null;
}

function withoutFragment(path: string): string {
  const hash = path.indexOf('#');
  return hash === -1 ? path : path.slice(0, hash);
}
