/** The apostrophe is reserved by RFC 3986 but encoded by the URL standard in queries only; taken plain everywhere it compares equal. */
const unreserved = /[A-Za-z0-9\-._~']/;
const reserved = /[:/?#[\]@!$&()*+,;=]/;
const hexPair = /^[0-9A-Fa-f]{2}$/;
const alreadyNormal = /^[A-Za-z0-9\-._~':/?#[\]@!$&()*+,;=]*$/;

/** UTF-8 octets of a text, one character (0 to 255) each. */
export function octetsOf(text: string): string {
  let octets = '';
  for (const byte of new TextEncoder().encode(text)) octets += String.fromCharCode(byte);
  return octets;
}

/**
 * Percent-encoding in normal form (RFC 3986 section 6.2.2): unreserved octets plain, reserved ones as written, all others encoded
 * with upper-case digits. Takes and gives octets; a percent sign without two digits stays. `special` may replace a plain reserved octet.
 */
export function normalPercentEncoding(octets: string, special?: (reservedOctet: string) => string): string {
  if (!special && alreadyNormal.test(octets)) return octets;
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
    } else if (reserved.test(char)) {
      result += special ? special(char) : char;
    } else {
      result += percentEncoded(char);
    }
  }
  return result;
}

/** One octet as `%XX`. */
export function percentEncoded(octet: string): string {
  return `%${octet.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
