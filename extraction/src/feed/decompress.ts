import { reasoned } from '@quarry/contracts/wording';
import { gunzip, type GzipFault } from '../gzip/index.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { peek } from './peek.ts';
import { unzstd } from './unzstd.ts';

export type Compression = 'gzip' | 'zstd';

/** `read` gives the plain bytes; `damage` says, once they ended, why they ended early. */
export type PlainBytes = {
  compression: Compression | null;
  chunks: AsyncIterable<Uint8Array>;
  damage: () => string | undefined;
  /** Something that is no compressed data follows it. */
  isFollowed: () => boolean;
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
  if (compression === null) return { compression, chunks: all, damage: () => undefined, isFollowed: () => false };
  let fault: GzipFault | undefined;
  const decoded = withinRatio(all, compression, (found) => {
    fault = found;
  });
  return {
    compression,
    chunks: decoded,
    damage: () => (fault === 'damaged' || fault === 'cut' ? compression : undefined),
    isFollowed: () => fault === 'followed',
  };
}

function compressionOf(head: Uint8Array): Compression | null {
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip';
  if (head[0] === 0x28 && head[1] === 0xb5 && head[2] === 0x2f && head[3] === 0xfd) return 'zstd';
  return null;
}

async function* withinRatio(
  packed: AsyncIterable<Uint8Array>,
  compression: Compression,
  onFault: (fault: GzipFault) => void,
): AsyncGenerator<Uint8Array> {
  let bytesIn = 0;
  let bytesOut = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of packed) {
      bytesIn += chunk.length;
      yield chunk;
    }
  }
  const decoded = compression === 'gzip' ? gunzip(counted(), onFault) : unzstd(counted(), onFault);
  for await (const chunk of decoded) {
    bytesOut += chunk.length;
    if (bytesOut > freeBytes && bytesOut > bytesIn * ratioLimit) {
      throw new FeedRefusal(reasoned('compression_ratio', { compression, ratio: ratioLimit }));
    }
    yield chunk;
  }
}
