import { useEffect, useEffectEvent } from 'react';

/** Loads a list anew each time `mark` is another: what tells of its newest entry, known from the record around it. */
export function useReloadOn(mark: unknown, reload: () => Promise<unknown>): void {
  const onChange = useEffectEvent((_mark: unknown) => void reload());
  useEffect(() => onChange(mark), [mark]);
}
