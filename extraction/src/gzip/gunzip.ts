import { constants, crc32, createInflateRaw, type InflateRaw } from 'node:zlib';
import { type ByteSource, byteSource } from './byte-source.ts';

/** What is wrong with gzip data: it ends inside a member, a member is broken, or something that is no member follows whole ones. */
export type GzipFault = 'cut' | 'damaged' | 'followed';

/** Small steps, so that what they unpack to stays small too. */
const stepBytes = 16 * 1024;

/**
 * Unpacks gzip (RFC 1952): one member after the other, each up to its checksum; zeros between and behind them are padding. All that can be
 * read is given before `onFault` names what is wrong. Throws only what `packed` throws.
 */
export async function* gunzip(
  packed: AsyncIterable<Uint8Array>,
  onFault: (fault: GzipFault) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const source = byteSource(packed);
  try {
    for (let members = 0; await findMember(source); members += 1) {
      if (!(await beginsMember(source))) return onFault(members > 0 ? 'followed' : 'damaged');
      const fault = (await passHeader(source)) ? yield* unpackMember(source) : 'cut';
      if (fault) return onFault(fault);
    }
  } finally {
    await source.close();
  }
}

/** Passes padding; false at the end. */
async function findMember(source: ByteSource): Promise<boolean> {
  for (;;) {
    const bytes = await source.next(stepBytes);
    if (bytes === undefined) return false;
    const start = bytes.findIndex((byte) => byte !== 0);
    if (start < 0) continue;
    source.giveBack(bytes.subarray(start));
    return true;
  }
}

/** Whether the three bytes stand here with which every member begins; a member cut within them begins too. */
async function beginsMember(source: ByteSource): Promise<boolean> {
  const [first, second, method] = await source.take(3);
  return first === 0x1f && second === 0x8b && (method === undefined || method === 8);
}

const hasHeaderSum = 2;
const hasExtra = 4;
const texts = [8, 16];

/** Passes the rest of a header; false where the data ends inside it. */
async function passHeader(source: ByteSource): Promise<boolean> {
  const fixed = await source.take(7);
  const flags = fixed[0];
  if (flags === undefined || fixed.length < 7) return false;
  if ((flags & hasExtra) !== 0) {
    const [low = 0, high = 0] = await source.take(2);
    const length = low + high * 256;
    if ((await source.take(length)).length < length) return false;
  }
  for (const text of texts) if ((flags & text) !== 0 && !(await passText(source))) return false;
  return (flags & hasHeaderSum) === 0 || (await source.take(2)).length === 2;
}

/** Passes a text that ends with a zero. */
async function passText(source: ByteSource): Promise<boolean> {
  for (;;) {
    const bytes = await source.next(stepBytes);
    if (bytes === undefined) return false;
    const end = bytes.indexOf(0);
    if (end < 0) continue;
    source.giveBack(bytes.subarray(end + 1));
    return true;
  }
}

/** Gives what a member holds; a fault where it ends too early or its checksum or length do not fit. */
async function* unpackMember(source: ByteSource): AsyncGenerator<Uint8Array, GzipFault | undefined, undefined> {
  const inflate = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH });
  const ready: Uint8Array[] = [];
  inflate.on('data', (part: Uint8Array) => ready.push(part));
  // An error between two steps would have no listener; the next step meets it.
  inflate.on('error', () => undefined);
  let sum = 0;
  let length = 0;
  let fed = 0;
  try {
    for (let state: Step = 'more'; state === 'more';) {
      const bytes = await source.next(stepBytes);
      state = await step(inflate, bytes);
      fed += bytes?.length ?? 0;
      for (const part of ready.splice(0)) {
        sum = crc32(part, sum);
        length = (length + part.length) % 2 ** 32;
        yield part;
      }
      if (state === 'end' && bytes === undefined) return 'cut';
      if (state === 'end' && bytes) source.giveBack(bytes.subarray(bytes.length - (fed - inflate.bytesWritten)));
      if (state === 'broken') return 'damaged';
    }
  } finally {
    inflate.destroy();
  }
  const trailer = await source.take(8);
  if (trailer.length < 8) return 'cut';
  const view = new DataView(trailer.buffer, trailer.byteOffset, 8);
  return view.getUint32(0, true) === sum && view.getUint32(4, true) === length ? undefined : 'damaged';
}

type Step = 'more' | 'end' | 'broken';

/** Lets the inflater work off one part, or with undefined all it still has. */
function step(inflate: InflateRaw, bytes: Uint8Array | undefined): Promise<Step> {
  const { promise, resolve } = Promise.withResolvers<Step>();
  const onEnd = () => resolve('end');
  const onError = () => resolve('broken');
  inflate.once('end', onEnd);
  inflate.once('error', onError);
  if (bytes === undefined) inflate.end();
  else inflate.write(bytes, (error) => resolve(error ? 'broken' : 'more'));
  return promise.finally(() => {
    inflate.off('end', onEnd);
    inflate.off('error', onError);
  });
}
