import { useEffect } from 'react';

/** Time for the first screen to stand before anything else is fetched. */
const restMs = 1500;

/** Fetches a part of the application ahead of its first use; where that fails it is fetched when it is used. */
export function useFetchAhead(load: () => Promise<unknown>, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => void load().catch(() => undefined), restMs);
    return () => clearTimeout(timer);
  }, [load, isWanted]);
}
