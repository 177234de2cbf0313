import { storedPageMark } from '@quarry/contracts/offers';

/** A place in a document where a text stands. */
type Place = { start: number; end: number };

/** What stands before and behind what is marked; gone to, it keeps what stands above it in view. */
export const marks = [
  `<mark id="${storedPageMark}" style="background:#ffe08a;color:#000;outline:3px solid #e8590c;scroll-margin-block:30vh">`,
  '</mark>',
] as const;
const [markStart, markEnd] = marks;

/**
 * HTML with the first occurrence of a raw text marked, where a person sees it: between tags first, and where it stands only in a script or
 * an attribute, in a box at the top that shows it with what is around it in `source`, the page before anything was taken out of it. The
 * text is compared with white space folded and references as written.
 */
export function markText(html: string, raw: string, source: string = html): string {
  return markVisible(html, raw) ?? markHidden(html, raw, source);
}

/** HTML with the first occurrence of a raw text between tags marked; undefined when it is not to be seen. */
export function markVisible(html: string, raw: string): string | undefined {
  const wanted = wantedIn(raw);
  const visible = wanted === '' ? undefined : findVisible(html, wanted);
  if (!visible) return undefined;
  return `${html.slice(0, visible.start)}${markStart}${html.slice(visible.start, visible.end)}${markEnd}${html.slice(visible.end)}`;
}

/** A document's source with the first occurrence of a text marked in it, however the document writes the text. */
export function markSource(html: string, raw: string): string {
  for (const written of writingsOf(wantedIn(raw))) {
    const marked = markVisible(html, written);
    if (marked !== undefined) return marked;
  }
  return html;
}

function markHidden(html: string, raw: string, source: string): string {
  const wanted = wantedIn(raw);
  const hidden = wanted === '' ? undefined : findAnywhere(source, wanted);
  return hidden === undefined ? html : showSource(html, source, hidden);
}

const wantedIn = (raw: string): string => raw.trim().slice(0, 300);

/** Between tags, outside scripts and styles. */
function findVisible(html: string, wanted: string): Place | undefined {
  const pattern = looseWith(escapeHtml(wanted));
  const pieces = /<(script|style|title|textarea|template)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<[^>]*>/gi;
  let at = 0;
  for (let piece = pieces.exec(html); ; piece = pieces.exec(html)) {
    const end = piece?.index ?? html.length;
    const found = pattern.exec(html.slice(at, end));
    if (found) return { start: at + found.index, end: at + found.index + found[0].length };
    if (!piece) return undefined;
    at = pieces.lastIndex;
  }
}

function findAnywhere(html: string, wanted: string): Place | undefined {
  for (const text of writingsOf(wanted)) {
    const start = html.indexOf(text);
    if (start !== -1) return { start, end: start + text.length };
  }
  return undefined;
}

/** A text as pages and feeds write it: as it is, in XML and HTML, in JSON, in CSV. */
function writingsOf(text: string): ReadonlySet<string> {
  const inXml = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return new Set([text, inXml, escapeHtml(text), JSON.stringify(text).slice(1, -1), text.replaceAll('"', '""')]);
}

const shownAround = 400;

/** HTML with a box at the top that shows a stretch of a source with what is around it. */
export function showSource(html: string, source: string, { start, end }: Place): string {
  const before = escapeHtml(source.slice(Math.max(0, start - shownAround), start));
  const after = escapeHtml(source.slice(end, end + shownAround));
  const inside = escapeHtml(source.slice(start, end));
  const style =
    'all:revert;display:block;margin:0;padding:12px;background:#fff;color:#000;border-bottom:3px solid #e8590c;font:13px/1.5 monospace;white-space:pre-wrap;overflow-wrap:anywhere';
  const box = `<pre style="${style}">${before}${markStart}${inside}${markEnd}${after}</pre>`;
  const body = /<body\b[^>]*>/i.exec(html);
  const at = body === null ? 0 : body.index + body[0].length;
  return `${html.slice(0, at)}${box}${html.slice(at)}`;
}

/** White space of any kind and length matches any other. */
function looseWith(text: string): RegExp {
  return new RegExp(text.split(/\s+/).map(escapePattern).join('(?:\\s|&nbsp;)+'));
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
