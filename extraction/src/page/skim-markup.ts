import { attributesOf, behind, nextTag, type Tag, tagFilter } from './next-tag.ts';

/** What skimming finds, told in page order. */
type SkimmedMarkup = {
  /** Markup for the parser: a tag, or an element with its content. */
  part: (markup: string) => void;
  /** An `a` or `area` outside of such parts; left out where nobody asks for links. */
  link?: (attributes: { href?: string; rel?: string }) => void;
};

/** Elements whose content is text up to their end tag, as the parser reads them. */
const endTags = new Map(
  'script style title textarea iframe noembed noframes xmp'
    .split(' ')
    .map((name) => [name, new RegExp(String.raw`</${name}(?=[\s/>])`, 'gi')]),
);
const loneTags = new Set(['html', 'base', 'link', 'meta']);
const filter = tagFilter(
  [...endTags.keys(), ...loneTags, 'a', 'area', 'h1', 'template', 'svg', 'plaintext'],
  ['h1', 'template', 'svg'],
);

/**
 * Passes through a page that holds no microdata and no RDFa, tag by tag as the parser does, and tells what matters of it: meta tags, title,
 * headings, JSON-LD, links. Most of a shop's page is navigation, styling and scripts; leaving it out spares the parser nine tenths of
 * its work. What the parser would not see as an element is left out as well: comments, other scripts, templates, texts of drawings.
 */
export function skimMarkup(html: string, { part, link }: SkimmedMarkup): void {
  const open = { template: 0, svg: 0 };
  let headingAt = -1;
  let at = 0;
  for (let tag = nextTag(html, at, filter); tag; tag = nextTag(html, at, filter)) {
    const { name, isEnd, start } = tag;
    at = isEnd || open.svg > 0 ? tag.end : endOfText(html, tag);
    if (name === 'template' || name === 'svg') countOpen(html, open, name, tag);
    else if (name === 'plaintext' && open.svg === 0) at = html.length;
    if (open.template > 0) continue;
    if (name === 'h1' && open.svg === 0) {
      if (headingAt >= 0) part(html.slice(headingAt, isEnd ? at : start));
      headingAt = isEnd ? -1 : start;
    } else if (headingAt >= 0 || isEnd) continue;
    else if (name === 'a' || name === 'area') link?.(attributesOf(html, tag, ['href', 'rel']));
    else if (loneTags.has(name) || (open.svg === 0 && isTextOfNote(html, tag))) part(html.slice(start, at));
  }
  if (headingAt >= 0) part(html.slice(headingAt));
}

function countOpen(html: string, open: { template: number; svg: number }, name: 'template' | 'svg', tag: Tag): void {
  const isEmptyDrawing = name === 'svg' && html.charAt(tag.end - 2) === '/';
  if (tag.isEnd) open[name] = Math.max(0, open[name] - 1);
  else if (!isEmptyDrawing) open[name] += 1;
}

function isTextOfNote(html: string, { name, start, end }: Tag): boolean {
  return name === 'title' || (name === 'script' && /ld\+json/i.test(html.slice(start, end)));
}

/** Behind the element of a start tag if its content is text (the end of the page when it does not end), else behind the tag. */
function endOfText(html: string, { name, end }: Tag): number {
  const endTag = endTags.get(name);
  if (!endTag) return end;
  endTag.lastIndex = end;
  return endTag.test(html) ? behind(html, '>', endTag.lastIndex) : html.length;
}
