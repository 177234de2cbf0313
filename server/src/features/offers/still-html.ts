/** Attributes by which a document asks for something, at once and by itself. */
const loading = new Set(['src', 'srcset', 'srcdoc', 'data', 'poster', 'background', 'imagesrcset', 'http-equiv']);
const links = new Set(['href', 'xlink:href']);
const followedByPeople = new Set(['a', 'area']);

const tagName = /[a-z][^\s/>]*/iy;
const attribute = /([^\s"'<>/=]+)(?:(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/**
 * A stored page that asks for nothing when it is shown: what it would load or run keeps its place under a `data-`
 * name. The policy that it is sent with forbids the same; a page that does not even try leaves the reader's console
 * to real faults. One pass, whatever the page holds.
 */
export function stillHtml(html: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', at)) {
    const end = endOfMarkup(html, start);
    // What never ends is no markup to a browser either.
    if (end === undefined) break;
    pieces.push(html.slice(at, start));
    tagName.lastIndex = start + 1;
    const name = tagName.exec(html)?.[0];
    if (name === undefined) {
      pieces.push(html.slice(start, end));
      at = end;
      continue;
    }
    at = endOfContent(html, name, end);
    pieces.push(stillElement(name, html.slice(start + 1 + name.length, end), html.slice(end, at)));
  }
  pieces.push(html.slice(at));
  return pieces.join('');
}

/** Where a tag or comment that begins at `start` is over; a bracket within quotes does not end a tag. */
function endOfMarkup(html: string, start: number): number | undefined {
  if (html.startsWith('<!--', start)) return after(html, '-->', start + 4);
  if (!/[a-z/!?]/i.test(html.charAt(start + 1))) return start + 1;
  let quote = '';
  for (let at = start + 1; at < html.length; at += 1) {
    const char = html.charAt(at);
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '>') return at + 1;
    else if (char === '"' || char === "'") quote = char;
  }
  return undefined;
}

function after(html: string, text: string, from: number): number | undefined {
  const found = html.indexOf(text, from);
  return found === -1 ? undefined : found + text.length;
}

/** The content of a script or a style is no markup. */
function endOfContent(html: string, name: string, from: number): number {
  if (!/^(script|style)$/i.test(name)) return from;
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}

/** `rest` is what stands between a tag's name and its end, the bracket included. */
function stillElement(name: string, rest: string, content: string): string {
  const kind = name.toLowerCase();
  const opening = `<${name}${kind === 'script' ? ' type="text/plain"' : ''}${stillAttributes(kind, rest)}`;
  return opening + (kind === 'style' ? stillCss(content) : content);
}

function stillAttributes(kind: string, attributes: string): string {
  return attributes.replaceAll(
    attribute,
    (whole: string, name: string, equals: string | undefined, value: string | undefined) => {
      const key = name.toLowerCase();
      if (equals === undefined || value === undefined) return whole;
      if (key === 'style') return `${name}${equals}${stillCss(value)}`;
      const isLoading = loading.has(key) || (links.has(key) && !followedByPeople.has(kind));
      return isLoading && !/^["']?\s*data:image\//i.test(value) ? `data-${name}${equals}${value}` : whole;
    },
  );
}

function stillCss(css: string): string {
  return css
    .replaceAll(/@import\b[^;]*;?/gi, '')
    .replaceAll(/@font-face\s*\{[^}]*\}?/gi, '')
    .replaceAll(/url\(\s*(?!["']?data:image\/)("[^"]*"|'[^']*'|[^)"']*)\s*\)?/gi, 'none');
}
