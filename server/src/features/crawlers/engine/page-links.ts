import type { PageLink } from '@quarry/extraction/page';
import type { CrawlContext } from './crawl-context.ts';
import type { FoundPage, LeasedPage } from './frontier.ts';
import type { HostRobots } from './host-robots.ts';

const mostLinksOfAPage = 5000;
/** Endings of addresses that are never pages; asking for them would only load the shop. */
const noPage =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|css|m?js|json|map|woff2?|ttf|eot|pdf|zip|gz|rar|7z|docx?|xlsx?|pptx?|mp[34]|m4[av]|webm|ogg|avi|mov|xml|txt|csv|rss|atom)(?=$|\?)/i;

/**
 * The links of a page that the crawl takes up: in canonical form, each once, in scope, not marked nofollow, not known yet.
 * What robots.txt forbids is found too: it is judged when its turn comes, the first time as every time.
 */
export function findLinks(
  links: readonly PageLink[],
  page: LeasedPage,
  run: CrawlContext,
  robots: HostRobots,
): { found: FoundPage[]; outOfScope: number } {
  const found = new Map<string, FoundPage>();
  const depth = page.depth + 1;
  const origin = new URL(page.url).origin;
  let outOfScope = 0;
  for (const link of links.slice(0, mostLinksOfAPage)) {
    if (link.isNofollow || run.knownLinks.has(link.url) || noPage.test(link.url)) continue;
    const url = run.canonical(link.url);
    if (url === null || url === page.url || found.has(url)) continue;
    if (run.knownPages.has(url)) {
      run.knownLinks.add(link.url);
      continue;
    }
    const scope = run.scope(url, depth);
    if (!scope.inScope) {
      outOfScope += 1;
      // Another page may lie less deep; everything else is settled for this run.
      if (scope.reason !== 'too_deep') run.knownLinks.add(link.url);
      continue;
    }
    // Another host in scope has a robots.txt of its own, which is asked before the page is.
    const isForbidden = url.startsWith(`${origin}/`) && !robots.judge(url).allowed;
    found.set(url, { url, depth, via: 'link', parentId: page.id, isForbidden, lastmod: null });
  }
  return { found: [...found.values()], outOfScope };
}
