/** One piece of markup. `end` is the position behind it. */
export type XmlToken =
  | { kind: 'open'; name: string; attributes: string; isSelfClosing: boolean; end: number }
  | { kind: 'close'; name: string; end: number }
  | { kind: 'cdata'; text: string; end: number }
  /** A comment, processing instruction or document type: passed over. */
  | { kind: 'other'; target: 'comment' | 'instruction' | 'doctype'; body: string; end: number }
  /** A `<` that begins no markup. */
  | { kind: 'stray'; end: number };

const nameStart = /[A-Za-z_:\u0080-\uFFFF]/;

/**
 * Reads the markup that begins with the `<` at `at`.
 * undefined when the text ends before the markup does. Nothing is expanded or fetched; a document type with its internal subset is one token.
 */
export function readToken(text: string, at: number): XmlToken | undefined {
  const next = text.charCodeAt(at + 1);
  if (Number.isNaN(next)) return undefined;
  if (next === 0x2f) {
    const end = text.indexOf('>', at);
    return end === -1 ? undefined : { kind: 'close', name: text.slice(at + 2, end).trim(), end: end + 1 };
  }
  if (next === 0x21) return readDeclaration(text, at);
  if (next === 0x3f) return until(text, at, '?>', 'instruction');
  if (!nameStart.test(text.charAt(at + 1))) return { kind: 'stray', end: at + 1 };
  return readOpenTag(text, at);
}

function readDeclaration(text: string, at: number): XmlToken | undefined {
  if (text.startsWith('<!--', at)) return until(text, at, '-->', 'comment', 4);
  if (text.startsWith('<![CDATA[', at)) {
    const end = text.indexOf(']]>', at + 9);
    return end === -1 ? undefined : { kind: 'cdata', text: text.slice(at + 9, end), end: end + 3 };
  }
  if (text.length - at < 9) return undefined;
  return readDoctype(text, at);
}

function until(
  text: string,
  at: number,
  mark: string,
  target: 'comment' | 'instruction',
  skip = 2,
): XmlToken | undefined {
  const end = text.indexOf(mark, at + skip);
  if (end === -1) return undefined;
  return { kind: 'other', target, body: text.slice(at + skip, end), end: end + mark.length };
}

/** `<!DOCTYPE rss [ ... ]>`: ends at the first `>` outside the internal subset. */
function readDoctype(text: string, at: number): XmlToken | undefined {
  const close = text.indexOf('>', at);
  const open = text.indexOf('[', at);
  if (close === -1) return undefined;
  if (open === -1 || open > close) {
    return { kind: 'other', target: 'doctype', body: text.slice(at + 2, close), end: close + 1 };
  }
  const match = /\]\s*>/g;
  match.lastIndex = open;
  const found = match.exec(text);
  if (!found) return undefined;
  return { kind: 'other', target: 'doctype', body: text.slice(at + 2, found.index), end: match.lastIndex };
}

function readOpenTag(text: string, at: number): XmlToken | undefined {
  const end = tagEnd(text, at);
  if (end === -1) return undefined;
  const isSelfClosing = text.charCodeAt(end - 1) === 0x2f;
  const inner = text.slice(at + 1, isSelfClosing ? end - 1 : end);
  const nameEnd = inner.search(/[\s/]/);
  if (nameEnd === -1) return { kind: 'open', name: inner, attributes: '', isSelfClosing, end: end + 1 };
  const attributes = inner.slice(nameEnd + 1);
  return { kind: 'open', name: inner.slice(0, nameEnd), attributes, isSelfClosing, end: end + 1 };
}

/** The `>` of an open tag, quotes respected; a quote that runs into the next `<` was never closed, so it does not count. */
function tagEnd(text: string, at: number): number {
  const first = text.indexOf('>', at);
  if (first === -1) return -1;
  let end = first;
  while (end !== -1 && hasOpenQuote(text, at, end)) end = text.indexOf('>', end + 1);
  if (end === first) return end;
  const isRunaway = text.slice(at + 1, end === -1 ? at + 10_000 : end).includes('<');
  return isRunaway ? first : end;
}

function hasOpenQuote(text: string, from: number, to: number): boolean {
  let open = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 0x22 && code !== 0x27) continue;
    if (open === 0) open = code;
    else if (open === code) open = 0;
  }
  return open !== 0;
}

/** The attributes of an open tag by lower-case local name; values still hold their references. */
export function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  if (!source.includes('=')) return attributes;
  for (const match of source.matchAll(/([^\s=/"'<>]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)) {
    const name = localName(match[1] ?? '').toLowerCase();
    if (!attributes.has(name)) attributes.set(name, match[2] ?? match[3] ?? match[4] ?? '');
  }
  return attributes;
}

/** "g:price" is "price". */
export function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}

/** "g:price" has the prefix "g", "price" has "". */
export function prefixOf(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? '' : name.slice(0, colon);
}
