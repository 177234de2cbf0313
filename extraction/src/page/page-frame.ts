import { decodePage } from './decode-html.ts';
import { linksOf } from './extract-links.ts';
import { limits } from './limits.ts';
import type { PageInput } from './extract-page.ts';
import { scanMarkup } from './scan-markup.ts';

/** What the titles of error pages and of challenges to robots say, in the languages that shops are read in. */
const foreignTitle = new RegExp(
  [
    String.raw`^\W*(?:error|erreur|fehler|erro)?\W*[45]\d\d\b`,
    String.raw`^\W*(?:forbidden|access denied|error|oops)\W*$`,
    'access (?:to this page )?(?:has been )?(?:denied|blocked)|just a moment|attention required|security check|captcha',
    'are you (?:a )?(?:human|robot)|not a robot|verify(?:ing)? (?:that )?you are|checking your browser|enable javascript',
    'internal server error|bad gateway|service unavailable|temporarily unavailable|too many requests',
    'under maintenance|scheduled maintenance|be back soon',
    'zugriff verweigert|kein roboter|wartungsarbeiten|wartungsmodus|vorübergehend nicht (?:verfügbar|erreichbar)',
    'accès (?:refusé|interdit)|pas un robot|(?:site|boutique) en maintenance|momentanément indisponible',
    'acesso (?:negado|recusado)|não (?:é|sou) um robô|em manutenção|temporariamente indisponível',
  ].join('|'),
  'iu',
);

/** Pages with fewer links have no frame to be known by. */
const fewestLinks = 5;
const keptShare = 0.2;

/**
 * Whether a page that gives no offer still is a page of its shop, so that its silence says something: no error page, no challenge to
 * robots, and, where the page had links when it last gave one (`before`), with a part of these still there.
 */
export function isShopPage(page: PageInput, before: PageInput | null): boolean {
  const now = frameOf(page);
  if (now.isEmpty || now.titles.some((title) => foreignTitle.test(title))) return false;
  const usual = before === null ? new Set<string>() : frameOf(before).links;
  if (usual.size < fewestLinks) return true;
  return usual.intersection(now.links).size >= usual.size * keptShare;
}

function frameOf({ html, url, contentType }: PageInput): { isEmpty: boolean; titles: string[]; links: Set<string> } {
  const text = typeof html === 'string' ? html : decodePage(html, contentType).text;
  const markup = scanMarkup(text.slice(0, limits.pageCharacters), url, { links: true, structuredData: false });
  const links = new Set(linksOf(markup).links.map((link) => link.url));
  const titles = [markup.title, ...markup.headings].filter((title) => title !== '');
  return { isEmpty: titles.length === 0 && links.size === 0, titles, links };
}
