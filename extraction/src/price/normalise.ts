import { decodeHTML } from 'entities';
import { commentEnd, hiddenEnd } from './hidden-markup.ts';

/** Only this much of a text is read; a price text that is longer is no price text. */
export const readLimit = 4000;

/** Where a tag or superscript stood: a blank that may part units from cents. */
export const gap = '\uE000';
/** Where struck-through text (`<del>`, `<s>`, `<strike>`) begins. */
export const struck = '\uE001';

/** A text in one alphabet of digits, blanks, apostrophes and dashes; `origin[i]` is the offset of character i in the text as given. */
export type NormalText = { text: string; origin: number[] };

type NormalWriter = {
  chars: string[];
  origin: number[];
  endsWithSuperscript: boolean;
  /** A true minus opened the line just now: no blank is written behind it. */
  opensWithMinus: boolean;
};

/** Where the decimal digits of each script begin, of the Unicode database (general category Nd, version 17). */
const digitZeros = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0de6, 0x0e50,
  0x0ed0, 0x0f20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50,
  0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10, 0x104a0, 0x10d30, 0x11066, 0x110f0, 0x11136, 0x1e950,
];
const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const loweredDigits = '₀₁₂₃₄₅₆₇₈₉';
/** U+2212, which is a sign even where a blank stands behind it; a dash before a blank opens a line of a list. */
const trueMinus = '−';
const sameAs = new Map<string, string>([
  ...pairs('‘’‛ʹʻʼʽˈ′‵`´＇ꞌ՚', "'"),
  ...pairs('‐‑‒–—―﹣－', '-'),
  [trueMinus, '-'],
  ...pairs('～〜∼', '~'),
  ...pairs('，،﹐‚、､﹑⹁', ','),
  ...pairs('．․。｡﹒', '.'),
  ...pairs('‧∙⋅・･', '·'),
  ...pairs('￥', '¥'),
  ...pairs('＄﹩', '$'),
  ...pairs('￡', '£'),
  ...pairs('％٪', '%'),
  ...pairs('＋', '+'),
  ...pairs('：', ':'),
  ...pairs('／⁄', '/'),
  ...pairs('（', '('),
  ...pairs('）', ')'),
]);
/** Letters and patterns that show as a blank: the fillers of Hangul and the empty Braille cell. */
const blankLetter = /[\u115F\u1160\u3164\uFFA0\u2800]/;
/** Marks of direction and joining, variation selectors and whatever else Unicode says to ignore; combining strokes. */
const invisible = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\u0335|\u0336|\u0337|\u0338/u;
const tag = /<(\/?)([a-zA-Z][\w-]{0,30})[^<>]{0,300}>/y;
const entity = /&#?\w{1,10};/y;

/** Rewrites digits of other scripts, blanks, quotes and dashes to their plain forms, drops invisible marks, turns tags into blanks. Linear. */
export function normaliseText(given: string): NormalText {
  const source = given.length > readLimit ? given.slice(0, readLimit) : given;
  const writer = newWriter();
  for (let at = 0; at < source.length;) {
    const char = source.charAt(at);
    if (char === '<') at = writeTag(source, at, writer);
    else if (char === '&') at = writeEntity(source, at, writer);
    else {
      const length = (source.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
      writeChar(length === 1 ? char : source.slice(at, at + 2), at, writer);
      at += length;
    }
  }
  return { text: writer.chars.join(''), origin: [...writer.origin, source.length] };
}

function writeTag(source: string, at: number, writer: NormalWriter): number {
  const afterComment = commentEnd(source, at);
  if (afterComment !== undefined) {
    writeBlank(writer, gap, at);
    return afterComment;
  }
  tag.lastIndex = at;
  const match = tag.exec(source);
  if (!match) {
    write(writer, '<', at);
    return at + 1;
  }
  const isStruck = match[1] === '' && /^(?:del|s|strike)$/i.test(match[2] ?? '');
  writeBlank(writer, gap, at);
  if (isStruck) write(writer, struck, at);
  const end = at + match[0].length;
  return (!isStruck && hiddenEnd(source, at, end, match[2] ?? '')) || end;
}

function writeEntity(source: string, at: number, writer: NormalWriter): number {
  entity.lastIndex = at;
  const match = entity.exec(source);
  if (!match) {
    write(writer, '&', at);
    return at + 1;
  }
  for (const char of decodeHTML(match[0])) writeChar(char, at, writer);
  return at + match[0].length;
}

function writeChar(char: string, at: number, writer: NormalWriter): void {
  const code = char.codePointAt(0) ?? 0;
  if (code > 0x20 && code < 0x7f) {
    write(writer, char === '`' ? "'" : char, at);
  } else if (char === '\n') writeBlank(writer, '\n', at);
  else if (code <= 0x20 || /\s/.test(char) || blankLetter.test(char)) writeBlank(writer, ' ', at);
  else if (isPlainLetter(code)) write(writer, char, at);
  else {
    const raised = Math.max(raisedDigits.indexOf(char), loweredDigits.indexOf(char));
    if (raised > 0 && endsWithCents.test(writer.chars.slice(-4).join(''))) writeBlank(writer, gap, at);
    else if (raised >= 0) writeRaised(String(raised), at, writer);
    else if (!invisible.test(char)) {
      const isOpening = char === trueMinus && /^(?:\n|\uE000)?$/.test(writer.chars.at(-1) ?? '');
      for (const unit of plainOf(char, code)) write(writer, unit, at);
      writer.opensWithMinus = isOpening;
    }
  }
}

/** Behind two decimals a raised digit is the number of a note ("25,00¹ €"). */
const endsWithCents = /^\d[.,]\d\d$/;

function writeRaised(digit: string, at: number, writer: NormalWriter): void {
  if (!writer.endsWithSuperscript) writeBlank(writer, gap, at);
  write(writer, digit, at);
  writer.endsWithSuperscript = true;
}

/** The euro sign and letters with accents, which stand in most texts and are never rewritten. */
function isPlainLetter(code: number): boolean {
  return code === 0x20ac || (code >= 0xc0 && code < 0x2b0) || (code >= 0x400 && code < 0x500);
}

/** The plain form of one character: of a surrogate pair that is no digit, its two halves. */
function plainOf(char: string, code: number): Iterable<string> {
  const plain = sameAs.get(char) ?? asciiDigit(code);
  return plain === undefined ? char.split('') : [plain];
}

function asciiDigit(code: number): string | undefined {
  const zero = code < 0x660 ? undefined : digitZeros.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? undefined : String(code - zero);
}

function pairs(chars: string, plain: string): [string, string][] {
  return Array.from(chars, (char) => [char, plain]);
}

function newWriter(): NormalWriter {
  return { chars: [], origin: [], endsWithSuperscript: false, opensWithMinus: false };
}

function write(writer: NormalWriter, char: string, at: number): void {
  writer.chars.push(char);
  writer.origin.push(at);
  writer.endsWithSuperscript = false;
  writer.opensWithMinus = false;
}

/** Collapses runs of blanks into one; a gap outranks a line break, which outranks a blank. */
function writeBlank(writer: NormalWriter, kind: string, at: number): void {
  const { chars } = writer;
  const last = chars.at(-1);
  if (last === undefined || writer.opensWithMinus) return;
  if (last !== ' ' && last !== '\n' && last !== gap) write(writer, kind, at);
  else if (kind === gap || (kind === '\n' && last === ' ')) chars[chars.length - 1] = kind;
}
