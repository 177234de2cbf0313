import type { SparseVector } from '../profile/vectors.ts';

/** The postings of one term inside shared arrays, with the weight the query gives the term. */
export type PostingsList = { positions: Int32Array; weights: Float32Array; from: number; to: number; weight: number };

export type Postings = {
  /** The lists of the terms of a query, shortest first. */
  rarestFirst: (query: SparseVector) => PostingsList[];
};

/** An inverted index over the vectors of `count` documents, in two typed arrays. */
export function buildPostings(count: number, vectorOf: (position: number) => SparseVector): Postings {
  const slots = new Map<number, number>();
  const lengths: number[] = [];
  let total = 0;
  for (let position = 0; position < count; position += 1) {
    for (const id of vectorOf(position).ids) {
      const slot = slots.get(id) ?? slots.size;
      slots.set(id, slot);
      lengths[slot] = (lengths[slot] ?? 0) + 1;
      total += 1;
    }
  }
  const starts = new Int32Array(lengths.length + 1);
  lengths.forEach((length, slot) => {
    starts[slot + 1] = (starts[slot] ?? 0) + length;
  });
  const next = starts.slice();
  const positions = new Int32Array(total);
  const weights = new Float32Array(total);
  for (let position = 0; position < count; position += 1) {
    const vector = vectorOf(position);
    vector.ids.forEach((id, term) => {
      const slot = slots.get(id) ?? 0;
      const at = next[slot] ?? 0;
      positions[at] = position;
      weights[at] = vector.weights[term] ?? 0;
      next[slot] = at + 1;
    });
  }
  return {
    rarestFirst(query) {
      const lists: PostingsList[] = [];
      query.ids.forEach((id, term) => {
        const slot = slots.get(id);
        if (slot === undefined) return;
        lists.push({
          positions,
          weights,
          from: starts[slot] ?? 0,
          to: starts[slot + 1] ?? 0,
          weight: query.weights[term] ?? 0,
        });
      });
      return lists.toSorted((left, right) => left.to - left.from - (right.to - right.from) || left.from - right.from);
    },
  };
}
