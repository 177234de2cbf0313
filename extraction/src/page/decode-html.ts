const aliases: Record<string, string> = {
  utf8: 'utf-8',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
};

type Decoder = InstanceType<typeof TextDecoder>;

export type DecodedPage = { text: string; encoding: string };

/**
 * The text of a page's bytes.
 * Order of trust, as in the HTML standard: byte-order mark, charset of the Content-Type header, `meta` in the first 1024 bytes,
 * then UTF-8 when the bytes are valid as such, else windows-1252. An unknown label is passed over.
 */
export function decodePage(bytes: Uint8Array, contentType?: string | null): DecodedPage {
  const marked = encodingByMark(bytes);
  const label = marked ?? labelIn(contentType ?? '') ?? encodingByZeros(bytes) ?? declaredInMarkup(bytes);
  const decoder = (label === undefined ? undefined : decoderFor(label)) ?? guessedDecoder(bytes);
  return { text: decoder.decode(bytes), encoding: decoder.encoding };
}

function encodingByMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return undefined;
}

/** UTF-16 without its mark: in markup every other byte is zero, and never both of a pair. */
function encodingByZeros(bytes: Uint8Array): string | undefined {
  const length = Math.min(bytes.length, 512) & ~1;
  let [high, low] = [0, 0];
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) high += 1;
    if (bytes[at + 1] === 0) low += 1;
  }
  const most = length * 0.35;
  if (length < 16 || (high > 0 && low > 0)) return undefined;
  if (low > most) return 'utf-16le';
  return high > most ? 'utf-16be' : undefined;
}

function labelIn(text: string): string | undefined {
  return /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(text)?.[1]?.toLowerCase();
}

function declaredInMarkup(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 4096));
  const tag = /<meta\s[^>]{0,300}charset\s*=[^>]{0,60}>/i.exec(start)?.[0];
  const label = tag === undefined ? undefined : labelIn(tag);
  // A page whose `meta` could be read byte by byte is not in UTF-16, whatever it says.
  return label?.startsWith('utf-16') === true ? 'utf-8' : label;
}

function decoderFor(label: string): Decoder | undefined {
  try {
    return new TextDecoder(aliases[label] ?? label);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function guessedDecoder(bytes: Uint8Array): Decoder {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return new TextDecoder('utf-8');
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252');
    throw error;
  }
}
