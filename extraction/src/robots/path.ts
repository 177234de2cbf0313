/**
 * Normal forms of paths and patterns, so that two spellings of one octet compare equal (RFC 9309 section 2.2.2, RFC 3986 section 6.2.2).
 * Texts in here are octet strings: each character is one byte, 0 to 255.
 */

const unreserved = /[A-Za-z0-9\-._~']/;
const reserved = /[:/?#[\]@!$&()*+,;=]/;
const hexPair = /^[0-9A-Fa-f]{2}$/;

/** UTF-8 octets of a text, one character each. */
export function octetsOf(text: string): string {
  let octets = '';
  for (const byte of new TextEncoder().encode(text)) octets += String.fromCharCode(byte);
  return octets;
}

/** The path and query of a fetched address in the form that patterns are compared with; null when the text is no address. */
export function matchablePath(address: string): string | null {
  const path = address.startsWith('/') ? withoutFragment(address) : pathOfAddress(address);
  return path === null
    ? null
    : normalise(octetsOf(path), (char) => (char === '*' || char === '$' ? encode(char) : char));
}

/** A rule's pattern in normal form: `*` stays a wildcard, `$` stays an anchor at the very end and is a plain octet elsewhere. */
export function normalPattern(octets: string): string {
  const isAnchored = octets.endsWith('$');
  const body = isAnchored ? octets.slice(0, -1) : octets;
  return normalise(body, (char) => (char === '$' ? encode(char) : char)) + (isAnchored ? '$' : '');
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

function normalise(octets: string, special: (char: string) => string): string {
  let result = '';
  for (let i = 0; i < octets.length; i += 1) {
    const char = octets.charAt(i);
    const pair = octets.slice(i + 1, i + 3);
    if (char === '%' && hexPair.test(pair)) {
      const decoded = String.fromCharCode(Number.parseInt(pair, 16));
      result += unreserved.test(decoded) ? decoded : `%${pair.toUpperCase()}`;
      i += 2;
    } else if (char === '%' || unreserved.test(char)) {
      result += char;
    } else {
      result += reserved.test(char) ? special(char) : encode(char);
    }
  }
  return result;
}

function encode(octet: string): string {
  return `%${octet.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
