/** A source of numbers from 0 up to, but without, 1. */
export type Random = () => number;

/** The same seed gives the same numbers in the same order (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `from` to `to`, both included. */
export function wholeBetween(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

export type Choices<T> = readonly [T, ...T[]];

/** The words of a text, to choose from. */
export function words(text: string): Choices<string> {
  const [first = '', ...others] = text.trim().split(/\s+/);
  return [first, ...others];
}

/** The row at `index`, beginning anew behind the last one. */
export function cycle<T>(choices: Choices<T>, index: number): T {
  return choices[index % choices.length] ?? choices[0];
}

export function pick<T>(random: Random, choices: Choices<T>): T {
  return cycle(choices, Math.floor(random() * choices.length));
}

/** A number that belongs to a text, always the same one (FNV-1a). */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
