import type { IncomingHttpHeaders } from 'undici/types/header.js';

export type RequestHeaders = Record<string, string>;

/** What may follow a redirect to another origin; anything else might be a credential. */
const harmlessHeaders: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'if-modified-since',
  'if-none-match',
  'user-agent',
]);
/** The connection and the body's frame belong to the door alone. */
const ownHeaders: ReadonlySet<string> = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

type Conditional = { etag?: string | null; lastModified?: string | null };

/** The headers of the first request: the caller's, then ours, then the validators of the copy held. */
export function requestHeaders(
  { headers = {}, conditional = {} }: { headers?: RequestHeaders; conditional?: Conditional },
  userAgent: string,
  acceptEncoding: string,
): RequestHeaders {
  const result: RequestHeaders = { accept: '*/*' };
  for (const [name, value] of Object.entries(headers)) {
    if (!ownHeaders.has(name.toLowerCase())) result[name.toLowerCase()] = value;
  }
  result['user-agent'] = userAgent;
  result['accept-encoding'] = acceptEncoding;
  if (isSendable(conditional.etag)) result['if-none-match'] = conditional.etag;
  if (isSendable(conditional.lastModified)) result['if-modified-since'] = conditional.lastModified;
  return result;
}

/** The headers for a redirect: unchanged within one origin; to another one credentials and cookies stay behind. */
export function headersForNextHop(headers: RequestHeaders, from: URL, to: URL): RequestHeaders {
  if (from.origin === to.origin) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => harmlessHeaders.has(name)));
}

/** Response headers as one text each, names in lower case. */
export function responseHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) result[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return result;
}

/** Header bytes arrive as latin-1; hosts often send UTF-8 in Location. Text that is not UTF-8 stays as it is. */
export function latin1ToUtf8(text: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
  } catch {
    return text;
  }
}

/** A stored validator came from a host once: only what HTTP lets us send back is sent back. */
function isSendable(value: string | null | undefined): value is string {
  return typeof value === 'string' && /^[\t\x20-\x7e\x80-\xff]+$/.test(value);
}
