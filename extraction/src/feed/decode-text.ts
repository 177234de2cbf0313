/** What the decoder learned about the text on its way. */
export type DecodingReport = {
  encoding: string;
  /** Where bytes were first met that mean nothing in the encoding; they stand as U+FFFD. */
  undecodableLine: number | null;
  /** Where NUL characters were first left out. */
  nulLine: number | null;
};

export type TextDecoding = { decode: (bytes: Uint8Array, isLast: boolean) => string; report: DecodingReport };

type Decoder = { name: string; decode: (bytes: Uint8Array, isLast: boolean) => string };

/**
 * Decodes a feed part by part. The encoding is settled by byte-order mark, then by what the bytes are (valid UTF-8, UTF-16 without mark),
 * then by what was declared (Content-Type, XML declaration), then windows-1252 from the first byte on that is no UTF-8.
 * Line ends become `\n` and NUL characters are left out, unless they are kept; the report says where.
 */
export function textDecoding(
  head: Uint8Array,
  contentType: string | undefined,
  { keepsNul = false }: { keepsNul?: boolean } = {},
): TextDecoding {
  const decoder = chooseDecoder(head, contentType);
  const report: DecodingReport = { encoding: decoder.name, undecodableLine: null, nulLine: null };
  let line = 1;
  let endsInReturn = false;
  let isFirst = true;
  function decode(bytes: Uint8Array, isLast: boolean): string {
    let text = decoder.decode(bytes, isLast);
    report.encoding = decoder.name;
    if (isFirst && text !== '') {
      isFirst = false;
      if (text.charCodeAt(0) === 0xfeff) text = text.slice(1);
    }
    if (endsInReturn) text = `\r${text}`;
    endsInReturn = !isLast && text.endsWith('\r');
    if (endsInReturn) text = text.slice(0, -1);
    if (text.includes('\r')) text = text.replaceAll(/\r\n?/g, '\n');
    report.undecodableLine ??= lineOf(text, '\uFFFD', line);
    report.nulLine ??= lineOf(text, '\0', line);
    line += countLineEnds(text, 0, text.length);
    return !keepsNul && report.nulLine !== null && text.includes('\0') ? text.replaceAll('\0', '') : text;
  }
  return { decode, report };
}

/** Small enough that the rows of a part, and all that is made of them, are short-lived: larger parts cost memory and gain no time. */
const largestPart = 16 * 1024;

/** The text in parts; the last one, which may be empty, is marked. */
export async function* textParts(
  bytes: AsyncIterable<Uint8Array>,
  decoding: TextDecoding,
): AsyncGenerator<{ text: string; isLast: boolean }> {
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; at += largestPart) {
      yield { text: decoding.decode(chunk.subarray(at, at + largestPart), false), isLast: false };
    }
  }
  yield { text: decoding.decode(new Uint8Array(0), true), isLast: true };
}

function lineOf(text: string, character: string, firstLine: number): number | null {
  const at = text.indexOf(character);
  return at === -1 ? null : firstLine + countLineEnds(text, 0, at);
}

/** The number of `\n` in `text` between two positions. */
export function countLineEnds(text: string, from: number, to: number): number {
  const part = text.slice(from, to);
  let count = 0;
  for (let at = part.indexOf('\n'); at !== -1; at = part.indexOf('\n', at + 1)) count += 1;
  return count;
}

function chooseDecoder(head: Uint8Array, contentType: string | undefined): Decoder {
  const marked = markedEncoding(head);
  if (marked !== undefined) return marked === 'utf-8' ? utf8Decoder(undefined) : streamDecoder(marked);
  const utf16 = utf16WithoutMark(head);
  if (utf16 !== undefined) return streamDecoder(utf16);
  const declared = supportedLabel(declaredEncoding(head, contentType));
  if (declared === undefined || declared === 'utf-8') return utf8Decoder('windows-1252');
  return hasValidMultibyte(head) ? utf8Decoder(declared) : streamDecoder(declared);
}

function markedEncoding(head: Uint8Array): string | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** ASCII text in UTF-16 has a zero in every second byte. */
function utf16WithoutMark(head: Uint8Array): string | undefined {
  const sample = head.subarray(0, 64);
  if (sample.length < 8) return undefined;
  let even = 0;
  let odd = 0;
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  const half = sample.length / 2;
  if (odd > half * 0.8 && even === 0) return 'utf-16le';
  if (even > half * 0.8 && odd === 0) return 'utf-16be';
  return undefined;
}

function declaredEncoding(head: Uint8Array, contentType: string | undefined): string | undefined {
  const ascii = Buffer.from(head.subarray(0, 200)).toString('latin1');
  const inXml = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i.exec(ascii)?.[1];
  return inXml ?? /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? '')?.[1];
}

function supportedLabel(label: string | undefined): string | undefined {
  if (label === undefined || /^utf-?16/i.test(label)) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function streamDecoder(name: string): Decoder {
  const decoder = new TextDecoder(name, { ignoreBOM: true });
  return { name, decode: (bytes, isLast) => decoder.decode(bytes, { stream: !isLast }) };
}

/** UTF-8 until bytes prove otherwise; then `fallback`, unless the text so far showed that it is UTF-8 with a few broken bytes. */
function utf8Decoder(fallback: string | undefined): Decoder {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
  let other: Decoder | undefined;
  let hasSeenMultibyte = false;
  let held: Uint8Array = new Uint8Array(0);
  const decoder: Decoder = { name: 'utf-8', decode: decodeNext };
  function decodeNext(bytes: Uint8Array, isLast: boolean): string {
    if (other !== undefined) return other.decode(bytes, isLast);
    const whole = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
    const end = isLast ? whole.length : completeLength(whole);
    held = whole.slice(end);
    const part = whole.subarray(0, end);
    try {
      const text = strict.decode(part);
      hasSeenMultibyte ||= text.length !== part.length;
      return text;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    if (fallback === undefined || hasSeenMultibyte || hasValidMultibyte(part)) return lenient.decode(part);
    other = streamDecoder(fallback);
    decoder.name = fallback;
    return other.decode(whole, isLast);
  }
  return decoder;
}

/** Length without a multi-byte sequence that is cut off at the end. */
function completeLength(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return back < needed ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}

/** Whether there are more well-formed multi-byte sequences than stray bytes above 0x7f. */
function hasValidMultibyte(bytes: Uint8Array): boolean {
  let sequences = 0;
  let strays = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    const more = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : byte >= 0xc2 ? 1 : 0;
    const isWhole = more > 0 && bytes.subarray(at + 1, at + 1 + more).every((next) => next >= 0x80 && next < 0xc0);
    if (!isWhole || at + more >= bytes.length) strays += 1;
    else {
      sequences += 1;
      at += more;
    }
  }
  return sequences > strays;
}
