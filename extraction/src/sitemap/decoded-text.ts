import { wording } from '@quarry/contracts/wording';
import { gunzip } from '../gzip/index.ts';
import { SitemapFault } from './fault.ts';
import { createMixedDecoder } from './mixed-decoder.ts';

const maxRatio = 100;
/** Small files of one repeated line pass any ratio harmlessly. */
const ratioCountsFromBytes = 1_000_000;
/** A file packed by its maker and again on its way; more layers are a trick. */
const maxLayers = 2;
const startBytes = 256;

/**
 * The text of a file that arrives in chunks: unpacked when its content (not its name) is gzip, decoded by its byte-order mark,
 * else by the encoding that its XML declaration names, else as UTF-8. `maxBytes` limits the unpacked size. Throws a SitemapFault
 * beyond the limits and where gzip is damaged; everything before the fault has been given by then. `onFollowed` is told of bytes behind whole gzip data.
 */
export async function* decodedText(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
  onFollowed: () => void,
): AsyncGenerator<string, void, undefined> {
  let decoder: Decoder | undefined;
  let total = 0;
  for await (const chunk of unpacked(chunks, maxLayers, onFollowed)) {
    total += chunk.length;
    if (total > maxBytes) {
      throw new SitemapFault('too_large', wording('too_large:sitemap', { bytes: maxBytes }));
    }
    decoder ??= decoderFor(chunk);
    yield decoder.decode(chunk, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

async function* unpacked(
  chunks: AsyncIterable<Uint8Array>,
  layers: number,
  onFollowed: () => void,
): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]();
  try {
    const start = await readStart(source);
    const whole = startingWith(start, source);
    if (layers > 0 && start[0] === 0x1f && start[1] === 0x8b)
      yield* unpacked(gunzipped(whole, onFollowed), layers - 1, onFollowed);
    else yield* whole;
  } finally {
    await source.return?.();
  }
}

/** The first bytes, joined until neither a gzip mark nor an XML declaration can hide behind a small first chunk. */
async function readStart(source: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let start = new Uint8Array();
  while (start.length < startBytes) {
    const next = await source.next();
    if (next.done) break;
    const joined = new Uint8Array(start.length + next.value.length);
    joined.set(start);
    joined.set(next.value, start.length);
    start = joined;
  }
  return start;
}

async function* startingWith(start: Uint8Array, source: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (start.length > 0) yield start;
  yield* { [Symbol.asyncIterator]: () => source };
}

async function* gunzipped(chunks: AsyncGenerator<Uint8Array>, onFollowed: () => void): AsyncGenerator<Uint8Array> {
  let packed = 0;
  let plain = 0;
  let isDamaged = false;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      packed += chunk.length;
      yield chunk;
    }
  }
  const parts = gunzip(counted(), (fault) => {
    if (fault === 'followed') onFollowed();
    else isDamaged = true;
  });
  for await (const part of parts) {
    plain += part.length;
    if (plain > ratioCountsFromBytes && plain > maxRatio * packed) {
      throw new SitemapFault('compression_bomb', wording('compression_bomb:sitemap', { ratio: maxRatio }));
    }
    yield part;
  }
  if (isDamaged) throw new SitemapFault('broken_gzip', wording('broken_gzip'));
}

type Decoder = { decode: (bytes?: Uint8Array, options?: { stream: boolean }) => string };

function decoderFor(start: Uint8Array): Decoder {
  try {
    const decoder = new TextDecoder(encodingOf(start));
    return decoder.encoding === 'utf-8' ? createMixedDecoder() : decoder;
  } catch {
    // A label that names no encoding.
    return createMixedDecoder();
  }
}

function encodingOf(start: Uint8Array): string {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const declaration = String.fromCharCode(...start.subarray(0, startBytes));
  const named = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i.exec(declaration)?.[1];
  // A declaration that can be read as single bytes is not UTF-16, whatever it claims.
  return named === undefined || /^(utf-?16|ucs-?2|iso-10646-ucs-2)/i.test(named) ? 'utf-8' : named;
}
