import { createZstdDecompress, type ZstdDecompress } from 'node:zlib';
import { type ByteSource, byteSource, type GzipFault } from '../gzip/index.ts';

const frameMark = 0xfd2fb528;
/** Frames of sixteen such numbers hold something else and are passed over. */
const skippedMark = 0x184d2a50;
const skippedMask = 0xfffffff0;
const fixedLengths = { window: 1, dictionary: [0, 1, 2, 4], content: [0, 2, 4, 8], checksum: 4 } as const;
const runLength = 1;

/**
 * Unpacks zstd (RFC 8878): one frame after the other, each up to its end. All that can be read is given before `onFault` names what is
 * wrong. Blocks are fed one by one, so that what a step unpacks to stays below 128 KiB. Throws only what `packed` throws.
 */
export async function* unzstd(
  packed: AsyncIterable<Uint8Array>,
  onFault: (fault: GzipFault) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const source = byteSource(packed);
  try {
    for (;;) {
      const mark = await source.take(4);
      if (mark.length === 0) return;
      const kind = kindOf(mark);
      if (kind !== 'frame' && kind !== 'skipped') return onFault(kind);
      const fault = kind === 'frame' ? yield* unpackFrame(source, mark) : await passSkipped(source);
      if (fault) return onFault(fault);
    }
  } finally {
    await source.close();
  }
}

function kindOf(mark: Uint8Array): 'frame' | 'skipped' | 'cut' | 'followed' {
  const whole = Buffer.alloc(4);
  whole.writeUInt32LE(frameMark);
  if (mark.length < 4) return whole.subarray(0, mark.length).equals(mark) ? 'cut' : 'followed';
  const number = Buffer.from(mark).readUInt32LE();
  if (number === frameMark) return 'frame';
  return (number & skippedMask) >>> 0 === skippedMark ? 'skipped' : 'followed';
}

async function passSkipped(source: ByteSource): Promise<GzipFault | undefined> {
  const size = await source.take(4);
  if (size.length < 4) return 'cut';
  for (let left = Buffer.from(size).readUInt32LE(); left > 0;) {
    const bytes = await source.next(left);
    if (bytes === undefined) return 'cut';
    left -= bytes.length;
  }
  return undefined;
}

async function* unpackFrame(
  source: ByteSource,
  mark: Uint8Array,
): AsyncGenerator<Uint8Array, GzipFault | undefined, undefined> {
  const header = await takeHeader(source);
  if (header === undefined) return 'cut';
  const decoder = createZstdDecompress();
  const ready: Uint8Array[] = [];
  decoder.on('data', (part: Uint8Array) => ready.push(part));
  // An error between two steps would have no listener; the next step meets it.
  decoder.on('error', () => undefined);
  try {
    if (!(await write(decoder, Buffer.concat([mark, header.bytes])))) return 'damaged';
    for (let isLast = false; !isLast;) {
      const block = await takeBlock(source);
      if (block === undefined) return 'cut';
      isLast = block.isLast;
      const sum = isLast && header.hasChecksum ? await source.take(fixedLengths.checksum) : new Uint8Array(0);
      const isRead = await write(decoder, Buffer.concat([block.bytes, sum]));
      yield* ready.splice(0);
      if (!isRead) return 'damaged';
      if (isLast && header.hasChecksum && sum.length < fixedLengths.checksum) return 'cut';
    }
  } finally {
    decoder.destroy();
  }
  return undefined;
}

/** What stands between the mark and the first block; undefined where the data ends inside it. */
async function takeHeader(source: ByteSource): Promise<{ bytes: Uint8Array; hasChecksum: boolean } | undefined> {
  const [descriptor] = await source.take(1);
  if (descriptor === undefined) return undefined;
  const isSingle = (descriptor & 0x20) !== 0;
  const content = fixedLengths.content[descriptor >> 6] ?? 0;
  const length =
    (isSingle ? 0 : fixedLengths.window) +
    (fixedLengths.dictionary[descriptor & 3] ?? 0) +
    (content === 0 && isSingle ? 1 : content);
  const rest = await source.take(length);
  if (rest.length < length) return undefined;
  return { bytes: Buffer.concat([Uint8Array.of(descriptor), rest]), hasChecksum: (descriptor & 4) !== 0 };
}

async function takeBlock(source: ByteSource): Promise<{ bytes: Uint8Array; isLast: boolean } | undefined> {
  const head = await source.take(3);
  if (head.length < 3) return undefined;
  const number = Buffer.from(head).readUIntLE(0, 3);
  const length = ((number >> 1) & 3) === runLength ? 1 : number >> 3;
  const content = await source.take(length);
  return content.length < length ? undefined : { bytes: Buffer.concat([head, content]), isLast: (number & 1) === 1 };
}

/** False where the decoder refuses the bytes. */
function write(decoder: ZstdDecompress, bytes: Uint8Array): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const refuse = () => resolve(false);
  decoder.once('error', refuse);
  decoder.write(bytes, (error) => resolve(!error));
  return promise.finally(() => decoder.off('error', refuse));
}
