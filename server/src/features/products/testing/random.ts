/** Draws from a seed (mulberry32): the same seed draws the same on every machine. */
export type Random = {
  between: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  id: () => string;
};

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const between = (low: number, high: number) => low + Math.floor(unit() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('There is nothing to pick from.');
    return list[between(0, list.length - 1)] as T;
  };
  const hex = (length: number) => Array.from({ length }, () => between(0, 15).toString(16)).join('');
  const id = () => `${hex(8)}-${hex(4)}-7${hex(3)}-8${hex(3)}-${hex(12)}`;
  return { between, chance: (probability) => unit() < probability, pick, id };
}
