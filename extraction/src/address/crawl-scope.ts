import { getDomain } from 'tldts';

/** Which addresses a crawl may take up. */
export type CrawlScope = {
  /** Host names, with a port where it is not the scheme's own (`127.0.0.1:4101`). */
  hosts: readonly string[];
  includeSubdomains?: boolean;
  /** When not empty, at least one must match. `*` stands for any run of characters; everything else for itself. */
  includeGlobs?: readonly string[];
  excludeGlobs?: readonly string[];
  /** Links away from a seed; a seed or sitemap entry has depth 0. */
  maxDepth?: number | null;
};

export type CrawlScopeVerdict = { inScope: true } | { inScope: false; reason: OutOfScopeReason };
export type OutOfScopeReason = 'foreign_host' | 'excluded' | 'not_included' | 'too_deep';

const inside: CrawlScopeVerdict = { inScope: true };

/**
 * Prepares a scope once for many addresses. The test takes a canonical address and its depth.
 * A glob that begins with `/` is compared with path and query, any other with the whole address; both from end to end, in linear time.
 */
export function compileCrawlScope(scope: CrawlScope): (address: string, depth: number) => CrawlScopeVerdict {
  const hosts = new Set(scope.hosts.map((host) => host.trim().toLowerCase()));
  const includes = (scope.includeGlobs ?? []).map(compileGlob);
  const excludes = (scope.excludeGlobs ?? []).map(compileGlob);
  const maxDepth = scope.maxDepth ?? Number.POSITIVE_INFINITY;
  return (address, depth) => {
    const url = URL.parse(address);
    if (!url || !isHostInside(url.host, hosts, scope.includeSubdomains ?? false)) return outside('foreign_host');
    if (excludes.some((matches) => matches(url))) return outside('excluded');
    if (includes.length > 0 && !includes.some((matches) => matches(url))) return outside('not_included');
    return depth > maxDepth ? outside('too_deep') : inside;
  };
}

/** The domain somebody registered (`shop.example.co.uk` gives `example.co.uk`, `a.myshop.test` hosts count as their owner's); null for IP addresses and single names. */
export function registrableDomain(addressOrHost: string): string | null {
  return getDomain(addressOrHost, { allowPrivateDomains: true });
}

function outside(reason: OutOfScopeReason): CrawlScopeVerdict {
  return { inScope: false, reason };
}

function isHostInside(host: string, hosts: ReadonlySet<string>, includeSubdomains: boolean): boolean {
  if (hosts.has(host)) return true;
  if (!includeSubdomains) return false;
  for (let dot = host.indexOf('.'); dot !== -1; dot = host.indexOf('.', dot + 1)) {
    if (hosts.has(host.slice(dot + 1))) return true;
  }
  return false;
}

function compileGlob(glob: string): (url: URL) => boolean {
  const parts = glob.trim().split('*');
  const ofPath = glob.trim().startsWith('/');
  return (url) => matchesParts(parts, ofPath ? url.pathname + url.search : url.href);
}

/** The literal parts around the stars, in order: first and last pinned to the ends, each other one at its leftmost place. */
function matchesParts(parts: readonly string[], text: string): boolean {
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  let position = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, position);
    if (found === -1) return false;
    position = found + part.length;
  }
  return position <= text.length - last.length;
}
