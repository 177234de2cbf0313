import { useState, type ChangeEvent } from 'react';

/** Which point of a drawing is looked at: the last one until keys move on. */
export function useWalk<Stop>(stops: readonly Stop[]) {
  const last = Math.max(stops.length - 1, 0);
  const [chosen, setChosen] = useState<number>();
  const [isShown, setShown] = useState(false);
  const value = Math.min(chosen ?? last, last);
  return {
    stop: stops[value],
    isShown,
    input: {
      min: 0,
      max: last,
      value,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setChosen(Number(currentTarget.value)),
      onFocus: () => setShown(true),
      onBlur: () => setShown(false),
    },
  };
}
