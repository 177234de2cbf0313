/** Bytes that arrive in chunks, to be taken by number or by the chunk; what was taken too much can be given back. */
export type ByteSource = {
  /** The next bytes, at most `most` of them; undefined at the end. */
  next: (most: number) => Promise<Uint8Array | undefined>;
  giveBack: (bytes: Uint8Array) => void;
  /** Exactly `count` bytes, fewer only where the source ends. */
  take: (count: number) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export function byteSource(chunks: AsyncIterable<Uint8Array>): ByteSource {
  const iterator = chunks[Symbol.asyncIterator]();
  const held: Uint8Array[] = [];
  async function next(most: number): Promise<Uint8Array | undefined> {
    let chunk = held.pop();
    while (chunk === undefined || chunk.length === 0) {
      const arrived = await iterator.next();
      if (arrived.done === true) return undefined;
      chunk = arrived.value;
    }
    if (chunk.length > most) held.push(chunk.subarray(most));
    return chunk.subarray(0, most);
  }
  return {
    next,
    giveBack: (bytes) => void (bytes.length > 0 && held.push(bytes)),
    async take(count) {
      const parts: Uint8Array[] = [];
      for (let left = count; left > 0;) {
        const part = await next(left);
        if (part === undefined) break;
        parts.push(part);
        left -= part.length;
      }
      return Buffer.concat(parts);
    },
    close: async () => void (await iterator.return?.()),
  };
}
