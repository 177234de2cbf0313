import { reasoned } from '@quarry/contracts/wording';
import { PassThrough, Readable, type Transform } from 'node:stream';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { FeedRefusal } from './feed-refusal.ts';
import { peek } from './peek.ts';

export type Compression = 'gzip' | 'zstd';

/** `read` gives the plain bytes; `damage` says, once they ended, why they ended early. */
export type PlainBytes = {
  compression: Compression | null;
  chunks: AsyncIterable<Uint8Array>;
  damage: () => string | undefined;
};

const ratioLimit = 100;
/** Below this size a high ratio harms nobody, and short repetitive feeds do reach it. */
const freeBytes = 20 * 1024 * 1024;

/**
 * Undoes gzip (RFC 1952) or zstd (RFC 8878), recognised by content, never by name.
 * What can be read of a damaged stream is given before `damage` names the fault; a ratio above 100 is refused (FeedRefusal).
 */
export async function plainBytes(chunks: AsyncIterable<Uint8Array>): Promise<PlainBytes> {
  const { head, all } = await peek(chunks, 4);
  const compression = compressionOf(head);
  if (compression === null) return { compression, chunks: all, damage: () => undefined };
  let damage: string | undefined;
  const decoded = decompress(all, compression, (reason) => {
    damage = reason;
  });
  return { compression, chunks: decoded, damage: () => damage };
}

function compressionOf(head: Uint8Array): Compression | null {
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip';
  if (head[0] === 0x28 && head[1] === 0xb5 && head[2] === 0x2f && head[3] === 0xfd) return 'zstd';
  return null;
}

async function* decompress(
  packed: AsyncIterable<Uint8Array>,
  compression: Compression,
  onDamage: (compression: Compression) => void,
): AsyncGenerator<Uint8Array> {
  const decoder: Transform = compression === 'gzip' ? createGunzip() : createZstdDecompress();
  let bytesIn = 0;
  let bytesOut = 0;
  const source = Readable.from(packed, { objectMode: false });
  const counter = new PassThrough();
  counter.on('data', (chunk: Buffer) => {
    bytesIn += chunk.length;
  });
  source.on('error', (error) => decoder.destroy(error));
  source.pipe(counter).pipe(decoder);
  try {
    for await (const chunk of decoder as AsyncIterable<Buffer>) {
      bytesOut += chunk.length;
      if (bytesOut > freeBytes && bytesOut > bytesIn * ratioLimit) {
        throw new FeedRefusal(reasoned('compression_ratio', { compression, ratio: ratioLimit }));
      }
      yield chunk;
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    onDamage(compression);
  } finally {
    source.destroy();
    decoder.destroy();
  }
}

function isDamage(error: unknown): error is NodeJS.ErrnoException {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return code !== undefined && (code.startsWith('Z_') || code.startsWith('ZSTD_'));
}
