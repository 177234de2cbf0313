import { useState, type ChangeEvent, type KeyboardEvent } from 'react';

/** How points lie: the latest of times is looked at first, and of bars below each other the one at the top. */
type Course = 'time' | 'downwards';

/** Which point of a drawing is looked at, as keys move on. */
export function useWalk<Stop>(stops: readonly Stop[], course: Course = 'time') {
  const last = Math.max(stops.length - 1, 0);
  const [chosen, setChosen] = useState<number>();
  const [isShown, setShown] = useState(false);
  const value = Math.min(chosen ?? (course === 'time' ? last : 0), last);
  return {
    stop: stops[value],
    isShown,
    input: {
      min: 0,
      max: last,
      value,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setChosen(Number(currentTarget.value)),
      onKeyDown: (event: KeyboardEvent) => {
        const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
        const by = course === 'downwards' && isPlain ? stepsDown(event.key, last) : undefined;
        if (by === undefined) return;
        event.preventDefault();
        setChosen(Math.min(Math.max(value + by, 0), last));
      },
      onFocus: () => setShown(true),
      onBlur: () => setShown(false),
    },
  };
}

/** A browser counts a slider up by the keys that point up, and the first bar stands at the top. */
function stepsDown(key: string, last: number): number | undefined {
  const page = Math.max(1, Math.round(last / 10));
  switch (key) {
    case 'ArrowDown':
      return 1;
    case 'ArrowUp':
      return -1;
    case 'PageDown':
      return page;
    case 'PageUp':
      return -page;
    default:
      return undefined;
  }
}
