import { createHash } from 'node:crypto';
import type { RawOffer } from '@quarry/contracts/offers';
import { extractPage, type PageLink } from '@quarry/extraction/page';
import type { PageType } from './frontier.ts';

/** What a page says that matters for crawling it. */
export type PageContent = {
  type: PageType;
  offers: number;
  canonicalUrl: string | null;
  links: PageLink[];
  /** Changes when the offers change; a page without offers of which structured data tells changes with its bytes. */
  structuredHash: Buffer;
};

const fewestListingLinks = 10;
/** Figures that move without the offer: a visitor's vote is no change of the product. */
const volatileFields: ReadonlySet<string> = new Set(['rating']);

/** Reads a fetched page: its offers decide type and hash, its links what comes next. */
export function readPage(body: Uint8Array, url: string, contentType: string | undefined): PageContent {
  const page = extractPage({ html: body, url, contentType: contentType ?? null }, { links: true });
  const links = page.links?.links ?? [];
  return {
    type: page.offers.length > 0 ? 'product' : links.length >= fewestListingLinks ? 'listing' : 'other',
    offers: page.offers.length,
    canonicalUrl: page.canonicalUrl,
    links,
    structuredHash: sha256(
      page.offers.length > 0 ? JSON.stringify(page.offers.map(({ offer }) => valuesOf(offer))) : body,
    ),
  };
}

/** The values alone, by name: raw text, method and path may differ while the offer stays the same. */
function valuesOf(offer: RawOffer): [string, unknown][] {
  return Object.entries(offer)
    .filter(([name]) => !volatileFields.has(name))
    .map(([name, field]): [string, unknown] => [name, field.value])
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
}

export function sha256(content: string | Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
