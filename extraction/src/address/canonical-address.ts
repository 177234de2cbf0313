import { normalPercentEncoding, octetsOf } from './percent-encoding.ts';
import { trackingParameters } from './tracking-parameters.ts';

/** What becomes of query parameters, by their decoded names. */
export type QueryRule = {
  /** When given and not empty, only these stay; they stay even if they look like tracking. */
  keep?: readonly string[];
  /** These go, beside the tracking parameters. */
  drop?: readonly string[];
  /** Whether parameters are ordered by name (default true); those of one name keep their order. */
  sort?: boolean;
};

const longestAddress = 4096;
const sessionInPath = /;jsessionid=[^/;?]*/gi;

/**
 * The one spelling of a web address under which a page is known, or null when the text is no http or https address.
 * Scheme and host in lower case (international names in punycode), default port, credentials, fragment and a host's last dot dropped,
 * dot segments resolved, percent-encoding in normal form, tracking parameters and session ids dropped, the rest by `query`.
 * The form is stable: the canonical address of a canonical address is itself.
 */
export function canonicalAddress(text: string, options: { base?: string; query?: QueryRule } = {}): string | null {
  const url = URL.parse(text.trim(), options.base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.hostname === '') return null;
  const host = url.host.replace(/\.(?=$|:\d+$)/, '');
  if (host === '' || host.startsWith('.') || host.startsWith(':')) return null;
  const path = resolvedAgain(url, normalPercentEncoding(octetsOf(url.pathname)).replace(sessionInPath, ''));
  const address = `${url.protocol}//${host}${path}${canonicalQuery(url.search, options.query ?? {})}`;
  return address.length <= longestAddress ? address : null;
}

/** A session id that goes may leave a dot segment behind (`/a/.;jsessionid=1`); resolving once more settles it. */
function resolvedAgain(url: URL, path: string): string {
  if (!path.includes('/.')) return path;
  const again = new URL(url);
  again.pathname = path;
  return again.pathname;
}

function canonicalQuery(search: string, rule: QueryRule): string {
  if (search.length <= 1) return '';
  const keep = rule.keep && rule.keep.length > 0 ? new Set(rule.keep) : undefined;
  const drop = new Set(rule.drop);
  const parameters = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && parameter !== '=')
    .map((parameter) => ({ name: nameOf(parameter), text: normalPercentEncoding(octetsOf(parameter)) }))
    .filter(({ name }) => (keep ? keep.has(name) : !drop.has(name) && !trackingParameters.has(name.toLowerCase())));
  if (rule.sort ?? true) parameters.sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  return parameters.length === 0 ? '' : `?${parameters.map(({ text }) => text).join('&')}`;
}

function nameOf(parameter: string): string {
  const name = (parameter.split('=', 1)[0] ?? '').replaceAll('+', ' ');
  try {
    return decodeURIComponent(name);
  } catch {
    // Not UTF-8: the encoded form is a name as good as any.
    return name;
  }
}
