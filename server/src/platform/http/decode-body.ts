import { type Detailed, detailed, wording } from '@quarry/contracts/wording';
import { gunzip, type GzipFault } from '@quarry/extraction/gzip';
import { pipeline } from 'node:stream';
import { constants, createBrotliDecompress, createInflate, createInflateRaw, createZstdDecompress } from 'node:zlib';
import { OutboundBodyError, refuse } from './refusal.ts';

export type BodyLimits = { address: string; maxBytes: number };

/** What is wrong with the coding of a body that was read all the same: it ends early, or something that is none of it follows. */
export type EncodingFault = Exclude<GzipFault, 'damaged'>;

/** A fault of a body's coding as the warning of what was read off it. */
export function encodingRemark(fault: EncodingFault): Detailed {
  return detailed(fault === 'cut' ? 'gzip_cut' : 'gzip_followed');
}

type Decoder = ReturnType<typeof createInflate | typeof createBrotliDecompress | typeof createZstdDecompress>;

export const acceptedEncodings = 'gzip, deflate, br, zstd';

const maxRatio = 100;
/** Small bodies of one repeated character pass any ratio harmlessly. */
const ratioCountsFromBytes = 64 * 1024;
/** A bomb is told by what few bytes unpack to, so the first ones are counted in small parts. */
const countedBytes = 4 * 1024;
const finelyCountedBytes = 256 * 1024;
const zstdWindowLog = 23;

/**
 * The decoded bytes of a response body, as a stream with limits: at most `maxBytes` after decoding, at most 100 times the encoded size.
 * Gives the bytes up to the limit and then throws an OutboundBodyError; damaged compression throws one too, or zlib's own error.
 * Gzip that ends early, and bytes behind its end, are told to `onFault` once the body was given.
 */
export async function* decodeBody(
  raw: AsyncGenerator<Buffer, void, undefined>,
  contentEncoding: string,
  limits: BodyLimits,
  onFault: (fault: EncodingFault) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const encodings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  const [encoding] = encodings;
  if (encodings.length > 1) {
    throw new OutboundBodyError(
      refuse('broken_encoding', limits.address, wording('broken_encoding:twice', { encodings: encodings.join(', ') })),
    );
  }
  if (encoding === undefined) yield* withinLimit(raw, limits, undefined);
  else if (encoding === 'gzip' || encoding === 'x-gzip') yield* gunzipped(raw, limits, onFault);
  else yield* decompressed(raw, encoding, limits);
}

async function* gunzipped(
  raw: AsyncIterable<Buffer>,
  limits: BodyLimits,
  onFault: (fault: EncodingFault) => void,
): AsyncGenerator<Uint8Array> {
  let encodedBytes = 0;
  let fault: GzipFault | undefined;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of raw) {
      const size = encodedBytes < finelyCountedBytes ? countedBytes : chunk.length;
      for (let at = 0; at < chunk.length; at += size) {
        const part = chunk.subarray(at, at + size);
        encodedBytes += part.length;
        yield part;
      }
    }
  }
  const plain = gunzip(counted(), (found) => {
    fault = found;
  });
  yield* withinLimit(plain, limits, () => encodedBytes);
  if (fault === 'damaged') {
    throw new OutboundBodyError(
      refuse('broken_encoding', limits.address, wording('broken_encoding', { cause: 'gzip' })),
    );
  }
  if (fault) onFault(fault);
}

async function* decompressed(
  raw: AsyncGenerator<Buffer, void, undefined>,
  encoding: string,
  limits: BodyLimits,
): AsyncGenerator<Uint8Array> {
  const first = await raw.next();
  if (first.done) return;
  const decoder = decoderFor(encoding, first.value);
  if (!decoder) {
    throw new OutboundBodyError(
      refuse('broken_encoding', limits.address, wording('broken_encoding:unknown', { name: encoding.slice(0, 40) })),
    );
  }
  // The outcome reaches us through the decoder, which the pipeline destroys with the error of either side.
  pipeline(rejoin(first.value, raw), decoder, () => undefined);
  yield* withinLimit(decoder, limits, () => decoder.bytesWritten);
}

async function* rejoin(first: Buffer, rest: AsyncGenerator<Buffer, void, undefined>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

/** Ends like browsers do: a stream cut after its last data byte still counts as whole. */
function decoderFor(encoding: string, first: Buffer): Decoder | undefined {
  switch (encoding) {
    case 'deflate':
      // RFC 9110 means zlib's format; many servers send bare deflate. The low four bits tell: 8 is zlib's method.
      return ((first[0] ?? 0) & 0x0f) === 8
        ? createInflate({ finishFlush: constants.Z_SYNC_FLUSH })
        : createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH });
    case 'br':
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    case 'zstd':
      return createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: zstdWindowLog } });
    default:
      return undefined;
  }
}

async function* withinLimit(
  chunks: AsyncIterable<Uint8Array>,
  { address, maxBytes }: BodyLimits,
  encodedBytes: (() => number) | undefined,
): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.length;
    if (encodedBytes && total > ratioCountsFromBytes && total > maxRatio * encodedBytes()) {
      throw new OutboundBodyError(
        refuse('compression_bomb', address, wording('compression_bomb', { ratio: maxRatio })),
      );
    }
    if (total > maxBytes) {
      const room = chunk.length - (total - maxBytes);
      if (room > 0) yield chunk.subarray(0, room);
      throw new OutboundBodyError(refuse('body_too_large', address, wording('body_too_large', { bytes: maxBytes })));
    }
    yield chunk;
  }
}
