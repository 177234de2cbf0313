/** A sparse vector of length 1: ascending ids with their weights. */
export type SparseVector = { ids: Int32Array; weights: Float32Array };

/** Sums the weights of equal ids damped by their number of occurrences (1 + ln n), and scales the vector to length 1. */
export function sparseVector(parts: readonly (readonly [id: number, weight: number])[]): SparseVector {
  const occurrences = new Map<number, { count: number; weight: number }>();
  for (const [id, weight] of parts) {
    const known = occurrences.get(id);
    if (known) known.count += 1;
    else occurrences.set(id, { count: 1, weight });
  }
  const ids = Int32Array.from(occurrences.keys()).toSorted();
  const weights = new Float32Array(ids.length);
  let squares = 0;
  ids.forEach((id, position) => {
    const { count, weight } = occurrences.get(id) ?? { count: 1, weight: 0 };
    const value = weight * (1 + Math.log(count));
    weights[position] = value;
    squares += value * value;
  });
  const length = Math.sqrt(squares) || 1;
  return { ids, weights: weights.map((weight) => weight / length) };
}

/** The cosine of two vectors of length 1; 0 when one is empty. */
export function cosine(left: SparseVector, right: SparseVector): number {
  let sum = 0;
  let i = 0;
  let j = 0;
  while (i < left.ids.length && j < right.ids.length) {
    const a = left.ids[i] ?? 0;
    const b = right.ids[j] ?? 0;
    if (a === b) {
      sum += (left.weights[i] ?? 0) * (right.weights[j] ?? 0);
      i += 1;
      j += 1;
    } else if (a < b) i += 1;
    else j += 1;
  }
  return Math.min(1, sum);
}

/** The 3-grams of a text as numbers below `buckets` (a power of two), words padded with a blank; two grams may share a number. */
export function gramIds(text: string, buckets: number): number[] {
  const padded = ` ${text.replace(/[^\p{L}\p{N}+]+/gu, ' ').trim()} `;
  const ids: number[] = [];
  for (let at = 0; at + 2 < padded.length; at += 1) {
    const mixed =
      Math.imul(padded.charCodeAt(at), 0x9e3779b1) ^
      Math.imul(padded.charCodeAt(at + 1), 0x85ebca6b) ^
      Math.imul(padded.charCodeAt(at + 2), 0xc2b2ae35);
    ids.push(((mixed ^ (mixed >>> 15)) >>> 0) & (buckets - 1));
  }
  return ids;
}
