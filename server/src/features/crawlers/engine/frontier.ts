import type { PageType } from '@quarry/contracts/crawlers';
export type { PageState, PageType } from '@quarry/contracts/crawlers';
import { urlKey } from '@quarry/extraction/url-key';
import { derivedId } from '../../../platform/ids.ts';

export type PageVia = 'seed' | 'sitemap' | 'link' | 'redirect';

/** A page under our lease, with what the last visits left. */
export type LeasedPage = {
  id: string;
  url: string;
  urlKey: Buffer;
  depth: number;
  type: PageType;
  attempts: number;
  etag: string | null;
  lastModified: string | null;
  byteHash: Buffer | null;
  structuredHash: Buffer | null;
  intervalS: number | null;
  goneSince: Date | null;
  offers: number;
  /** The pages whose redirects or canonical links led here, nearest first; at most one more than may be followed. */
  redirectedFrom: string[];
  /** Its sitemap dates it after its last fetch. */
  isDateMoved: boolean;
};

/** An address to be taken into the frontier. */
export type FoundPage = {
  url: string;
  depth: number;
  via: PageVia;
  parentId: string | null;
  /** By the robots.txt of its host as it is known: judged first, since that takes no request and tells what is left to do. */
  isForbidden: boolean;
  lastmod: string | null;
  /** Its date says nothing about when it changed. */
  isDateUnused?: boolean;
  /** To be read in this run, also where its time has not come. */
  isWanted?: boolean;
};

/** A chain of redirects and canonical links is followed so far, whether one request meets it or many. */
export const mostRedirects = 5;

export type HostAddress = { scheme: 'http' | 'https'; host: string; port: number };

/** The page's id: the same address of the same crawler always has the same one. */
export function pageIdOf(crawlerId: string, url: string): string {
  return derivedId(`page ${crawlerId} ${keyTextOf(url)}`);
}

export function keyTextOf(url: string): string {
  return Buffer.from(urlKey(url)).toString('hex');
}

export function hostAddressOf(url: string): HostAddress {
  const { protocol, hostname, port } = new URL(url);
  const scheme = protocol === 'https:' ? 'https' : 'http';
  return { scheme, host: hostname, port: port === '' ? (scheme === 'https' ? 443 : 80) : Number(port) };
}

export function hostIdOf({ scheme, host, port }: HostAddress): string {
  return derivedId(`host ${scheme} ${host} ${port}`);
}

export function originOf({ scheme, host, port }: HostAddress): string {
  return new URL(`${scheme}://${host}:${port}`).origin;
}
