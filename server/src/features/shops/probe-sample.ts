import { type Wording, wording } from '@quarry/contracts/wording';
import { setTimeout as delay } from 'node:timers/promises';
import type { ExtractionMethod } from '@quarry/contracts';
import {
  combineProposals,
  decodePage,
  extractPage,
  type ExtractedPage,
  type ItemProposal,
  proposeItems,
} from '@quarry/extraction/page';
import type { ProbeDoor } from './probe-door.ts';

export type Sample = {
  /** Pages that answered. */
  pages: number;
  /** Pages with an offer. */
  pagesWithOffer: number;
  offers: number;
  /** Pages per method that gave a field of an offer. */
  methods: { method: string; pages: number }[];
  currency: string | null;
  /** Selectors for the pages that list several sellers, and how many those are. */
  items: { proposal: ItemProposal; pages: number } | null;
  /** One for each page that could not be read. */
  failures: Wording[];
};

const sampleSize = 8;
const pageTimeoutMs = 4_000;

/** How much an address looks like a product's own page. */
export function productLikeness(url: string): number {
  const path = URL.parse(url)?.pathname.toLowerCase() ?? '';
  if (path === '/' || /\.(?:pdf|jpe?g|png|gif|svg|webp|zip|xml|txt|css|js)$/.test(path)) return -1;
  if (
    /\/(?:cart|basket|checkout|account|login|search|blog|news|help|faq|privacy|terms|contact|about|impressum|agb|tag|author)\b/.test(
      path,
    )
  )
    return -1;
  if (
    /\/(?:products?|produkte?|produits?|produto|producto|prodotto|item|article|artikel|dp|p|pd|ip|gp)[/-][^/]/.test(
      path,
    )
  )
    return 3;
  if (
    /\/(?:category|categories|kategorie|collections?|c|brand|marke|listing|rayon|categorie|departments?)(?:\/|$)/.test(
      path,
    )
  )
    return 0;
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  // A long name with hyphens or an article number at the end is how product pages are mostly called.
  return /\d{4,}/.test(last) || last.split('-').length >= 4 ? 2 : 1;
}

/** Up to `count` addresses, likeliest product pages first, spread over all that look alike. */
export function drawSample(addresses: readonly string[], count: number = sampleSize): string[] {
  const byLikeness = Map.groupBy(new Set(addresses), productLikeness);
  const ranked = [...byLikeness.keys()].filter((likeness) => likeness >= 0).toSorted((left, right) => right - left);
  return ranked.flatMap((likeness) => spread(byLikeness.get(likeness) ?? [], count)).slice(0, count);
}

function spread(all: readonly string[], count: number): string[] {
  if (all.length <= count) return [...all];
  return Array.from({ length: count }, (_, index) => all[Math.floor(((index + 0.5) * all.length) / count)] ?? '');
}

type ReadPage =
  | { url: string; page: ExtractedPage; items: ItemProposal | undefined }
  | { url: string; failure: Wording };

/** Reads pages one after the other with the host's own pause between them, until `untilMs` of the budget are left. */
export async function readPages(
  door: ProbeDoor,
  urls: readonly string[],
  { pauseMs, untilMs, withLinks, now }: { pauseMs: number; untilMs: number; withLinks: boolean; now: number },
): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for (const [index, url] of urls.entries()) {
    if (index > 0) await delay(pauseMs);
    if (door.remainingMs() < untilMs) break;
    const response = await door.fetchPage(url, pageTimeoutMs);
    if (response.kind === 'refusal')
      pages.push({ url, failure: wording('probe:page', { url, problem: response.wording }) });
    else if (response.status !== 200)
      pages.push({
        url,
        failure: wording('probe:page', { url, problem: wording('bad_status', { status: String(response.status) }) }),
      });
    else {
      const contentType = response.headers['content-type'] ?? null;
      const page = extractPage({ html: response.body, url: response.finalUrl, contentType }, { links: withLinks, now });
      const items = withLinks
        ? undefined
        : proposeItems(decodePage(response.body, contentType).text, response.finalUrl);
      pages.push({ url, page, items });
    }
  }
  return pages;
}

/** What the sampled pages state, counted. */
export function summarise(read: readonly ReadPage[]): Sample {
  const pages = read.flatMap((one) => ('page' in one ? [one.page] : []));
  const offers = pages.flatMap((page) => page.offers.map(({ offer }) => offer));
  const methodsOf = (page: ExtractedPage): Set<ExtractionMethod> =>
    new Set(page.offers.flatMap(({ offer }) => Object.values(offer).map((field) => field.method)));
  const currencies = offers.flatMap(({ price, lowPrice }) => (price ?? lowPrice)?.value.currency ?? []);
  return {
    pages: pages.length,
    pagesWithOffer: pages.filter((page) => page.offers.length > 0).length,
    offers: offers.length,
    methods: countsOf(pages.flatMap((page) => [...methodsOf(page)])).map(([method, count]) => ({
      method,
      pages: count,
    })),
    items: proposalOf(read),
    currency: countsOf(currencies)[0]?.[0] ?? null,
    failures: read.flatMap((one) => ('failure' in one ? [one.failure] : [])),
  };
}

function proposalOf(read: readonly ReadPage[]): Sample['items'] {
  const proposals = read.flatMap((one) => ('page' in one && one.items ? [one.items] : []));
  const proposal = combineProposals(proposals);
  return proposal === undefined ? null : { proposal, pages: proposals.length };
}

/** Each word with how often it occurs, most frequent first. */
function countsOf<Word extends string>(words: readonly Word[]): [Word, number][] {
  return [...Map.groupBy(words, (word) => word)]
    .map(([word, all]): [Word, number] => [word, all.length])
    .toSorted((left, right) => right[1] - left[1]);
}
