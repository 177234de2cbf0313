/** A stretch of a text. */
export type TextRange = { start: number; end: number };

/**
 * Where in a JSON text the value at a path stands, `.offers[0]['@id']`; undefined when the path leads nowhere. Forgives what stands between
 * values (commas, comments), so that most of what `readTolerantJson` mends is found as well. Several values in a row count as an array.
 */
export function jsonRange(text: string, path: string): TextRange | undefined {
  const steps = stepsOf(path);
  const first = skipBlanks(text, 0);
  let range: TextRange | undefined = { start: first, end: endOfValue(text, first) };
  if (typeof steps[0] === 'number' && text[first] !== '[') {
    range = memberAt(text, { start: -1, end: text.length }, steps[0]);
    steps.shift();
  }
  for (const step of steps) {
    if (range === undefined) return undefined;
    range = typeof step === 'number' ? memberAt(text, range, step) : memberNamed(text, range, step);
  }
  return range;
}

function stepsOf(path: string): (string | number)[] {
  return [...path.matchAll(/\.([A-Za-z_$][\w$]*)|\[(\d+)\]|\['((?:[^'\\]|\\.)*)'\]/g)].map(
    ([, name, index, quoted]) => {
      if (index !== undefined) return Number(index);
      return name ?? (quoted ?? '').replaceAll(/\\(.)/g, '$1');
    },
  );
}

function memberAt(text: string, { start, end }: TextRange, index: number): TextRange | undefined {
  let at = skipBlanks(text, start + 1);
  for (let passed = 0; at < end && text[at] !== ']'; passed += 1) {
    const next = endOfValue(text, at);
    if (passed === index) return { start: at, end: next };
    at = skipBlanks(text, next);
  }
  return undefined;
}

function memberNamed(text: string, { start, end }: TextRange, name: string): TextRange | undefined {
  if (text[start] !== '{') return undefined;
  let at = skipBlanks(text, start + 1);
  while (at < end && text[at] !== '}') {
    const behindKey = endOfValue(text, at);
    const key = text.slice(at, behindKey).replaceAll(/^["']|["']$/g, '');
    const value = skipBlanks(text, behindKey);
    const next = endOfValue(text, value);
    if (key === name || (key.startsWith('@') && key.toLowerCase() === name)) return { start: value, end: next };
    at = skipBlanks(text, next);
  }
  return undefined;
}

const blanks = /(?:[\s,:;]|\/\/[^\n]*|\/\*[^]*?\*\/|<!--|-->|<!\[CDATA\[)+/y;

function skipBlanks(text: string, at: number): number {
  return behind(blanks, text, at, at);
}

/** Behind what a sticky pattern matches at a position; else `otherwise`. */
function behind(pattern: RegExp, text: string, at: number, otherwise: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : otherwise;
}

const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/sy;
const bare = /[^\s,:[\]{}"']+/y;

/** Always behind `at`, whatever stands there. */
function endOfValue(text: string, at: number): number {
  let depth = 0;
  for (let next = at; next < text.length;) {
    const sign = text.charAt(next);
    if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    next = sign === '"' || sign === "'" ? behind(quoted, text, next, text.length) : behind(bare, text, next, next + 1);
    if (depth <= 0) return next;
    next = skipBlanks(text, next);
  }
  return text.length;
}
