/** A piece of a TypeScript source: a word, a sign, or a text with its holes (`${...}`) put as `$`. */
export type SourceToken = { kind: 'word' | 'sign' | 'string' | 'template'; text: string; line: number };

/** After these a slash begins a regular expression; after anything else it divides. */
const beforeRegex = new Set(['return', 'typeof', 'case', 'in', 'of', 'void', 'throw', 'await', 'yield', 'else', 'do']);

/**
 * Reads the tokens of a TypeScript source in their order; comments and regular expressions are left out.
 * A template is one token. What stands in its holes follows it, so that a template inside is a token of its own.
 */
export function sourceTokens(source: string): SourceToken[] {
  const reader = { source, at: 0, line: 1, tokens: [] as SourceToken[] };
  readCode(reader, false);
  return reader.tokens;
}

type Reader = { source: string; at: number; line: number; tokens: SourceToken[] };

/** Reads code up to the end of the source, or up to the brace that closes the hole it stands in. */
function readCode(reader: Reader, isHole: boolean): void {
  let depth = 0;
  while (reader.at < reader.source.length) {
    const rest = reader.source.slice(reader.at, reader.at + 2);
    const sign = rest.charAt(0);
    if (rest === '//') skipTo(reader, '\n');
    else if (rest === '/*') skipTo(reader, '*/');
    else if (sign === '`') readTemplate(reader);
    else if (sign === "'" || sign === '"') readString(reader, sign);
    else if (sign === '/' && mayBeginRegex(reader.tokens.at(-1))) skipRegex(reader);
    else if (/[\w$]/.test(sign)) readWord(reader);
    else {
      if (sign === '{') depth += 1;
      if (sign === '}') depth -= 1;
      if (isHole && depth < 0) return;
      if (sign.trim() !== '') add(reader, 'sign', sign, reader.line);
      advance(reader);
    }
  }
}

function add(reader: Reader, kind: SourceToken['kind'], text: string, line: number): void {
  reader.tokens.push({ kind, text, line });
}

function advance(reader: Reader): string {
  const sign = reader.source.charAt(reader.at);
  if (sign === '\n') reader.line += 1;
  reader.at += 1;
  return sign;
}

function skipTo(reader: Reader, end: string): void {
  const found = reader.source.indexOf(end, reader.at + 2);
  const until = found < 0 ? reader.source.length : found + end.length;
  while (reader.at < until) advance(reader);
}

function readWord(reader: Reader): void {
  const [word = ''] = /^[\w$]+/.exec(reader.source.slice(reader.at, reader.at + 200)) ?? [];
  add(reader, 'word', word, reader.line);
  reader.at += word.length;
}

function readString(reader: Reader, quote: string): void {
  const { line } = reader;
  let text = '';
  advance(reader);
  while (reader.at < reader.source.length && reader.source.charAt(reader.at) !== quote) text += readSign(reader);
  advance(reader);
  add(reader, 'string', text, line);
}

function readTemplate(reader: Reader): void {
  const token: SourceToken = { kind: 'template', text: '', line: reader.line };
  reader.tokens.push(token);
  advance(reader);
  while (reader.at < reader.source.length && reader.source.charAt(reader.at) !== '`') {
    if (reader.source.startsWith('${', reader.at)) {
      reader.at += 2;
      readCode(reader, true);
      advance(reader);
      token.text += '$';
    } else token.text += readSign(reader);
  }
  advance(reader);
}

/** One sign of a text; what a backslash stands before is taken as it is. */
function readSign(reader: Reader): string {
  return advance(reader) === '\\' ? advance(reader) : reader.source.charAt(reader.at - 1);
}

function mayBeginRegex(before: SourceToken | undefined): boolean {
  if (before?.kind === 'word') return beforeRegex.has(before.text);
  return before === undefined || (before.kind === 'sign' && !')]}'.includes(before.text));
}

function skipRegex(reader: Reader): void {
  let isClass = false;
  advance(reader);
  for (;;) {
    const sign = readSign(reader);
    if (sign === '' || (sign === '/' && !isClass && reader.source.charAt(reader.at - 2) !== '\\')) return;
    if (reader.source.charAt(reader.at - 2) === '\\') continue;
    if (sign === '[') isClass = true;
    if (sign === ']') isClass = false;
  }
}
