/** The archive is broken at this place: cut short, or bytes that no writer of archives makes. */
export class ArchiveFault extends Error {
  override name = 'ArchiveFault';
}

/** One file of an archive; `content` must be read before the next one, and what is left of it is passed over. */
export type TarEntry = { name: string; size: number; header: Buffer; content: AsyncIterable<Buffer> };

const blockBytes = 512;
const longestName = 100;
const largestSize = 8 ** 11 - 1;

/** The header of a file as POSIX lays it down (ustar), so that `tar` reads what we write. */
export function tarHeader(name: string, size: number, modifiedAt: Date): Buffer {
  if (Buffer.byteLength(name) > longestName || size > largestSize)
    throw new RangeError(`"${name}" with ${size} bytes does not fit into an archive.`);
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')} `, 124);
  header.write(
    `${Math.floor(modifiedAt.getTime() / 1000)
      .toString(8)
      .padStart(11, '0')} `,
    136,
  );
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** What fills the last block of a file with `size` bytes. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes);
}

/** What closes an archive. */
export const tarEnd = Buffer.alloc(2 * blockBytes);

/** The files of an archive, one after the other; throws ArchiveFault where it is none, or breaks off. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry, void, undefined> {
  const bytes = byteReader(source);
  for (;;) {
    const header = await bytes.exactly(blockBytes);
    if (header.every((byte) => byte === 0)) return;
    const { name, size } = parseHeader(header);
    let left = size;
    const content = async function* (): AsyncGenerator<Buffer, void, undefined> {
      while (left > 0) {
        const chunk = await bytes.atMost(left);
        left -= chunk.byteLength;
        yield chunk;
      }
    };
    yield { name, size, header, content: content() };
    while (left > 0) left -= (await bytes.atMost(left)).byteLength;
    await bytes.exactly(tarPadding(size).byteLength);
  }
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const [, digits] = /^([0-7]{11})[ \0]$/.exec(header.toString('latin1', 124, 136)) ?? [];
  const checksum = Number.parseInt(header.toString('latin1', 148, 154), 8);
  if (digits === undefined || checksum !== checksumOf(header))
    throw new ArchiveFault('A header of the archive is broken.');
  const end = header.indexOf(0);
  return { name: header.toString('utf8', 0, Math.min(end, longestName)), size: Number.parseInt(digits, 8) };
}

/** The sum of all bytes, with the checksum's own place taken as spaces. */
function checksumOf(header: Buffer): number {
  let sum = 0;
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 32 : byte;
  return sum;
}

function byteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const atMost = async (limit: number): Promise<Buffer> => {
    while (rest.byteLength === 0) {
      const next = await chunks.next();
      if (next.done) throw new ArchiveFault('The archive breaks off.');
      rest = next.value;
    }
    const taken = rest.subarray(0, limit);
    rest = rest.subarray(taken.byteLength);
    return taken;
  };
  const exactly = async (count: number): Promise<Buffer> => {
    const parts: Buffer[] = [];
    for (let left = count; left > 0; left -= parts.at(-1)?.byteLength ?? 0) parts.push(await atMost(left));
    return Buffer.concat(parts);
  };
  return { atMost, exactly };
}
