import { decodePage } from './decode-html.ts';
import { limits } from './limits.ts';
import { type MetaTag, type PageLink, type PageMarkup, scanMarkup } from './scan-markup.ts';

/** What a crawler needs of a page; all addresses absolute, in page order, without repetition and without fragments. */
export type ExtractedLinks = {
  links: PageLink[];
  canonicalUrl: string | null;
  nextPage: string | null;
  previousPage: string | null;
  /** From `meta name=robots`, or the meta tag named after `agent`. */
  isNoindex: boolean;
  isNofollow: boolean;
};

/**
 * The links of a page and what it says about following them.
 * `html` is the page's text or bytes, `url` its address (a `base href` is honoured), `agent` the crawler's product token.
 * A link is `isNofollow` by its own `rel` or because the whole page is.
 */
export function extractLinks(html: Uint8Array | string, url: string, agent = ''): ExtractedLinks {
  const text = typeof html === 'string' ? html : decodePage(html).text;
  return linksOf(scanMarkup(text.slice(0, limits.pageCharacters), url, { links: true, structuredData: false }), agent);
}

export function linksOf(markup: PageMarkup, agent = ''): ExtractedLinks {
  const directives = robotsDirectives(markup.meta, agent.toLowerCase());
  const isNofollow = directives.has('nofollow') || directives.has('none');
  const seen = new Map<string, PageLink>();
  for (const link of markup.links) {
    const address = withoutFragment(link.url);
    const known = seen.get(address);
    // Followed once is followed: a second, nofollow link to the same place takes nothing back.
    if (known) known.isNofollow &&= link.isNofollow || isNofollow;
    else seen.set(address, { url: address, isNofollow: link.isNofollow || isNofollow });
  }
  return {
    links: [...seen.values()],
    canonicalUrl: markup.canonical,
    nextPage: markup.nextPage,
    previousPage: markup.previousPage,
    isNoindex: directives.has('noindex') || directives.has('none'),
    isNofollow,
  };
}

function robotsDirectives(meta: MetaTag[], agent: string): Set<string> {
  const own = meta.filter((tag) => agent !== '' && tag.key === agent);
  const applying = own.length > 0 ? own : meta.filter((tag) => tag.key === 'robots');
  return new Set(applying.flatMap((tag) => tag.content.toLowerCase().split(/[\s,]+/)));
}

function withoutFragment(address: string): string {
  const hash = address.indexOf('#');
  return hash < 0 ? address : address.slice(0, hash);
}
