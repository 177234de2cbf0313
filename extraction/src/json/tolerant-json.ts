import { decodeHTML } from 'entities';

const mostValues = 200_000;
const deepest = 100;

/** A JSON number as it was written, so that no digit of a price is lost. */
export type JsonNumber = { readonly digits: string };
/** What stood unquoted where a value was expected: where it ends was a guess. */
export type JsonBare = { readonly bare: string };
export type JsonObject = Map<string, JsonValue>;
export type JsonValue = string | boolean | null | JsonNumber | JsonBare | JsonValue[] | JsonObject;

/** What was not JSON in a text that could be read all the same. */
export type JsonRepair =
  | 'escaped'
  | 'several'
  | 'outside'
  | 'wrapped'
  | 'too_many'
  | 'too_deep'
  | 'misplaced'
  | 'no_name'
  | 'no_value'
  | 'bare_name'
  | 'cut_off'
  | 'bare_value'
  | 'single_quotes'
  | 'inner_quote'
  | 'control';

/** `repairs` names what was not JSON; empty for a well-formed text. */
export type JsonReading = { values: JsonValue[]; repairs: JsonRepair[] };

type Reader = { text: string; at: number; values: number; repairs: Set<JsonRepair> };

/**
 * Reads the objects and arrays of a script block, well-formed (RFC 8259) or not.
 * Forgives comments, CDATA and `<!--`, control characters and stray quotes inside strings, single quotes, bare keys, missing and doubled
 * commas, several objects in one block, text that was HTML-escaped as a whole. Of a text that ends too early every whole value is kept;
 * a string or number that was cut is left out. Objects come as maps, so no key can reach a prototype. Never throws.
 */
export function readTolerantJson(source: string): JsonReading {
  const text = unescaped(source);
  const reader: Reader = { text, at: 0, values: 0, repairs: new Set() };
  if (text !== source) reader.repairs.add('escaped');
  const values: JsonValue[] = [];
  for (;;) {
    skipBlanks(reader);
    if (reader.at >= reader.text.length) break;
    if (!'{['.includes(reader.text.charAt(reader.at))) {
      skipToNextContainer(reader);
      continue;
    }
    const value = readValue(reader, 0, false);
    if (value !== undefined) values.push(value);
  }
  if (values.length > 1) reader.repairs.add('several');
  return { values, repairs: [...reader.repairs] };
}

/** Old script blocks begin with these, and may have been escaped together with what they hold. */
const wrappings =
  /^(?:[\s\ufeff\0]+|(?:<|&lt;)!--|--(?:>|&gt;)|(?:<|&lt;)!\[CDATA\[|\]\](?:>|&gt;)|\/\*[\s\S]*?\*\/|\/\/.*)*/i;
const escapedStart = /^[{[]?\s*(?:[{[]|&(?:amp;)*#0*(?:123|91);)?\s*&(?:amp;)*(?:quot|#0*34|#x0*22);/i;
const mostEscapes = 3;

/** A text without the HTML escapes that it was given as a whole, once or several times, whatever it is wrapped in. */
function unescaped(source: string): string {
  let text = source;
  for (let pass = 0; pass < mostEscapes; pass += 1) {
    const start = wrappings.exec(text)?.[0].length ?? 0;
    if (!escapedStart.test(text.slice(start, start + 200))) return text;
    text = decodeHTML(text);
  }
  return text;
}

function skipToNextContainer(reader: Reader): void {
  if (reader.text.charAt(reader.at) !== ';') reader.repairs.add('outside');
  const next = /[{[]/g;
  next.lastIndex = reader.at + 1;
  reader.at = next.exec(reader.text)?.index ?? reader.text.length;
}

const plainBlank = /[ \t\r\n]*/y;
const oddBlank = /[\s\ufeff\0]+|\/\*|\/\/|<!--|-->|<!\[CDATA\[|\]\]>/y;

/** Passes white space and, as a repair, comments and the wrappings of old script blocks. */
function skipBlanks(reader: Reader): void {
  for (;;) {
    // A sticky pattern that starts behind the end would begin again at the start.
    if (reader.at >= reader.text.length) return;
    plainBlank.lastIndex = reader.at;
    plainBlank.exec(reader.text);
    reader.at = plainBlank.lastIndex;
    const code = reader.text.charCodeAt(reader.at);
    // Quotes, commas, colons, letters, digits and braces: what stands here in a well-formed text.
    if (code === 34 || code === 44 || code === 58 || code === 123 || code === 125 || (code >= 48 && code <= 57)) return;
    oddBlank.lastIndex = reader.at;
    const odd = oddBlank.exec(reader.text)?.[0];
    if (odd === undefined) return;
    reader.at = oddBlank.lastIndex;
    if (odd === '/*') skipPast(reader, '*/');
    else if (odd === '//') skipPast(reader, '\n');
    if (odd !== '\ufeff') reader.repairs.add('wrapped');
  }
}

function skipPast(reader: Reader, mark: string): void {
  const end = reader.text.indexOf(mark, reader.at);
  reader.at = end < 0 ? reader.text.length : end + mark.length;
}

function readValue(reader: Reader, depth: number, isMember: boolean): JsonValue | undefined {
  skipBlanks(reader);
  reader.values += 1;
  if (reader.values > mostValues) {
    reader.repairs.add('too_many');
    reader.at = reader.text.length;
    return undefined;
  }
  const first = reader.text.charAt(reader.at);
  if (first === '{' || first === '[') {
    if (depth >= deepest) return skipContainer(reader);
    return first === '{' ? readObject(reader, depth) : readArray(reader, depth);
  }
  if (first === '"' || first === "'") return readString(reader, first);
  return readBareValue(reader, isMember);
}

/** Passes one object or array without recursion. */
function skipContainer(reader: Reader): undefined {
  reader.repairs.add('too_deep');
  let open = 0;
  while (reader.at < reader.text.length) {
    const character = reader.text.charAt(reader.at);
    if (character === '"') {
      readString(reader, character);
      continue;
    }
    reader.at += 1;
    if (character === '{' || character === '[') open += 1;
    else if ((character === '}' || character === ']') && (open -= 1) === 0) return undefined;
  }
  return undefined;
}

function readArray(reader: Reader, depth: number): JsonValue[] {
  const values: JsonValue[] = [];
  reader.at += 1;
  let isAfterValue = false;
  for (;;) {
    skipBlanks(reader);
    const next = reader.text.charAt(reader.at);
    if (next === '') return endTooEarly(reader, values);
    if (next === ']' || next === '}') {
      if (next === ']') reader.at += 1;
      if (next === '}' || (!isAfterValue && values.length > 0)) reader.repairs.add('misplaced');
      return values;
    }
    if (next === ',') {
      if (!isAfterValue) reader.repairs.add('misplaced');
      isAfterValue = false;
      reader.at += 1;
      continue;
    }
    if (isAfterValue) reader.repairs.add('misplaced');
    const value = readValue(reader, depth + 1, false);
    if (value !== undefined) values.push(value);
    isAfterValue = true;
  }
}

function readObject(reader: Reader, depth: number): JsonObject {
  const object: JsonObject = new Map();
  reader.at += 1;
  let isAfterMember = false;
  for (;;) {
    skipBlanks(reader);
    const next = reader.text.charAt(reader.at);
    if (next === '') return endTooEarly(reader, object);
    if (next === '}' || next === ']') {
      if (next === '}') reader.at += 1;
      if (next === ']' || (!isAfterMember && object.size > 0)) reader.repairs.add('misplaced');
      return object;
    }
    if (next === ',') {
      if (!isAfterMember) reader.repairs.add('misplaced');
      isAfterMember = false;
      reader.at += 1;
      continue;
    }
    if (isAfterMember) reader.repairs.add('misplaced');
    readMember(reader, object, depth);
    isAfterMember = true;
  }
}

function readMember(reader: Reader, object: JsonObject, depth: number): void {
  const key = readKey(reader);
  if (key === undefined) {
    reader.repairs.add('no_name');
    reader.at += 1;
    return;
  }
  skipBlanks(reader);
  if (reader.text.charAt(reader.at) !== ':') {
    reader.repairs.add('no_value');
    return;
  }
  reader.at += 1;
  const value = readValue(reader, depth + 1, true);
  if (value !== undefined) object.set(key, value);
}

const bareKey = /[\p{L}_$@][\p{L}\p{N}_$@:.-]*?(?=\s*(?::|$))/uy;

function readKey(reader: Reader): string | undefined {
  const first = reader.text.charAt(reader.at);
  if (first === '"' || first === "'") return readString(reader, first);
  bareKey.lastIndex = reader.at;
  const key = bareKey.exec(reader.text)?.[0];
  if (key === undefined) return undefined;
  reader.repairs.add('bare_name');
  reader.at += key.length;
  return key;
}

function endTooEarly<T>(reader: Reader, kept: T): T {
  reader.repairs.add('cut_off');
  return kept;
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?=\s*[,}\]])/y;
// A comma before anything but the next name does not end the value of a name: "1,299.00" is one number.
const numberOfMember =
  /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?=\s*(?:[}\]]|,\s*(?:["'}\]]|,(?!\s*[\d.,])|[\p{L}_$@]|\/[/*]|<!|$)))/uy;
const word = /(?:true|false|null)(?=\s*[,}\]])/y;
const bareText = /[^,}\]\n"]*/y;
const bareMember =
  /[^,}\]\n"]*(?:,(?!\s*(?:["'}\]]|,(?!\s*[\d.,])|\/[/*]|<!|$|[\p{L}_$@][\p{L}\p{N}_$@:.-]*\s*:))\s*[^,}\]\n"]*)*/uy;

/** A number, a word, or, as a repair, whatever stands unquoted up to the next separator; of a name, up to the next name. */
function readBareValue(reader: Reader, isMember: boolean): JsonValue | undefined {
  const numeral = matchAt(isMember ? numberOfMember : number, reader);
  if (numeral !== undefined) return { digits: numeral };
  const constant = matchAt(word, reader);
  if (constant !== undefined) return constant === 'null' ? null : constant === 'true';
  const whole = matchAt(isMember ? bareMember : bareText, reader) ?? '';
  const text = whole.replace(/\s(?:\/\/|\/\*)[\s\S]*$/, '').trim();
  if (reader.text.slice(reader.at, reader.at + 1000).trim() === '') {
    reader.repairs.add('cut_off');
    return undefined;
  }
  reader.repairs.add(text === '' ? 'no_value' : 'bare_value');
  return text === '' || /^(?:undefined|NaN|None|nil)$/.test(text) ? undefined : { bare: text };
}

function matchAt(pattern: RegExp, reader: Reader): string | undefined {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text)?.[0];
  if (found !== undefined) reader.at += found.length;
  return found;
}

/** The string that opens here; undefined when the text ends inside it. */
function readString(reader: Reader, quote: string): string | undefined {
  const { text } = reader;
  if (quote === "'") reader.repairs.add('single_quotes');
  const start = reader.at + 1;
  let end = text.indexOf(quote, start);
  while (end >= 0 && !closesString(text, start, end)) {
    if (!isEscapedAt(text, start, end)) reader.repairs.add('inner_quote');
    end = text.indexOf(quote, end + 1);
  }
  if (end < 0) {
    reader.repairs.add('cut_off');
    reader.at = text.length;
    return undefined;
  }
  reader.at = end + 1;
  return unescape(reader, text.slice(start, end));
}

function isEscapedAt(text: string, start: number, at: number): boolean {
  let slashes = 0;
  while (at - slashes > start && text.charCodeAt(at - slashes - 1) === 92) slashes += 1;
  return slashes % 2 === 1;
}

/** Whether a quote ends its string: what follows must be able to follow a string. */
function closesString(text: string, start: number, at: number): boolean {
  if (isEscapedAt(text, start, at)) return false;
  let next = at + 1;
  let isNextLine = false;
  while (next < text.length && text.charCodeAt(next) <= 32) {
    if (text.charCodeAt(next) === 10) isNextLine = true;
    next += 1;
  }
  const follower = text.charAt(next);
  return (
    follower === '' ||
    ',:}]'.includes(follower) ||
    (isNextLine && '"/\''.includes(follower)) ||
    (follower === '/' && /[/*]/.test(text.charAt(next + 1)))
  );
}

// Everything below U+0020 must be escaped in JSON.
const needsCare = new RegExp(String.raw`[\\\u0000-\u001f]`);
const escapeSequence = /\\(u[\da-fA-F]{4}|[\s\S])/g;
const simpleEscapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

function unescape(reader: Reader, body: string): string {
  if (!needsCare.test(body)) return body;
  if (new RegExp(String.raw`[\u0000-\u001f]`).test(body)) reader.repairs.add('control');
  return body.replace(escapeSequence, (_whole, code: string) =>
    code.length === 5 ? String.fromCharCode(Number.parseInt(code.slice(1), 16)) : (simpleEscapes[code] ?? code),
  );
}
