/** A 32-bit hash (FNV-1a with a final avalanche) of text parts: the same parts give the same number on every machine. */
export function hash32(...parts: ReadonlyArray<string | number>): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    const text = `${part}\u0000`;
    for (let index = 0; index < text.length; index++) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export type Random = {
  /** A number in [0, 1). */
  unit: () => number;
  /** A whole number between `low` and `high`, both included. */
  between: (low: number, high: number) => number;
  /** True with the given probability. */
  chance: (probability: number) => boolean;
  /** One of the entries; the list must not be empty. */
  pick: <T>(list: readonly T[]) => T;
  /** The entries in another order; the list given stays as it is. */
  shuffled: <T>(list: readonly T[]) => T[];
};

/** A stream of numbers drawn from a seed of text parts (mulberry32). */
export function seededRandom(...seed: ReadonlyArray<string | number>): Random {
  let state = hash32(...seed);
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const between = (low: number, high: number) => low + Math.floor(unit() * (high - low + 1));
  return {
    unit,
    between,
    chance: (probability) => unit() < probability,
    pick: (list) => entryAt(list, between(0, list.length - 1)),
    shuffled: (list) => {
      const result = [...list];
      for (let index = result.length - 1; index > 0; index--) {
        const other = between(0, index);
        const held = entryAt(result, index);
        result[index] = entryAt(result, other);
        result[other] = held;
      }
      return result;
    },
  };
}

/** The entry at a place, counted round: place 5 of a list of 3 is its third entry. */
export function entryAt<T>(list: readonly T[], place: number): T {
  if (list.length === 0) throw new Error('An empty list has no entries to choose from.');
  return list[place % list.length] as T;
}
