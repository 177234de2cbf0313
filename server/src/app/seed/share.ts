import { createHash } from 'node:crypto';

/** A number in [0, 1) that hangs on its texts alone. */
export function share(...texts: readonly string[]): number {
  return createHash('sha256').update(texts.join(' ')).digest().readUInt32BE() / 2 ** 32;
}

/** One of a list, by texts alone. */
export function oneOf<Item>(items: readonly Item[], ...texts: readonly string[]): Item {
  const found = items[Math.floor(share(...texts) * items.length)];
  if (found === undefined) throw new RangeError('There is nothing to choose from.');
  return found;
}
