import { createHash } from 'node:crypto';
import type { FoundType } from '@quarry/contracts/crawlers';
import type { RawOffer } from '@quarry/contracts/offers';
import { type ExtractedPage, extractPage, type PageLink } from '@quarry/extraction/page';
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

/** What a page says as a whole, and about how many characters its offers are. */
type PageReading = { content: PageContent; found: PageFinding; page: ExtractedPage; characters: number };

/** What a page is by its data, and how many products that describes, also those of a listing. */
export type PageFinding = { type: FoundType; products: number };

/** Figures that move without the offer: a visitor's vote is no change of the product. */
const volatileFields: ReadonlySet<string> = new Set(['rating']);

/** Reads a fetched page: its offers decide type and hash, its links what comes next. */
export function readPage(body: Uint8Array, url: string, contentType: string | null, fetchedAt: Date): PageReading {
  const options = { links: true, now: fetchedAt.getTime() };
  const { links: found, ...page } = extractPage({ html: body, url, contentType }, options);
  const links = found?.links ?? [];
  const offers = page.offers.length;
  const values = JSON.stringify(
    page.offers.map(({ offer }) => valuesOf(offer)),
    withoutRule,
  );
  const type = offers > 0 ? 'product' : page.code === 'listing' ? 'listing' : 'other';
  const content: PageContent = {
    type,
    offers,
    canonicalUrl: page.canonicalUrl,
    links,
    structuredHash: sha256(offers > 0 ? values : body),
  };
  return { content, found: { type, products: productsOf(page) }, page, characters: values.length };
}

/** Several offers may be of one product: its variants, or what several sellers ask for it. */
export function countProducts(offers: readonly { offer: RawOffer }[]): number {
  const named = ({ itemGroup, gtin, sku, name, url }: RawOffer) =>
    (itemGroup ?? gtin ?? sku ?? name ?? url)?.value ?? null;
  return new Set(offers.map(({ offer }) => named(offer))).size;
}

function productsOf({ offers, code, wording }: ExtractedPage): number {
  if (offers.length > 0) return countProducts(offers);
  return code === 'listing' ? Number(wording?.params.count) : 0;
}

/** The values alone, by name: raw text, method and path may differ while the offer stays the same. */
function valuesOf(offer: RawOffer): [string, unknown][] {
  return Object.entries(offer)
    .filter(([name]) => !volatileFields.has(name))
    .map(([name, field]): [string, unknown] => [name, field.value])
    .toSorted(([left], [right]) => (left < right ? -1 : 1));
}

/** A price is the same wherever its currency stood. */
function withoutRule(name: string, value: unknown): unknown {
  return name === 'currencyRule' ? undefined : value;
}

export function sha256(content: string | Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}
