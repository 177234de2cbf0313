import { detailed, type Reasoned, reasoned, type Wording } from '@quarry/contracts/wording';
import type { ExtractedOffer, ExtractionWarning, RawOffer } from '@quarry/contracts/offers';
import { boundOffer, boundRemarks, boundText } from '../bounds/index.ts';
import { resolveAddress } from './address.ts';
import { readBareOffers } from './bare-offer.ts';
import { readBreadcrumb } from './breadcrumb.ts';
import { decodePage } from './decode-html.ts';
import { type ExtractedLinks, linksOf } from './extract-links.ts';
import { findMainProduct, type PageClues } from './find-main-product.ts';
import { finishLine } from './finish-line.ts';
import { addStatedTypes, type ItemGraph } from './item.ts';
import { readJsonLd } from './json-ld.ts';
import { limits } from './limits.ts';
import { addWarning, mergeLine, mergeLines, mergePageFields } from './merge-offers.ts';
import { type MetaOffer, readMetaOffer } from './meta-offer.ts';
import { addOfferedThings } from './offered-things.ts';
import { type OfferLine, readOfferLines } from './read-offers.ts';
import { type PageMarkup, scanMarkup } from './scan-markup.ts';

/** A page as fetched: its bytes or text, its own address, and the Content-Type it came with. */
export type PageInput = { html: Uint8Array | string; url: string; contentType?: string | null };

export type PageOptions = {
  /** Also give the page's links, from the same pass. */
  links?: boolean;
  /** BCP 47 tag that stands in when the page names no language. */
  locale?: string;
  /** When the page was fetched, in milliseconds since 1970: prices and stock of another time are not those of the page. Without it no time is judged. */
  now?: number;
};

const titleBound = { characters: 1_000, bytes: 2_000 };

/** Why a page gave no offer. */
export type NoOfferCode = 'empty_page' | 'not_html' | 'listing' | 'no_product';

/** Everything extraction reads off one page. `reason` and `code` are present exactly when `offers` is empty. */
export type ExtractedPage = {
  page: string;
  offers: ExtractedOffer[];
  warnings: ExtractionWarning[];
  reason?: string;
  code?: NoOfferCode;
  wording?: Wording;
  canonicalUrl: string | null;
  title: string;
  /** As the page itself names it. */
  language: string | null;
  links?: ExtractedLinks;
};

/**
 * Reads the offers of a product page from its structured data: JSON-LD, microdata, RDFa and product meta tags, the better method winning
 * field by field. Pure and total: hostile or broken pages give what is whole in them, with a warning, never an exception.
 * Every offer is a line of its own: several Offers of one product, and each variant of a ProductGroup. Warnings of the page as a whole stand in
 * `warnings`, those of one offer beside it.
 */
export function extractPage(input: PageInput, options: PageOptions = {}): ExtractedPage {
  const text = typeof input.html === 'string' ? input.html : decodePage(input.html, input.contentType).text;
  const refusal = refuse(text);
  if (refusal)
    return { page: input.url, offers: [], warnings: [], ...refusal, canonicalUrl: null, title: '', language: null };
  const address = resolveAddress(input.url, null) ?? 'about:blank';
  const markup = scanMarkup(text.slice(0, limits.pageCharacters), address, {
    links: options.links === true,
    structuredData: true,
  });
  const { language } = markup;
  markup.language ??= options.locale ?? null;
  const languages = [language, options.locale ?? null].filter((tag) => tag !== null);
  const jsonLd = readJsonLd(markup.jsonLd, markup.base, languages);
  const warnings = jsonLd.warnings;
  if (text.length > limits.pageCharacters) {
    warnings.push(detailed('limit_reached', { limit: limits.pageCharacters }));
  }
  if (markup.isTooDeep) warnings.push(detailed('limit_reached:nesting', { limit: limits.nesting }));
  const { lines, others } = collectLines([jsonLd.graph, markup.microdata, markup.rdfa], markup, address, options.now);
  return {
    page: input.url,
    offers: lines.map(boundOffer),
    warnings: boundRemarks(warnings),
    ...(lines.length === 0 ? noOffer(others) : {}),
    canonicalUrl: markup.canonical,
    title: boundText(markup.title, titleBound),
    language,
    ...(options.links === true ? { links: linksOf(markup) } : {}),
  };
}

type NoOffer = Reasoned & { code: NoOfferCode };

function refuse(text: string): NoOffer | undefined {
  const start = text.slice(0, 2000).trimStart();
  if (start === '' && text.trim() === '') return { ...reasoned('empty_page'), code: 'empty_page' };
  if (['%PDF', '\u0089PNG', '\ufffdPNG', '\u2030PNG', 'GIF8', 'PK\u0003'].some((mark) => start.startsWith(mark))) {
    return { ...reasoned('not_html'), code: 'not_html' };
  }
  if (start.startsWith('\u001f\u2039') || start.startsWith('\u001f\ufffd')) {
    return { ...reasoned('not_html:gzip'), code: 'not_html' };
  }
  return undefined;
}

/** What a page describes beside offers: how many products of equal standing, whether any that belong to something else, and why an offer without a product was refused. */
type OtherProducts = { listed: number; hasForeign: boolean; refusal?: Reasoned };

function noOffer({ listed, hasForeign, refusal }: OtherProducts): NoOffer {
  if (listed > 0) return { ...reasoned('listing', { count: listed }), code: 'listing' };
  if (refusal) return { ...refusal, code: 'no_product' };
  return { ...reasoned(hasForeign ? 'no_product:others' : 'no_product'), code: 'no_product' };
}

function collectLines(
  graphs: ItemGraph[],
  markup: PageMarkup,
  address: string,
  now: number | undefined,
): { lines: OfferLine[]; others: OtherProducts } {
  const meta = readMetaOffer(markup, now);
  const clues = cluesOf(markup, address);
  const context = {
    locale: markup.language ?? undefined,
    fallbackCurrency: meta.currency,
    ...(now === undefined ? {} : { now }),
  };
  let lines: OfferLine[] = [];
  const others: OtherProducts = { listed: 0, hasForeign: false };
  for (const graph of graphs) {
    addStatedTypes(graph);
    addOfferedThings(graph);
    const main = findMainProduct(graph, clues);
    if (main.kind === 'listing') others.listed = Math.max(others.listed, main.count);
    if (main.kind === 'others') others.hasForeign = true;
    if (main.kind === 'found') lines = mergeLines(lines, readOfferLines(graph, main.products, context));
  }
  const isWithoutProduct = lines.length === 0 && others.listed === 0 && !others.hasForeign && !meta.saysProduct;
  if (isWithoutProduct) {
    const bare = readBareOffers(graphs, markup.headings, context);
    lines = bare.lines;
    if (bare.refusal) others.refusal = bare.refusal;
  }
  if (meta.saysProduct) lines = withMeta(lines, meta, others.listed);
  else withStockOfMeta(lines, meta);
  const page = pageFields(graphs);
  for (const line of lines) finishLine(line, page, markup);
  return { lines, others };
}

function cluesOf(markup: PageMarkup, address: string): PageClues {
  const canonical = markup.canonical === null ? [] : [markup.canonical];
  const titles = markup.meta.filter((tag) => tag.key === 'og:title').map((tag) => tag.content);
  return { addresses: [address, ...canonical], title: [markup.title, ...titles].join(' '), headings: markup.headings };
}

/** Meta tags of a page that lists products describe no offer unless they state a price. */
function withMeta(lines: OfferLine[], meta: MetaOffer, listed: number): OfferLine[] {
  const page: OfferLine = { offer: meta.offer, warnings: meta.warnings };
  if (lines.length === 0) return listed > 0 && !meta.offer.price ? [] : [page];
  mergePageFields(lines, page);
  for (const line of lines)
    if (lines.length === 1) for (const warning of meta.warnings) addWarning(line.warnings, warning);
  return lines;
}

/** A tag that makes no offer may still contradict the stock of one. */
function withStockOfMeta([only, ...others]: OfferLine[], { offer: { availability } }: MetaOffer): void {
  if (only && others.length === 0 && availability) mergeLine(only, { offer: { availability }, warnings: [] });
}

/** What the page states once for all of its offers. */
function pageFields(graphs: ItemGraph[]): RawOffer {
  const breadcrumb = graphs.map(readBreadcrumb).find((found) => found !== undefined);
  return breadcrumb ? { breadcrumb } : {};
}
