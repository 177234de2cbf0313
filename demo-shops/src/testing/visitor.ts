import { gunzipSync } from 'node:zlib';
import { type DemoShops, type RunningShop } from '../index.ts';

/** Fetches without following redirects. */
export function visit(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { redirect: 'manual', headers });
}

export async function textAt(url: string): Promise<string> {
  const response = await visit(url);
  return response.text();
}

/** The shop with this key. */
export function shopOf(running: DemoShops, key: string): RunningShop {
  const shop = running.shops.find((candidate) => candidate.key === key);
  if (!shop) throw new Error(`There is no shop ${key}.`);
  return shop;
}

/** Every address a shop's robots.txt leads to by way of its sitemaps; children that cannot be had give none. */
export async function sitemapAddresses(shop: RunningShop): Promise<string[]> {
  const robots = await textAt(`${shop.url}robots.txt`);
  const files = robots.matchAll(/^Sitemap: (\S+)/gm).map((match) => match[1] ?? '');
  const lists = await Promise.all([...files].map(addressesIn));
  return lists.flat();
}

async function addressesIn(url: string): Promise<string[]> {
  const response = await visit(url);
  if (response.status !== 200) return [];
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = (url.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  if (url.endsWith('.txt')) return text.trim().split('\n');
  const places = Array.from(text.matchAll(/<loc>(http[^<]+)<\/loc>/g), (match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );
  if (!text.includes('<sitemapindex')) return places;
  return (await Promise.all(places.map(addressesIn))).flat();
}

/** Reads a robots.txt group for `*`: the longest matching rule decides, Allow wins a tie. */
export function allowedForAll(robots: string): (path: string) => boolean {
  const rules: { isAllow: boolean; pattern: string }[] = [];
  let isForAll = false;
  for (const line of robots.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([A-Za-z-]+):\s*(\S*)/.exec(line) ?? [];
    if (name.toLowerCase() === 'user-agent') isForAll = value === '*';
    else if (isForAll && /^(?:dis)?allow$/i.test(name)) rules.push({ isAllow: /^allow$/i.test(name), pattern: value });
  }
  return (path) => {
    const matching = rules.filter(({ pattern }) => asExpression(pattern).test(path));
    const longest = Math.max(0, ...matching.map(({ pattern }) => pattern.length));
    const deciding = matching.filter(({ pattern }) => pattern.length === longest);
    return deciding.length === 0 || deciding.some(({ isAllow }) => isAllow);
  };
}

function asExpression(pattern: string): RegExp {
  const source = pattern.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${source}`);
}

/** The addresses that a page links to, queries kept. */
export function linksIn(html: string, base: string): URL[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(
    (match) => new URL((match[1] ?? '').replaceAll('&amp;', '&'), base),
  );
}
