import { decodeHTMLAttribute } from 'entities/decode';

/** A start or end tag, delimited as the parser's tokenizer does. */
export type Tag = {
  /** In lower case. */
  name: string;
  isEnd: boolean;
  start: number;
  /** Behind its `>`. */
  end: number;
};

const exclamation = 33;
const doubleQuote = 34;
const singleQuote = 39;
const slash = 47;
const equals = 61;
const close = 62;
const question = 63;

/** Tells by first letter and length alone which names may be wanted; most tags of a page need no further look. */
type TagFilter = { start: Uint8Array; end: Uint8Array };

const longestName = 16;

export function tagFilter(startTags: Iterable<string>, endTags: Iterable<string>): TagFilter {
  const filter = { start: new Uint8Array(32 * longestName), end: new Uint8Array(32 * longestName) };
  for (const name of startTags) filter.start[filterIndex(name.charCodeAt(0), name.length)] = 1;
  for (const name of endTags) filter.end[filterIndex(name.charCodeAt(0), name.length)] = 1;
  return filter;
}

function filterIndex(initial: number, length: number): number {
  return (initial & 31) * longestName + Math.min(length, longestName - 1);
}

/**
 * The next tag at or behind `from` whose name may be one of the filter's; comments and declarations are passed over. Undefined when the
 * page ends before.
 */
export function nextTag(html: string, from: number, filter: TagFilter): Tag | undefined {
  for (let start = html.indexOf('<', from); start >= 0;) {
    const isEnd = html.charCodeAt(start + 1) === slash;
    const nameStart = isEnd ? start + 2 : start + 1;
    const initial = html.charCodeAt(nameStart);
    let end = nameStart;
    if (isLetter(initial)) {
      const nameEnd = endOfName(html, nameStart);
      end = isEnd ? endOfEndTag(html, nameEnd) : passAttributes(html, nameEnd);
      if (end < 0) return undefined;
      if ((isEnd ? filter.end : filter.start)[filterIndex(initial, nameEnd - nameStart)] === 1)
        return { name: html.slice(nameStart, nameEnd).toLowerCase(), isEnd, start, end };
    } else if (isEnd || initial === exclamation || initial === question) {
      end = endOfDeclaration(html, start);
    }
    start = html.indexOf('<', end);
  }
  return undefined;
}

/** The value of the tag's first attribute of each of these names, decoded; empty where it has none. */
export function attributesOf<Name extends string>(
  html: string,
  tag: Tag,
  names: readonly Name[],
): { [name in Name]?: string } {
  const found: { [name in Name]?: string } = {};
  passAttributes(html, tag.start + 1 + tag.name.length, (nameStart, nameEnd, valueStart, valueEnd) => {
    const name = names.find(
      (wanted) => wanted.length === nameEnd - nameStart && html.slice(nameStart, nameEnd).toLowerCase() === wanted,
    );
    if (name !== undefined) found[name] ??= decoded(html.slice(valueStart, valueEnd));
  });
  return found;
}

function decoded(text: string): string {
  return text.includes('&') ? decodeHTMLAttribute(text) : text;
}

/** Passes over the attributes of a start tag and gives the place behind its `>`; -1 when the page ends before. */
function passAttributes(
  html: string,
  from: number,
  onAttribute?: (nameStart: number, nameEnd: number, valueStart: number, valueEnd: number) => void,
): number {
  for (let at = from; at < html.length;) {
    const code = html.charCodeAt(at);
    if (code === close) return at + 1;
    if (code === slash || isBlank(code)) {
      at += 1;
      continue;
    }
    const nameStart = at;
    do at += 1;
    while (at < html.length && !endsAttributeName(html.charCodeAt(at)));
    const nameEnd = at;
    at = passBlanks(html, at);
    if (html.charCodeAt(at) !== equals) {
      onAttribute?.(nameStart, nameEnd, nameEnd, nameEnd);
      continue;
    }
    at = passBlanks(html, at + 1);
    const quote = html.charCodeAt(at);
    const isQuoted = quote === doubleQuote || quote === singleQuote;
    const valueStart = isQuoted ? at + 1 : at;
    const valueEnd = isQuoted ? html.indexOf(quote === doubleQuote ? '"' : "'", valueStart) : endOfBareValue(html, at);
    if (valueEnd < 0) return -1;
    onAttribute?.(nameStart, nameEnd, valueStart, valueEnd);
    at = isQuoted ? valueEnd + 1 : valueEnd;
  }
  return -1;
}

const commentEnd = /--!?>/g;

function endOfDeclaration(html: string, start: number): number {
  if (html.startsWith('<![CDATA[', start)) return behind(html, ']]>', start + 9);
  if (!html.startsWith('<!--', start)) return behind(html, '>', start + 2);
  // Closed before it began, as browsers have it.
  if (html.startsWith('>', start + 4)) return start + 5;
  if (html.startsWith('->', start + 4)) return start + 6;
  commentEnd.lastIndex = start + 4;
  return commentEnd.test(html) ? commentEnd.lastIndex : html.length;
}

function endOfEndTag(html: string, nameEnd: number): number {
  return html.charCodeAt(nameEnd) === close ? nameEnd + 1 : behind(html, '>', nameEnd);
}

/** The place behind the next `mark`, or the end of the page. */
export function behind(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

function endOfName(html: string, from: number): number {
  let at = from;
  while (at < html.length && !endsName(html.charCodeAt(at))) at += 1;
  return at;
}

function endOfBareValue(html: string, from: number): number {
  let at = from;
  while (at < html.length && html.charCodeAt(at) !== close && !isBlank(html.charCodeAt(at))) at += 1;
  return at;
}

function passBlanks(html: string, from: number): number {
  let at = from;
  while (at < html.length && isBlank(html.charCodeAt(at))) at += 1;
  return at;
}

function endsAttributeName(code: number): boolean {
  return code <= close && (code === equals || endsName(code));
}

function endsName(code: number): boolean {
  return code <= close && (code === slash || code === close || isBlank(code));
}

/** Blank, line feed, tab, form feed, carriage return. */
function isBlank(code: number): boolean {
  return code <= 32 && (code === 32 || code === 10 || code === 9 || code === 12 || code === 13);
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}
