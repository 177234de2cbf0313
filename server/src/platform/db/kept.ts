const keptMs = 60_000;
const mostKept = 1_000;

/** Answers about a whole table, which changes little within a minute, under the statement that asked. */
export type Kept<Value> = {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
};

/** Keeps answers of one kind for a minute, in this process. */
export function keptForAMinute<Value>(): Kept<Value> {
  const entries = new Map<string, { value: Value; until: number }>();
  return {
    get: (key) => {
      const entry = entries.get(key);
      return entry && performance.now() < entry.until ? entry.value : undefined;
    },
    set: (key, value) => {
      if (entries.size >= mostKept) entries.clear();
      entries.set(key, { value, until: performance.now() + keptMs });
    },
  };
}
