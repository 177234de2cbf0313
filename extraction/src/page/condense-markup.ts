/** Every place where something begins that matters on a page without microdata and RDFa, or hides what follows. */
const landmark = /<(?:!--|(?:html|base|link|meta|title|h1|script|style|template|svg|textarea)(?=[\s/>]))/gi;

/**
 * The parts of a page that carry meta tags, title, headings and JSON-LD, in page order, for pages that hold no other structured data.
 * Most of a shop's page is navigation and styling; leaving it out spares the parser nine tenths of its work.
 * What the parser would not see as an element is left out as well: comments, other scripts, styles, templates, drawings.
 */
export function condenseMarkup(html: string): string {
  const parts: string[] = [];
  landmark.lastIndex = 0;
  for (let found = landmark.exec(html); found; found = landmark.exec(html)) {
    const end = endOf(html, found.index, found[0].slice(1).toLowerCase(), parts);
    landmark.lastIndex = Math.max(end, found.index + 1);
  }
  return parts.join('');
}

/** Where reading goes on behind the landmark at `start`; what is worth keeping of it goes to `parts`. */
function endOf(html: string, start: number, name: string, parts: string[]): number {
  if (name === '!--') return endOfComment(html, start + 4);
  const tagEnd = endOfTag(html, start);
  if (!(name in closers)) {
    parts.push(html.slice(start, tagEnd));
    return tagEnd;
  }
  const isEmptyDrawing = name === 'svg' && html.charAt(tagEnd - 2) === '/';
  const end = isEmptyDrawing ? tagEnd : endOfElement(html, name, tagEnd);
  const isWanted =
    name === 'title' || name === 'h1' || (name === 'script' && /ld\+json/i.test(html.slice(start, tagEnd)));
  if (isWanted) parts.push(html.slice(start, end));
  return end;
}

function endOfComment(html: string, from: number): number {
  const end = html.indexOf('-->', from);
  return end < 0 ? html.length : end + 3;
}

const attributeOrEnd = /=\s*(?:"[^"]*"|'[^']*')|>/g;

/** Behind the `>` that ends a tag; one inside a quoted attribute does not. */
function endOfTag(html: string, start: number): number {
  attributeOrEnd.lastIndex = start;
  for (let found = attributeOrEnd.exec(html); found; found = attributeOrEnd.exec(html)) {
    if (found[0] === '>') return attributeOrEnd.lastIndex;
  }
  return html.length;
}

const closers: Record<string, RegExp> = Object.fromEntries(
  ['script', 'style', 'template', 'svg', 'textarea', 'title', 'h1'].map((name) => [
    name,
    new RegExp(`</${name}[^>]*>`, 'gi'),
  ]),
);

/** Behind the end tag of an element; the end of the page when it has none. */
function endOfElement(html: string, name: string, from: number): number {
  const closer = closers[name];
  if (!closer) return from;
  closer.lastIndex = from;
  return closer.exec(html) ? closer.lastIndex : html.length;
}
